// SPDX-License-Identifier: Apache-2.0

/// Expands folders and patterns among the inputs to layouts.
package enum InputExpansion {
    package static let suffixes = [".layout.json", ".xib", ".storyboard"]

    /// By its name: a layout document may have another name than those in folders.
    package static func mayBeLayout(_ path: String) -> Bool {
        (suffixes + [".json"]).contains { path.lowercased().hasSuffix($0) }
    }

    /// The layouts in folders and of patterns such as `layouts/**/*.layout.json`, each once, in the order of their paths; other
    /// inputs as they are.
    ///
    /// - Parameters:
    ///   - keepsLinks: leaves it to the caller whether links out of the folders are followed.
    ///   - runsSwift: whether folders are searched for Swift files, too, which run when they are shown.
    package static func files(
        _ inputs: [String], in files: FileAccess, keepsLinks: Bool = false, runsSwift: Bool = false
    ) -> FoundFiles {
        var result = FoundFiles()
        var known: Set<String> = []
        for input in inputs {
            var found = FoundFiles(paths: [input])
            if input != "-", files.system.isDirectory(input) {
                found = layouts(below: input, in: files.system, suffixes + (runsSwift ? [".swift"] : []))
                if !keepsLinks { files.leaveOutLinks(from: &found, below: input) }
                if found.paths.isEmpty, found.faults.isEmpty {
                    let hasSwift = !layouts(below: input, in: files.system, [".swift"]).paths.isEmpty
                    let hint = hasSwift && !runsSwift ? "; --swift runs its Swift files" : ""
                    found.faults = [FileFault(input, reason: "the folder has no layouts\(hint)", status: .noInput)]
                }
            } else if isPattern(input, in: files.system) {
                found = matches(of: input, in: files, keepsLinks: keepsLinks)
                if found.paths.isEmpty, found.faults.isEmpty {
                    found.faults = [FileFault(input, reason: "no file matches the pattern", status: .noInput)]
                }
            }
            result.paths += found.paths.filter { known.insert($0).inserted || found.paths.count == 1 }
            result.faults += found.faults
        }
        return result
    }

    /// A file whose name has the signs of patterns is that file.
    static func isPattern(_ input: String, in files: any FileSystem) -> Bool {
        input.contains(where: { "*?[".contains($0) }) && !files.exists(input)
    }

    private static func layouts(
        below folder: String, in files: any FileSystem, _ suffixes: [String]
    ) -> FoundFiles {
        let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var found = files.files(
            below: root, where: { path in suffixes.contains { path.lowercased().hasSuffix($0) } })
        found.paths = found.paths.map { root == "/" ? "/\($0)" : "\(root)/\($0)" }
        return found
    }

    /// `*`, `?` and `[…]` within a name, `**` for any number of folders.
    private static func matches(of pattern: String, in files: FileAccess, keepsLinks: Bool) -> FoundFiles {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = parts.prefix { part in !part.contains { "*?[".contains($0) } }
        let root = fixed.isEmpty ? "." : fixed.joined(separator: "/")
        let folder = root.isEmpty ? "/" : root
        guard files.system.isDirectory(folder) else { return FoundFiles() }
        let rest = parts.dropFirst(fixed.count)[...]
        func names(_ path: String) -> ArraySlice<String> { path.split(separator: "/").map(String.init)[...] }
        var found = files.system.files(
            below: folder, where: { matches(names($0), rest, files.system) },
            mayEnter: { mayMatch(below: names($0), rest, files.system) })
        found.paths = found.paths.map { fixed.isEmpty ? $0 : root.isEmpty ? "/\($0)" : "\(root)/\($0)" }
        if !keepsLinks { files.leaveOutLinks(from: &found, below: folder) }
        return found
    }

    /// Whether files below a folder may match a pattern.
    private static func mayMatch(
        below folder: ArraySlice<String>, _ parts: ArraySlice<String>, _ files: any FileSystem
    ) -> Bool {
        guard let part = parts.first else { return false }
        guard part != "**", let name = folder.first else { return true }
        return files.name(name, matches: part) && mayMatch(below: folder.dropFirst(), parts.dropFirst(), files)
    }

    private static func matches(
        _ names: ArraySlice<String>, _ parts: ArraySlice<String>, _ files: any FileSystem
    ) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == "**" {
            return (names.startIndex...names.endIndex).contains { matches(names[$0...], parts.dropFirst(), files) }
        }
        guard let name = names.first, files.name(name, matches: part) else { return false }
        return matches(names.dropFirst(), parts.dropFirst(), files)
    }
}
