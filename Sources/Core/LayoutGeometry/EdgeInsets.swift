// SPDX-License-Identifier: Apache-2.0
/// Distances in points from the edges of a rectangle inwards.
package struct EdgeInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    package static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    package static prefix func - (a: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: -a.top, left: -a.left, bottom: -a.bottom, right: -a.right)
    }
}

/// Distances in points from the edges inwards, the horizontal ones named by the layout direction.
package struct DirectionalEdgeInsets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Leading and trailing as left and right.
    package func resolved(for direction: LayoutDirection) -> EdgeInsets {
        switch direction {
        case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
        case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
        }
    }
}
