// SPDX-License-Identifier: Apache-2.0
/// Properties that do not affect layout. Most views of a large hierarchy set none.
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
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentScaleFactor: CGFloat?
    var mask: UIView?
    var restorationIdentifier: String?
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    nonisolated init() {}
}

extension UIView {
    /// How content fills a view of another size.
    public enum ContentMode: Int, Hashable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    var ownAppearance: ViewAppearance {
        if let viewAppearance { return viewAppearance }
        let made = ViewAppearance()
        viewAppearance = made
        return made
    }

    func changeAppearance(_ change: (ViewAppearance) -> Void) { change(ownAppearance) }

    public var isMultipleTouchEnabled: Bool {
        get { viewAppearance?.isMultipleTouchEnabled ?? false }
        set { ownAppearance.isMultipleTouchEnabled = newValue }
    }

    public var isExclusiveTouch: Bool {
        get { viewAppearance?.isExclusiveTouch ?? false }
        set { ownAppearance.isExclusiveTouch = newValue }
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewAppearance?.overrideUserInterfaceStyle ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            ownAppearance.overrideUserInterfaceStyle = newValue
            updateTraits()
        }
    }

    /// How the tint colour is shown. It has no effect here.
    public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }

    public var tintAdjustmentMode: TintAdjustmentMode {
        get { viewAppearance?.tintAdjustmentMode ?? .automatic }
        set { ownAppearance.tintAdjustmentMode = newValue }
    }

    /// Pixels per point.
    public var contentScaleFactor: CGFloat {
        get { viewAppearance?.contentScaleFactor ?? UIScreen.main.scale }
        set { ownAppearance.contentScaleFactor = newValue }
    }

    /// A view whose alpha channel masks this one, as far as its layer has an outline.
    public var mask: UIView? {
        get { viewAppearance?.mask }
        set { ownAppearance.mask = newValue }
    }

    public var restorationIdentifier: String? {
        get { viewAppearance?.restorationIdentifier }
        set { ownAppearance.restorationIdentifier = newValue }
    }
}
