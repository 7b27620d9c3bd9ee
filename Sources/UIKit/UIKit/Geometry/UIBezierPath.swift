// SPDX-License-Identifier: Apache-2.0
/// The outline of a shape: its elements, which pictures do not show.
public struct CGPath: Hashable, Sendable {
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
    }

    var elements: [Element] = []

    public var isEmpty: Bool { elements.isEmpty }

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
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves. Rounded corners and arcs keep their bounds only.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    open var cgPath = CGPath()
    open var lineWidth: CGFloat = 1
    open private(set) var currentPoint = CGPoint.zero

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        append(rect)
    }

    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(rect: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    open var bounds: CGRect { cgPath.boundingBox }
    open var isEmpty: Bool { cgPath.isEmpty }

    open func move(to point: CGPoint) { add(.move(point), point) }
    open func addLine(to point: CGPoint) { add(.line(point), point) }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        add(.quadCurve(to: endPoint, control: controlPoint), endPoint)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2), endPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        append(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    open func close() { cgPath.elements.append(.close) }
    open func append(_ bezierPath: UIBezierPath) { cgPath.elements += bezierPath.cgPath.elements }
    open func removeAllPoints() { cgPath = CGPath() }
    open func fill() {}
    open func stroke() {}
    open func addClip() {}

    private func add(_ element: CGPath.Element, _ point: CGPoint) {
        cgPath.elements.append(element)
        currentPoint = point
    }

    private func append(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }
}
