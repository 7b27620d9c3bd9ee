// SPDX-License-Identifier: Apache-2.0
import LayoutFigures
import SourceLocations

/// A page with the folders that its pictures may be in.
struct PageFile: Sendable {
    let path: String
    /// The folder that the user named, or the page's own: pictures are not written outside it.
    let root: String
    let page: FigurePage

    /// With a slash at its end, or empty for the current one.
    var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    var stem: String {
        let name = InputFile.name(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Pages among the inputs and in their folders, each once.
    static func paths(
        in inputs: [String], access: FileArguments
    ) throws(FileFault) -> [(path: String, root: String)] {
        var found: [(path: String, root: String)] = []
        var known: Set<String> = []
        for input in inputs {
            var pages: [(path: String, root: String)]
            if DirectoryListing.isDirectory(input) {
                let root = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
                pages = try DirectoryListing.files(below: root, suffix: "")
                    .map { root == "/" ? "/\($0)" : root == "." ? $0 : "\(root)/\($0)" }
                    .filter { FigurePage.kind(of: $0) != nil && !$0.contains("node_modules/") }.map { ($0, root) }
                try access.checkLinks(pages.map(\.path), below: root)
                if pages.isEmpty {
                    throw FileFault(
                        input, reason: "the folder has no pages (\(FigurePage.extensions))", status: .noInput)
                }
            } else {
                guard FigurePage.kind(of: input) != nil else {
                    throw FileFault(
                        input,
                        reason:
                            "is not a page: expected a file whose name ends with \(FigurePage.extensions), or a folder",
                        status: .usage)
                }
                let folder = input.lastIndex(of: "/").map { $0 == input.startIndex ? "/" : String(input[..<$0]) }
                pages = [(input, folder ?? ".")]
            }
            found += pages.filter { known.insert($0.path).inserted }
        }
        return found
    }

    static func read(_ path: String, root: String) throws(FileFault) -> PageFile {
        let source = try InputFile.source(path)
        return PageFile(path: path, root: root, page: FigurePage(source, kind: FigurePage.kind(of: path) ?? .markdown))
    }

    /// Where the pictures of a name are: the folder that the name gives, in DocC else the one where the catalog has its images.
    func directory(of name: FigureName, setting: String?) -> String {
        if !name.folder.isEmpty { return folder + name.folder }
        if let setting { return folder + setting }
        guard page.kind.isDocC else { return folder }
        guard let catalog else { return folder }
        return DirectoryListing.isDirectory(catalog + "Resources")
            ? catalog + "Resources/" : page.kind == .docc ? folder : catalog
    }

    /// The DocC catalog that the page is in or beside, with a slash at its end.
    private var catalog: String? {
        if page.kind == .docc {
            var path = ""
            for part in folder.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
                path += part + "/"
                if part.hasSuffix(".docc") { return path }
            }
            return nil
        }
        // A target has its catalog in its own folder, which may be any of those around the file.
        var folder = folder
        for _ in 0..<32 {
            if let name = DirectoryListing.names(in: folder.isEmpty ? "." : folder).first(where: {
                $0.hasSuffix(".docc")
            }) {
                return folder + name + "/"
            }
            guard !DirectoryListing.exists(folder + "Package.swift"), folder.count > 1,
                let slash = folder.dropLast().lastIndex(of: "/")
            else { return folder.isEmpty || !folder.hasSuffix("/") || folder == "/" ? nil : catalogAtTop(folder) }
            folder = String(folder[...slash])
        }
        return nil
    }

    /// The catalog beside a folder of the current one.
    private func catalogAtTop(_ folder: String) -> String? {
        guard !folder.hasPrefix("/"), !DirectoryListing.exists(folder + "Package.swift") else { return nil }
        return DirectoryListing.names(in: ".").first { $0.hasSuffix(".docc") }.map { $0 + "/" }
    }
}
