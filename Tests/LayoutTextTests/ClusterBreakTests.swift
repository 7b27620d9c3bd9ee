// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import RandomTestSupport
import Testing

@testable import LayoutText

/// Lines that may end within a grapheme cluster, where Pango 1.50 fails an assertion if the rest does not fit.
struct ClusterBreakTests {
    @Test(arguments: [
        "o p re\u{AD}\u{200B}\ti", "o p re\u{AD}\u{AD}\ti", "o p re\u{AD}\u{200D}\ti", "o p re\u{AD}\u{2060}\ti",
        "o p re\u{AD}\u{FEFF}\ti", "o p re\u{AD}\u{301}\ti", "o p re\u{AD}\u{200E}\ti", "o p re\u{2010}\u{200B}\ti",
    ])
    func `A text with such a break is measured at every width`(text: String) throws {
        let measurer = try PangoTextMeasurer()
        for step in 8..<600 {
            let request = TextRequest.plain(text, lines: 0, mode: .byWordWrapping, width: Double(step) / 4)
            let size = measurer.measure(request).size
            #expect(size.width > 0 && size.height >= 20)
        }
    }

    @Test func `A word without such a break is broken where it does not fit`() throws {
        let request = TextRequest.plain("incompréhensible", lines: 0, mode: .byWordWrapping, width: 40)
        #expect(try PangoTextMeasurer().measure(request).lineCount > 1)
    }

    /// `RANDOM_TEXTS` and `RANDOM_SEED` look for more.
    @Test func `Random texts at random widths are measured as they are without the others`() throws {
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
