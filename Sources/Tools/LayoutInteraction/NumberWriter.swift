// SPDX-License-Identifier: Apache-2.0
/// Writes values as a row of numbers, which a page and its module exchange.
struct NumberWriter {
    private(set) var numbers: [Double] = []

    mutating func write(_ number: Double) { numbers.append(number) }
    mutating func write(_ number: Int) { numbers.append(Double(number)) }
    mutating func write(_ flag: Bool) { numbers.append(flag ? 1 : 0) }
}
