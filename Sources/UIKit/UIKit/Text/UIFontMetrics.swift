// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Scales fonts and lengths as Dynamic Type scales the lines of a text style, which grow less than its font.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = traitCollection.specifiedCategory.engineCategory
        let scale = traitCollection.specifiedScale
        return (value * CGFloat(lineHeight(in: category) / lineHeight(in: .large)) * scale).rounded() / scale
    }

    private func lineHeight(in category: ContentSizeCategory) -> Double {
        let size = style.engineStyle.size(in: category)
        return style.engineStyle.lineHeight(at: size) ?? size
    }
}

/// The traits of the screen that fonts follow, for any thread.
enum ScreenTraits {
    static let current = Locked((category: UIContentSizeCategory.large, scale: CGFloat(3)))
}

/// The screen's traits where a collection leaves them open.
extension UITraitCollection? {
    var specifiedCategory: UIContentSizeCategory {
        if let category = self?.preferredContentSizeCategory, category != .unspecified { return category }
        return ScreenTraits.current.withLock { $0.category }
    }

    fileprivate var specifiedScale: CGFloat {
        if let scale = self?.displayScale, scale > 0 { return scale }
        return ScreenTraits.current.withLock { $0.scale }
    }
}
