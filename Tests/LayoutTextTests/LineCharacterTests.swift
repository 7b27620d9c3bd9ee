// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutText
import Testing

/// Which characters a line's glyphs stand for.
struct LineCharacterTests {
    private let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    private func lines(
        _ string: String, width: Double? = nil, lines: Int = 1, mode: LineBreakMode = .byTruncatingTail
    ) -> [ShapedText.Line] {
        let text = StyledText(content: .plain(string), font: Font(size: 17))
        return measurer.shape(
            TextRequest(text: text, numberOfLines: lines, lineBreakMode: mode, width: width)
        ).lines
    }

    /// The characters of each glyph, from left to right: from its cluster to the next in reading order.
    private func characters(_ line: ShapedText.Line) -> [String] {
        let glyphs = line.runs.flatMap(\.glyphs)
        let starts = Set(glyphs.map(\.cluster)).sorted()
        let utf8 = Array(line.text.utf8)
        return glyphs.map { glyph in
            let end = starts.first { $0 > glyph.cluster } ?? utf8.count
            return String(decoding: utf8[glyph.cluster..<end], as: UTF8.self)
        }
    }

    @Test func `Each line has its characters`() {
        let lines = lines("Grüße aus Ulm", width: 72, lines: 0, mode: .byWordWrapping)
        #expect(lines.count == 2)
        #expect(lines.map { $0.text.trimmingSpaces } == ["Grüße", "aus Ulm"])
        #expect(characters(lines[0]).prefix(4) == ["G", "r", "ü", "ß"])
        #expect(characters(lines[1]) == ["a", "u", "s", " ", "U", "l", "m"])
    }

    @Test func `Paragraphs count from their start`() {
        let lines = lines("one\ntwo", lines: 0)
        #expect(lines.map(\.text) == ["one", "two"])
        #expect(characters(lines[1]) == ["t", "w", "o"])
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `An ellipsis represents the text that was cut`(mode: LineBreakMode) throws {
        let source = "Überlange Wörter hier"
        let line = try #require(lines(source, width: 90, mode: mode).first)
        let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        #expect(source.hasPrefix(parts[0]) && source.hasSuffix(parts[1]))
        #expect(parts[0].isEmpty == (mode == .byTruncatingHead))
        #expect(parts[1].isEmpty == (mode == .byTruncatingTail))
        #expect(characters(line).joined() == line.text)
        #expect(characters(line).count { $0 == "…" } == 1)
    }

    @Test func `Right-to-left text falls from glyph to glyph`() throws {
        let line = try #require(lines("אבג").first)
        #expect(line.text == "אבג")
        #expect(characters(line) == ["ג", "ב", "א"])
    }

    @Test func `A joined emoji is one cluster`() throws {
        let line = try #require(lines("a👨‍👩‍👧b").first)
        #expect(characters(line) == ["a", "👨‍👩‍👧", "b"])
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
