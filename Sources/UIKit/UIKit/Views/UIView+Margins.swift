// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Whether a view is mirrored with the layout direction.
public enum UISemanticContentAttribute: Int, Hashable, CaseIterable, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight, rightToLeft

    var engineDirection: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

extension UIView {
    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != semanticContentAttributeStorage else { return }
        semanticContentAttributeStorage = attribute
        structureChanged()
        setNeedsLayout()
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    // MARK: Margins

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = baseLayoutMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let superview {
            margins = margins.maximum(superview.layoutMargins - distances(in: superview))
        }
        return margins
    }

    func setMargins(_ base: ViewMargins.Base) {
        marginsStorage = ViewMargins(base: base)
        structureChanged()
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    func setMarginFlag(_ flag: ViewState, _ isSet: Bool) {
        viewState.set(flag, isSet)
        structureChanged()
        setNeedsLayout()
    }

    /// The margins that have been set, or those of the class.
    var ownLayoutMargins: UIEdgeInsets {
        switch marginsStorage?.base {
        case .absolute(let insets): insets
        case .directional(let insets): insets.resolved(for: effectiveUserInterfaceLayoutDirection)
        case nil: standardLayoutMargins
        }
    }

    /// The margins without safe area and superview's.
    var baseLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        guard let least = systemMinimumMargins else { return margins }
        if marginsStorage == nil { margins = .zero }
        let minimum = least.resolved(for: effectiveUserInterfaceLayoutDirection)
        return UIEdgeInsets(
            top: margins.top, left: max(margins.left, minimum.left), bottom: margins.bottom,
            right: max(margins.right, minimum.right))
    }

    /// The least margins of a view controller's view, and of a document's root on its own; nil for others.
    private var systemMinimumMargins: NSDirectionalEdgeInsets? {
        if let viewController {
            return viewController.viewRespectsSystemMinimumLayoutMargins
                ? viewController.systemMinimumLayoutMargins : nil
        }
        return statedCanvas?.respectsSystemMinimumLayoutMargins == true
            ? NSDirectionalEdgeInsets.systemMinimum(inWidth: frameStorage.width) : nil
    }

    /// Whether the margins depend on the view's width.
    var hasSystemMinimumMargins: Bool { systemMinimumMargins != nil }

    /// The surroundings that a document gives its root: they count while it has no others.
    var statedCanvas: StatedProperties.Canvas? {
        superviewStorage == nil && viewController == nil ? stated?.canvas : nil
    }

    // MARK: Safe area

    var inheritedSafeAreaInsets: UIEdgeInsets {
        let additional = additionalSafeAreaInsets
        let surrounding = surroundingSafeAreaInsets
        return additional == .zero ? surrounding : (surrounding + additional).maximum(.zero)
    }

    /// The safe area that the view has by its place.
    var surroundingSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return hostSafeAreaInsets }
        // What a scroll view adds to its content's insets is not safe area for its content.
        let adjustment = (superview as? UIScrollView)?.safeAreaAdjustment ?? .zero
        let (outer, distances) = (superview.safeAreaInsets - adjustment, distances(in: superview))
        func reduced(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: reduced(outer.top, distances.top), left: reduced(outer.left, distances.left),
            bottom: reduced(outer.bottom, distances.bottom), right: reduced(outer.right, distances.right))
    }

    /// The safe area of a view without superview.
    var hostSafeAreaInsets: UIEdgeInsets {
        (self as? UIWindow)?.deviceSafeAreaInsets ?? statedCanvas?.safeArea ?? .zero
    }

    /// What the view's controller or its document adds.
    var additionalSafeAreaInsets: UIEdgeInsets {
        (viewController?.allAdditionalSafeAreaInsets ?? .zero) + (stated?.additionalSafeArea ?? .zero)
    }

    /// What the engine adds to the safe area that it finds by the view's place, from which a scroll view takes away.
    var engineAdditionalSafeAreaInsets: UIEdgeInsets {
        let own = viewController == nil && stated == nil ? .zero : additionalSafeAreaInsets
        guard let scroll = superviewStorage as? UIScrollView else { return own }
        return own - scroll.safeAreaAdjustment
    }

    /// How far the view's edges are inside another's, in points.
    private func distances(in superview: UIView) -> UIEdgeInsets {
        let frame = frameStorage
        let size = superview.frameStorage.size
        let origin = superview.boundsOrigin
        return UIEdgeInsets(
            top: frame.minY - origin.y, left: frame.minX - origin.x, bottom: size.height + origin.y - frame.maxY,
            right: size.width + origin.x - frame.maxX)
    }
}
