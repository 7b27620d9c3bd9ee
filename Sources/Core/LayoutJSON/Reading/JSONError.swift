// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A mistake in a JSON text.
package struct JSONError: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case syntax
        /// The whole text is in another notation.
        case otherNotation
        /// Text without quotation marks where a value is expected.
        case unquotedText(String)
        case emptyText
        case duplicateKey
        case nestingTooDeep
        case nonFiniteNumber
        case invalidUTF8

        /// Whether it is one against the grammar rather than against a limit or an encoding.
        var isSyntax: Bool {
            switch self {
            case .syntax, .otherNotation, .unquotedText: true
            case .emptyText, .duplicateKey, .nestingTooDeep, .nonFiniteNumber, .invalidUTF8: false
            }
        }
    }

    /// A further place that helps to understand the message.
    package struct Note: Hashable, Sendable {
        package var range: SourceRange
        package var message: String
    }

    /// A change of the text that would correct it.
    package struct Correction: Hashable, Sendable {
        package var description: String
        package var range: SourceRange
        package var replacement: String
    }

    package var kind: Kind
    package var message: String
    package var range: SourceRange
    package var note: Note?
    package var correction: Correction?
}
