// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutText
import Testing

struct LineBreakTests {
    let measurer: PangoTextMeasurer
    let sentence = "The quick brown fox jumps over the lazy dog"

    init() throws { measurer = try PangoTextMeasurer() }

    @Test func `Wrapped height is lines times line height`() {
        let measured = measurer.measure(.plain(sentence, lines: 0, width: 200))
        let lineHeight = 17 * (1950.0 + 494) / 2048
        #expect(measured.lineCount == 2)
        #expect(measured.size.height == (2 * lineHeight * 2).rounded(.up) / 2)
        #expect(measured.size.width <= 200)
        #expect(measured.lastBaseline == ((lineHeight + 17 * 1950 / 2048) * 2).rounded() / 2)
    }

    @Test func `Text does not wrap at its measured width`() {
        for text in ["Hello", "Sign in", sentence, "WAVE Ta To", "iiiiiiiil", "1024x1024"] {
            for size in [9.0, 11, 13, 17, 20, 34] {
                for scale in [1.0, 2, 3] {
                    let natural = measurer.measure(.plain(text, size: size, lines: 0, scale: scale))
                    let width = natural.size.width
                    let again = measurer.measure(.plain(text, size: size, lines: 0, width: width, scale: scale))
                    #expect(again == natural)
                }
            }
        }
    }

