// SPDX-License-Identifier: Apache-2.0
import AutoLayout
package import LayoutModel

/// The files beside a document in a commit. Fonts are those of the working tree: they are opened by their paths.
package struct GitDirectory: DocumentResources {
    package let git: Git
    package let commit: String
    /// The path of the document, from the top folder.
    package let document: String
    package let files: FileAccess

    package init(
        git: Git, commit: String, document: String, files: FileAccess
    ) {
        self.git = git
        self.commit = commit
        self.document = document
        self.files = files
    }

    private var workingTree: DocumentDirectory { files.directory(of: "\(git.root)/\(document)") }

    package func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        guard !path.hasPrefix("/"), !isOutside(path) else { return try workingTree.bytes(ofImageFile: path) }
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        var parts: [Substring] = []
        for part in (folder + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        guard let bytes = git.contents(of: parts.joined(separator: "/"), in: commit) else { throw .missing }
        return try files.images.converted(bytes)
    }

    package func fontFiles(inDirectory path: String) -> [String]? {
        workingTree.fontFiles(inDirectory: path)
    }

    var imageDecoder: (any ImageDecoding)? { workingTree.imageDecoder }

    package func isOutside(_ path: String) -> Bool { workingTree.isOutside(path) }
}
