// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// Mistakes in constraints and values that come from other notations, each with what is said and what is meant.
struct MistakenNotationTests {
    private static func findings(constraint: String, view: String = "\"type\": \"label\"") -> [Diagnostic] {
        findings(
            of: """
                {"canvas": {"width": 320, "height": 120}, "root": {"id": "view", "children": [{"id": "a", \(view)}]},
                "constraints": ["a.top = view.top", \(constraint)]}
                """)
    }

    private static func findings(of text: String) -> [Diagnostic] {
        Document.read(SourceText(name: "a.layout.json", text)).diagnostics.filter { $0.severity == .error }
    }

    @Test(arguments: [
        (#"{"equation": 20}"#, "expected an equation in quotes, found a number", #"write "view.width = 20""#),
        (
            #"{"equation": ["a.width = 20"]}"#, "expected an equation in quotes, found a list",
            "as an entry of \"constraints\""
        ),
        (#"{"vfl": 20}"#, "expected a visual format in quotes, found a number", #"write "H:|-[view]-|""#),
        (
            #"{"firstItem": 1, "firstAttribute": "width", "constant": 20}"#, "expected the id of a view",
            "write \"view\""
        ),
        (
            #"{"firstItem": "a", "firstAttribute": 7, "constant": 20}"#, "expected an attribute in quotes",
            "write \"leading\""
        ),
        (
            #"{"equation": "a.width = 20", "priority": "high"}"#, "an equation has no 'priority'",
            #"write "a.width = 20 @defaultHigh""#
        ),
        (
            #"{"equation": "a.width = 20", "priority": "750"}"#, "an equation has no 'priority'",
            #"write "a.width = 20 @750""#
        ),
        (#"{"equation": "a.width = 20", "constant": 8}"#, "an equation has no 'constant'", "in the equation"),
        (#"{"visualFormat": "H:|[a]|"}"#, "no key 'visualFormat'", "did you mean 'vfl'?"),
        (#"{"a.width": 20}"#, "no key 'a.width'", #"write an equation: "a.width = …""#),
        (#"{"margin-left": 20}"#, "no key 'margin-left'", "a.left = b.left"),
        (#"{"equation": "a.width = 20", "id": "w"}"#, "no key 'id'", "did you mean 'identifier'?"),
        (
            #"{"firstItem": "a", "firstAttribute": "leading", "toItem": "view"}"#, "no key 'toItem'",
            "did you mean 'secondItem'?"
        ),
        (
            #"{"firstItem": "a", "firstAttribute": "leading", "secondItem": "view", "attribute": "leading"}"#,
            "no key 'attribute'", "did you mean 'secondAttribute'?"
        ),
        (
            #"{"firstItem": "a", "firstAttribute": "NSLayoutAttributeWidth", "constant": 20}"#,
            "Unknown layout attribute NSLayoutAttributeWidth.", "did you mean 'width'?"
        ),
        (#"{"firstItem": "a", "firstAttribute": "width", "constant": "20pt"}"#, "have no unit", "did you mean '20'?"),
        (#""a.width: 20""#, "expected =, <= or >=, found ':'", "did you mean '='?"),
        (#""a.width === 20""#, "found '==='", "did you mean '=='?"),
        (#""a.width = 20;""#, "found ';'", "leave it out"),
        (#""a.width = 20; a.height = 20""#, "found ';'", "a string of its own"),
        (#""a.width = 20 @high""#, "unknown priority 'high'", "did you mean 'defaultHigh'?"),
        (#""a.width = 20 @.low""#, "found '.low'", "did you mean 'defaultLow'?"),
        (#""a.margin-left = 20px""#, "Unknown layout attribute margin.", "the distance between two edges"),
        (#""H:[a(>=100@high)]""#, "name \"high\"", "did you mean '750'?"),
        (#""H:[a(=100)]""#, "Unknown relation", "write =="), (#""H:[a(=>100)]""#, "Unknown relation", "write >="),
        (#""H:|-20[a]|""#, "Expected a '-' here", "write -20-"),
        (#""H:|-20@high-[a]""#, "Expected a '-' here", "write -(20@high)-"),
        (
            #"{"firstItem": "a", "firstAttribute": "width", "secondItem": null, "constant": 20}"#, "found null",
            "leave it out"
        ),
        (
            "a.width = 20", "expected a value, found a.width = 20: a string needs double quotes",
            #"write "a.width = 20""#
        ),
        ("H:|-[a]-|", "expected a value, found H:|-[a]-|: a string needs double quotes", #"write "H:|-[a]-|""#),
        ("|-[a]-|", "expected a value, found |-[a]-|: a string needs double quotes", #"write "|-[a]-|""#),
        ("'a.width = 20'", "a string needs double quotes", #"write "a.width = 20""#),
    ])
    func `A mistaken constraint is one error with its intent`(_ constraint: String, _ message: String, _ hint: String) {
        let found = Self.findings(constraint: constraint)
        #expect(found.count == 1 && found[0].message.contains(message), "\(found.map(\.message))")
        #expect(found.first?.fixes.contains { $0.description.contains(hint) } == true, "\(found.flatMap(\.fixes))")
    }

    @Test func `What cannot be the name of a metric is not to be defined as one`() {
        let found = Self.findings(constraint: #"{"firstItem": "a", "firstAttribute": "width", "constant": "8 + 2"}"#)
        #expect(found.map(\.code) == [.unknownMetric])
        #expect(found.flatMap(\.fixes).isEmpty)
    }

    @Test(arguments: [
        (#""type": "stackView", "axis": "row""#, "horizontal"),
        (#""type": "stackView", "alignment": "flex-start""#, "leading"),
        (#""type": "stackView", "distribution": "space-between""#, "equalSpacing"),
        (#""type": "imageView", "contentMode": "cover""#, "scaleAspectFill"), (#""hidden": YES"#, "true"),
        (#""type": "label", "text": Hello world"#, "\"Hello world\""),
    ])
    func `A word of CSS or Objective-C gets the word that is meant`(_ view: String, _ meant: String) {
        let found = Self.findings(constraint: "\"a.left = view.left\"", view: view)
        #expect(found.count == 1, "\(found.map(\.message))")
        let replacements = found.flatMap(\.fixes).compactMap(\.replacement)
        #expect(replacements == [meant] || replacements == ["\"\(meant)\""], "\(replacements)")
    }

    @Test func `A view instead of a document is one error`() {
        let found = Self.findings(of: #"{"id": "view", "type": "view", "children": [], "constraints": []}"#)
        #expect(found.map(\.message) == ["a layout document needs 'root': this object is a view"])
        #expect(found.flatMap(\.fixes).map(\.description) == [#"write { "root": … } around the view"#])
    }

    @Test(arguments: [
        (
            "<?xml version=\"1.0\"?>\n<document/>",
            ["the file is XML: Interface Builder files are named .xib or .storyboard"]
        ),
        ("root:\n  id: view", []), ("2024-01-01 12:30 App\n", []),
        (
            "2024-01-01 12:00 App Unable to simultaneously satisfy constraints.",
            ["'alrender explain' reads console logs"]
        ),
    ])
    func `A file of another kind is one error`(_ text: String, _ hints: [String]) {
        let found = Self.findings(of: text)
        #expect(found.map(\.message) == ["the file is not JSON: expected an object"])
        #expect(found.flatMap(\.fixes).map(\.description) == hints)
    }

    @Test func `A key that is there already is not suggested`() {
        let found = Self.findings(
            constraint: "\"a.left = view.left\"", view: #""text": "A", "type": "label", "caption": "B""#)
        #expect(found.map(\.message) == ["a label has no key 'caption'"])
        #expect(found.flatMap(\.fixes).isEmpty)
    }
}
