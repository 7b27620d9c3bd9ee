// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Visual formats in documents: both forms, the scope of their names, and places that count the escapes of JSON.
@Suite struct VisualFormatDocumentTests {
    private static func source(_ constraints: String, own: String = "") -> SourceText {
        SourceText(
            name: "test.json",
            """
            {"metrics": {"gap": 8, "wide-gap": 30},
             "root": {"id": "root", "guides": [{"id": "g"}], "children": [
                {"id": "box", "children": [{"id": "inner"}], "constraints": [\(own)]},
                {"id": "a"}, {"id": "b"}, {"id": "b-2"}]},
             "constraints": [
            \(constraints)
            ]}
            """)
    }

    private static func constraints(_ constraints: String, own: String = "") throws -> [Constraint] {
        let result = Document.read(source(constraints, own: own))
        #expect(result.diagnostics == [])
        return try #require(result.document).constraints
    }

    private static func equations(_ constraints: String, own: String = "") throws -> [String] {
        let result = Document.read(source(constraints, own: own))
        #expect(result.diagnostics == [])
        let document = try #require(result.document)
        return document.constraints.map { $0.equation(in: document) }
    }

    /// `line:column message` of every diagnostic.
    private static func findings(_ constraints: String) -> [String] {
        let source = source(constraints)
        return Document.read(source).diagnostics.map { diagnostic in
            let place = source.position(of: diagnostic.range?.lowerBound ?? 0)
            let end = source.position(of: diagnostic.range?.upperBound ?? 0)
            return "\(place.line):\(place.column)-\(end.column) \(diagnostic.code.rawValue)"
        }
    }

    @Test func `Strings and objects keep the order of the text`() throws {
        #expect(
            try Self.equations(
                """
                "H:|-[a(>=60)]-gap-[b(==a)]-|", "a.top = b.top", {"vfl": "V:|[b(h)]", "metrics": {"h": 44}}
                """) == [
                    "a.leading == root.leadingMargin", "a.width >= 60", "b.leading == a.trailing + 8",
                    "b.width == a.width",
                    "root.trailingMargin == b.trailing", "a.top == b.top", "b.top == root.top", "b.height == 44",
                ])
    }

    @Test func `An object gives all its constraints its identifier and priority`() throws {
        let constraints = try Self.constraints(
            """
            {"vfl": "[a(60,<=90@20)]-[b]", "options": ["alignAllCenterY"], "identifier": "row", "priority": 750, "isActive": false}
            """)
        #expect(constraints.map(\.priority.rawValue) == [750, 20, 750, 750])
        #expect(constraints.allSatisfy { $0.identifier == "row" && !$0.isActive })
        #expect(constraints.map(\.systemSpacing) == [0, 0, 1, 0])
    }

    @Test func `A view's list knows self and superview`() throws {
        #expect(
            try Self.equations("", own: "\"|-[self]-[a]\", \"V:|-1-[inner]-2-|\", \"[self(superview)]\"") == [
                "box.leading == root.leadingMargin", "a.leading == box.trailing + systemSpacing",
                "inner.top == box.top + 1",
                "box.bottom == inner.bottom + 2", "box.width == root.width",
            ])
    }

    /// Ids and metrics of this format may have hyphens; inside brackets and parentheses they cannot be connections.
    @Test func `Names may have hyphens`() throws {
        #expect(
            try Self.equations(
                """
                "[b-2(b-2)]-(>=wide-gap)-[a]", "[a]-8-[b-2]"
                """) == [
                    "b-2.width == b-2.width", "a.leading >= b-2.trailing + 30", "b-2.leading == a.trailing + 8",
                ])
    }

    @Test func `Constraints know their place in the file`() throws {
        let source = Self.source("\"|-[a(>=6\\u0030)]\"")
        let document = try #require(Document.read(source).document)
        let texts = document.constraints.map { constraint in
            let range = constraint.source ?? SourceRange(0, 0)
            return String(decoding: source.bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
        }
        #expect(texts == ["-", ">=6\\u0030"])
    }

    @Test(arguments: [
        ("\"|-[a\"", ["6:6-6 visual-format-syntax"]),
        ("  \"[\\u0061]-x-[bb]\"", ["6:13-14 visual-format-unknown-metric", "6:16-18 visual-format-unknown-view"]),
        ("{\"vfl\": \"V:[a]-[b]\", \"options\": [\"alignAllTop\"]}", ["6:34-47 visual-format-alignment"]),
        ("\"|[root]\"", ["6:2-3 visual-format-no-superview"]),
        ("\"[å]\"", ["6:3-4 visual-format-syntax"]),
        ("\"[b-3]\"", ["6:4-5 visual-format-syntax"]),
        ("\"[a(5@0)]\"", ["6:7-8 illegal-priority"]),
        ("{\"vfl\": \"[a(5)]\", \"firstItem\": \"a\"}", ["6:19-30 contradictory-keys"]),
        (
            "{\"firstItem\": \"a\", \"firstAttribute\": \"width\", \"constant\": 5, \"options\": []}",
            ["6:62-71 contradictory-keys"]
        ),
        (
            "{\"vfl\": \"[a]\", \"options\": [\"directionLeftToRight\", \"directionRightToLeft\"]}",
            ["6:52-74 contradictory-keys"]
        ),
        ("{\"vfl\": \"[a][g]\", \"options\": [\"alignAllFirstBaseline\"]}", ["6:13-16 unknown-attribute"]),
        ("{\"vfl\": \"[a(5)]\", \"identifier\": \"NSx\"}", ["6:33-38 reserved-identifier"]),
        ("{\"vfl\": \"\"}", ["6:10-10 visual-format-syntax"]),
    ])
    func `Errors point into the file`(constraints: String, expected: [String]) {
        #expect(Self.findings(constraints) == expected)
    }

    @Test func `Messages are Apple's, with the likely intent`() throws {
        let result = Document.read(Self.source("\"|-[aa]\", \"[b-2]\""))
        #expect(
            result.diagnostics.map(\.message) == [
                "Unable to parse constraint format: aa is not a key in the views dictionary."
            ])
        #expect(result.diagnostics.first?.fixes.map(\.description) == ["did you mean 'a'?"])
    }
}
