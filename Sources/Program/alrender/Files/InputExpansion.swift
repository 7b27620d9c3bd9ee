// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Expands folders and patterns among the inputs to layouts.
enum InputExpansion {
    static let suffixes = [".layout.json", ".xib", ".storyboard"]

    /// By its name: a layout document may have another name than those in folders.
    static func mayBeLayout(_ path: String) -> Bool {
        (suffixes + [".json"]).contains { path.lowercased().hasSuffix($0) }
    }

    /// The layouts in folders and of patterns such as `layouts/**/*.layout.json`, each once, in the order of their paths; other
    /// inputs as they are.
    ///
    /// - Parameter access: nil to leave it to the caller whether links out of the folders are followed.
    static func files(_ inputs: [String], access: FileArguments?) -> FoundFiles {
        var result = FoundFiles()
        var known: Set<String> = []
        for input in inputs {
            var found = FoundFiles(paths: [input])
            if input != "-", DirectoryListing.isDirectory(input) {
                found = layouts(below: input)
                access?.leaveOutLinks(from: &found, below: input)
                if found.paths.isEmpty, found.faults.isEmpty {
                    found.faults = [FileFault(input, reason: "the folder has no layouts", status: .noInput)]
                }
            } else if isPattern(input) {
                found = matches(of: input, access)
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
    static func isPattern(_ input: String) -> Bool {
        input.contains(where: { "*?[".contains($0) }) && !DirectoryListing.exists(input)
    }

    private static func layouts(below folder: String) -> FoundFiles {
        let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var found = DirectoryListing.files(
            below: root, where: { path in suffixes.contains { path.lowercased().hasSuffix($0) } })
        found.paths = found.paths.map { root == "/" ? "/\($0)" : "\(root)/\($0)" }
        return found
    }

    /// `*`, `?` and `[…]` within a name, `**` for any number of folders.
    private static func matches(of pattern: String, _ access: FileArguments?) -> FoundFiles {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = parts.prefix { part in !part.contains { "*?[".contains($0) } }
        let root = fixed.isEmpty ? "." : fixed.joined(separator: "/")
        let folder = root.isEmpty ? "/" : root
        guard DirectoryListing.isDirectory(folder) else { return FoundFiles() }
        let rest = parts.dropFirst(fixed.count)[...]
        func names(_ path: String) -> ArraySlice<String> { path.split(separator: "/").map(String.init)[...] }
        var found = DirectoryListing.files(
            below: folder, where: { matches(names($0), rest) }, mayEnter: { mayMatch(below: names($0), rest) })
        found.paths = found.paths.map { fixed.isEmpty ? $0 : root.isEmpty ? "/\($0)" : "\(root)/\($0)" }
        access?.leaveOutLinks(from: &found, below: folder)
        return found
    }

    /// Whether files below a folder may match a pattern.
    private static func mayMatch(below folder: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        guard let part = parts.first else { return false }
        guard part != "**", let name = folder.first else { return true }
        return fnmatch(part, name, 0) == 0 && mayMatch(below: folder.dropFirst(), parts.dropFirst())
    }

    private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        guard let part = parts.first else { return names.isEmpty }
        if part == "**" {
            return (names.startIndex...names.endIndex).contains { matches(names[$0...], parts.dropFirst()) }
        }
        guard let name = names.first, fnmatch(part, name, 0) == 0 else { return false }
        return matches(names.dropFirst(), parts.dropFirst())
    }
}
