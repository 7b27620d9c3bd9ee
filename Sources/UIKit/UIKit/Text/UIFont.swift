// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutText

/// A font of one size. The system font is Inter with the metrics of San Francisco.
open class UIFont: NSObject, @unchecked Sendable {
    /// The weight: Apple's values from −1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let values: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// 100 to 900, as OpenType counts.
        var openType: Int {
            Self.values.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }
    }

    /// The styles of Dynamic Type.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        init(_ style: LayoutModel.TextStyle) { rawValue = "UICTFontTextStyle" + style.rawValue }

        public static let largeTitle = TextStyle(.largeTitle)
        public static let title1 = TextStyle(.title1)
        public static let title2 = TextStyle(.title2)
        public static let title3 = TextStyle(.title3)
        public static let headline = TextStyle(.headline)
        public static let subheadline = TextStyle(.subheadline)
        public static let body = TextStyle(.body)
        public static let callout = TextStyle(.callout)
        public static let footnote = TextStyle(.footnote)
        public static let caption1 = TextStyle(.caption1)
        public static let caption2 = TextStyle(.caption2)

        var engineStyle: LayoutModel.TextStyle {
            LayoutModel.TextStyle(rawValue: String(rawValue.dropFirst("UICTFontTextStyle".count))) ?? .body
        }
    }

    let engineFont: Font
    let textStyle: TextStyle?

    init(_ font: Font, textStyle: TextStyle? = nil) {
        engineFont = font
        self.textStyle = textStyle
    }

    /// A font by the name of its family or face; a name that is not installed is drawn with the system font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let parts = fontName.split(separator: "-", maxSplits: 1)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        let weights: [(String, Int)] = [
            ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("light", 300), ("medium", 500),
            ("heavy", 800), ("black", 900), ("bold", 700),
        ]
        self.init(
            Font(
                family: parts.first.map(String.init) ?? fontName, size: Double(fontSize),
                weight: weights.first { style.contains($0.0) }?.1 ?? 400,
                isItalic: style.contains("italic") || style.contains("oblique")))
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = Double(pointSize) }
        self.init(font, textStyle: nil)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font(size: Double(fontSize))) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: weight.openType))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: 600))
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: Double(fontSize), isItalic: true))
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(family: SystemFont.monospacedDigitFamily, size: Double(fontSize), weight: weight.openType))
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font(family: "DejaVu Sans Mono", size: Double(fontSize), weight: weight.openType))
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traitCollection: nil for the screen's, which the main thread reads.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = traitCollection.specifiedCategory
        return UIFont(style.engineStyle.font(in: category.engineCategory, on: .ios), textStyle: style)
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = engineFont
        font.size = Double(fontSize)
        return UIFont(font)
    }

    open var familyName: String { engineFont.family == Font.systemFamily ? ".AppleSystemUIFont" : engineFont.family }
    open var fontName: String { engineFont.family == Font.systemFamily ? ".SFUI-Regular" : engineFont.family }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(engineFont) }

    // MARK: Metrics, in points

    open var pointSize: CGFloat { CGFloat(engineFont.size) }
    open var ascender: CGFloat { CGFloat(SystemFont.inter.ascender * engineFont.size) }
    /// Below the baseline, and so negative.
    open var descender: CGFloat { CGFloat(-SystemFont.inter.descender * engineFont.size) }
    /// What lines of a text style are further apart than their ascenders and descenders reach.
    open var leading: CGFloat {
        guard engineFont.family == Font.systemFamily,
            let distance = textStyle?.engineStyle.lineHeight(at: engineFont.size)
        else { return 0 }
        return max(0, CGFloat(distance) - lineHeight)
    }
    open var lineHeight: CGFloat { ascender - descender }
    /// San Francisco's, measured on a device.
    open var capHeight: CGFloat { CGFloat(0.70459 * engineFont.size) }
    open var xHeight: CGFloat { CGFloat(0.526 * engineFont.size) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.engineFont == engineFont }
    open override var hash: Int { engineFont.hashValue }
}
