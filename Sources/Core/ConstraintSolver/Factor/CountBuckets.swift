// SPDX-License-Identifier: Apache-2.0
/// Rows or columns by a small count that changes, found again from the least count up. Outdated elements are dropped when
/// met.
struct CountBuckets<Element: Equatable> {
    private var buckets: [[Element]]
    private let last: Int

    init(largestCount: Int) {
        last = min(largestCount, 64)
        buckets = Array(repeating: [], count: last + 1)
    }

    var range: Range<Int> { 0..<buckets.count }

    mutating func add(_ element: Element, count: Int) { buckets[min(count, last)].append(element) }

    /// Up to `most` elements of a bucket whose count is still that one.
    mutating func candidates(_ bucket: Int, most: Int, count: (Element) -> Int?) -> [Element] {
        var found: [Element] = []
        var next = buckets[bucket].count - 1
        while next >= 0, found.count < most {
            let element = buckets[bucket][next]
            if let present = count(element), min(present, last) == bucket, !found.contains(element) {
                found.append(element)
            } else {
                buckets[bucket].remove(at: next)
            }
            next -= 1
        }
        return found
    }
}