    /// Pango widens an ellipsis so that the line fills its width.
    @Test(arguments: [LineBreakMode.byTruncatingMiddle, .byTruncatingHead])
    func `An ellipsis touches the text after it`(mode: LineBreakMode) {
        for width in stride(from: 80.0, through: 140, by: 7) {
            let request = TextRequest.plain("https://example.com/a/long/path#fragment", mode: mode, width: width)
            #expect(measurer.measure(request).isTruncated)
            for line in measurer.shape(request).lines {
                let places = line.runs.flatMap { $0.glyphs.map(\.x) }.sorted()
                for (place, next) in zip(places, places.dropFirst()) { #expect(next - place < 17) }
            }
        }
    }

    @Test(
        arguments: [
            "e\u{301}", "का", "ต้", "க்", "👍🏽",
        ], [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `An ellipsis does not cut a cluster`(cluster: String, mode: LineBreakMode) throws {
        let text = String(repeating: cluster, count: 40)
        for width in stride(from: 80.0, through: 130, by: 10) {
            let shaped = measurer.shape(.plain(text, mode: mode, width: width))
            let shown = try #require(shaped.lines.first?.text)
            let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            for part in parts { #expect(part == String(repeating: cluster, count: part.count)) }
            // Nothing more has room.
            let rest = measurer.measure(.plain(cluster + cluster)).size.width
            #expect(try #require(shaped.lines.first).width <= width && shaped.lines[0].width > width - rest)
            #expect(shown.count > 3 && shaped.measurement.size.width == width)
        }
    }

    @Test(arguments: ["天気アプリへようこそ", "날씨 앱에 오신 것을 환영합니다", "मौसम ऐप में आपका स्वागत"])
    func `An ellipsis is in the font of the text`(text: String) throws {
        let own = try #require(measurer.shape(.plain("…")).lines.first?.runs.first)
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let line = try #require(measurer.shape(.plain(text, mode: mode, width: 90)).lines.first)
            #expect(line.runs.contains { $0.font === own.font && $0.glyphs.map(\.id).contains(own.glyphs[0].id) })
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `A shortened line is where the alignment has it`(direction: LayoutDirection) throws {
        let request = TextRequest.plain(
            "Überlange Wörter hier", width: 90, direction: direction, alignment: .right)
        let line = try #require(measurer.shape(request).lines.first)
        #expect(line.width < 90 && abs(line.x + line.width - 90) < 0.001)
    }

    @Test(arguments: [
        "זהו טקסט ארוך שמיושר לשני הצדדים כדי לראות כיצד שורות נמתחות",
        "मौसम ऐप में आपका स्वागत है और यह पाठ दोनों ओर से संरेखित है",
    ])
    func `Justified lines of fallback fonts fill the width`(text: String) {
        let shaped = measurer.shape(.plain(text, lines: 0, width: 150, alignment: .justified))
        #expect(shaped.lines.count > 2)
        for line in shaped.lines.dropLast() { #expect(abs(line.width - 150) < 1) }
    }

    @Test func `A single word in a line of justified text is not stretched`() throws {
        let text = "Der Donaudampfschifffahrtskapitän und die Versicherungsgesellschaften"
        let natural = try #require(measurer.shape(.plain("Der")).lines.first)
        let lines = measurer.shape(.plain(text, lines: 0, width: 265, alignment: .justified)).lines
        #expect(
            lines.map(\.text) == ["Der ", "Donaudampfschifffahrtskapitän ", "und die ", "Versicherungsgesellschaften"])
        #expect(abs(lines[0].width - natural.width) < 0.01 && lines[1].width < 263 && lines[2].width > 264)
        // Scripts without spaces fill the lines.
        let chinese = measurer.shape(.plain("欢迎使用天气应用程序请稍候", lines: 0, width: 96, alignment: .justified)).lines
        for line in chinese.dropLast() { #expect(abs(line.width - 96) < 1) }
    }

    /// Heights that Interface Builder records for labels in text styles.
    @Test(
        arguments: [
            (TextStyle.footnote, 13.0, 4, 3.0, 209.0 / 3), (.subheadline, 15, 3, 2, 58), (.body, 17, 3, 2, 64.5),
            (.caption1, 12, 3, 2, 46.5), (.footnote, 13, 1, 2, 16), (.caption2, 11, 3, 2, 39.5),
            (.body, 18, 3, 2, 64.5),
        ] as [(TextStyle, Double, Int, Double, Double)])
    func `Lines of text styles are as far apart as Dynamic Type has them`(
        style: TextStyle, size: Double, lines: Int, scale: Double, height: Double
    ) {
        let text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        var request = TextRequest.plain(text, size: size, lines: 0, scale: scale)
        request.text.textStyle = style
        #expect(abs(measurer.measure(request).size.height - height) < 1e-9)
        // The style of another font decides nothing.
        request.text.font.family = "DejaVu Sans"
        var other = request
        other.text.textStyle = nil
        #expect(measurer.measure(request) == measurer.measure(other))
    }

    /// Interface Builder records a label of 260 points at most as wide as its longest line and the space after it.
    @Test func `The space at the break counts in a width, as far as there is room`() {
        let unbroken = measurer.measure(.plain("The quick brown fox", scale: 100)).size.width
        let space =
            measurer.measure(.plain("The quick brown fox a", scale: 100)).size.width
            - measurer.measure(.plain("The quick brown foxa", scale: 100)).size.width
        let measured = measurer.measure(.plain("The quick brown fox jumps", lines: 0, width: unbroken + 20, scale: 100))
        #expect(measured.lineCount == 2)
        #expect(abs(measured.size.width - unbroken - space) < 0.3)
        let narrow = measurer.measure(.plain("The quick brown fox jumps", lines: 0, width: unbroken + 1, scale: 100))
        #expect(abs(narrow.size.width - unbroken - 1) < 0.02)
        let separated = measurer.measure(.plain("The quick brown fox\njumps", lines: 0, width: 300, scale: 100))
        #expect(abs(separated.size.width - unbroken) < 0.02)
    }

    /// Longer words are laid out in pieces: for each of their lines, Pango shapes again all that remains of the word.
    @Test(arguments: [12, 40, 100, 333.0], [LayoutDirection.leftToRight, .rightToLeft])
    func `Words of over a thousand letters are broken as shorter ones are`(width: Double, direction: LayoutDirection) {
        for (text, isLong) in [("WAVEToffiijy", true), ("Ta.Vo7", true), ("سلامعليكم", true), ("a b", false)] {
            let short = String(repeating: text, count: 900 / text.count)
            let long = short + String(repeating: text, count: 1500 / text.count)
            func lines(_ text: String) -> [ShapedText.Line] {
                let request = TextRequest.plain(text, lines: 0, width: width, direction: direction)
                return measurer.shape(request).lines
            }
            let (expected, found) = (lines(short), lines(long))
            #expect(found.count > expected.count)
            #expect(expected.count > 2)
            for (line, other) in zip(expected.dropLast(), found) where isLong {
                #expect(line.text == other.text)
                #expect(abs(line.width - other.width) < 1e-9)
                #expect(line.runs.map(\.glyphs.count) == other.runs.map(\.glyphs.count))
            }
            #expect(found.map(\.text).joined() == long)
            let limited = TextRequest.plain(long, lines: 3, mode: .byWordWrapping, width: width, direction: direction)
            let shown = measurer.shape(limited)
            #expect(shown.lines.map(\.text) == found.prefix(3).map(\.text))
            #expect(shown.measurement.isTruncated)
        }
    }

    @Test func `A line limit truncates with an ellipsis`() {
        let one = measurer.measure(.plain(sentence, lines: 1, width: 120))
        #expect(one.lineCount == 1)
        #expect(one.isTruncated)
        #expect(one.size.width <= 120)
        let two = measurer.measure(.plain(sentence, lines: 2, width: 120))
        #expect(two.lineCount == 2)
        #expect(two.isTruncated)
        #expect(!measurer.measure(.plain(sentence, lines: 2, width: 400)).isTruncated)
    }

    @Test func `Truncation keeps the end that the mode names`() {
        func glyphs(_ text: String, _ mode: LineBreakMode, width: Double? = nil) -> [UInt32] {
            let shaped = measurer.shape(.plain(text, mode: mode, width: width))
            return shaped.lines[0].runs.flatMap(\.glyphs).map(\.id)
        }
        let a = glyphs("a", .byTruncatingTail)
        let z = glyphs("z", .byTruncatingTail)
        let ellipsis = glyphs("…", .byTruncatingTail)
        let text = "aaaaaaaaaaaaaaaaaaaazzzzzzzzzzzzzzzzzzzz"
        #expect(Array(glyphs(text, .byTruncatingTail, width: 60).suffix(1)) == ellipsis)
        #expect(Array(glyphs(text, .byTruncatingHead, width: 60).prefix(1)) == ellipsis)
        let middle = glyphs(text, .byTruncatingMiddle, width: 60)
        #expect(Array(middle.prefix(1)) == a && Array(middle.suffix(1)) == z && middle.contains(ellipsis[0]))
    }

    @Test func `Clipping leaves the line whole`() {
        let measured = measurer.measure(.plain(sentence, mode: .byClipping, width: 60))
        #expect(measured.size.width > 300)
    }

    @Test func `Character wrapping fills lines`() {
        let byCharacter = measurer.measure(.plain(sentence, lines: 0, mode: .byCharWrapping, width: 100))
        let byWord = measurer.measure(.plain(sentence, lines: 0, mode: .byWordWrapping, width: 100))
        #expect(byCharacter.lineCount <= byWord.lineCount)
        #expect(byCharacter.size.width >= byWord.size.width)
    }

    @Test func `A long word breaks without a hyphen`() {
        let word = "Donaudampfschifffahrtsgesellschaft"
        let shaped = measurer.shape(.plain(word, lines: 0, width: 100, language: "de"))
        #expect(shaped.lines.count > 2)
        #expect(shaped.measurement.size.width <= 100)
        #expect(shaped.lines.flatMap(\.runs).flatMap(\.glyphs).count == word.count)
    }

    @Test func `Line breaks start lines`() {
        #expect(measurer.measure(.plain("a\nb\r\nc\u{2029}d", lines: 0)).lineCount == 4)
        #expect(measurer.measure(.plain("a\n\nb", lines: 0)).size.height == 61)
        let hidden = measurer.measure(.plain("a\nb", lines: 1))
        #expect(hidden.lineCount == 1)
        #expect(hidden.isTruncated)
        #expect(hidden.size.width > measurer.measure(.plain("a")).size.width)
    }

    @Test func `Line spacing comes between lines`() {
        let plain = measurer.measure(.plain("a\nb\nc", lines: 0, scale: 100))
        let spaced = measurer.measure(.plain("a\nb\nc", lines: 0, scale: 100, lineSpacing: 5))
        #expect(abs(spaced.size.height - plain.size.height - 10) < 1e-9)
    }

    @Test func `What a paragraph's line height is more than the font's is above the letters`() {
        var request = TextRequest.plain("a\nb\nc", size: 20, lines: 0, scale: 100, lineSpacing: 5)
        let natural = measurer.measure(request)
        request.text.paragraphLineHeight = 40
        let high = measurer.measure(request)
        #expect(high.size == Size(width: natural.size.width, height: 130))
        let line = (natural.size.height - 10) / 3
        #expect(abs(high.firstBaseline - natural.firstBaseline - (40 - line)) < 0.02)
        #expect(abs(high.size.height - high.lastBaseline - (natural.size.height - natural.lastBaseline)) < 0.02)
        request.text.paragraphLineHeight = 10
        #expect(measurer.measure(request).size.height == 40)
        let top = TextRequest.plain("a", size: 20, scale: 100)
        #expect(measurer.measure(request).firstBaseline < measurer.measure(top).firstBaseline)
    }

    @Test func `A line height of its own replaces that of the font`() {
        var request = TextRequest.plain("a\nb\nc", size: 24, lines: 0, scale: 1, lineSpacing: 5)
        for height in [28.0, 40] {
            request.text.lineHeight = height
            #expect(measurer.measure(request).size.height == 3 * height + 10)
        }
    }

    @Test func `Tabs stop every 28 points`() {
        let shaped = measurer.shape(.plain("a\tb\tc", scale: 1))
        let xs = shaped.lines[0].runs.flatMap(\.glyphs).map(\.x)
        #expect(xs.contains { abs($0 - 28) < 1 })
        #expect(xs.contains { abs($0 - 56) < 1 })
    }

    @Test(arguments: [
        (StyledText.Alignment.left, LayoutDirection.leftToRight, 0.0), (.right, .leftToRight, 1),
        (.center, .leftToRight, 0.5), (.natural, .leftToRight, 0), (.natural, .rightToLeft, 1),
        (.left, .rightToLeft, 0),
    ])
    func `Lines are aligned`(alignment: StyledText.Alignment, direction: LayoutDirection, part: Double) {
        let shaped = measurer.shape(.plain("Hello", width: 300, direction: direction, alignment: alignment))
        let line = shaped.lines[0]
        #expect(abs(line.x - (300 - line.width) * part) < 1e-9)
    }

    @Test func `Justified lines reach both edges`() {
        let shaped = measurer.shape(.plain(sentence, lines: 0, width: 150, alignment: .justified))
        #expect(shaped.lines.count > 2)
        for line in shaped.lines.dropLast() { #expect(abs(line.width - 150) < 0.5) }
        #expect((shaped.lines.last?.width ?? 150) < 149)
    }
}
