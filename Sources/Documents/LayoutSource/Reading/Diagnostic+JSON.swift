// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutJSON

extension Diagnostic {
    package init(_ error: JSONError) {
        let code: DiagnosticCode =
            switch error.kind {
            case .syntax, .otherNotation, .unquotedText: .jsonSyntax
            case .emptyText: .emptyDocument
            case .duplicateKey: .duplicateKey
            case .nestingTooDeep: .nestingTooDeep
            case .nonFiniteNumber: .nonFiniteNumber
            case .invalidUTF8: .invalidUTF8
            }
        var fix = error.correction.map { Fix($0.description, range: $0.range, replacement: $0.replacement) }
        if case .unquotedText(let text) = error.kind {
            let meant =
                Self.booleans[text.lowercased()] ?? NearestName.of(text, among: ["true", "false", "null"])
                ?? (text.contains("\\") ? nil : "\"\(text)\"")
            fix = meant.map { Fix("write \($0)", range: error.range, replacement: $0) }
        }
        self.init(
            code, .error, error.message, at: error.range,
            labels: error.note.map { [Label($0.range, $0.message)] } ?? [], fixes: fix.map { [$0] } ?? [])
    }

    /// What other languages write for a boolean or for nothing.
    private static let booleans = [
        "yes": "true", "on": "true", "no": "false", "off": "false", "nil": "null",
        "none": "null", "undefined": "null",
    ]
}

extension DiagnosticCode {
    package static let jsonSyntax = DiagnosticCode("json-syntax")
    package static let emptyDocument = DiagnosticCode("empty-document")
    package static let duplicateKey = DiagnosticCode("duplicate-key")
    package static let nestingTooDeep = DiagnosticCode("nesting-too-deep")
    package static let invalidUTF8 = DiagnosticCode("invalid-utf8")
}
