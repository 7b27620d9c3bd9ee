// SPDX-License-Identifier: Apache-2.0
/// A font or character that text needs and that was not available: the author decides whether it matters.
package enum FontFinding: Hashable, Sendable {
    /// No file of the catalog has this family.
    case unknownFamily(String, substitute: String)
    /// A font of the catalog that is not installed, and what is drawn instead.
    case missingFile(path: String, package: String?, substitute: String)
    /// The document's own fonts of the family have no face of this weight or slant, and another one is drawn.
    case missingFace(family: String, wanted: FaceStyle, substitute: FaceStyle)
    /// No font of the catalog has this character; U+FFFD is drawn.
    case missingGlyph(Unicode.Scalar)
    /// The markup cannot be read; its source is drawn as plain text.
    case invalidMarkup(MarkupFault)

    package struct FaceStyle: Hashable, Sendable {
        /// 100 … 900.
        package var weight: Int
        package var isItalic: Bool
    }
}
