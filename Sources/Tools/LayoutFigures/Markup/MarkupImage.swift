// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// An image in a page of AsciiDoc, reStructuredText, Typst or LaTeX.
struct MarkupImage: Hashable {
    /// The bytes of its path, without quotation marks.
    var path: Range<Int>
    /// The path without escapes.
    var decodedPath: String
    var alternative: MarkupSlot
}

/// Where an image's alternative text is, or would be.
struct MarkupSlot: Hashable, Sendable {
    /// The bytes of the text, with quotation marks if it has any; empty if there is none.
    var range: SourceRange
    /// What is written around it.
    var before = ""
    var after = ""
    var isEmpty = false
}

/// The parts of an image, and of the comment above it, that change with its layout.
struct MarkupReference: Hashable, Sendable {
    var language: MarkupLanguage
    /// The bytes of the path; nil for a comment without an image.
    var path: SourceRange?
    var alternative: MarkupSlot?
    /// What follows the word `layout` in the comment; nil if there is no comment.
    var words: SourceRange?
    /// Where the line of the image starts, or for a comment without one where that of the comment ends.
    var line: Int
    var indentation: String
    /// What paths of images are relative to, from the page's folder, with a slash at its end or empty.
    var imageFolder = ""
}
