// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport
import Testing

@testable import LayoutRendering

struct HuffmanCodeTests {
    /// The bits of an unlimited code: the sum of the weights of the tree's inner nodes.
    private func leastBits(_ frequencies: [UInt32]) -> Int {
        var weights = frequencies.filter { $0 > 0 }.map(Int.init).sorted()
        var sum = 0
        while weights.count > 1 {
            let pair = weights[0] + weights[1]
            sum += pair
            weights = (weights.dropFirst(2) + [pair]).sorted()
        }
        return sum
    }

    private func kraftSum(_ code: HuffmanCode) -> Double {
        code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 / Double(1 << UInt64($1)) }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `A code has the fewest bits and uses up all words`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let frequencies = (0..<Int.random(in: 2...286, using: &random)).map { _ in
            random.isOne(in: 3) ? 0 : UInt32.random(in: 1...100, using: &random)
        }
        guard frequencies.filter({ $0 > 0 }).count > 1 else { return }
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        #expect(code.bits(frequencies) == leastBits(frequencies))
        #expect(kraftSum(code) == 1)
        #expect(zip(frequencies, code.lengths).allSatisfy { ($0 > 0) == ($1 > 0) })
    }

    /// Frequencies that grow like Fibonacci's numbers make the deepest tree.
    @Test(arguments: [7, 9, 15])
    func `No word is longer than the limit`(limit: Int) {
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        let code = HuffmanCode(frequencies: frequencies, limit: limit)
        #expect(code.lengths.max() == UInt8(limit))
        #expect(kraftSum(code) == 1)
        #expect(code.lengths == code.lengths.sorted(by: >))
    }

    @Test func `No word begins with another one`() {
        let code = HuffmanCode(frequencies: [5, 0, 9, 12, 13, 16, 45], limit: 15)
        let words = zip(code.words, code.lengths).filter { $0.1 > 0 }
        for (index, word) in words.enumerated() {
            for other in words[(index + 1)...] {
                let common = (1 << UInt32(min(word.1, other.1))) - 1 as UInt32
                #expect(word.0 & common != other.0 & common)
            }
        }
    }

    @Test(arguments: [[0, 0, 0], [0, 8, 0]] as [[UInt32]])
    func `A single symbol has a word of one bit`(frequencies: [UInt32]) {
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        #expect(code.lengths.reduce(0, +) == 1)
    }
}
