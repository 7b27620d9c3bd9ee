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

    private static func resolved(_ path: String) -> [Substring]? {
        guard let absolute = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(absolute) }
        return String(cString: absolute).split(separator: "/")
    }
}
