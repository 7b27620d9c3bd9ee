// SPDX-License-Identifier: Apache-2.0
import AutoLayout
package import LayoutModel
package import LayoutSource

/// The files beside a document, and how far from it they may be.
package struct DocumentDirectory: DocumentResources {
    /// Where files that a document names may be, after links are resolved.
    package enum Reach: Hashable {
        /// Below a folder.
        case below(String)
        case anywhere

        /// Where a document may name files without an option: below its folder; an Interface Builder file and a Swift file have
        /// images and fonts anywhere in their project, and in the two folders above it.
        package static func own(of document: String, in files: any FileSystem) -> Reach {
            let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? "./"
            guard InterfaceBuilderInput.isInterfaceBuilder(document) || SwiftSelection.isSwift(document) else {
                return .below(folder)
            }
            let near = files.place(of: folder + "../..")
            guard let root = ProjectFiles.root(of: document, in: files) else { return .below(folder + "../..") }
            return .below(root.split(separator: "/").count < near.count ? root : folder + "../..")
        }
    }

    /// With a slash at its end, or empty for the current one.
    private let directory: String
    private let reach: Reach
    private let files: FileAccess

    /// - Parameter reach: nil = the document's own.
    package init(document path: String, reach: Reach? = nil, in files: FileAccess) {
        self.files = files
        directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        self.reach = reach ?? .own(of: path, in: files.system)
    }

    package func bytes(ofImageFile path: String) throws(ImageFault) -> [UInt8] {
        let file = self.path(path)
        guard !isOutside(path) else { throw .unreadable(Self.outside) }
        guard file != "-", files.system.exists(file) else { throw .missing }
        guard !files.system.isDirectory(file) else { throw .unreadable("it is a directory") }
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try files.system.readRegularFile(file)
        } catch {
            throw .unreadable(error.reason)
        }
        return try files.images.converted(bytes)
    }

    package func fontFiles(inDirectory path: String) -> [String]? {
        let directory = self.path(path)
        guard !isOutside(path), files.system.isDirectory(directory) else { return nil }
        return files.system.names(in: directory).filter(ProjectFiles.isFont)
            .filter { !isOutside(path.hasSuffix("/") ? path + $0 : "\(path)/\($0)") }
            .map { directory.hasSuffix("/") ? directory + $0 : "\(directory)/\($0)" }
            .filter(files.system.isRegularFile)
    }

    package func existing(like reference: FileReference) -> String? {
        let (name, isFonts) = (reference.path, reference.kind == .fontDirectory)
        if isFonts, files.system.isRegularFile(path(name)) {
            // The folder of a font is meant.
            return name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
        }
        // As Windows writes it.
        let own = name.replacing("\\", with: "/")
        if own != name, !isOutside(own), files.system.exists(path(own)),
            files.system.isDirectory(path(own)) == isFonts
        {
            return own
        }
        let images = [".png", ".jpg", ".jpeg", ".svg", ".pdf"]
        let found = NearestPath.of(name, from: directory, in: files.system) { path in
            !isFonts && images.contains { path.lowercased().hasSuffix($0) }
        }
        return found.flatMap { isOutside($0) || files.system.isDirectory(path($0)) != isFonts ? nil : $0 }
    }

    package var namedFiles: NamedFiles {
        let directory = self
        return NamedFiles { directory.text(ofFile: $0) }
    }

    private func text(ofFile path: String) -> NamedFiles.Answer {
        let file = self.path(path)
        guard !isOutside(path) else { return .unreadable(Self.outside) }
        guard file != "-", files.system.exists(file) else {
            let found = NearestPath.of(path, from: directory, in: files.system) {
                $0.hasSuffix(".json") || $0.hasSuffix(".csv")
            }
            return .missing(meant: found.flatMap { isOutside($0) ? nil : $0 })
        }
        if let colors = AssetCatalogs.colorDocument(ofCatalogue: file, in: files) { return colors }
        do throws(FileFault) {
            return .bytes(try files.system.readRegularFile(file))
        } catch {
            return .unreadable(error.reason)
        }
    }

    var imageDecoder: (any ImageDecoding)? { files.images.decoder }

    package func isOutside(_ name: String) -> Bool {
        guard case .below(let root) = reach else { return false }
        // The name alone may say so, whether or not there is such a file.
        if name.hasPrefix("/") || name.split(separator: "/").contains(".."), !isBelow(root, lexically: name) {
            return true
        }
        // A file that is not there is missing, wherever it would be.
        guard let file = files.system.resolved(path(name)) else { return false }
        guard let folder = files.system.resolved(root) else { return true }
        return file != folder && !file.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// Whether a path leads below a folder if it has no links.
    private func isBelow(_ root: String, lexically name: String) -> Bool {
        guard let folder = files.system.resolved(directory.isEmpty ? "." : directory),
            let root = files.system.resolved(root)
        else {
            return false
        }
        var parts: [Substring] = name.hasPrefix("/") ? [] : folder.split(separator: "/")
        for part in name.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.starts(with: root.split(separator: "/"))
    }

    /// The place of a file that the document names.
    package func path(_ name: String) -> String { name.hasPrefix("/") ? name : directory + name }

    /// The places of what a reference names: of a folder of fonts, the folder and the fonts in it.
    package func places(of reference: FileReference) -> [String] {
        let path = path(reference.path)
        if reference.kind == .fontDirectory { return [path] + (fontFiles(inDirectory: reference.path) ?? []) }
        guard path.hasSuffix(".xcassets") else { return [path] }
        return [path] + AssetCatalogs.colorLists(below: path, in: files).map { "\(path)/\($0)" }
    }

    private static let outside = "it is outside the document's folder, which '--allow-outside' permits"
}
