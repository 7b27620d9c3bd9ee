// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Mistakes in components and their uses: one diagnostic each, however many instances have it.
struct ComponentErrorTests {
    /// `code: text at the place`
    private static func findings(_ text: String, files: NamedFiles = .none) -> [String] {
        let source = SourceText(name: "t", text)
        let whole = ParsedDocument(source, files: files).source
        return Document.read(source, files: files).diagnostics.map { diagnostic in
            let place = diagnostic.range.map { range in
                let (part, range) = whole.part(at: range)
                return String(decoding: part.bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
            }
            return "\(diagnostic.code.rawValue): \(place ?? "")"
        }
    }

    private static func document(_ components: String, _ children: String, _ constraints: String = "") -> String {
        """
        { "components": { \(components) }, "root": { "id": "r", "children": [ \(children) ] }, "constraints": [\(constraints)] }
        """
    }

    @Test(arguments: [
        (#"{ "use": "rwo" }"#, "unknown-component: \"rwo\""),
        (#"{ "use": "row" }"#, "missing-parameter: \"row\""),
        (#"{ "use": "row", "with": { "title": "A", "titel": 1 } }"#, "unknown-parameter: \"titel\""),
        (
            #"{ "use": "row", "repeat": [ { "title": "A" }, { "titel": "B", "title": "B" } ] }"#,
            "unknown-parameter: \"titel\""
        ),
        (#"{ "use": "row", "with": { "title": "A", "isOn": "yes" } }"#, "wrong-type: \"yes\""),
        (#"{ "use": "row", "with": { "title": "A", "gap": true } }"#, "wrong-type: true"),
        (#"{ "use": "row", "with": { "title": "A", "gap": "many" } }"#, "unknown-metric: \"many\""),
        (#"{ "use": "row", "with": { "title": "A", "gap": "12 pt" } }"#, "wrong-type: \"12 pt\""),
        (#"{ "use": "row", "with": "A" }"#, "wrong-type: \"A\""),
        (#"{ "use": "row", "repeat": 1000000000 }"#, "too-many-views: 1000000000"),
        (#"{ "use": "row", "repeat": -1 }"#, "number-out-of-range: -1"),
        (#"{ "use": "row", "repeat": "none.csv" }"#, "missing-file: \"none.csv\""),
        (#"{ "id": "v", "with": { "a": 1 } }"#, "contradictory-keys: \"with\""),
        (#"{ "id": "v", "repeat": [ { "text": "A" } ] }"#, "unknown-parameter: \"text\""),
        (#"{ "type": "label", "text": "{nam}", "repeat": [ { "name": "A" } ] }"#, "unknown-parameter: nam"),
        (#"{ "type": "label", "text": "{name", "repeat": 2 }"#, "unknown-parameter: {"),
    ])
    func `a mistake in a use has its place`(use: String, expected: String) {
        let row =
            #""row": { "parameters": { "title": null, "isOn": false, "gap": 1 }, "view": { "id": "c", "children": [ { "id": "n", "type": "label", "text": "{title}", "hidden": "{isOn}" } ] }, "constraints": ["n.top = c.top + gap"] }"#
        let found = Self.findings(Self.document(row, use))
        #expect(found.contains(expected), "\(found)")
    }

    @Test(arguments: [
        #"{ "use": "row", "repeat": 1000000000 }"#, #"{ "use": "row", "repeat": -1 }"#,
        #"{ "use": "row", "repeat": "none.csv" }"#, #"{ "use": "row", "repeat": true }"#, #"{ "use": "rwo" }"#,
        #"{ "use": "row", "id": "1" }"#, #"{ "use": "row", "with": { "titel": 1 } }"#,
    ])
    func `a component whose use is refused is not unused`(use: String) {
        let row = #""row": { "view": { "id": "c" } }"#
        let found = Self.findings(Self.document(row, use))
        #expect(!found.isEmpty && !found.contains { $0.hasPrefix("unused-component") }, "\(found)")
    }

    @Test func `a metric of the document may be given for a number`() throws {
        let row =
            #""row": { "parameters": { "gap": 1, "strength": 1000 }, "view": { "id": "c", "children": [ { "id": "n" } ] }, "constraints": ["n.top = c.top + gap @strength"] }"#
        let use = #"{ "use": "row", "with": { "gap": "margin", "strength": "defaultHigh" } }"#
        let text = #"{ "metrics": { "margin": 20 }, "# + Self.document(row, use).dropFirst(2)
        #expect(Self.findings(text) == [])
        let constraint = try #require(Document.read(SourceText(name: "t", text)).document?.constraints.first)
        #expect(constraint.constant == 20 && constraint.priority == .defaultHigh)
        let other = text.replacing("\"margin\": 20", with: "\"margins\": 20")
        #expect(Self.findings(other) == ["unknown-metric: \"margin\""])
    }

    @Test func `a component of another one without instances is not unused`() {
        let components = #"""
            "dot": { "view": { "id": "d" } }, "row": { "view": { "id": "c", "children": [ { "use": "dot" } ] } }
            """#
        #expect(Self.findings(Self.document(components, #"{ "use": "row", "repeat": [] }"#)) == [])
    }

    @Test func `a component that only a variant uses is not unused`() {
        let text = """
            { "components": { "row": { "view": { "id": "c" } } }, "root": { "id": "r", "children": [ { "id": "v" } ] },
              "variants": { "full": { "views": { "v": { "children": [ { "use": "row" } ] } } } } }
            """
        #expect(Self.findings(text) == [])
    }

    @Test(arguments: [
        (#"{ "view": { "id": "c" }, "constraints": ["x.top = c.top"] }"#, "unknown-item: x"),
        (#"{ "view": { "id": "c" }, "constraints": ["c.width = gap"] }"#, "unknown-metric: gap"),
        (#"{ "view": { "id": "c" }, "constraints": ["c.widht = 8"] }"#, "unknown-attribute: widht"),
        (#"{ "view": { "id": "c", "type": "label", "text": "{x}" } }"#, "unknown-parameter: x"),
        (#"{ "view": { "id": "c", "hiden": true } }"#, "unknown-key: \"hiden\""),
        (#"{ "view": { "id": "c", "hidden": 3 } }"#, "wrong-type: 3"),
        (#"{ "veiw": { "id": "c" } }"#, "unknown-key: \"veiw\""),
        (#"{ "view": { "id": "c", "children": [ { "use": "part" } ] } }"#, "component-cycle: \"part\""),
    ])
    func `a mistake in a component is found once, used or not`(component: String, expected: String) {
        for children in ["", #"{ "use": "part", "repeat": 30 }"#] {
            let found = Self.findings(Self.document("\"part\": \(component)", children))
            #expect(found.filter { $0 == expected }.count == 1, "\(found)")
        }
    }

    @Test(arguments: [
        ("row[9].top = r.top", "unknown-item: row[9]"), ("row.top = r.top", "unknown-item: row"),
        ("row[0].x.top = r.top", "unknown-item: row[0].x"), ("r[*].top = r.top", "unknown-item: [*]"),
        ("row[-1].top = r.top", "equation-syntax: [-1]"), ("row[last].top = r.top", "equation-syntax: [last]"),
        ("row[ * ].top = r.top", "equation-syntax: [ * ]"), ("row[*+2].top = row[*].top", "equation-syntax: [*+2]"),
    ])
    func `names in the document's constraints are those of instances`(equation: String, expected: String) {
        let found = Self.findings(
            Self.document(
                #""row": { "view": { "children": [ { "id": "n" } ] } }"#, #"{ "use": "row", "repeat": 2 }"#,
                "\"\(equation)\""))
        #expect(found == [expected])
    }

    @Test(arguments: [
        ("n.top = r.top", "a view of a component is named by its use: 'row[0].n'"),
        ("cell.top = r.top", "a component is named by its use: 'row[0]'"),
        ("row[last].top = r.top", "did you mean '.last'?"), ("row[ * ].top = r.top", "did you mean '[*]'?"),
    ])
    func `A name that only a component knows leads to that of an instance`(equation: String, hint: String) {
        let text = Self.document(
            #""row": { "view": { "id": "cell", "children": [ { "id": "n" } ] } }"#, #"{ "use": "row", "repeat": 2 }"#,
            "\"\(equation)\"")
        let hints = Document.read(SourceText(name: "t", text)).diagnostics.flatMap(\.fixes).map(\.description)
        #expect(hints.contains(hint), "\(hints)")
    }

    @Test func `A parameter that nothing uses is a note`() {
        let row =
            #""row": { "parameters": { "a": "x", "b": "{c}", "c": 1, "d": [] }, "view": { "type": "label", "text": "{b}" } }"#
        #expect(
            Self.findings(Self.document(row, #"{ "use": "row", "with": { "b": "y" } }"#)) == [
                "unknown-parameter: \"a\"", "unknown-parameter: \"d\"",
            ])
        // Without an instance nothing is known of them.
        #expect(Self.findings(Self.document(row, #"{ "use": "row", "repeat": [] }"#)) == [])
    }

    @Test(arguments: [
        (#""components": { "rwo": { "parameters": { "title": "B" } } }"#, "unknown-component: \"rwo\""),
        (#""components": { "row": { "parameters": { "titel": "B" } } }"#, "unknown-parameter: \"titel\""),
        (#""colors": { "brnad": "red" }"#, "invalid-color: \"brnad\""),
    ])
    func `A variant changes what there is`(override: String, expected: String) {
        let text = """
            { "colors": { "brand": "blue" },
              "components": { "row": { "parameters": { "title": "A" }, "view": { "type": "label", "text": "{title}" } } },
              "root": { "id": "r", "children": [ { "use": "row" } ] }, "variants": { "v": { \(override) } } }
            """
        #expect(Self.findings(text) == [expected])
    }

    @Test func `A document that includes itself says so alone`() {
        let text =
            #"{ "components": { "row": { "view": {} } }, "include": ["t"], "root": { "children": [ { "use": "row" } ] } }"#
        #expect(Self.findings(text, files: NamedFiles { _ in .bytes(Array(text.utf8)) }) == ["include-cycle: \"t\""])
        #expect(Self.findings(#"{ "include": "a.json", "root": {} }"#) == ["wrong-type: \"a.json\""])
    }

    @Test func `A diagnostic names the uses that lead to it`() throws {
        let text = Self.document(
            #""a": { "view": { "children": [ { "use": "b", "id": "inner" } ] } }, "b": { "view": { "id": "v" }, "constraints": ["v.widht = 1"] }"#,
            #"{ "use": "a", "id": "outer" }"#)
        let diagnostic = try #require(Document.read(SourceText(name: "t", text)).diagnostics.first)
        #expect(diagnostic.labels.map(\.message) == ["used here as 'outer.inner'", "used here as 'outer'"])
    }

    @Test func `what would take for ever is refused at once`() {
        let nested = (0..<1_000).map { #""c\#($0)": { "view": { "children": [ { "use": "c\#($0 + 1)" } ] } }"# }.joined(
            separator: ", ")
        #expect(
            Self.findings(Self.document(nested + #", "c1000": { "view": {} }"#, #"{ "use": "c0" }"#))
                .contains { $0.hasPrefix("nesting-too-deep") })
        let doubled = (0..<40).map {
            #""c\#($0)": { "parameters": { "t": "x" }, "view": { "children": [ { "use": "c\#($0 + 1)", "with": { "t": "{t}{t}" } }, { "use": "c\#($0 + 1)" } ] } }"#
        }.joined(separator: ", ")
        let found = Self.findings(
            Self.document(
                doubled + #", "c40": { "parameters": { "t": "" }, "view": { "type": "label", "text": "{t}" } }"#,
                #"{ "use": "c0" }"#))
        #expect(found.contains { $0.hasPrefix("too-many-views") || $0.hasPrefix("nesting-too-deep") }, "\(found)")
    }

    @Test func `rows of rows of rows are refused before any is made`() {
        let components =
            #""a": { "view": { "id": "v", "children": [ { "id": "d", "repeat": 1000 } ] } }, "b": { "view": { "id": "v", "children": [ { "use": "a", "repeat": 1000 } ] } }"#
        #expect(
            Self.findings(Self.document(components, #"{ "use": "b", "repeat": 1000 }"#))
                == ["too-many-views: \"root\""])
    }

    @Test func `files that include each other are an error`() {
        let files = NamedFiles { path in
            .bytes(Array(#"{ "include": ["\#(path == "a.json" ? "b.json" : "a.json")"] }"#.utf8))
        }
        #expect(
            Self.findings(#"{ "include": ["a.json"], "root": {} }"#, files: files) == ["include-cycle: \"a.json\""])
    }

    @Test func `a mistake in an included file is placed there`() throws {
        let files = NamedFiles { _ in
            .bytes(
                Array(
                    "{ \"components\": {\n \"x\": { \"view\": { \"id\": \"v\" }, \"constraints\": [\"v.widht = 1\"] } } }"
                        .utf8))
        }
        let parsed = ParsedDocument(
            SourceText(name: "main.json", #"{ "include": ["x.json"], "root": { "children": [ { "use": "x" } ] } }"#),
            files: files)
        let text = try #require(parsed.read().diagnostics.first).human(in: parsed.source)
        #expect(text.hasPrefix("x.json:2:"))
        #expect(text.contains("main.json:1:"))
    }
}
