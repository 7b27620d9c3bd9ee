// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel

/// Foundation has a type of the same name on Linux.
typealias EngineTransform = LayoutGeometry.AffineTransform

/// Paths as pictures have them, and parts of paths.
extension CGPath {
    /// Curves have two control points.
    var engineElements: [PathElement] {
        var last = Point.zero
        return elements.map { element in
            let made: PathElement =
                switch element {
                case .move(let to): .move(to.enginePoint)
                case .line(let to): .line(to.enginePoint)
                case .quadCurve(let to, let control):
                    .quadCurve(from: last, to: to.enginePoint, control: control.enginePoint)
                case .curve(let to, let first, let second):
                    .curve(to.enginePoint, control1: first.enginePoint, control2: second.enginePoint)
                case .close: .close
                }
            last = made.points.first ?? last
            return made
        }
    }
}

extension [PathElement] {
    /// The part of a path between two places, given as parts of its length (`strokeStart`, `strokeEnd`). Curves become lines.
    func part(from start: Double, to end: Double) -> [PathElement] {
        guard start > 0 || end < 1 else { return self }
        let lines = flattened
        let total = lines.reduce(0) { $0 + $1.length }
        guard start < end, total > 0 else { return [] }
        var (part, walked): ([PathElement], Double) = ([], 0)
        var isDrawing = false
        for line in lines {
            let range = (low: Swift.max(start * total - walked, 0), high: Swift.min(end * total - walked, line.length))
            walked += line.length
            guard range.low < range.high else {
                isDrawing = false
                continue
            }
            if !isDrawing || line.isFirst || range.low > 0 { part.append(.move(line.point(at: range.low))) }
            part.append(.line(line.point(at: range.high)))
            isDrawing = true
        }
        return part
    }

    private struct Segment {
        var start: Point
        var end: Point
        /// Whether it begins a part of the path.
        var isFirst: Bool

        var length: Double { hypot(end.x - start.x, end.y - start.y) }

        func point(at distance: Double) -> Point {
            let share = length > 0 ? distance / length : 0
            return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
    }

    /// How many lines a curve becomes: those of a quarter of a circle of 100 points are 0.01 points from it.
    private static var linesOfCurve: Int { 32 }

    private var flattened: [Segment] {
        var segments: [Segment] = []
        var (first, last, isFirst) = (Point.zero, Point.zero, true)
        func add(_ end: Point) {
            segments.append(Segment(start: last, end: end, isFirst: isFirst))
            (last, isFirst) = (end, false)
        }
        for element in self {
            switch element {
            case .move(let to): (first, last, isFirst) = (to, to, true)
            case .line(let to): add(to)
            case .close: add(first)
            case .curve(let to, let a, let b):
                let from = last
                for step in 1...Self.linesOfCurve {
                    let t = Double(step) / Double(Self.linesOfCurve)
                    let s = 1 - t
                    func mixed(_ axis: (Point) -> Double) -> Double {
                        s * s * s * axis(from) + 3 * s * s * t * axis(a) + 3 * s * t * t * axis(b) + t * t * t
                            * axis(to)
                    }
                    add(Point(x: mixed(\.x), y: mixed(\.y)))
                }
            }
        }
        return segments
    }
}

extension DrawnElement {
    func applying(_ transform: EngineTransform) -> DrawnElement {
        switch self {
        case .shape(let shape): return .shape(shape.applying(transform))
        case .text(var string):
            string.frame = transform.bounds(of: string.frame)
            string.text.font.size *= transform.scale
            return .text(string)
        }
    }

    func faded(by alpha: CGFloat) -> DrawnElement {
        guard alpha < 1 else { return self }
        switch self {
        case .shape(var shape):
            shape.fill = shape.fill?.faded(by: alpha)
            shape.stroke = shape.stroke?.faded(by: alpha)
            if var gradient = shape.gradient {
                gradient.stops = gradient.stops.map { .init($0.color.faded(by: alpha), at: $0.location) }
                shape.gradient = gradient
            }
            return .shape(shape)
        case .text(var string):
            string.color = string.color.faded(by: alpha)
            return .text(string)
        }
    }

    /// The element in one colour, as templates are shown.
    func colored(_ color: Color) -> DrawnElement {
        switch self {
        case .shape(var shape):
            shape.fill = shape.fill.map { color.faded(by: CGFloat($0.alpha)) }
            shape.stroke = shape.stroke.map { color.faded(by: CGFloat($0.alpha)) }
            if shape.gradient != nil { (shape.fill, shape.gradient) = (color, nil) }
            return .shape(shape)
        case .text(var string):
            string.color = color
            return .text(string)
        }
    }
}

extension Color {
    func faded(by alpha: CGFloat) -> Color { alpha < 1 ? withAlpha(self.alpha * max(Double(alpha), 0)) : self }
}

extension CGPoint {
    var enginePoint: Point { Point(x: x.engineNumber, y: y.engineNumber) }
}

extension CGAffineTransform {
    var engineTransform: EngineTransform {
        EngineTransform(
            a: a.engineNumber, b: b.engineNumber, c: c.engineNumber, d: d.engineNumber, tx: tx.engineNumber,
            ty: ty.engineNumber)
    }

    init(_ transform: EngineTransform) {
        self.init(
            a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c), d: CGFloat(transform.d),
            tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
    }
}
