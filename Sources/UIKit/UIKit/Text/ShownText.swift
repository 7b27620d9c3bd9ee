// SPDX-License-Identifier: Apache-2.0
import FontFiles
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutText

/// Text as a view shows it.
@MainActor
struct ShownText {
    enum Content {
        case plain(String)
        case attributed(NSAttributedString)

        /// Applies an attribute to all of an attributed text; nil removes it.
        mutating func set(_ key: NSAttributedString.Key, _ value: Any?) {
            guard case .attributed(let text) = self else { return }
            let changed = NSMutableAttributedString(attributedString: text)
            let range = NSRange(location: 0, length: changed.length)
            if let value {
                changed.addAttribute(key, value: value, range: range)
            } else {
                changed.removeAttribute(key, range: range)
            }
            self = .attributed(changed)
        }
    }

    /// The text with its attributes: those that were set, or the font and the colour of a plain text.
    func attributed(color: UIColor?) -> NSAttributedString {
        switch content {
        case .attributed(let text): return text
        case .plain(let text):
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            attributes[.foregroundColor] = color
            return NSAttributedString(string: text, attributes: attributes)
        }
    }

    var content: Content
    var font: UIFont
    private var lineCount: Int32
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    /// Whether a last line of one word gets the word before it as well, as in labels.
    let pushesOutWords: Bool

    init(
        content: Content, font: UIFont, numberOfLines: Int = 1, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail, pushesOutWords: Bool = false
    ) {
        self.content = content
        self.font = font
        lineCount = Int32(clamping: numberOfLines)
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.pushesOutWords = pushesOutWords
    }

    /// 0 for no limit.
    var numberOfLines: Int {
        get { Int(lineCount) }
        set { lineCount = Int32(clamping: newValue) }
    }

    var isEmpty: Bool {
        switch content {
        case .plain(let text): text.isEmpty
        case .attributed(let text): text.length == 0
        }
    }

    var string: String {
        switch content {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// - Parameter width: points to wrap at; nil for no limit.
    func measure(width: CGFloat? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight) -> TextMeasurement {
        let request = TextRequest(
            text: styled, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode.engineMode,
            width: width.map(Double.init), direction: direction.engineDirection, scale: Double(UIScreen.main.scale))
        return SharedText.measurer.measure(request)
    }

    /// The width at which the text wraps in a space of that width, in points; nil if it needs less.
    ///
    /// Solved widths have rounding errors far below a pixel, which must not break a line that just fits.
    func wrappingWidth(in width: CGFloat, direction: UIUserInterfaceLayoutDirection) -> CGFloat? {
        guard !isEmpty else { return nil }
        let available = (max(width, 0) * 1e6).rounded() / 1e6
        return Double(available) < measure(direction: direction).size.width - 1e-6 ? available : nil
    }

    var styled: StyledText {
        var text = StyledText(
            content: .plain(""), font: font.engineFont, textStyle: font.textStyle?.engineStyle,
            alignment: alignment.engineAlignment)
        text.pushesOutWords = pushesOutWords
        switch content {
        case .plain(let string): text.content = .plain(string)
        case .attributed(let string):
            text.content = .markup(string.markup(standing: font))
            if string.length > 0,
                let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            {
                text.lineSpacing = max(style.lineSpacing.engineNumber, 0)
                let own = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                text.paragraphLineHeight = ParagraphLineHeight(
                    multiple: style.lineHeightMultiple.engineNumber, minimum: style.minimumLineHeight.engineNumber,
                    maximum: style.maximumLineHeight.engineNumber
                ).points(lineOfFont: Double((own ?? font).lineHeight))
                if style.alignment != .natural { text.alignment = style.alignment.engineAlignment }
            }
        }
        return text
    }
}

/// The fonts that all views share.
@MainActor
enum SharedText {
    static let measurer: PangoTextMeasurer = {
        do throws(FontFault) {
            return try PangoTextMeasurer()
        } catch {
            LayoutException.internalInconsistency.raise(error.message)
        }
    }()
}

extension NSAttributedString {
    /// The text in Pango's markup, with the attributes that affect its size and shape.
    func markup(standing font: UIFont) -> String {
        var markup = ""
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                // A space of the attachment's width.
                let space = Double(attachment.width) - 0.25 * font.engineFont.size
                markup += "<span letter_spacing=\"\(Self.units(space))\">\u{A0}</span>"
                return
            }
            let text = HTMLText.escapingMarkup(attributedSubstring(from: range).string)
            let spans = Self.spanAttributes(attributes, standing: font)
            markup += spans.isEmpty ? text : "<span\(spans)>\(text)</span>"
        }
        return markup
    }

    private static func spanAttributes(_ attributes: [NSAttributedString.Key: Any], standing: UIFont) -> String {
        var spans = ""
        if let font = (attributes[.font] as? UIFont)?.engineFont {
            let base = standing.engineFont
            if font.family != base.family { spans += " font_family=\"\(HTMLText.escapingMarkup(font.family))\"" }
            if font.size != base.size { spans += " size=\"\(units(font.size))\"" }
            if font.weight != base.weight { spans += " weight=\"\(font.weight)\"" }
            if font.isItalic != base.isItalic { spans += " style=\"\(font.isItalic ? "italic" : "normal")\"" }
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            let color = MainActor.assumeIsolated { color.engineColor(in: .current) }
            spans += " foreground=\"\(color.hexText)\""
            if color.alpha < 1 { spans += " alpha=\"\(max(1, Int((max(color.alpha, 0) * 65_535).rounded())))\"" }
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            let color = MainActor.assumeIsolated { color.engineColor(in: .current) }
            if color.alpha > 0 { spans += " background=\"\(color.hexText)\"" }
        }
        if let kern = number(attributes[.kern] ?? attributes[.tracking]), kern != 0 {
            spans += " letter_spacing=\"\(units(kern))\""
        }
        if let style = number(attributes[.underlineStyle]), style != 0 { spans += " underline=\"single\"" }
        if let rise = number(attributes[.baselineOffset]), rise != 0 { spans += " rise=\"\(units(rise))\"" }
        if let style = number(attributes[.strikethroughStyle]), style != 0 { spans += " strikethrough=\"true\"" }
        return spans
    }

    /// Pango counts points in 1024ths there. It has 32 bits for them, and a point of text is at most some thousands of these wide.
    private static func units(_ points: Double) -> Int {
        points.isFinite ? Int((min(max(points, -10_000), 10_000) * 1024).rounded()) : 0
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as NSUnderlineStyle: Double(value.rawValue)
        default: nil
        }
    }
}

extension Color {
    fileprivate var hexText: String {
        "#"
            + [red, green, blue].map { component in
                let text = String(component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
                return text.count < 2 ? "0" + text : text
            }.joined()
    }
}
