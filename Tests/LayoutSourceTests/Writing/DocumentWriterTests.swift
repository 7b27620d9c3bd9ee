// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

struct DocumentWriterTests {
    @Test(arguments: DocumentCases.all)
    func `Written documents read back`(text: String) throws {
        let first = Document.read(SourceText(name: "first", text))
        #expect(first.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let document = try #require(first.document)
        let written = try #require(first.jsonText)
        let second = Document.read(SourceText(name: "second", written))
        #expect(
            second.diagnostics.filter { $0.severity == .error }.map {
                $0.human(in: SourceText(name: "second", written))
            } == [])
        let again = try #require(second.document)
        #expect(again.withoutPlaces == document.withoutPlaces)
        #expect(second.jsonText == written)
        #expect(second.asWritten?.withoutPlaces == first.asWritten?.withoutPlaces)
    }

    @Test func `Guides of grid views stay such`() throws {
        let document = try #require(Document.read(SourceText(name: "", DocumentCases.grid)).document)
        #expect(document.guides.map(\.isOfGridView) == [true, true, false])
        #expect(document.constraints.allSatisfy(ContainerConstraints(document).contains))
        let again = try #require(Document.read(SourceText(name: "", document.jsonText)).document)
        #expect(again.guides.map(\.isOfGridView) == [true, true, false])
    }

    @Test(arguments: ["landscape", "dark", "pad", "same", "small"])
    func `A variant read alone is written back`(variant: String) throws {
        let document = try #require(
            Document.read(SourceText(name: "", DocumentCases.canvases), options: ReadOptions(variant: variant)).document
        )
        let chosen = try #require(document.variants.first { $0.name == variant })
        #expect(document.canvas == chosen.canvas)
        #expect(document.metrics == chosen.metrics)
        var again = try #require(Document.read(SourceText(name: "", document.jsonText)).document)
        // Over another canvas the other variants cannot all be said again; this one is.
        (again.variants, again.variant) = (document.variants, document.variant)
        #expect(again.withoutPlaces == document.withoutPlaces)
    }

    @Test func `The writer keeps what was given and is readable`() throws {
        let document = try #require(Document.read(SourceText(name: "", DocumentCases.article)).document)
        #expect(
            document.jsonText == """
                {
                  "$schema": "https://example.org/schema.json",
                  "canvas": { "device": "iphone-15", "orientation": "portrait", "direction": "ltr" },
                  "metrics": { "gap": 8 },
                  "root": {
                    "id": "screen",
                    "children": [
                      { "id": "name", "type": "label", "text": "Name", "font": { "textStyle": "body" } },
                      { "id": "field", "type": "textField", "placeholder": "Enter name", "hugging": { "horizontal": 249 } }
                    ]
                  },
                  "constraints": [
                    "name.leading == screen.layoutMarginsGuide.leading",
                    "field.leading = name.trailing + gap",
                    "screen.layoutMarginsGuide.trailing == field.trailing @999 'field to edge'",
                    "name.firstBaseline == field.firstBaseline",
                    "field.top == screen.top + 40",
                    "field.height >= 34"
                  ]
                }

                """)
    }
}
