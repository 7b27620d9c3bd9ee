import Testing

@testable import LayoutRendering

struct HuffmanCodeTests {
    private func fibonacci(_ count: Int) -> [Int] {
        var numbers = [1, 1]
        while numbers.count < count { numbers.append(numbers[numbers.count - 1] + numbers[numbers.count - 2]) }
        return numbers
    }

    @Test(arguments: [(30, 15), (19, 7), (40, 15), (12, 15)])
    func everyCodeIsUsedAndNoneIsTooLong(symbols: Int, limit: Int) {
        let code = HuffmanCode(counts: fibonacci(symbols), limit: limit)
        #expect(code.lengths.allSatisfy { (1...UInt8(limit)).contains($0) })
        #expect(code.lengths.reduce(0) { $0 + (1 << limit) >> Int($1) } == 1 << limit)
    }

    @Test func commonSymbolsAreShort() {
        let code = HuffmanCode(counts: [1, 0, 100, 10, 1], limit: 15)
        #expect(code.lengths == [3, 0, 1, 2, 3])
        #expect(HuffmanCode(counts: [0, 7, 0], limit: 15).lengths == [0, 1, 0])
    }

    @Test(arguments: [
        (3, 257, 0, 0), (10, 264, 0, 0), (11, 265, 1, 0), (12, 265, 1, 1), (114, 279, 4, 15), (257, 284, 5, 30),
        (258, 285, 0, 0),
    ])
    func lengths(length: Int, symbol: Int, bits: Int, extra: Int) {
        let found = DeflateSymbol.length(length)
        #expect(found.symbol == symbol && found.extraBits == bits && found.extra == extra)
    }

    @Test(arguments: [
        (1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 1, 0), (192, 14, 6, 63), (24_577, 29, 13, 0), (32_768, 29, 13, 8191),
    ])
    func distances(distance: Int, symbol: Int, bits: Int, extra: Int) {
        let found = DeflateSymbol.distance(distance)
        #expect(found.symbol == symbol && found.extraBits == bits && found.extra == extra)
    }
}
