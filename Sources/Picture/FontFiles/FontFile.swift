// SPDX-License-Identifier: Apache-2.0
/// One face of a font file, as the caller names it.
package struct FontFile: Hashable, Sendable {
    /// The name by which documents ask for it.
    package var family: String
    /// 100 … 900.
    package var weight: Int
    package var isItalic: Bool
    package var path: String
    /// Place in a font collection; 0 in a file with one face.
    package var index: Int
    /// The settings of a variable font by the tags of its axes: `wght`.
    package var variations: [String: Double] = [:]
    /// The Debian package that installs it; nil for a file of the user's own.
    package var package: String?
    /// By which Apple's systems know the face; empty for a file of a package.
    package var postScriptName = ""
    /// Tells the file from one that had its path before; 0 for a file of a package, which does not change while the program runs.
    package var stamp: UInt64 = 0

    /// Without its folder.
    package var name: Substring { path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...] }

    package init(
        family: String, weight: Int = 400, isItalic: Bool = false, path: String, index: Int = 0,
        package: String? = nil
    ) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.path = path
        self.index = index
        self.package = package
    }
}
