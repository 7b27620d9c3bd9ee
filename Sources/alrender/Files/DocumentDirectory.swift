// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutModel

/// The files beside a document.
struct DocumentDirectory: DocumentResources {
    /// With a slash at its end, or empty for the current one.
    private let directory: String

    init(document path: String) {
        directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        let file = self.path(path)
        guard file != "-", DirectoryListing.exists(file) else { throw .missing }
        guard !DirectoryListing.isDirectory(file) else { throw .unreadable("it is a directory") }
        do throws(FileFault) {
            return try InputFile.readRegularFile(file)
        } catch {
            throw .unreadable(error.reason)
        }
    }

    func fontFiles(inDirectory path: String) -> [String]? {
        let directory = self.path(path)
        guard DirectoryListing.isDirectory(directory) else { return nil }
        let extensions = [".otf", ".ttf", ".otc", ".ttc"]
        let names = DirectoryListing.names(in: directory)
        return names.filter { name in extensions.contains { name.lowercased().hasSuffix($0) } }
            .map { directory.hasSuffix("/") ? directory + $0 : "\(directory)/\($0)" }
            .filter(DirectoryListing.isRegularFile)
    }

    /// The place of a file that the document names.
    func path(_ name: String) -> String { name.hasPrefix("/") ? name : directory + name }
}
