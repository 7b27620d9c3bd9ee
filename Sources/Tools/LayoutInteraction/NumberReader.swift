// SPDX-License-Identifier: Apache-2.0
/// Reads what `NumberWriter` wrote. Behind the end there are zeros.
struct NumberReader {
    private let numbers: UnsafeBufferPointer<Double>
    private var position = 0
    /// Whether the view read last has a size and baselines of its own.
    var hasOwnSize = false
    var hasOwnBaselines = false

    init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

    mutating func number() -> Double {
        guard position < numbers.count else { return 0 }
        position += 1
        return numbers[position - 1]
    }

    mutating func integer() -> Int { Int(number()) }
    mutating func flag() -> Bool { number() != 0 }
}
