// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutModel

/// The files beside a document in a commit. Fonts are those of the working tree: they are opened by their paths.
struct GitDirectory: DocumentResources {
    let git: Git
    let commit: String
    /// The path of the document, from the top folder.
    let document: String
    let files: FileArguments

    private var workingTree: DocumentDirectory { files.directory(of: "\(git.root)/\(document)") }

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        guard !path.hasPrefix("/"), !isOutside(path) else { return try workingTree.bytes(ofImageFile: path) }
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        var parts: [Substring] = []
        for part in (folder + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        guard let bytes = git.contents(of: parts.joined(separator: "/"), in: commit) else { throw .missing }
        return try PDFConverter.shared.image(bytes)
    }

    func fontFiles(inDirectory path: String) -> [String]? {
        workingTree.fontFiles(inDirectory: path)
    }

    var imageDecoder: (any ImageDecoding)? { workingTree.imageDecoder }

    func isOutside(_ path: String) -> Bool { workingTree.isOutside(path) }
}
