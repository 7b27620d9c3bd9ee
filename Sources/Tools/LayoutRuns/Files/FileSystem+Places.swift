// SPDX-License-Identifier: Apache-2.0

extension FileSystem {
    /// The relative path from one folder to another, with a slash at its end, or empty for the same folder; nil if one of them does not exist.
    package func relativePath(from folder: String, to other: String) -> String? {
        guard let start = names(to: folder), let end = names(to: other) else { return nil }
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + end[shared...].map(String.init)
        return steps.map { $0 + "/" }.joined()
    }

    /// The names from the top of the file system to a file, which need not exist.
    package func place(of path: String) -> [String] {
        var path = path.isEmpty ? "." : path
        var rest: [String] = []
        var stepsUp = 0
        while true {
            if let known = names(to: path) { return known.dropLast(stepsUp).map(String.init) + rest.reversed() }
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            let slash = path.lastIndex(of: "/")
            let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
            switch name {
            case ".": break
            case "..": stepsUp += 1
            default: if stepsUp > 0 { stepsUp -= 1 } else { rest.append(name) }
            }
            let above = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            // The current folder is gone, or a folder that is hidden from the run.
            if above == path { return rest.reversed() }
            path = above
        }
    }

    private func names(to path: String) -> [Substring]? {
        resolved(path.isEmpty ? "." : path)?.split(separator: "/")
    }

    /// What is the same for all paths to a file, whether or not it exists; the path itself where its folder does not.
    package func place(of path: String, links: FileLinks) -> String {
        if links == .followed, let place = resolved(path) { return place }
        let name = path.split(separator: "/").last ?? ""
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        return resolved(folder).map { "\($0)/\(name)" } ?? path
    }

    /// Whether both paths lead to one existing file.
    package func isSameFile(_ a: String, _ b: String) -> Bool {
        guard let file = identity(of: a) else { return false }
        return file == identity(of: b)
    }

    /// The nearest folder from a place up that is a working tree of git; places are names from the top of the file system.
    package func workingTree(around place: [String]) -> [String]? {
        (0...place.count).lazy.map { Array(place.dropLast($0)) }.first {
            exists("/" + ($0 + [".git"]).joined(separator: "/"))
        }
    }
}
