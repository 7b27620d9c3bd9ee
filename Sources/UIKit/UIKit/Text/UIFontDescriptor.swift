// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public enum SystemDesign: Hashable, Sendable { case `default`, rounded, serif, monospaced }

    let font: Font

    init(_ font: Font) { self.font = font }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open var pointSize: CGFloat { CGFloat(font.size) }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        return traits
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        font.isItalic = symbolicTraits.contains(.traitItalic)
        font.weight = symbolicTraits.contains(.traitBold) ? max(font.weight, 600) : min(font.weight, 400)
        return UIFontDescriptor(font)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// The descriptor with a size, a family or symbolic traits of other attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = font
        if let size = attributes[.size] as? CGFloat { font.size = Double(size) }
        if let size = attributes[.size] as? Double { font.size = size }
        if let family = attributes[.family] as? String { font.family = family }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.openType }
            if let weight = traits[.weight] as? CGFloat { font.weight = UIFont.Weight(weight).openType }
        }
        return UIFontDescriptor(font)
    }

    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .size: pointSize
        case .family: font.family
        default: nil
        }
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let made = UIFontDescriptor(Font(size: 12)).addingAttributes(attributes)
        self.init(made.font)
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.engineFont ?? Font(size: Double(size)))
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = Double(newPointSize)
        return UIFontDescriptor(font)
    }
}
