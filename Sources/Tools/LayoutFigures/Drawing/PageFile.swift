// SPDX-License-Identifier: Apache-2.0
package import LayoutRuns

/// A page with the folders that its pictures may be in.
package struct PageFile: Sendable {
    package let path: String
    /// The folder that the user named, or the page's own: pictures are not written outside it.
    package let root: String
    package let page: FigurePage
    private let files: any FileSystem

    /// With a slash at its end, or empty for the current one.
    package var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    package var stem: String {
        let name = InputFile.name(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Pages among the inputs and in their folders, each once.
    ///
    /// - Returns: also the root of each of them, in the same order.
    package static func paths(
        in inputs: [String], _ access: FileAccess
    ) -> (files: FoundFiles, roots: [String]) {
        let system = access.system
        var (files, roots) = (FoundFiles(), [String]())
        var known: Set<String> = []
        for input in inputs {
            var found = FoundFiles()
            var root: String
            if system.isDirectory(input) {
                root = input.count > 1 && input.hasSuffix("/") ? String(input.dropLast()) : input
                found = pages(below: root, in: system)
                access.leaveOutLinks(from: &found, below: root)
                if found.paths.isEmpty, found.faults.isEmpty {
                    found.faults = [
                        FileFault(input, reason: "the folder has no pages (\(FigurePage.extensions))", status: .noInput)
                    ]
                }
            } else {
                root = input.lastIndex(of: "/").map { $0 == input.startIndex ? "/" : String(input[..<$0]) } ?? "."
                if !system.exists(input) {
                    found.faults = [system.missing(input)]
                } else if FigurePage.kind(of: input) == nil {
                    let expected = "expected a file whose name ends with \(FigurePage.extensions), or a folder"
                    found.faults = [FileFault(input, reason: "is not a page: \(expected)", status: .usage)]
                } else {
                    found.paths = [input]
                }
            }
            let news = found.paths.filter { known.insert($0).inserted }
            files.paths += news
            files.faults += found.faults
            roots += news.map { _ in root }
        }
        return (files, roots)
    }

    private static func pages(below root: String, in files: any FileSystem) -> FoundFiles {
        func isOfPackages(_ folder: String) -> Bool { folder.split(separator: "/").last == "node_modules" }
        var found = files.files(
            below: root, where: { FigurePage.kind(of: $0) != nil }, mayEnter: { !isOfPackages($0) })
        found.paths = found.paths.map { root == "/" ? "/\($0)" : root == "." ? $0 : "\(root)/\($0)" }
        return found
    }

    init(_ path: String, root: String, in files: any FileSystem) throws(FileFault) {
        self.path = path
        self.root = root
        self.files = files
        page = FigurePage(try files.source(path), kind: FigurePage.kind(of: path) ?? .markdown)
    }

    /// Where the pictures of a name are: the folder that the name gives, in DocC else the one where the catalog has its images.
    package func directory(of name: FigureName, setting: String?) -> String {
        if !name.folder.isEmpty { return folder + name.folder }
        if let setting { return folder + setting }
        guard page.kind.isDocC else { return folder }
        guard let catalog else { return folder }
        return files.isDirectory(catalog + "Resources")
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
            if let name = files.names(in: folder.isEmpty ? "." : folder).first(where: {
                $0.hasSuffix(".docc")
            }) {
                return folder + name + "/"
            }
            guard !files.exists(folder + "Package.swift"), folder.count > 1,
                let slash = folder.dropLast().lastIndex(of: "/")
            else { return folder.isEmpty || !folder.hasSuffix("/") || folder == "/" ? nil : catalogAtTop(folder) }
            folder = String(folder[...slash])
        }
        return nil
    }

    /// The catalog beside a folder of the current one.
    private func catalogAtTop(_ folder: String) -> String? {
        guard !folder.hasPrefix("/"), !files.exists(folder + "Package.swift") else { return nil }
        return files.names(in: ".").first { $0.hasSuffix(".docc") }.map { $0 + "/" }
    }
}
