// SPDX-License-Identifier: Apache-2.0
/// Why a file could not be read as XML.
package struct XMLFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The file is not well-formed XML.
        case malformed
        /// A document type declaration, which could define entities.
        case documentTypeDeclaration
        /// Elements nested deeper than any layout needs.
        case tooDeep
        /// More bytes than any layout needs.
        case tooLarge
    }

    package var kind: Kind
    package var message: String
    /// The byte where reading stopped.
    package var offset: Int

    init(_ kind: Kind, _ message: String, at offset: Int) {
        self.kind = kind
        self.message = message
        self.offset = offset
    }
}
