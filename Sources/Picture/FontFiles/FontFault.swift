// SPDX-License-Identifier: Apache-2.0
/// Why text cannot be measured or drawn. The cause is the machine, not the document.
package enum FontFault: Error, Hashable, Sendable {
    /// A file of the catalog is missing or not a font; `package` is the Debian package that installs it.
    case unusable(path: String, package: String?)
    /// The catalog has no face for a family that the program needs.
    case noFace(family: String)
    case outOfMemory

    package var message: String {
        switch self {
        case .unusable(let path, let package?):
            "the font file '\(path)' is missing or not a font; install the Debian package \(package)"
        case .unusable(let path, nil): "the font file '\(path)' is missing or not a font"
        case .noFace(let family): "the font catalog has no face of the family '\(family)'"
        case .outOfMemory: "not enough memory for the fonts"
        }
    }
}
