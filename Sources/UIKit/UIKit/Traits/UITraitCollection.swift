// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// The amount of space on an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft

    var direction: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

public enum UIDisplayGamut: Int, Hashable, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// The steps of Dynamic Type.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private var order: Int { Self.all.firstIndex(of: self) ?? 3 }

    var engineCategory: ContentSizeCategory { ContentSizeCategory.allCases[order] }

    package init(_ category: ContentSizeCategory) {
        self = zip(Self.all, ContentSizeCategory.allCases).first { $0.1 == category }?.0 ?? .large
    }

    public var isAccessibilityCategory: Bool { order >= 7 }

    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.order < b.order }
}

/// The environment of a view.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Pixels per point; 0 for unspecified.
    public let displayScale: CGFloat
    public let displayGamut: UIDisplayGamut

    init(
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        category: UIContentSizeCategory = .unspecified, scale: CGFloat = 0
    ) {
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        layoutDirection = direction
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        preferredContentSizeCategory = category
        displayScale = scale
        displayGamut = .unspecified
    }

    public override convenience init() { self.init(idiom: .unspecified) }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    /// The traits of several collections; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ path: (UITraitCollection) -> Value, _ unspecified: Value) -> Value {
            traitCollections.map(path).last { $0 != unspecified } ?? unspecified
        }
        self.init(
            idiom: last(\.userInterfaceIdiom, .unspecified), style: last(\.userInterfaceStyle, .unspecified),
            direction: last(\.layoutDirection, .unspecified), horizontal: last(\.horizontalSizeClass, .unspecified),
            vertical: last(\.verticalSizeClass, .unspecified),
            category: last(\.preferredContentSizeCategory, .unspecified), scale: last(\.displayScale, 0))
    }

    func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }

    /// The traits of the screen.
    @preconcurrency @MainActor
    public static var current: UITraitCollection { UIScreen.main.traitCollection }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Whether this collection has every trait that another one specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    public override var hash: Int { preferredContentSizeCategory.hashValue }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
