// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// Colours by name, by appearance and from the document's own list.
@Suite struct ColorNameTests {
    private func read(_ style: String, colors: String = "{}", canvas: String = "{}", head: String = "") -> ReadResult {
        let text = """
            { \(head)"canvas": \(canvas), "colors": \(colors), "root": { "id": "screen", "style": \(style) } }
            """
        return Document.read(SourceText(name: "colors", text))
    }

    private func background(
        _ color: String, canvas: String = "{}", colors: String = "{}", head: String = ""
    ) throws -> Color {
        let result = read("{ \"backgroundColor\": \(color) }", colors: colors, canvas: canvas, head: head)
        let document = try #require(result.document)
        return try #require(document.views[0].style.backgroundColor)
    }

    @Test(arguments: [
        ("{}", 0x007AFF), (#"{ "appearance": "dark" }"#, 0x0A84FF), (#"{ "contrast": "high" }"#, 0x0040DD),
        (#"{ "appearance": "dark", "contrast": "high" }"#, 0x409CFF),
    ])
    func `A name of the system has the value of the canvas's appearance and contrast`(
        canvas: String, hex: UInt32
    ) throws {
        #expect(try background("\"systemBlue\"", canvas: canvas) == Color(hex: hex))
        #expect(try background("\"tintColor\"", canvas: canvas) == Color(hex: hex))
    }

    @Test func `Dark backgrounds are lighter on a sheet`() throws {
        let dark = #"{ "appearance": "dark" }"#
        let elevated = #"{ "appearance": "dark", "elevation": "elevated" }"#
        #expect(try background("\"systemBackground\"", canvas: dark) == Color(hex: 0x000000))
        #expect(try background("\"systemBackground\"", canvas: elevated) == Color(hex: 0x1C1C1E))
        #expect(try background("\"systemBackground\"", canvas: #"{ "elevation": "elevated" }"#) == Color(hex: 0xFFFFFF))
    }

    @Test func `A value depends on the profile`() throws {
        #expect(try background("\"systemBlue\"", head: #""profile": "ios26", "#) == Color(hex: 0x0088FF))
        let mac = #""platform": "macos", "#
        #expect(try background("\"label\"", head: mac) == Color(hex: 0x000000, alpha: 0.85))
        #expect(try background("\"windowBackgroundColor\"", head: mac) == Color(hex: 0xECECEC))
    }

    @Test func `A pair has a value for each appearance, and may consist of names`() throws {
        let pair = ##"{ "light": "#102030", "dark": "systemGray6", "highContrastLight": "black" }"##
        #expect(try background(pair) == Color(hex: 0x102030))
        #expect(try background(pair, canvas: #"{ "appearance": "dark" }"#) == Color(hex: 0x1C1C1E))
        #expect(try background(pair, canvas: #"{ "contrast": "high" }"#) == Color(hex: 0x000000))
    }

    @Test func `The document names colours, also again those of the system, and those before them`() throws {
        let colors = ##"{ "brand": { "light": "#123456", "dark": "#abcdef" }, "accent": "brand", "label": "#333" }"##
        #expect(try background("\"accent\"", colors: colors) == Color(hex: 0x123456))
        #expect(
            try background("\"accent\"", canvas: #"{ "appearance": "dark" }"#, colors: colors) == Color(hex: 0xABCDEF))
        #expect(try background("\"label\"", colors: colors) == Color(hex: 0x333333))
    }

    @Test(arguments: [
        (#"{ "backgroundColor": "systemBleu" }"#, "systemBlue"), (#"{ "textColor": "seperator" }"#, "separator"),
        (#"{ "tintColor": "brnad" }"#, "brand"), (#"{ "textColor": "labelColor" }"#, "label"),
    ])
    func `An unknown name suggests the nearest`(style: String, meant: String) throws {
        let result = read(style, colors: ##"{ "brand": "#123456" }"##)
        let finding = try #require(result.diagnostics.first)
        #expect(finding.code.rawValue == "invalid-color")
        #expect(finding.fixes.contains { $0.replacement == "\"\(meant)\"" })
    }

    @Test func `A pair without one of its appearances, and a colour made of a later one, are errors`() {
        let pair = read(#"{ "backgroundColor": { "light": "red" } }"#)
        #expect(pair.diagnostics.map(\.code.rawValue) == ["missing-key"])
        let later = read("{}", colors: ##"{ "a": "b", "b": "#123" }"##)
        #expect(later.diagnostics.map(\.code.rawValue) == ["invalid-color"])
    }

    @Test func `What is read is written, by name and as a pair`() throws {
        let text = ##"""
            {
              "canvas": { "appearance": "dark", "contrast": "high", "elevation": "elevated" },
              "colors": { "brand": { "light": "#123456", "dark": "#abcdef" } },
              "root": {
                "id": "screen",
                "style": {
                  "backgroundColor": "systemBackground",
                  "tintColor": "brand",
                  "textColor": { "light": "#ffffff", "dark": "#000000" },
                  "shadow": { "color": "label", "radius": 4 }
                }
              }
            }
            """##
        let document = try #require(Document.read(SourceText(name: "a", text)).document)
        let again = try #require(Document.read(SourceText(name: "a", document.jsonText)).document)
        #expect(again.views[0].style == document.views[0].style)
        #expect(again.colors == document.colors)
        for name in ["\"systemBackground\"", "\"brand\"", "\"label\"", "\"light\": \"#ffffff\""] {
            #expect(document.jsonText.contains(name))
        }
    }

    @Test func `A document adapts to another appearance as if it had been read for it`() throws {
        let style = ##"{ "backgroundColor": "systemBackground", "textColor": "brand", "tintColor": "#ff0000" }"##
        let colors = ##"{ "brand": { "light": "#123456", "dark": "#abcdef" } }"##
        let light = try #require(read(style, colors: colors).document)
        let dark = try #require(read(style, colors: colors, canvas: #"{ "appearance": "dark" }"#).document)
        #expect(light.adapted(to: dark.canvas.colorTraits).views[0].style == dark.views[0].style)
        #expect(dark.adapted(to: light.canvas.colorTraits).views[0].style == light.views[0].style)
    }
}
