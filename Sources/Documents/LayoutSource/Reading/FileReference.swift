// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import SourceLocations

/// A file or a directory that a document names. Only the caller knows whether it exists.
package struct FileReference: Hashable, Sendable {
    /// What the document expects there.
    package enum Kind: Hashable, Sendable { case image, fontDirectory, text }

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
        let noun =
            switch kind {
            case .image: "image"
            case .fontDirectory: "font directory"
            case .text: "file"
            }
        return Diagnostic(.missingFile, .error, "no \(noun) '\(path)'", at: range)
    }

    /// What is wrong with a path that no file can have; nil for any other.
    package var hintOnNotation: String? {
        let place = "its path from the document's folder"
        let scheme = path.prefix { $0.isASCII && $0.isLetter }
        let rest = path.dropFirst(scheme.count)
        if scheme.count > 1, rest.hasPrefix("://") {
            return "this is a URL, which is not opened: "
                + (scheme.lowercased() == "file" ? "write \(place)" : "download the file and write \(place)")
        }
        if scheme.lowercased() == "data", rest.hasPrefix(":") {
            return "images are read from files: save the data in one and write \(place)"
        }
        if path == "~" || path.hasPrefix("~/") { return "'~' is not the home folder here: write \(place)" }
        guard path.contains("\\") else { return nil }
        return scheme.count == 1 && rest.hasPrefix(":")
            ? "this is a path of Windows: write \(place), with '/' between folders" : "write '/' between folders"
    }
}

extension DiagnosticCode {
    package static let missingFile = DiagnosticCode("missing-file")
}
