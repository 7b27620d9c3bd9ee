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

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.direction)
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

    public var preservesSuperviewLayoutMargins: Bool {
        get { viewState.contains(.preservesSuperviewMargins) }
        set {
            viewState.set(.preservesSuperviewMargins, newValue)
            structureChanged()
            setNeedsLayout()
        }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { !viewState.contains(.ignoresSafeAreaInMargins) }
        set {
            viewState.set(.ignoresSafeAreaInMargins, !newValue)
            structureChanged()
            setNeedsLayout()
        }
    }

    /// The margins without safe area and superview's.
    var baseLayoutMargins: UIEdgeInsets {
        var margins = standardLayoutMargins
        switch marginsStorage?.base {
        case .absolute(let insets): margins = insets
        case .directional(let insets): margins = insets.resolved(for: effectiveUserInterfaceLayoutDirection)
        case nil: break
        }
        guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
        if marginsStorage == nil { margins = .zero }
        let minimum = controller.systemMinimumLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
        return UIEdgeInsets(
            top: margins.top, left: max(margins.left, minimum.left), bottom: margins.bottom,
            right: max(margins.right, minimum.right))
    }

    private var standardLayoutMargins: UIEdgeInsets {
        self is UIStackView ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    // MARK: Safe area

    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return hostSafeAreaInsets + additionalSafeAreaInsets }
        let (outer, distances) = (superview.safeAreaInsets, distances(in: superview))
        func reduced(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        let inherited = UIEdgeInsets(
            top: reduced(outer.top, distances.top), left: reduced(outer.left, distances.left),
            bottom: reduced(outer.bottom, distances.bottom), right: reduced(outer.right, distances.right))
        let additional = additionalSafeAreaInsets
        return additional == .zero ? inherited : (inherited + additional).maximum(.zero)
    }

    /// The safe area of a view without superview.
    var hostSafeAreaInsets: UIEdgeInsets { (self as? UIWindow)?.deviceSafeAreaInsets ?? .zero }

    var additionalSafeAreaInsets: UIEdgeInsets { viewController?.allAdditionalSafeAreaInsets ?? .zero }

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
