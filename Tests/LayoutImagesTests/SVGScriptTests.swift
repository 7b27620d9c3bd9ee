// SPDX-License-Identifier: Apache-2.0
import LayoutImages
import LayoutModel
import Testing

/// What can run is not embedded.
struct SVGScriptTests {
    private func embedded(_ content: String) throws -> String {
        let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">\#(content)</svg>"#
        let file = try ImageFile(path: "a.svg", bytes: Array(text.utf8))
        let kept = String(decoding: file.embeddedBytes, as: UTF8.self)
        return String(
            kept.dropFirst(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">"#.count).dropLast(
                "</svg>".count))
    }

    @Test(arguments: [
        ("<script>alert(1)</script><rect/>", "<rect/>"),
        ("<script href='x.js'/><g/>", "<g/>"),
        ("<svg:script xmlns:svg='http://www.w3.org/2000/svg'>1</svg:script>", ""),
        ("<rect onclick='alert(1)' width='2'/>", "<rect width='2'/>"),
        ("<rect ONLOAD=\"a\"/>", "<rect/>"),
        ("<a href='javascript:alert(1)'><g/></a>", "<a><g/></a>"),
        (
            "<a xlink:href=' java&#10;script:x' xmlns:xlink='http://www.w3.org/1999/xlink'><g/></a>",
            "<a xmlns:xlink='http://www.w3.org/1999/xlink'><g/></a>"
        ),
        ("<foreignObject><p>x</p></foreignObject>", ""),
        (
            "<rect><set attributeName='onclick' to='x'/><animate attributeName='x' to='2'/></rect>",
            "<rect><animate attributeName='x' to='2'/></rect>"
        ),
        ("<rect fill='red'/><text>once upon</text>", "<rect fill='red'/><text>once upon</text>"),
        ("<a href='#b'/>", "<a href='#b'/>"),
    ])
    func `Scripts and handlers are left out of what is embedded, and nothing else is`(
        content: String, kept: String
    ) throws {
        #expect(try embedded(content) == kept)
    }

    @Test func `A document type that names a file does not matter`() throws {
        let type =
            #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#
        let text = type + #"<svg width="4" height="4"><rect onclick="x"/></svg>"#
        let kept = try ImageFile(path: "a.svg", bytes: Array(text.utf8)).embeddedBytes
        #expect(String(decoding: kept, as: UTF8.self) == text.replacing(#" onclick="x""#, with: ""))
    }

    @Test func `A file that cannot be taken apart is not embedded as it is`() throws {
        let text = #"<!DOCTYPE svg [<!ATTLIST rect onclick CDATA "x">]><svg width="4" height="4"><rect/></svg>"#
        #expect(try ImageFile(path: "a.svg", bytes: Array(text.utf8)).embeddedRanges.isEmpty)
    }
}
