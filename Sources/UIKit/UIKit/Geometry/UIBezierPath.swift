// SPDX-License-Identifier: Apache-2.0
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

/// A path of lines and curves.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    open var cgPath: CGPath {
        get { CGPath(elements) }
        set { elements = newValue.elements }
    }
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private var elements: [CGPath.Element] = []
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() {}

    private convenience init(_ elements: [CGPath.Element]) {
        self.init()
        self.elements = elements
    }

    public convenience init(rect: CGRect) { self.init(CGPath.rectangle(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(CGPath.ellipse(rect)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(CGPath.rectangle(rect, corners: corners, cornerRadii))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }

    open var bounds: CGRect { cgPath.boundingBox }
    open var isEmpty: Bool { elements.isEmpty }
    open var currentPoint: CGPoint { cgPath.currentPoint }

    open func move(to point: CGPoint) { elements.append(.move(point)) }
    open func addLine(to point: CGPoint) { elements.append(.line(point)) }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        elements.append(.quadCurve(to: endPoint, control: controlPoint))
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        elements += CGPath.arc(center, radius, from: startAngle, to: endAngle, isDown: clockwise, isFirst: isEmpty)
    }

    open func close() { elements.append(.close) }
    open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }
    open func apply(_ transform: CGAffineTransform) { elements = elements.map { $0.applying(transform) } }
    open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
    open func reversing() -> UIBezierPath { UIBezierPath(elements) }
    open func removeAllPoints() { elements = [] }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    // MARK: Drawing in the current context

    open func fill() { fill(with: .normal, alpha: 1) }
    open func stroke() { stroke(with: .normal, alpha: 1) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard blendMode != .clear else { return }
        GraphicsContexts.current?.fill(cgPath, using: usesEvenOddFillRule ? .evenOdd : .winding, alpha: alpha)
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard blendMode != .clear else { return }
        let line = CGContext.LineStyle(
            width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, dash: dash, phase: dashPhase)
        GraphicsContexts.current?.stroke(cgPath, line, alpha: alpha)
    }

    open func addClip() {
        guard let context = GraphicsContexts.current else { return }
        context.clip(to: elements.map { $0.applying(context.ctm) })
    }
}
