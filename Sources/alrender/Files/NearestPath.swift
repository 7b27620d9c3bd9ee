// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// Finds the file or folder that a path without one was probably meant to be.
enum NearestPath {
    /// The path with its first name that does not exist replaced by the nearest one beside it; without the names after that if these
    /// do not exist either. Nil if no name is near.
    static func of(_ path: String) -> String? {
        let names = path.split(separator: "/").map(String.init)
        var known = path.hasPrefix("/") ? "/" : ""
        for (place, name) in names.enumerated() {
            if DirectoryListing.exists(known + name) {
                known += name + "/"
                continue
            }
            let others = DirectoryListing.names(in: known.isEmpty ? "." : known)
            // A name without an extension is rather that of a layout than of its picture.
            let layouts = name.contains(".") ? [] : others.filter { !isPicture($0) }
            guard let meant = NearestName.of(name, among: layouts) ?? NearestName.of(name, among: others) else {
                return nil
            }
            let whole = ([known + meant] + names[(place + 1)...]).joined(separator: "/")
            return DirectoryListing.exists(whole) ? whole : known + meant
        }
        return nil
    }

    /// Whether a file is what a run writes rather than what it reads.
    static func isPicture(_ path: String) -> Bool {
        ["png", "svg", "pdf", "html"].contains { path.lowercased().hasSuffix(".\($0)") }
    }
}
