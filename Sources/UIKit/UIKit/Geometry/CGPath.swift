// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The outline of a shape. Arcs and round corners are curves of it.
public class CGPath: Hashable, @unchecked Sendable {
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close

        var points: [CGPoint] {
            switch self {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let end, let control): [end, control]
            case .curve(let end, let control1, let control2): [end, control1, control2]
            case .close: []
            }
        }

        func applying(_ transform: CGAffineTransform) -> Element {
            switch self {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .quadCurve(let end, let control):
                .quadCurve(to: end.applying(transform), control: control.applying(transform))
            case .curve(let end, let control1, let control2):
                .curve(
                    to: end.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: .close
            }
        }
    }

    fileprivate(set) var elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let shape = Self.rectangle(rect, corners: .allCorners, CGSize(width: cornerWidth, height: cornerHeight))
        self.init(shape.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    public var isEmpty: Bool { elements.isEmpty }
    public var currentPoint: CGPoint { elements.last { $0 != .close }?.points.first ?? .zero }
    public func copy() -> CGPath? { CGPath(elements) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// The smallest rectangle around all points, control points included, in points.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    public var boundingBoxOfPath: CGRect { boundingBox }

    /// Whether a point is in the rectangle around the path.
    public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

    // MARK: Shapes

    /// How far the control points of a quarter of a circle of radius 1 are from its ends.
    private static let quarter: CGFloat = 0.552_284_749_8

    static func rectangle(_ rect: CGRect) -> [Element] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [Element] {
        rectangle(rect, corners: .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    static func rectangle(_ rect: CGRect, corners: UIRectCorner, _ radii: CGSize) -> [Element] {
        let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
        guard width > 0, height > 0 else { return rectangle(rect) }
        var elements: [Element] = []
        // Clockwise from the top left: the corner, and the directions before and behind it.
        let places: [(UIRectCorner, CGPoint, before: CGVector, behind: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: height), CGVector(dx: width, dy: 0)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: height)),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -height),
                CGVector(dx: -width, dy: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: width, dy: 0),
                CGVector(dx: 0, dy: -height)
            ),
        ]
        func point(_ corner: CGPoint, _ way: CGVector, _ part: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + way.dx * part, y: corner.y + way.dy * part)
        }
        for (name, corner, before, behind) in places {
            let isRound = corners.contains(name)
            let start = isRound ? point(corner, before, 1) : corner
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            guard isRound else { continue }
            elements.append(
                .curve(
                    to: point(corner, behind, 1), control1: point(corner, before, 1 - quarter),
                    control2: point(corner, behind, 1 - quarter)))
        }
        return elements + [.close]
    }

    /// The curves of an arc, after a line to its beginning.
    ///
    /// - Parameter isDown: whether angles grow clockwise on the screen, and the arc goes along with them.
    static func arc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, isDown: Bool, isFirst: Bool
    ) -> [Element] {
        let full = 2 * CGFloat.pi
        var sweep = end - start
        if abs(sweep) >= full {
            sweep = isDown ? full : -full
        } else if isDown, sweep < 0 {
            sweep += full
        } else if !isDown, sweep > 0 {
            sweep -= full
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var elements: [Element] = [isFirst ? .move(point(start)) : .line(point(start))]
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count where sweep != 0 && radius.isFinite {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (first, last) = (point(from), point(to))
            elements.append(
                .curve(
                    to: last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                    control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))))
        }
        return elements
    }
}

/// An outline that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(_ elements: [Element]) { super.init(elements) }

    public init() { super.init([]) }

    private func add(_ added: [Element], _ transform: CGAffineTransform) {
        elements += transform == .identity ? added : added.map { $0.applying(transform) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(point)], transform) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.line(point)], transform) }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([.quadCurve(to: end, control: control)], transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { add([.curve(to: end, control1: control1, control2: control2)], transform) }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.rectangle(rect), transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.ellipse(rect), transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(
            Self.rectangle(rect, corners: .allCorners, CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }

    /// - Parameter clockwise: as a Mac sees it, whose vertical axis points upwards: the other way on a phone.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(
            Self.arc(center, radius, from: startAngle, to: endAngle, isDown: !clockwise, isFirst: isEmpty),
            transform)
    }

    public func closeSubpath() { elements.append(.close) }
}
