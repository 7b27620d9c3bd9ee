// SPDX-License-Identifier: Apache-2.0

/// The text of an equation with its tokens.
struct LexedEquation {
    let bytes: [UInt8]
    /// The last one is the end.
    let lexemes: [EquationLexer.Lexeme]

    init(_ text: String, scope: NameScope) {
        bytes = Array(text.utf8)
        lexemes = EquationLexer.lexemes(of: bytes) { scope.metricValues[$0] != nil }
    }
}
