// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutLints
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// Each lint with what it finds and what it leaves alone.
@Suite struct DocumentLintTests {
    struct Case: CustomTestStringConvertible {
        var views: String
        var constraints: [String]
        /// Messages of the strict check, each with its severity's first letter.
        var findings: [String]
        var testDescription: String { views + constraints.joined(separator: " ") }

        init(_ views: String, _ constraints: [String] = [], _ findings: [String] = []) {
            self.views = views
            self.constraints = constraints
            self.findings = findings
        }
    }

    private static func source(_ example: Case) -> SourceText {
        SourceText(
            name: "test.json",
            """
            {"root": {"id": "s", "children": [\(example.views)]},
             "constraints": [\(example.constraints.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ", "))]}
            """)
    }

    private static func spelling(of document: Document, _ source: SourceText) -> DocumentSpelling {
        DocumentSpelling(source: source) { document.canonicalEdits(of: ParsedDocument(source)) }
    }

    private static let ab = "{\"id\": \"a\"}, {\"id\": \"b\"}"
    private static let labelAndField = "{\"id\": \"l\", \"type\": \"label\"}, {\"id\": \"f\", \"type\": \"textField\"}"

    static let cases: [Case] = [
        Case(
            ab, ["b.leading = b.leading"],
            ["w self-relation: b.leading == b.leading relates an attribute to itself, and decides nothing"]),
        Case(
            ab, ["b.width <= b.width + 8", "b.height >= b.height"],
            [
                "w self-relation: b.width <= b.width + 8 relates an attribute to itself, and decides nothing",
                "w self-relation: b.height >= b.height relates an attribute to itself, and decides nothing",
            ]),
        Case(
            ab, ["b.width = 2 * b.width"],
            ["w self-relation: b.width == 2 * b.width relates an attribute to itself"]),
        Case(ab, ["b.height = b.width", "b.trailing = b.leading + 8"]),
        Case(ab, ["{\"equation\": \"b.top = b.top\", \"isActive\": false}"]),
        // What Xcode writes into every file.
        Case(#"{"id": "i", "type": "imageView", "hugging": 250, "compressionResistance": 750}"#),
        Case(#"{"id": "v", "hugging": 750, "style": {"isPlacedBySuperview": true}}"#),
        // S33
        Case(ab, ["b.leading = a.trailing + 8"]),
        Case(
            ab, ["a.trailing = b.leading - 8"],
            ["w equation-style: a.trailing == b.leading - 8 reads better as b.leading = a.trailing + 8"]),
        Case(ab, ["b.leading=a.trailing+9.0", "[a]-8-[b]", "|[a]|"]),
        Case(
            ab,
            [
                "{\"firstItem\": \"b\", \"firstAttribute\": \"top\", \"secondItem\": \"a\", \"secondAttribute\": \"top\"}"
            ],
            ["w equation-style: b.top == a.top reads better as a.top == b.top"]),
        // S41
        Case(ab, ["a.width >= 44", "a.width = 44 @750"]),
        Case(
            ab, ["a.width = 44"],
            ["n constant-size: the width of a is constant; prefer its content's size, or its neighbours'"]),
        Case(
            ab, ["V:[a(44)]"],
            ["n constant-size: the height of a is constant; prefer its content's size, or its neighbours'"]),
        // S58
        Case(
            ab,
            ["a.width >= b.width @252", "a.top = b.top @999", "a.bottom = b.bottom @498", "a.leading = b.leading @50"]),
        Case(ab, ["a.width = b.width @600"], ["w priority-cluster: priority 600 is far from 250, 500, 750 and 1000"]),
        Case(
            "{\"id\": \"l\", \"type\": \"label\", \"hugging\": {\"vertical\": 300}}", [],
            ["w priority-cluster: vertical hugging priority 300 of 'l' is far from 250, 500, 750 and 1000"]),
        // S75, S80: a label made by Interface Builder hugs at 251 and its field at 250.
        Case(labelAndField, ["f.leading = l.trailing + 8"]),
        Case(
            "{\"id\": \"l\", \"type\": \"label\"}, {\"id\": \"f\", \"type\": \"textField\", \"hugging\": 252}",
            ["f.leading = l.trailing + 8", "f.leading >= l.trailing"],
            [
                "w field-hugs-like-label: 'f' hugs its content at 252, no less than the label 'l' at 251: the label may be stretched instead"
            ]),
        Case(
            "{\"id\": \"l\", \"type\": \"label\", \"hugging\": 250}, {\"id\": \"f\", \"type\": \"textField\"}",
            ["[l]-[f]"],
            [
                "w field-hugs-like-label: 'f' hugs its content at 250, no less than the label 'l' at 250: the label may be stretched instead"
            ]),
        Case(
            "{\"id\": \"l\", \"type\": \"label\", \"hugging\": 250}, {\"id\": \"f\", \"type\": \"textField\"}",
            ["l.leading = f.leading", "f.top = l.bottom"]),
        Case(
            "{\"id\": \"l\", \"type\": \"label\", \"compressionResistance\": {\"horizontal\": 1000}}", [],
            [
                "w required-content-priority: the horizontal compression-resistance priority of 'l' is required; 999 lets it give way before the layout breaks"
            ]),
        Case("{\"id\": \"w\", \"type\": \"switch\"}"),
        Case(
            "{\"id\": \"w\", \"type\": \"switch\", \"hugging\": {\"horizontal\": 250}}", [],
            ["w loose-control: the horizontal hugging priority of 'w' is 250: a switch should keep its size"]),
        Case(
            "{\"id\": \"w\", \"type\": \"activityIndicator\", \"hugging\": {\"horizontal\": 250}}", [],
            [
                "w loose-control: the horizontal hugging priority of 'w' is 250: an activityIndicator should keep its size"
            ]),
        // S87
        Case(
            "{\"id\": \"v\", \"type\": \"stackView\", \"compressionResistance\": {\"vertical\": 751}}", [],
            [
                "w content-priority-without-content: the vertical compression-resistance priority of 'v' has no effect: a stackView has no intrinsic height"
            ]),
        Case("{\"id\": \"v\", \"intrinsicContentSize\": {\"width\": 80}, \"hugging\": {\"horizontal\": 251}}"),
        Case(
            "{\"id\": \"v\", \"intrinsicContentSize\": {\"width\": 80}, \"hugging\": {\"vertical\": 251}}", [],
            [
                "w content-priority-without-content: the vertical hugging priority of 'v' has no effect: a view has no intrinsic height"
            ]),
        Case(
            "{\"id\": \"v\", \"type\": \"slider\", \"hugging\": {\"horizontal\": 251}}", [],
            [
                "w content-priority-without-content: the horizontal hugging priority of 'v' has no effect: a slider has no intrinsic width"
            ]),
        // S91
        Case(
            ab, ["a.left = b.right + 8"],
            ["w left-right-attribute: left stays where it is in right-to-left layouts; leading follows it"]),
        Case(
            ab, ["(a.centerX - b.right) = 8"],
            ["w left-right-attribute: right stays where it is in right-to-left layouts; trailing follows it"]
        ),
        // S95
        Case(
            "{\"id\": \"a\", \"frame\": [0, 0, 10, 10], \"autoresizing\": [\"flexibleWidth\"]}, {\"id\": \"b\"}",
            ["b.leading = a.trailing + 8", "a.top = s.top + 3", "a.width >= 5 @750"],
            [
                "w tamic-true: 'a' translates its autoresizing mask into constraints, which this one can only repeat or contradict"
            ]),
    ]

    @Test(arguments: cases)
    func `Each rule is broken by its input`(_ example: Case) throws {
        let source = Self.source(example)
        let result = Document.read(source)
        #expect(result.diagnostics == [])
        let document = try #require(result.document)
        let findings = document.lint(.guide, spelling: Self.spelling(of: document, source))
        #expect(
            findings.map { "\($0.severity.rawValue.prefix(1)) \($0.code.rawValue): \($0.message)" } == example.findings)
        #expect(findings.allSatisfy { $0.range != nil })
    }

    @Test func `Matters of style are off by default`() throws {
        let source = Self.source(
            Case(Self.ab, ["a.trailing = b.leading - 8", "a.width = 44", "a.left = b.left", "a.width = b.width @600"]))
        let document = try #require(Document.read(source).document)
        #expect(
            document.lint(spelling: Self.spelling(of: document, source)).map {
                "\($0.severity.rawValue) \($0.code.rawValue)"
            } == [
                "note left-right-attribute", "note priority-cluster",
            ])
    }

