// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// Finds the file that a path which leads nowhere was probably meant to name.
enum NearestPath {
    /// The path with its first name that is not there replaced by the nearest name; nil if that leads nowhere, too.
    ///
    /// - Parameters:
    ///   - directory: where a relative path begins, with a slash at its end; empty for the current one.
    ///   - isLikely: whether a path is one of those that come first.
    package static func of(
        _ path: String, from directory: String = "", in files: any FileSystem, isLikely: (String) -> Bool
    ) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        func joined(_ parts: some Sequence<String>) -> String { parts.joined(separator: "/") }
        func place(_ path: String) -> String { path.hasPrefix("/") ? path : directory + path }
        func exists(_ path: String) -> Bool { files.exists(place(path)) }
        // The first part of an absolute path is empty.
        let wrong = parts.indices.first { !joined(parts[...$0]).isEmpty && !exists(joined(parts[...$0])) }
        guard let wrong else { return nil }
        let folder = place(wrong == 0 ? "" : joined(parts[..<wrong]) + "/")
        let names = files.names(in: folder.isEmpty ? "." : folder)
        let likely = names.filter { name in
            files.isDirectory(folder + name) || isLikely(joined(parts[..<wrong] + [name]))
        }
        guard let meant = NearestName.of(parts[wrong], among: likely) ?? NearestName.of(parts[wrong], among: names)
        else {
            return nil
        }
        let found = joined(parts[..<wrong] + [meant] + parts[(wrong + 1)...])
        return exists(found) ? found : nil
    }
}
