// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The relative path from one folder to another.
enum RelativePath {
    /// With a slash at its end, or empty for the same folder; nil if one of them does not exist.
    static func path(from folder: String, to other: String) -> String? {
        guard let start = resolved(folder), let end = resolved(other) else { return nil }
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + end[shared...].map(String.init)
        return steps.map { $0 + "/" }.joined()
    }

    /// The names from the top of the file system to a file, which need not exist.
    static func place(of path: String) -> [String] {
        var path = path.isEmpty ? "." : path
        var rest: [String] = []
        var stepsUp = 0
        while true {
            if let known = resolved(path) { return known.dropLast(stepsUp).map(String.init) + rest.reversed() }
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            let slash = path.lastIndex(of: "/")
            let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
            switch name {
            case ".": break
            case "..": stepsUp += 1
            default: if stepsUp > 0 { stepsUp -= 1 } else { rest.append(name) }
            }
            path = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        }
    }

    private static func resolved(_ path: String) -> [Substring]? {
        guard let absolute = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(absolute) }
        return String(cString: absolute).split(separator: "/")
    }
}