    @Test func `The fix of the style is the formatter's text`() throws {
        let source = Self.source(Case(Self.ab, ["a.trailing = b.leading - 8.0 @999 'gap'"]))
        let document = try #require(Document.read(source).document)
        let fix = try #require(document.lint(.guide, spelling: Self.spelling(of: document, source)).first?.fixes.first)
        #expect(fix.replacement == "\"b.leading = a.trailing + 8 @999 'gap'\"")
        let range = try #require(fix.range)
        #expect(source.bytes[range.lowerBound] == UInt8(ascii: "\""))
    }

    @Test func `Constraints of a grid view are not judged`() throws {
        func codes(isGridView: Bool) throws -> [DiagnosticCode] {
            let text = """
                {"root": {"id": "s", "children": [{"id": "grid", "isGridView": \(isGridView), "guides": [{"id": "column"}],
                  "children": [{"id": "cell"}]}]},
                 "constraints": ["cell.left = column.left @600", "column.width = 60", "cell.width = 20"]}
                """
            let source = SourceText(name: "test.json", text)
            let document = try #require(Document.read(source).document)
            return document.lint(.guide, spelling: Self.spelling(of: document, source)).map(\.code)
        }
        #expect(try codes(isGridView: true) == [.constantSize])
        #expect(try codes(isGridView: false).count > 3)
    }

    /// S20: the reader warns, the guide forbids.
    @Test func `A location multiplier is an error to the guide`() throws {
        let result = Document.read(Self.source(Case(Self.ab, ["a.centerX = 0.5 * s.right"])))
        #expect(result.diagnostics.map(\.code) == [.locationMultiplier])
        #expect(result.diagnostics.map(\.severity) == [.warning])
        #expect(Lint.promoted(result.diagnostics, .standard).map(\.severity) == [.warning])
        #expect(Lint.promoted(result.diagnostics, .guide).map(\.severity) == [.error])
    }
}
