package import LayoutDiagnostics

extension DiagnosticCode {
    package static let jsonSyntax = DiagnosticCode("json-syntax")
    package static let emptyDocument = DiagnosticCode("empty-document")
    package static let duplicateKey = DiagnosticCode("duplicate-key")
    package static let nestingTooDeep = DiagnosticCode("nesting-too-deep")
    package static let nonFiniteNumber = DiagnosticCode("non-finite-number")
    package static let invalidUTF8 = DiagnosticCode("invalid-utf8")
}
