// SPDX-License-Identifier: Apache-2.0
/// Numbers by a small count that changes, found again from the least count up. Outdated places are dropped when met.
struct CountBuckets {
    private var buckets: [[Int]]
    private let last: Int

    init(largestCount: Int) {
        last = min(largestCount, 64)
        buckets = Array(repeating: [], count: last + 1)
    }

    var range: Range<Int> { 0..<buckets.count }

    mutating func add(_ element: Int, count: Int) { buckets[min(count, last)].append(element) }

    /// Up to `most` elements of a bucket whose count is still that one.
    mutating func candidates(_ bucket: Int, most: Int, count: (Int) -> Int?) -> [Int] {
        var found: [Int] = []
        var nonzero = buckets[bucket].count - 1
        while nonzero >= 0, found.count < most {
            let element = buckets[bucket][nonzero]
            if let present = count(element), min(present, last) == bucket, !found.contains(element) {
                found.append(element)
            } else {
                buckets[bucket].remove(at: nonzero)
            }
            nonzero -= 1
        }
        return found
    }
}
