// SPDX-License-Identifier: Apache-2.0
/// A name in a directory.
package struct DirectoryEntry: Sendable {
    package enum Kind: Sendable { case file, directory, link, special }

    /// Any but zero and a slash.
    package let bytes: [UInt8]
    package let kind: Kind

    package init(bytes: [UInt8], kind: Kind) {
        self.bytes = bytes
        self.kind = kind
    }

    /// Nil for a name that is not UTF-8: no path can be made of it.
    package var name: String? { String(validating: bytes, as: UTF8.self) }
}
