// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import LayoutSource

/// The files that a document names, relative to its own folder; supplied by a caller that can open files.
package protocol DocumentResources {
    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8]
    /// Paths by which the font files of a directory can be opened, sorted; nil if there is no such directory.
    func fontFiles(inDirectory path: String) -> [String]?
    /// Whether a document may not name this file or directory, since it is too far from its own folder.
    func isOutside(_ path: String) -> Bool
    /// The path by which a document probably meant to name a file or directory that is not there; nil if none is near.
    func existing(like reference: FileReference) -> String?
    /// The text files that a document includes.
    var namedFiles: NamedFiles { get }
    /// Decodes image files; nil = this process.
    var imageDecoder: (any ImageDecoding)? { get }
}

extension DocumentResources {
    package func isOutside(_ path: String) -> Bool { false }
    package func existing(like reference: FileReference) -> String? { nil }
    package var namedFiles: NamedFiles { .none }
    package var imageDecoder: (any ImageDecoding)? { nil }
}

/// Files that a program has in memory, by the paths that the document names.
struct FilesInMemory: DocumentResources {
    var files: [String: [UInt8]]
    var imageDecoder: (any ImageDecoding)?

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        guard let bytes = files[path] else { throw .missing }
        return bytes
    }

    func fontFiles(inDirectory path: String) -> [String]? { nil }

    var namedFiles: NamedFiles {
        let files = files
        return NamedFiles { path in files[path].map { .bytes($0) } ?? .missing(meant: nil) }
    }
}

/// For a document without files: every file that it names is missing.
package struct NoResources: DocumentResources {
    package init() {}

    package func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] { throw .missing }
    package func fontFiles(inDirectory path: String) -> [String]? { nil }
}
