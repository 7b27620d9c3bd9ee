// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A vertical location of an item: top, bottom, center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from here to another place, as a dimension that may be negative.
    open func anchorWithOffset(to anchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(place, end: anchor.place)
    }

    /// - Parameter multiplier: the number of system spacings below the other anchor; between baselines one of them is a
    ///   line of the lower text.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, below: anchor, multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, below: anchor, multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = constraint(
            relation, anchor, TextSpacing.points(below: anchor.place, to: place) * multiplier)
        constraint.systemSpacing = .anchors
        return constraint
    }
}

/// The length of one system spacing.
@MainActor
enum TextSpacing {
    /// Between two texts it is one line of the lower one.
    static func points(below above: LayoutPlace, to below: LayoutPlace) -> CGFloat {
        let lower = below.attribute == .firstBaseline ? (below.item as? UIView)?.textFont : nil
        let upper = above.attribute == .lastBaseline ? (above.item as? UIView)?.textFont : nil
        let scale = UIScreen.main.scale
        func up(_ length: CGFloat) -> CGFloat { ((length * scale - 1e-6).rounded(.up)) / scale }
        return switch (lower, upper) {
        case (let lower?, let upper?): up(lower.ascender - upper.descender)
        case (let lower?, nil): SystemSpacing.betweenEdges + up(lower.ascender)
        case (nil, let upper?): SystemSpacing.betweenEdges + up(-upper.descender)
        case (nil, nil): SystemSpacing.betweenEdges
        }
    }
}
