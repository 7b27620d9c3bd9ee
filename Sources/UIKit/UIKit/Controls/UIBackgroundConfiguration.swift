// SPDX-License-Identifier: Apache-2.0
/// The background of a button or cell. Pictures show its colour and corners; it has no effect on layout.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var customView: UIView?

    private init(_ color: UIColor? = nil) { backgroundColor = color }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground)
    }
    public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

    /// This configuration: no state changes how a background looks here.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Whether all but the transformers of colours are equal: functions cannot be compared.
    public static func == (first: Self, second: Self) -> Bool {
        first.backgroundColor == second.backgroundColor && first.cornerRadius == second.cornerRadius
            && first.strokeColor == second.strokeColor && first.strokeWidth == second.strokeWidth
            && first.strokeOutset == second.strokeOutset && first.backgroundInsets == second.backgroundInsets
            && first.visualEffect == second.visualEffect && first.image == second.image
            && first.customView == second.customView
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundInsets)
        hasher.combine(image)
    }
}
