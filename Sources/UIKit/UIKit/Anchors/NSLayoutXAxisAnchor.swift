// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A horizontal location of an item: leading, trailing, left, right or center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another place, as a dimension that may be negative.
    open func anchorWithOffset(to anchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(place, end: anchor.place)
    }

    /// - Parameter multiplier: the number of system spacings after the other anchor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, after: anchor, multiplier)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, after: anchor, multiplier)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = constraint(relation, anchor, SystemSpacing.betweenEdges * multiplier)
        constraint.systemSpacing = .anchors
        return constraint
    }
}
