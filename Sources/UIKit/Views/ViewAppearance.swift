// SPDX-License-Identifier: Apache-2.0
/// What layout does not depend on. Most views of a large hierarchy have nothing of it.
@MainActor
final class ViewAppearance {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var alpha: CGFloat = 1
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var accessibility = Accessibility()
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    struct Accessibility {
        var isElement = false
        var label: String?
        var hint: String?
        var value: String?
        var identifier: String?
        var traits = UIAccessibilityTraits.none
        var elementsHidden = false
        var viewIsModal = false
        var elements: [Any]?
        var frame = CGRect.zero
        var language: String?
    }

    nonisolated init() {}
}

extension UIView {
    /// How content fills a view of another size.
    public enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    var ownAppearance: ViewAppearance {
        if let appearance { return appearance }
        let made = ViewAppearance()
        appearance = made
        return made
    }

    func changeAppearance(_ change: (ViewAppearance) -> Void) { change(ownAppearance) }

    public var contentMode: ContentMode {
        get { appearance?.contentMode ?? .scaleToFill }
        set { ownAppearance.contentMode = newValue }
    }

    public var isOpaque: Bool {
        get { appearance?.isOpaque ?? true }
        set { ownAppearance.isOpaque = newValue }
    }

    public var isMultipleTouchEnabled: Bool {
        get { appearance?.isMultipleTouchEnabled ?? false }
        set { ownAppearance.isMultipleTouchEnabled = newValue }
    }

    public var isExclusiveTouch: Bool {
        get { appearance?.isExclusiveTouch ?? false }
        set { ownAppearance.isExclusiveTouch = newValue }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { appearance?.overrideUserInterfaceStyle ?? .unspecified }
        set { ownAppearance.overrideUserInterfaceStyle = newValue }
    }
}
