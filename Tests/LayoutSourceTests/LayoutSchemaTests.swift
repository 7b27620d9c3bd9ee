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

    /// What the format says in words only: ratios as strings, attributes that belong together, profiles of a platform.
    private static func isBeyondSchema(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.message.contains("ratio such as") && diagnostic.code == .wrongType
            && !diagnostic.message.contains("found")
            || diagnostic.message.hasPrefix("a constraint needs") || diagnostic.message.hasPrefix("profile ")
    }

    private static func ranges(in value: JSONValue) -> [SourceRange] {
        [value.range] + value.elements.flatMap(ranges) + value.members.flatMap { ranges(in: $0.value) }
    }
}
