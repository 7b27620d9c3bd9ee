// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// The schema accepts and rejects the same documents as the reader's check of shapes.
struct LayoutSchemaTests {
    private let validator: SchemaValidator

    init() throws {
        validator = try SchemaValidator(
            schema: #require(JSONReader.read(SourceText(name: "schema", LayoutSchema.jsonText)).value))
    }

    private static func reader(accepts text: String) -> Bool {
        Document.read(SourceText(name: "", text)).document != nil
    }

    private func schema(accepts text: String) throws -> Bool {
        let json = JSONReader.read(SourceText(name: "", text))
        #expect(json.errors.isEmpty)
        return try validator.accepts(#require(json.value))
    }

    @Test func `The schema is readable JSON`() {
        #expect(JSONReader.read(SourceText(name: "", LayoutSchema.jsonText)).errors.isEmpty)
    }

    @Test(arguments: DocumentCases.all)
    func `Schema and reader accept the same documents`(text: String) throws {
        #expect(try schema(accepts: text))
        #expect(Self.reader(accepts: text))
        let written = try #require(Document.read(SourceText(name: "", text)).jsonText)
        #expect(try schema(accepts: written))
    }

    /// Every value of every valid document is replaced by one of another kind, or given another key: everything that the reader
    /// then reports about its shape, the schema reports too.
    @Test(arguments: DocumentCases.all)
    func `Schema and reader refuse the same changes`(text: String) throws {
        let shapeCodes: Set<DiagnosticCode> = [
            .wrongType, .wrongCount, .unknownKey, .missingKey, .contradictoryKeys, .unknownValue, .numberOutOfRange,
            .invalidIdentifier, .invalidColor, .illegalPriority,
        ]
        let bytes = Array(text.utf8)
        let root = try #require(JSONReader.read(SourceText(name: "", text)).value)
        var refusals = 0
        let replacements = ["-2.5", "\"x y\"", "[]", "{\"zzz\": true}", "null"]
        for (place, range) in Self.ranges(in: root).enumerated() {
            // In turn: all five at each place would take as long as all other tests together.
            for turn in 0..<2 {
                let replacement = replacements[(2 * place + turn) % replacements.count]
                let changed = String(
                    decoding: bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...],
                    as: UTF8.self)
                let errors = Document.read(SourceText(name: "", changed)).diagnostics.filter { $0.severity == .error }
                let refuses = errors.contains { shapeCodes.contains($0.code) && !Self.isBeyondSchema($0) }
                let accepts = try schema(accepts: changed)
                // For a string that is not an equation the reader has another error than for a wrong shape.
                let isWrongEquation = replacement == "\"x y\"" && !errors.isEmpty
                #expect(accepts == !refuses || !accepts && isWrongEquation, "\(changed)")
                if refuses { refusals += 1 }
            }
        }
        #expect(refusals > 2)
    }

    /// What the format says in words only: attributes that belong together.
    private static func isBeyondSchema(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.message.hasPrefix("a constraint needs")
    }

    private static func document(constraints: String = "", _ rest: String = "") -> String {
        #"{"metrics": {"m": 5}, "root": {"id": "v", "children": [{"id": "a", "type": "label"}, {"id": "b"}]}, "#
            + #""constraints": [\#(constraints)]\#(rest)}"#
    }

    @Test(arguments: [
        "a.width = 5.", "a.width = .5", "a .width = 3", "a . width = 3", "a.width = --3", "a.width = - - 3",
        "a.width = ((3))", "a.width = 2 · b.width", "a.width = b.width / 2", "a.width = 3 @ 0.5", "a.width = 3 @1000",
        "a.width = 3 @7.5e2",
        "H:[a(>=5,<=0x10@m)]-(==m@20)-[b]-5.-|", "V:|-(-5)-[a(b)]", "[a]-m-[b(+5)]",
    ])
    func `Schema and reader accept an equation or a format`(_ text: String) throws {
        let document = Self.document(constraints: "\"\(text)\"")
        #expect(Self.reader(accepts: document))
        #expect(try schema(accepts: document))
    }

    @Test(arguments: [
        #""a.width = 3 @0""#, #""a.width = 3 @1001""#, #""a.width = 3 @-1""#, #""a.width = 3 / b.width""#,
        #""a.width = 3 @0.0""#, #""H:[a(>10)]""#, #""H:[a(b.width)]""#, #""H:[a(b*2)]""#, #""H:|-20px-[a]""#,
        "\"a.width\u{A0}= 3\"", #""H:|--5-[a]""#, #""H:|->=5-[a]""#, #""H:[a(5@1001)]""#, #""H:[a(5@0)]""#,
        #""H:|-5@5-[a]""#, "{}",
        #"{"when": {"w": "compact"}}"#, #"{"firstItem": "a"}"#, #"{"firstItem": "a", "firstAttribute": "wdth"}"#,
        #"{"firstItem": "a", "firstAttribute": "width", "secondItem": "b"}"#,
        #"{"firstItem": "a", "firstAttribute": "width", "multiplier": "a:b", "constant": 3}"#,
    ])
    func `Schema and reader refuse a constraint`(_ constraint: String) throws {
        let document = Self.document(constraints: constraint)
        #expect(!Self.reader(accepts: document))
        #expect(try !schema(accepts: document))
    }

    @Test func `A profile belongs to one platform`() throws {
        for (rest, isAllowed) in [
            (#", "platform": "ios", "profile": "macos14""#, false),
            (#", "platform": "macos", "profile": "ios17""#, false),
            (#", "profile": "macos14""#, true), (#", "platform": "ios", "profile": "code""#, true),
        ] {
            let document = Self.document(rest)
            #expect(Self.reader(accepts: document) == isAllowed)
            #expect(try schema(accepts: document) == isAllowed)
        }
    }

    @Test func `A variation has the keys of its view's type`() throws {
        for (type, isAllowed) in [("label", true), ("view", false)] {
            let document =
                #"{"root": {"type": "\#(type)", "variations": [{"when": {"w": "compact"}, "numberOfLines": 2}]}}"#
            #expect(Self.reader(accepts: document) == isAllowed)
            #expect(try schema(accepts: document) == isAllowed)
        }
    }

    @Test func `Colours and symbols are listed for editors`() {
        let schema = LayoutSchema.jsonText
        for word in ["\"rebeccapurple\"", "\"heart.fill\""] { #expect(schema.contains(word)) }
    }

    private static func ranges(in value: JSONValue) -> [SourceRange] {
        [value.range] + value.elements.flatMap(ranges) + value.members.flatMap { ranges(in: $0.value) }
    }
}
