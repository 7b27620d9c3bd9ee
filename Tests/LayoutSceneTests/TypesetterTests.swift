// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutScene
import LayoutTestSupport
import RandomTestSupport
import Testing

@testable import LayoutMarks

struct TypesetterTests {
    private let typesetter = Typesetter(measuring: FixedCellText())

    /// Each line has as many words as fit.
    private func expected(_ words: [String], width: Double) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, typesetter.line(last + " " + word, .caption).size.width <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    @Test(arguments: 1...30)
    func `Lines have as many words as fit`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        // Some of more bytes than are tried as one line.
        let words = (0..<Int.random(in: 0...(seed % 3 == 0 ? 200 : 20), using: &random)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...14, using: &random))
        }
        for width in stride(from: 20.0, through: 900, by: 40) {
            let lines = typesetter.lines(words.joined(separator: "  ") + " ", .caption, width: width)
            #expect(lines.map(\.text) == expected(words, width: width), "\(width) points")
        }
    }

    @Test func `A line break begins a line`() {
        for text in ["one two\nthree", "one two\r\n\nthree\n"] {
            #expect(typesetter.lines(text, .caption, width: 900).map(\.text) == ["one two", "three"])
        }
    }
}
