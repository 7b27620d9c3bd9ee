// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel
package import SourceLocations

/// A file or a directory that a document names. Only the caller knows whether it exists.
package struct FileReference: Hashable, Sendable {
    /// What the document expects there.
    package enum Kind: Hashable, Sendable { case image, fontDirectory }

    package var kind: Kind
    /// As the document gives it: relative to its own directory.
    package var path: String
    package var range: SourceRange

    package init(kind: Kind, path: String, range: SourceRange) {
        self.kind = kind
        self.path = path
        self.range = range
    }

    /// The error for one that is not there.
    package var missing: Diagnostic {
        let noun = kind == .image ? "image" : "font directory"
        return Diagnostic(.missingFile, .error, "no \(noun) '\(path)'", at: range)
    }
}

extension DiagnosticCode {
    package static let missingFile = DiagnosticCode("missing-file")
}
