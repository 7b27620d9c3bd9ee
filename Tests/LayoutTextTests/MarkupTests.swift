// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import Testing

@testable import LayoutText

struct MarkupTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    private func fault(in markup: String) -> MarkupFault? {
        do throws(MarkupFault) {
            _ = try MarkupReader(font: Font(size: 17)).read(markup)
            return nil
        } catch {
            return error
        }
    }

    @Test func `Plain markup is plain text`() {
        #expect(measurer.measure(.markup("A &amp; B")) == measurer.measure(.plain("A & B")))
    }

    @Test func `A font too large for a document is a fault in markup, too`() {
        #expect(self.fault(in: "a <span size=\"1000pt\">b</span>") == nil)
        let fault = self.fault(in: "a <span size=\"1024000000\">b</span>")
        #expect(fault?.message == "a font size of 1000000 points exceeds 1000")
        #expect(measurer.findings(for: .markup("<span size=\"1024000000\">b</span>")).count == 1)
    }

    @Test func `Bold is the system font's bold`() {
        #expect(measurer.measure(.markup("<b>Bold</b>")) == measurer.measure(.plain("Bold", weight: 700)))
        #expect(measurer.measure(.markup("<i>Tilt</i>")) == measurer.measure(.plain("Tilt", italic: true)))
    }

    @Test func `A larger part makes the line higher`() {
        let measured = measurer.measure(.markup("small <span size=\"34pt\">large</span>"))
        #expect(measured.size.height == measurer.measure(.plain("large", size: 34)).size.height)
    }

    @Test func `Colour and underline apply to the glyphs`() {
        let shaped = measurer.shape(.markup("a<span color=\"#ff0000\"><u>b</u></span><s>c</s>"))
        let line = shaped.lines[0]
        #expect(line.runs.map(\.color) == [nil, Color(hex: 0xFF0000), nil])
        #expect(line.decorations.map(\.kind) == [.underline, .strikethrough])
        #expect(line.decorations[0].rect.y > shaped.measurement.firstBaseline)
        #expect(line.decorations[1].rect.y < shaped.measurement.firstBaseline)
    }

    @Test(arguments: [
        ("<b>never closed", 15), ("a <blink>b</blink>", 9), ("one\ntwo &nbsp; x", 16), ("<b>é</i>", 9),
    ])
    func `A fault knows its place`(markup: String, offset: Int) throws {
        let fault = try #require(self.fault(in: markup))
        #expect(abs(fault.offset - offset) <= 2, "\(fault)")
        #expect(!fault.message.isEmpty)
    }

    @Test(arguments: [
        ("<b>a", "the element “b” is not closed"), ("a</b>", "the element “b” is closed, but not open"),
        ("<b>a</i></b>", "Element “i” was closed, but the currently open element is “b”"),
        ("<foo>a</foo>", "Unknown tag 'foo'"),
        ("&nbsp;x", "Entity name “nbsp” is not known"),
    ])
    func `A fault does not name the element that Pango adds`(markup: String, message: String) throws {
        #expect(try #require(self.fault(in: markup)).message == message)
    }

    @Test func `Valid markup has no fault`() {
        #expect(self.fault(in: "a <b>b</b> <span size=\"larger\">c</span>") == nil)
    }

    @Test func `Unreadable markup is drawn as its source`() {
        #expect(measurer.measure(.markup("<b>x")).size == measurer.measure(.plain("<b>x")).size)
        guard case .invalidMarkup = measurer.findings(for: .markup("<b>x")).first else {
            Issue.record("the fault is not reported")
            return
        }
    }
}
