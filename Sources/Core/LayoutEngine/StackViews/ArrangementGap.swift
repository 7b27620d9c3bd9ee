// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The gap between two arranged subviews, or before the first or behind the last of them.
struct ArrangementGap {
    /// The frames of the subviews before and behind it, in the order along the axis.
    let near: Rect?
    let far: Rect?
    let axis: Axis
    /// The layout direction of the stack view.
    let direction: LayoutDirection

    /// Where hidden subviews are placed without size: in the middle, at the leading edge or the top of a neighbour.
    var parkingPlace: Point {
        guard let one = near ?? far else { return .zero }
        let across = axis == .horizontal ? one.y : direction == .rightToLeft ? one.maxX : one.x
        // From right to left the subview before is the one on the right.
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        let ends = [near.map { edge(of: $0, isFar: !isMirrored) }, far.map { edge(of: $0, isFar: isMirrored) }]
            .compactMap { $0 }
        let along = ends.reduce(0, +) / Double(ends.count)
        return axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    private func edge(of rect: Rect, isFar: Bool) -> Double {
        axis == .horizontal ? isFar ? rect.maxX : rect.minX : isFar ? rect.maxY : rect.minY
    }
}
