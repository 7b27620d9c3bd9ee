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

extension StyledText {
    /// With what the text differs in on the system of a profile.
    package func drawn(by profile: Profile.Name) -> StyledText {
        var text = self
        text.tracking = profile.tracking(of: font)
        text.percentSignTracking = profile.percentSignTracking(of: font)
        text.lineHeight = profile.lineHeight(of: font)
        return text
    }
}

extension Profile.Name {
    /// Up to iOS 13 San Francisco is set by 0.02 points wider at 17 points: −0.41 instead of −0.43 (Human Interface
    /// Guidelines, Typography).
    fileprivate func tracking(of font: Font) -> Double {
        let isOlder = self == .ios12 || self == .ios13
        return isOlder && font.family == Font.systemFamily && font.size == 17 ? 0.02 : 0
    }

    /// Up to iOS 13 San Francisco's percent sign was narrower, as labels record it: those of iOS 10 to 12 by 0.115 to 0.125
    /// of the size, those of iOS 13 by 0.07 to 0.075.
    fileprivate func percentSignTracking(of font: Font) -> Double {
        guard font.family == Font.systemFamily else { return 0 }
        switch self {
        case .ios12: return -0.12 * font.size
        case .ios13: return -0.073 * font.size
        default: return 0
        }
    }

    /// AppKit's lines of San Francisco take whole points, as Interface Builder records them on labels; those of named families
    /// of UIKit have the height of the family.
    fileprivate func lineHeight(of font: Font) -> Double? {
        #if hasFeature(Embedded)
            // Web pages have the sizes of their texts.
            guard self == .macos14 else { return nil }
        #else
            guard self == .macos14 else { return NamedFontLines.height(of: font) }
        #endif
        guard font.family == Font.systemFamily else { return nil }
        switch font.size {
        case 8: return 10
        case 9: return 11
        case 10: return 13
        case 11: return 14
        case 12: return 15
        case 13: return 16
        case 14: return 17
        case 15: return 19
        case 16...: return (1.182 * font.size).rounded()
        default: return (1.193359 * font.size).rounded(.up)
        }
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
