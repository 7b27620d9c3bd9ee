// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import RandomTestSupport
import Testing

@testable import LayoutText

/// A text at many widths is shaped about as often as its lines change.
struct WrappedTextTests {
    private static let words = "Several words that wrap in a narrow column, one of them incomprehensible, and an end"

    private func request(
        _ mode: LineBreakMode, lines: Int, _ alignment: StyledText.Alignment, _ width: Double
    ) -> TextRequest {
        var request = TextRequest.plain(
            Self.words, lines: lines, mode: mode, width: width, alignment: alignment)
        request.text.pushesOutWords = true
        return request
    }

    /// In an order in which most widths lie between two that are known.
    private static let widths = [40.0, 640] + (0..<600).map { 40 + Double($0 * 181 % 600) }

    @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle], [0, 2])
    func `At every width it is what it is without the others`(mode: LineBreakMode, lines: Int) throws {
        let measurer = try PangoTextMeasurer()
        for alignment in [StyledText.Alignment.natural, .center, .justified] {
            for width in Self.widths {
                let request = request(mode, lines: lines, alignment, width)
                let alone = TextShaper(library: measurer.library, request: request).shape().text
                #expect(measurer.shape(request) == alone, "\(alignment) \(width)")
            }
        }
    }

    @Test func `Widths between two with the same lines need no shaping`() throws {
        let measurer = try PangoTextMeasurer()
        var distinct: Set<ShapedText> = []
        for width in Self.widths {
            distinct.insert(measurer.shape(request(.byWordWrapping, lines: 0, .natural, width)))
        }
        // Each range of widths is found from its ends, and grows with each width beyond them.
        #expect(distinct.count > 8)
        #expect(measurer.shapings < 10 * distinct.count)
    }

    /// `RANDOM_TEXTS` and `RANDOM_SEED` look for more.
    @Test func `Random texts at random widths are what they are without the others`() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["RANDOM_TEXTS"].flatMap(Int.init) ?? 40
        var random = SplitMix(seed: environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1)
        let syllables = [
            "a", "lo", "rem", "ip", "sum", "Wort", "i", "-", "fi", "é", "\u{AD}", "漢字", "שלום", "🎈", "\u{200B}",
        ]
        let spaces = [" ", " ", " ", " ", "  ", "\n", "\t", "\u{A0}", "/"]
        for _ in 0..<count {
            let words = (0...Int.random(in: 1...12, using: &random)).map { _ in
                (0...Int.random(in: 0...5, using: &random)).map { _ in
                    syllables[Int.random(in: 0..<syllables.count, using: &random)]
                }.joined() + spaces[Int.random(in: 0..<spaces.count, using: &random)]
            }
            let modes = LineBreakMode.allCases
            var request = TextRequest.plain(
                words.joined(), lines: [0, 0, 2, 3][Int.random(in: 0..<4, using: &random)],
                mode: modes[Int.random(in: 0..<modes.count, using: &random)],
                direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
                scale: [1, 2, 3][Int.random(in: 0..<3, using: &random)],
                alignment: [.natural, .natural, .left, .center, .justified][Int.random(in: 0..<5, using: &random)])
            request.text.pushesOutWords = Bool.random(using: &random)
            let measurer = try PangoTextMeasurer()
            for _ in 0..<40 {
                request.width = (Double.random(in: 5...300, using: &random) * 8).rounded() / 8
                var expected = TextShaper(library: measurer.library, request: request).shape().text
                var natural = request
                natural.width = nil
                let line = TextShaper(library: measurer.library, request: natural).shape().text
                if line.measurement.size.width <= (request.width ?? 0) + 1e-6 { expected = line.aligned(for: request) }
                #expect(measurer.shape(request) == expected, "\(request)")
            }
        }
    }
}
