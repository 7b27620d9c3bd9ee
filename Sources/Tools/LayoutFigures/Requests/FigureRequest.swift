// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A figure that a page has or is to have.
package struct FigureRequest: Hashable, Sendable {
    package enum Layout: Hashable, Sendable {
        /// A block of the page: the bytes of its lines, and whether they are Swift code.
        case block([SourceRange], isSwift: Bool)
        /// A file, by its path from the page, and where the page names it.
        case file(String, SourceRange)
    }

    package var layout: Layout
    /// The options, in order.
    package var words: [FigureWord]
    /// Where the page asks for the figure: the place of problems with all of it.
    package var place: SourceRange
    /// What the page has of the figure; nil if it has nothing yet.
    package var reference: FigureReference?
    /// Where a new reference goes, and what is around it.
    var insertion: Insertion

    /// Bytes of the page that a reference replaces, empty for a new one, and the text around it.
    struct Insertion: Hashable, Sendable {
        var range: SourceRange
        var before = ""
        var after = ""
        /// What is between the comment and the image below it; nil for a comment behind the image.
        var commentSeparator: String?
    }

    package subscript(key: String) -> String? { words.last { $0.key == key }?.value }
}

/// A picture in a page, as an image of Markdown or HTML.
package struct FigureReference: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// `![alternative text](path "title")`
        case markdown
        /// `<picture>` with the variants of a picture.
        case pictureElement
        /// `<img>`, of which only `src` is ours: its bytes.
        case imageElement(source: SourceRange)
        /// A comment without a picture.
        case none
        case markup(MarkupReference)

        /// What is written as an image of Markdown.
        var isMarkdown: Bool { self == .markdown || self == .none }
    }

    var form: Form
    /// As it is written, escapes included.
    var alternative: String
    /// With its quotation marks; empty if there is none.
    var title: String
    /// From the page, decoded; nil for a reference that is still that of a layout.
    package var picturePath: String?
    /// Behind an image of Markdown, with their braces; empty if there are none.
    var attributes = ""
    /// What is between `layout` and the end of the comment, trimmed; nil without a comment.
    var comment: String?
}
