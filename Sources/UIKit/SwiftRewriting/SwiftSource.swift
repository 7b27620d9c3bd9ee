// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// A Swift file of the user's.
package struct SwiftSource: Sendable {
    package let path: String
    package let bytes: [UInt8]
    let tree: SourceFileSyntax

    package init(path: String, text: String) {
        self.path = path
        bytes = Array(text.utf8)
        tree = Parser.parse(source: text)
    }

    /// Whether one of the words is in the text.
    func uses(_ words: Set<String>) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
    }

    /// The literals and the members in the text, of which some are names of images and colours.
    package var assetNames: Set<String> {
        Set(
            tree.tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .stringSegment(let text) = token.tokenKind { return text }
                guard case .identifier(let text) = token.tokenKind else { return nil }
                return token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period ? text : nil
            })
    }

    /// The names of the types that are declared in it, without those inside others.
    package var declaredTypes: [String] {
        tree.statements.compactMap { statement in
            let declaration = statement.item.as(DeclSyntax.self)
            guard declaration?.is(ExtensionDeclSyntax.self) == false else { return nil }
            return declaration?.asProtocol((any NamedDeclSyntax).self)?.name.text
        }
    }

    /// The word at a place.
    package func word(at offset: Int) -> Range<Int> {
        let start = min(offset, bytes.count)
        let end = bytes[start...].firstIndex { byte in
            let character = Character(UnicodeScalar(byte))
            return !(byte == UInt8(ascii: "_") || byte > 127 || character.isLetter || character.isNumber)
        }
        return start..<max(min(start + 1, bytes.count), end ?? bytes.count)
    }
}

extension SyntaxProtocol {
    /// The bytes of the node without the comments and spaces around it.
    var range: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
