// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// An interval on one axis, points; never negative in length.
struct Span: Hashable, Sendable {
    var lower: Double
    var upper: Double

    init(_ a: Double, _ b: Double) {
        lower = min(a, b)
        upper = max(a, b)
    }

    var length: Double { upper - lower }
    var middle: Double { (lower + upper) / 2 }

    func intersection(_ other: Span) -> Span? {
        let low = max(lower, other.lower)
        let high = min(upper, other.upper)
        return low <= high ? Span(low, high) : nil
    }

    func union(_ other: Span) -> Span { Span(min(lower, other.lower), max(upper, other.upper)) }

    func clamped(to limits: Span) -> Span { Span(limits.clamped(lower), limits.clamped(upper)) }

    func clamped(_ value: Double) -> Double { min(max(value, lower), upper) }
}

extension Rect {
    func span(along axis: Axis) -> Span {
        axis == .horizontal ? Span(minX, maxX) : Span(minY, maxY)
    }

    /// A rectangle from its extent along an axis and across it.
    init(along axis: Axis, _ along: Span, across: Span) {
        switch axis {
        case .horizontal:
            self.init(minX: along.lower, minY: across.lower, maxX: along.upper, maxY: across.upper)
        case .vertical:
            self.init(minX: across.lower, minY: along.lower, maxX: across.upper, maxY: along.upper)
        }
    }
}

extension Point {
    init(along axis: Axis, _ along: Double, across: Double) {
        self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
}
