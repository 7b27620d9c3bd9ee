// SPDX-License-Identifier: Apache-2.0
/// A step of a path.
package enum PathElement: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close

    /// A curve with one control point as one with two.
    package static func quadCurve(from start: Point, to end: Point, control: Point) -> PathElement {
        func between(_ end: Point) -> Point {
            Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        return .curve(end, control1: between(start), control2: between(end))
    }

    /// The step with each of its points at another place.
    package func map(_ place: (Point) -> Point) -> PathElement {
        switch self {
        case .move(let to): .move(place(to))
        case .line(let to): .line(place(to))
        case .curve(let to, let first, let second):
            .curve(place(to), control1: place(first), control2: place(second))
        case .close: .close
        }
    }

    /// Its end, then its control points.
    package var points: [Point] {
        switch self {
        case .move(let to), .line(let to): [to]
        case .curve(let to, let first, let second): [to, first, second]
        case .close: []
        }
    }
}

extension [PathElement] {
    /// A closed rectangle.
    package init(_ rect: Rect) {
        self = [
            .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
            .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    package func map(_ place: (Point) -> Point) -> [PathElement] { map { $0.map(place) } }

    /// The smallest rectangle around all points, control points included; nil without any.
    package var bounds: Rect? {
        let points = flatMap { $0.points }
        return points.first.map { first in
            points.reduce(Rect(origin: first, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
        }
    }
}
