// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Expands folders and patterns among the inputs to layouts.
enum InputExpansion {
    private static let suffixes = [".layout.json", ".xib", ".storyboard"]

    /// By its name: a layout document may have another name than those in folders.
    static func mayBeLayout(_ path: String) -> Bool {
        (suffixes + [".json"]).contains { path.lowercased().hasSuffix($0) }
    }

    /// The layouts in folders and of patterns such as `layouts/**/*.layout.json`, each once, in the order of their paths; other
    /// inputs as they are.
    ///
    /// - Parameter access: nil to leave it to the caller whether links out of the folders are followed.
    static func files(_ inputs: [String], access: FileArguments?) throws(FileFault) -> [String] {
        var files: [String] = []
        var known: Set<String> = []
        for input in inputs {
            let found: [String]
            if input != "-", DirectoryListing.isDirectory(input) {
                found = try layouts(below: input)
                try access?.checkLinks(found, below: input)
                if found.isEmpty { throw FileFault(input, reason: "the folder has no layouts", status: .noInput) }
            } else if input.contains(where: { "*?[".contains($0) }), !DirectoryListing.exists(input) {
                found = try matches(of: input, access)
                if found.isEmpty { throw FileFault(input, reason: "no file matches the pattern", status: .noInput) }
            } else {
                found = [input]
            }
            files += found.filter { known.insert($0).inserted || found.count == 1 }
        }
        return files
    }

    private static func layouts(below folder: String) throws(FileFault) -> [String] {
        let root = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return try DirectoryListing.files(below: root, suffix: "").filter { path in
            suffixes.contains { path.lowercased().hasSuffix($0) }
        }.map { root == "/" ? "/\($0)" : "\(root)/\($0)" }
    }

    /// `*`, `?` and `[…]` within a name, `**` for any number of folders.
    private static func matches(of pattern: String, _ access: FileArguments?) throws(FileFault) -> [String] {
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = parts.prefix { part in !part.contains { "*?[".contains($0) } }
        let root = fixed.isEmpty ? "." : fixed.joined(separator: "/")
        let folder = root.isEmpty ? "/" : root
        guard DirectoryListing.isDirectory(folder) else { return [] }
        let rest = Array(parts.dropFirst(fixed.count))
        let files = try DirectoryListing.files(below: folder, suffix: "").filter { path in
            matches(path.split(separator: "/").map(String.init)[...], rest[...])
        }.map { fixed.isEmpty ? $0 : root.isEmpty ? "/\($0)" : "\(root)/\($0)" }
        try access?.checkLinks(files, below: folder)
        return files
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
