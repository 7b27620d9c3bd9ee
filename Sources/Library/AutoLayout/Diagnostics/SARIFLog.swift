// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import SourceLocations

/// A log of the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog: Sendable {
    /// Codes in the order in which they first came.
    private var rules: [String] = []
    private var results: [JSONOutput] = []

    mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
        for diagnostic in diagnostics { results.append(result(diagnostic, source)) }
    }

    var json: JSONOutput {
        .object([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([
                .object([
                    "tool": .object([
                        "driver": .object([
                            "name": .string("alrender"),
                            "rules": .array(
                                rules.map { code in
                                    .object([
                                        "id": .string(code),
                                        "helpUri": .string(DiagnosticCode(code).helpAddress),
                                        "help": .object([
                                            "text": .string(
                                                "'alrender explain \(code)' shows an example and its correction.")
                                        ]),
                                    ])
                                }),
                        ])
                    ]),
                    "columnKind": .string("unicodeCodePoints"),
                    "results": .array(results),
                ])
            ]),
        ])
    }

    private mutating func result(_ diagnostic: Diagnostic, _ source: SourceText) -> JSONOutput {
        let code = diagnostic.code.rawValue
        let rule = rules.firstIndex(of: code) ?? rules.count
        if rule == rules.count { rules.append(code) }
        let related = diagnostic.labels.map { label in
            Self.location(label.range, source, message: label.message)
        }
        let fixes = diagnostic.fixes.compactMap { Self.fix($0, source) }
        return .object([
            "ruleId": .string(code),
            "ruleIndex": .integer(rule),
            "level": .string(diagnostic.severity.rawValue),
            "message": .object(["text": .string(diagnostic.message)]),
            "locations": .array([Self.location(diagnostic.range, source, holder: diagnostic.holder)]),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "fixes": fixes.isEmpty ? nil : .array(fixes),
            "properties": diagnostic.contexts.isEmpty
                ? nil : .object(["contexts": .array(diagnostic.contexts.map(\.json))]),
        ])
    }

    private static func location(
        _ range: SourceRange?, _ source: SourceText, message: String? = nil, holder: String? = nil
    ) -> JSONOutput {
        .object([
            "physicalLocation": .object([
                "artifactLocation": artifact(range.map { source.part(at: $0).text } ?? source),
                "region": range.map { region($0, source) },
            ]),
            "logicalLocations": holder.map { .array([.object(["name": .string($0), "kind": .string("member")])]) },
            "message": message.map { .object(["text": .string($0)]) },
        ])
    }

    /// The end column is the one after the last character, as in this program's own positions.
    private static func region(_ range: SourceRange, _ source: SourceText) -> JSONOutput {
        let start = source.position(of: range.lowerBound)
        let end = source.position(of: range.upperBound)
        return .object([
            "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
            "endColumn": .integer(end.column),
        ])
    }

    /// Only a change of the text can be carried out.
    private static func fix(_ fix: Diagnostic.Fix, _ source: SourceText) -> JSONOutput? {
        guard !fix.edits.isEmpty else { return nil }
        return .object([
            "description": .object(["text": .string(fix.description)]),
            "artifactChanges": .array([
                .object([
                    "artifactLocation": artifact(fix.range.map { source.part(at: $0).text } ?? source),
                    "replacements": .array(
                        fix.edits.map { edit in
                            .object([
                                "deletedRegion": region(edit.range, source),
                                "insertedContent": .object(["text": .string(edit.replacement)]),
                            ])
                        }),
                ])
            ]),
        ])
    }

    private static func artifact(_ source: SourceText) -> JSONOutput {
        .object(["uri": .string(uri(of: source.name))])
    }

    /// RFC 3986: a relative reference, or a file's URI for an absolute path.
    static func uri(of path: String) -> String {
        var text = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isUnreserved =
                scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isUnreserved || "-._~/".unicodeScalars.contains(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return text
    }
}
