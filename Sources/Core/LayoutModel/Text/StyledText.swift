// SPDX-License-Identifier: Apache-2.0
/// Text with the attributes that decide its size and shape.
package struct StyledText: Hashable, Sendable {
    /// The characters, plain or in Pango's markup.
    package enum Content: Hashable, Sendable {
        case plain(String)
        /// Pango markup.
        case markup(String)

        package var isEmpty: Bool {
            switch self {
            case .plain(let string), .markup(let string): string.isEmpty
            }
        }
    }

    /// `NSTextAlignment`.
    package enum Alignment: String, Hashable, CaseIterable, Sendable {
        case natural, left, center, right, justified
    }

    package var content: Content
    package var font: Font
    /// Dynamic Type's style that the font follows, except where it overrides it.
    package var textStyle: TextStyle?
    /// Attributes of the font that the document sets to the same value as the style has at the canvas's content size
    /// category. They stay as they are when the category changes.
    package var restatedAttributes: Font.Attributes
    package var alignment: Alignment
    /// Points added between lines.
    package var lineSpacing: Double
    /// Whether a last line of one word gets the word before it as well (`NSParagraphStyle.LineBreakStrategy.pushOut`), as
    /// in UIKit's labels.
    package var pushesOutWords = false
    /// Points added to each advance: what the font of an older system has more than today's.
    package var tracking = 0.0
    /// Points added to the advance of each percent sign, for the same reason.
    package var percentSignTracking = 0.0
    /// Points that each line takes where the platform does not take those of the font: AppKit's whole points. Nil = the
    /// font's.
    package var lineHeight: Double?
    #if !hasFeature(Embedded)
        /// Points that each line takes by the style of its paragraph (`NSParagraphStyle.minimumLineHeight` and
        /// `maximumLineHeight`). What that is more than the font's height is above the letters. Nil = the font's.
        package var paragraphLineHeight: Double?
    #endif

    package init(
        content: Content, font: Font, textStyle: TextStyle? = nil, restatedAttributes: Font.Attributes = [],
        alignment: Alignment = .natural, lineSpacing: Double = 0
    ) {
        self.content = content
        self.font = font
        self.textStyle = textStyle
        self.restatedAttributes = restatedAttributes
        self.alignment = alignment
        self.lineSpacing = lineSpacing
    }
}

/// `NSLineBreakMode`.
package enum LineBreakMode: String, Hashable, CaseIterable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A font with its text style and Dynamic Type already resolved.
package struct Font: Hashable, Sendable {
    /// `system` = the platform's own.
    package var family: String
    /// Points.
    package var size: Double
    /// 100 … 900.
    package var weight: Int
    package var isItalic: Bool

    package init(family: String = Font.systemFamily, size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    package static let systemFamily = "system"

    /// Attributes of a font that a document can set.
    package struct Attributes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let size = Attributes(rawValue: 1 << 0)
        package static let weight = Attributes(rawValue: 1 << 1)
    }
}

/// Texts are equal if they have the same scalars: strings are also equal where they only look the same, as with a precomposed letter
/// and a letter with its accent, but fonts may have glyphs of different widths for them.
extension StyledText.Content {
    package static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.plain(let a), .plain(let b)), (.markup(let a), .markup(let b)): a.utf8.elementsEqual(b.utf8)
        case (.plain, .markup), (.markup, .plain): false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .plain(let text): Self.hash(text, 0, into: &hasher)
        case .markup(let text): Self.hash(text, 1, into: &hasher)
        }
    }

    private static func hash(_ text: String, _ kind: UInt8, into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(kind)
    }
}
