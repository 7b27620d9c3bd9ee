// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import RandomTestSupport
import Testing

@testable import LayoutText

/// Lines that are known from the text on one line are those that Pango makes.
struct BrokenTextTests {
    private let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    /// The text as it is without what was measured before.
    private func alone(_ request: TextRequest) -> ShapedText {
        var natural = request
        natural.width = nil
        let line = TextShaper(library: measurer.library, request: natural).shape().text
        return line.measurement.size.width <= (request.width ?? 0) + 1e-6
            ? line.aligned(for: request) : TextShaper(library: measurer.library, request: request).shape().text
    }

    private func expectSame(_ request: TextRequest) {
        let expected = alone(request)
        #expect(measurer.measure(request) == expected.measurement, "\(request)")
        #expect(measurer.shape(request) == expected, "\(request)")
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéüßÅřœ")
    private static let others = Array("0123456789.,:;!?'\"()[]{}<>-+=*/\\&%$#@_^|~–—‘’“”•…")

    private func word(_ random: inout SplitMix) -> String {
        let isPlain = Int.random(in: 0..<3, using: &random) > 0
        return String(
            (0...Int.random(in: 0...9, using: &random)).map { _ in
                let characters = isPlain || Bool.random(using: &random) ? Self.letters : Self.others
                return characters[Int.random(in: 0..<characters.count, using: &random)]
            })
    }

    private func request(_ random: inout SplitMix) -> TextRequest {
        let paragraphs = (0...(Int.random(in: 0..<4, using: &random) / 3)).map { _ in
            (0...Int.random(in: 0...14, using: &random)).map { _ in word(&random) }.joined(separator: " ")
        }
        let sizes = [9.0, 12, 13, 17, 20, 34, 17.5]
        var request = TextRequest.plain(
            paragraphs.joined(separator: "\n"), size: sizes[Int.random(in: 0..<sizes.count, using: &random)],
            weight: [400, 400, 600, 800][Int.random(in: 0..<4, using: &random)],
            italic: Int.random(in: 0..<5, using: &random) == 0,
            lines: [0, 0, 0, 2, 3, 5][Int.random(in: 0..<6, using: &random)],
            mode: [.byWordWrapping, .byTruncatingTail, .byClipping][Int.random(in: 0..<3, using: &random)],
            direction: Int.random(in: 0..<4, using: &random) == 0 ? .rightToLeft : .leftToRight,
            scale: [1, 2, 3][Int.random(in: 0..<3, using: &random)],
            alignment: [.natural, .left, .center, .right][Int.random(in: 0..<4, using: &random)])
        request.text.pushesOutWords = Bool.random(using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 { request.text.font.family = "serif" }
        request.letterSpacing = [0, 0, 0, 1.5, -0.4][Int.random(in: 0..<5, using: &random)]
        return request
    }

    /// `RANDOM_TEXTS` and `RANDOM_SEED` look for more.
    @Test func `Random words at random widths have the lines that they have alone`() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["RANDOM_TEXTS"].flatMap(Int.init) ?? 30
        var random = SplitMix(seed: environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1)
        for _ in 0..<count {
            var request = request(&random)
            let natural = measurer.measure(request).size.width
            var widths = (0..<12).map { _ in Double.random(in: 0...max(natural, 1), using: &random) }
            widths += [0, 1, Double.random(in: 0...40, using: &random)]
            // Where lines change: at their own widths, and just below.
            for width in widths {
                request.width = width
                for line in alone(request).lines.prefix(6) where line.width > 1.0 / 1024 {
                    widths += [line.width, line.width - 1.0 / 1024, line.width + 0.3 / 1024]
                }
            }
            widths.shuffle(using: &random)
            for width in widths {
                request.width = width
                expectSame(request)
            }
        }
    }

    private func plain(_ text: String) -> TextRequest { .plain(text, lines: 0, mode: .byWordWrapping) }

    private static let text = "Several words that wrap in a narrow column, one of them incomprehensible, and an end"

    /// - Returns: how often Pango laid the text out at 400 widths.
    private func shapings(_ request: TextRequest, from narrowest: Double = 0) -> (count: Int, distinct: Int) {
        var request = request
        _ = measurer.measure(request)
        let before = measurer.shapings
        var distinct: Set<[String]> = []
        for step in 0..<400 {
            request.width = narrowest + Double(step * 181 % 400) / 2
            _ = measurer.measure(request)
            distinct.insert(measurer.shape(request).lines.map(\.text))
        }
        return (measurer.shapings - before, distinct.count)
    }

    @Test(arguments: [
        text, "Words  with two spaces", "Cafe\u{301} with a combining accent", "Русский текст в несколько строк",
        "Ein Überfluss an Umlauten – natürlich", "Either/or, well-known and half–open",
    ])
    func `Text that is known on one line is not laid out again`(text: String) {
        // Every word has room.
        let (count, distinct) = shapings(plain(text), from: 140)
        #expect(count == 0)
        #expect(distinct > 1)
        var request = plain(text)
        for step in 0..<100 {
            request.width = 140 + Double(step * 41 % 100)
            expectSame(request)
        }
    }

    /// Found among random texts: the end of a line within a word is not always the last one that fits.
    @Test func `Lines that end within a word are broken at each width`() {
        var request = TextRequest.plain(
            "fvP co ubGtßSRgXa", size: 9, weight: 400, italic: true, lines: 0, mode: .byWordWrapping)
        for step in 0..<400 {
            request.width = Double(step * 181 % 400) / 10
            expectSame(request)
        }
        #expect(shapings(plain("incomprehensible incomprehensible"), from: 0).count > 200)
    }

    @Test(arguments: [
        "Words\twith a tab", "Words with a soft\u{AD}hyphen in them", "A space at the end ",
        "漢字 and others in one text",
        "Zero\u{200B}width spaces in text", "עברית של כמה מילים",
    ])
    func `Text that is not known on one line is laid out at each width`(text: String) {
        let (count, _) = shapings(plain(text))
        var request = plain(text)
        let natural = measurer.measure(request).size.width
        let widths = (0..<400).filter { Double($0) / 2 + 1e-6 < natural }.count
        #expect(count == widths)
        for width in [3.0, 20, 33.5, 60] {
            request.width = width
            expectSame(request)
        }
    }

    /// Kerning takes something away where such a line would end: only Pango tells whether it fits then.
    @Test func `A place where the glyphs depend on both sides is left to Pango`() {
        var request = plain("Words before V-V-V-V-V-V-V-V-V-V-V and after it")
        for step in 0..<800 {
            request.width = 130 + Double(step * 541 % 800) / 8
            expectSame(request)
        }
        #expect(shapings(request, from: 100).count > 0)
    }

    @Test(arguments: [
        "Words in front of either/or", "Words of one/two end", "Words in front of a|b end", "Words in front of a–b end",
        "A word, half–open end", "Words in front of a-b-c d",
    ])
    func `A word of which a part stays is moved only where the whole of it has room`(text: String) {
        var request = plain(text)
        request.text.pushesOutWords = true
        for step in 0..<1200 {
            request.width = Double(step * 541 % 1200) / 5
            expectSame(request)
        }
    }

    @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping])
    func `Text that has room in its number of lines is not laid out again`(mode: LineBreakMode) {
        var request = TextRequest.plain(Self.text, lines: 3, mode: mode)
        // It takes four lines below about 200 points.
        #expect(shapings(request, from: 240).count == 0)
        request.width = 120
        #expect(measurer.measure(request).isTruncated)
        for step in 0..<400 {
            request.width = 120 + Double(step * 181 % 400) / 2
            expectSame(request)
        }
    }

    @Test func `Justified text, text broken at characters and text on one line depend on each width`() {
        var justified = plain(Self.text)
        justified.text.alignment = .justified
        var characters = plain(Self.text)
        characters.lineBreakMode = .byCharWrapping
        var limited = plain(Self.text)
        limited.numberOfLines = 1
        for request in [justified, characters, limited] {
            #expect(shapings(request).count == 400)
            expectSame(request)
        }
    }
}
