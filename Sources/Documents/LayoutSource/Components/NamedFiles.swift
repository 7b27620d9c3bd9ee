// SPDX-License-Identifier: Apache-2.0

/// The text files that a document names by paths from its own folder: what it includes, rows of data, texts. Only the caller can
/// open them.
package struct NamedFiles: Sendable {
    package enum Answer: Hashable, Sendable {
        case bytes([UInt8])
        /// - Parameter meant: the path of a file with nearly this name.
        case missing(meant: String?)
        case unreadable(String)
    }

    package let read: @Sendable (_ path: String) -> Answer

    package init(_ read: @escaping @Sendable (_ path: String) -> Answer) { self.read = read }

    /// For a document without files: every file that it names is missing.
    package static let none = NamedFiles { _ in .missing(meant: nil) }
}
