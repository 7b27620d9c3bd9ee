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
        ("<foreignObject><img src='a.png'/></foreignObject>", ""),
        ("<a href='java&#115;cript:alert(1)'><g/></a>", "<a><g/></a>"),
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

    /// It is drawn by librsvg, which follows no reference, and embedded as that.
    @Test(arguments: [
        "<image href='http://example.invalid/a.png'/>", "<image xlink:href='b.png' xmlns:xlink='x'/>",
        "<use href='//example.invalid/a.svg#b'/>", "<use href='data:image/svg+xml,x#b'/>",
        "<rect fill='url(http://example.invalid/a#b)'/>", "<rect style='filter: URL( \"a.svg#b\" )'/>",
        "<rect style='fill: u\\72l(a.svg#b)'/>", "<style>@import 'a.css';</style>",
        "<style><![CDATA[ @\\69mport 'a.css'; ]]></style>", "<style>&#64;import 'a.css';</style>",
        "<style>@font-face { src: url(a.woff) }</style>", "<g xml:base='http://example.invalid/'/>",
        "<h:link xmlns:h='http://www.w3.org/1999/xhtml' rel='stylesheet' href='a.css'/>",
        "<h:img xmlns:h='http://www.w3.org/1999/xhtml' src='a.png'/>", "<?xml-stylesheet href='a.css'?>",
    ])
    func `A file that refers to other files is not embedded as it is`(content: String) throws {
        #expect(try embedded(content) == "")
    }

    @Test(arguments: [
        "<rect fill='url(#a)' style='mask: url( \"#b\" )'/>", "<use href='#a'/>",
        "<image href='data:image/png;base64,AAAA'/>", "<a href='http://example.invalid/'><g/></a>",
        "<style>.a { fill: url(#b) } </style>", "<g id='C:\\a'/>",
    ])
    func `A file that refers to its own parts is embedded unchanged`(content: String) throws {
        #expect(try embedded(content) == content)
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
