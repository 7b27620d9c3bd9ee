// SPDX-License-Identifier: Apache-2.0
import AutoLayout
package import LayoutDiagnostics
package import LayoutModel

/// What layout documents name outside their folder, where the commands that read them do not follow.
package struct OutsideFiles {
    private let directory: DocumentDirectory
    private var paths: Set<String> = []
    private var folders: Set<String> = []

    /// - Parameter document: a path in the folder of the documents.
    package init(of document: String, in files: FileAccess) {
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? "./"
        directory = DocumentDirectory(document: folder, reach: .below(folder), in: files)
    }

    package mutating func add(_ document: Document) {
        for path in document.imagePaths + document.fontDirectories where paths.insert(path).inserted {
            guard directory.isOutside(path) else { continue }
            folders.insert(document.fontDirectories.contains(path) ? path : Self.folder(ofImage: path))
        }
    }

    /// Nil if they name nothing outside.
    package var warning: Diagnostic? {
        let names = folders.sorted()
        guard !names.isEmpty else { return nil }
        let most = 4
        let listed = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
        let rest = names.count > most ? " and \(names.count - most) more folders" : ""
        return Diagnostic(
            .outsideFile, .warning,
            "layout documents name files outside their folder, in \(listed)\(rest): pass '--allow-outside' to the commands that "
                + "read them, or write them with '-o' into a folder around these",
            at: nil)
    }

    /// The asset catalogue, otherwise the image's own folder.
    private static func folder(ofImage path: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
        if let catalogue = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
            parts = parts[...catalogue]
        } else {
            parts = parts.dropLast()
        }
        return parts.joined(separator: "/")
    }
}
