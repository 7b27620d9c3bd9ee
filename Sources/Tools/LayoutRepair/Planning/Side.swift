// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// An edge of a view along an axis: `start` is top or leading.
enum Side: Hashable { case start, end }

extension AxisAttributes {
    func edge(_ side: Side) -> LayoutAttribute { side == .start ? start : end }
}

/// The extent of a rectangle along an axis, from its start to its end in the layout direction.
struct Extent {
    var start: Double
    var end: Double

    init(_ rect: Rect, _ axis: Axis, _ direction: LayoutDirection) {
        switch (axis, direction) {
        case (.horizontal, .leftToRight): (start, end) = (rect.minX, rect.maxX)
        case (.horizontal, .rightToLeft): (start, end) = (-rect.maxX, -rect.minX)
        case (.vertical, _): (start, end) = (rect.minY, rect.maxY)
        }
    }

    var length: Double { end - start }

    /// Whether the two share more than an end.
    func overlaps(_ other: Extent) -> Bool { start < other.end - 0.01 && other.start < end - 0.01 }
}
