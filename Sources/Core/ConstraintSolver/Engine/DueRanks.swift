// SPDX-License-Identifier: Apache-2.0
/// Variables of a fixed order to be worked out again, by their ranks in it.
struct DueRanks {
    private var isDue: [Bool]
    private var count = 0
    private var first = Int.max

    init(count: Int) { isDue = [Bool](repeating: false, count: count) }

    var isEmpty: Bool { count == 0 }

    mutating func insert(_ rank: Int) {
        guard !isDue[rank] else { return }
        isDue[rank] = true
        count += 1
        first = min(first, rank)
    }

    mutating func popFirst() -> Int? {
        guard count > 0 else {
            first = Int.max
            return nil
        }
        while !isDue[first] { first += 1 }
        isDue[first] = false
        count -= 1
        return first
    }
}
