// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// What variants change in addition to the canvas and metrics.
struct VariantOverrideTests {
    private static func read(_ variants: String, _ variant: String?) -> ReadResult {
        Document.read(
            SourceText(
                name: "t",
                """
                { "canvas": { "device": "iphone-16" },
                  "components": { "row": { "parameters": { "title": "x", "done": false }, "view": { "id": "c", "children": [
                    { "id": "t", "type": "label", "text": "{title}", "hidden": "{done}", "style": { "cornerRadius": 2, "opacity": 0.5 } } ] },
                    "constraints": ["t.top = c.top + 4 'top'"] } },
                  "root": { "id": "r", "children": [ { "use": "row", "repeat": 2 }, { "id": "note", "type": "label", "text": "Hello" } ] },
                  "constraints": ["note.top = r.top + 8 'note-top'"],
                  "variants": { \(variants) } }
                """), options: ReadOptions(variant: variant))
    }

    private static func equations(_ document: Document) -> [String] {
        document.constraints.map { $0.equation(in: document) }
    }

    @Test func `Views are changed by name, in the document's text and inside instances`() throws {
        let read = Self.read(
            #""a": { "views": { "note": { "text": "Bye", "hidden": true }, "row[*].t": { "style": { "cornerRadius": 9 } }, "row[1].t": { "text": "last" } } }"#,
            "a")
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(document.views.last?.words == "Bye")
        #expect(document.views[2].style.cornerRadius == 9 && document.views[4].style.cornerRadius == 9)
        #expect(document.views[2].style.opacity == 0.5)
        #expect(document.views[4].words == "last")
    }

    @Test func `Colours by name have other values`() throws {
        let text = """
            { "colors": { "brand": { "light": "#111111", "dark": "#222222" }, "edge": "brand" },
              "root": { "id": "r", "style": { "backgroundColor": "brand", "borderColor": "edge" } },
              "variants": { "plain": { "colors": { "brand": "#ff0000" } } } }
            """
        func style(_ variant: String?) throws -> ViewStyle {
            let read = Document.read(SourceText(name: "t", text), options: ReadOptions(variant: variant))
            return try #require(read.document, "\(read.diagnostics)").views[0].style
        }
        #expect(try style(nil).backgroundColor == Color(css: "#111111"))
        #expect(try style("plain").backgroundColor == Color(css: "#ff0000"))
        #expect(try style("plain").borderColor == Color(css: "#ff0000"))
    }

    @Test func `Repetitions, parameters and constraints are changed, and variants extend others`() throws {
        let variants = #"""
            "three": { "views": { "row": { "repeat": 3 } } },
            "done": { "components": { "row": { "parameters": { "done": true } } }, "canvas": { "appearance": "dark" } },
            "wide": { "constraints": { "note-top": { "constant": 20, "priority": 500 }, "row[*].top": { "isActive": false } } },
            "all": { "extends": ["three", "done", "wide"], "addedConstraints": ["row[*+1].t.top = row[*].t.bottom"] }
            """#
        let read = Self.read(variants, "all")
        let document = try #require(read.document, "\(read.diagnostics)")
        #expect(
            document.views.map(\.id) == ["r", "row[0]", "row[0].t", "row[1]", "row[1].t", "row[2]", "row[2].t", "note"])
        #expect(document.views[2].isHidden)
        #expect(document.canvas.appearance == .dark)
        #expect(
            Self.equations(document) == [
                "row[0].t.top == row[0].top + 4", "row[1].t.top == row[1].top + 4", "row[2].t.top == row[2].top + 4",
                "note.top == r.top + 20", "row[1].t.top == row[0].t.bottom", "row[2].t.top == row[1].t.bottom",
            ])
        #expect(document.constraints.map(\.isActive) == [false, false, false, true, true, true])
        #expect(document.constraints[3].priority == LayoutPriority(500))
        #expect(try #require(Self.read(variants, nil).document).views.count == 6)
    }

    @Test(arguments: [
        (#""a": { "views": { "nte": { "hidden": true } } }"#, "unknown-item"),
        (#""a": { "constraints": { "note-tp": { "constant": 1 } } }"#, "unknown-identifier"),
        (#""a": { "extends": "b" }"#, "unknown-variant"), (#""a": { "extends": "a" }"#, "variant-cycle"),
        (#""a": { "views": { "note": { "hiden": true } } }"#, "unknown-key"),
        (#""a": { "view": {} }"#, "unknown-key"),
    ])
    func `A mistake is found without the variant, too`(variants: String, code: String) {
        #expect(Self.read(variants, nil).diagnostics.map(\.code.rawValue) == [code])
    }
}
