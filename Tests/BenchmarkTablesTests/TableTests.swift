// SPDX-License-Identifier: Apache-2.0
import BenchmarkTables
import Testing

/// What benchmarks print.
@Suite struct TableTests {
    @Test(arguments: [
        (1.2346, 3, "1.235"), (0.0004, 3, "0.000"), (-2.5, 2, "-2.50"), (0.05, 2, "0.05"),
    ])
    func `A number has as many digits behind the point as requested`(number: Double, digits: Int, text: String) {
        #expect(Table.fixed(number, digits) == text)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `What is not a number is a dash`(number: Double) { #expect(Table.fixed(number, 2) == "-") }

    @Test(arguments: [1e19, -1e19, 1e300])
    func `A number that no integer has room for is printed as it is`(number: Double) {
        #expect(Table.fixed(number, 3) == "\(number)")
    }

    @Test func `A single time has no power of growth`() {
        #expect(Table.power([3], [300]).isNaN)
        #expect(Table.power([], []).isNaN)
        #expect(Table.power([1, 100], [10, 1000]) == 1)
    }

    @Test func `A name longer than its column does not touch the first cell`() {
        let name = String(repeating: "n", count: 60)
        #expect(Table.row(name, ["1", "2"]).hasPrefix(name + " "))
    }
}
