// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel

public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// Where code draws: what it draws is kept as shapes and texts, for pictures. Blending is normal, and shadows are left out.
public final class CGContext: @unchecked Sendable {
    public enum DrawingMode: Int, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

    /// What `saveGState` keeps.
    struct State {
        var fill = Color(hex: 0)
        var stroke = Color(hex: 0)
        var line = LineStyle()
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var transform = CGAffineTransform.identity
        var clips: [[PathElement]] = []
    }

    /// How lines are drawn, in points.
    struct LineStyle {
        var width: CGFloat = 1
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var dash: [CGFloat] = []
        var phase: CGFloat = 0
    }

    /// What the context covers, in points.
    let bounds: CGRect
    /// Back to front, in points from the upper left corner of the bounds.
    private(set) var drawing: [DrawnElement] = []
    var state = State()
    private var saved: [State] = []
    private var path = CGMutablePath()

    /// A picture has fewer, and more would take the memory.
    private static let mostElements = 10_000

    init(bounds: CGRect) {
        self.bounds = bounds
        state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    }

    // MARK: State

    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.phase, state.line.dash) = (phase, lengths)
    }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    public var ctm: CGAffineTransform { state.transform }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: Paths, whose points are transformed as they are added

    public var isPathEmpty: Bool { path.isEmpty }
    public func beginPath() { path = CGMutablePath() }
    public func closePath() { path.closeSubpath() }
    public func move(to point: CGPoint) { path.move(to: point, transform: state.transform) }
    public func addLine(to point: CGPoint) { path.addLine(to: point, transform: state.transform) }
    public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: state.transform) }
    public func addRect(_ rect: CGRect) { path.addRect(rect, transform: state.transform) }
    public func addRects(_ rects: [CGRect]) { path.addRects(rects, transform: state.transform) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: state.transform) }
    public func addPath(_ added: CGPath) { path.addPath(added, transform: state.transform) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control, transform: state.transform)
    }

    /// - Parameter clockwise: as a Mac sees it, whose vertical axis points upwards: the other way on a phone.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.transform)
    }

    // MARK: Painting

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: path.elements)
        beginPath()
    }

    public func clip(to rect: CGRect) { clip(to: CGPath.rectangle(rect).map { $0.applying(state.transform) }) }
    public var boundingBoxOfClipPath: CGRect { bounds }

    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = width
        stroke(CGPath(rect: rect, transform: nil), line)
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        for (start, end) in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
            let segment = CGMutablePath()
            segment.addLines(between: [start, end])
            stroke(segment)
        }
    }

    /// What was drawn before is seen where nothing is: only a rectangle over everything takes it away.
    public func clear(_ rect: CGRect) {
        if rect.applying(state.transform).contains(CGRect(origin: .zero, size: bounds.size)) { drawing = [] }
    }

    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil)) }
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    public func strokePath() { drawPath(using: .stroke) }

    public func drawPath(using mode: DrawingMode) {
        defer { beginPath() }
        let isFilled = mode != .stroke
        let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        var shape = DrawnShape(path: path.engineElements)
        shape.fillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero
        if isFilled { shape.fill = state.fill }
        if isStroked { shape.setLine(state.line, state.stroke, scale: state.transform.engineTransform.scale) }
        add(shape)
    }

    public func draw(_ image: CGImage, in rect: CGRect) { draw(image.drawing, of: image.points, in: rect) }

    /// Fills a path in the coordinates of the state, and leaves the path that is being built as it is.
    func fill(_ path: CGPath, using rule: CGPathFillRule = .winding, alpha: CGFloat = 1) {
        var shape = DrawnShape(path: path.engineElements, fill: state.fill.faded(by: alpha))
        shape.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
        add(shape.applying(state.transform.engineTransform))
    }

    func stroke(_ path: CGPath, _ line: LineStyle? = nil, alpha: CGFloat = 1) {
        var shape = DrawnShape(path: path.engineElements)
        shape.setLine(line ?? state.line, state.stroke.faded(by: alpha), scale: 1)
        add(shape.applying(state.transform.engineTransform))
    }

    /// Fills what is not clipped.
    func fill(_ gradient: DrawnShape.Gradient) {
        var shape = DrawnShape(path: [PathElement](CGRect(origin: .zero, size: bounds.size).engineRect))
        shape.gradient = gradient
        add(shape)
    }

    func clip(to elements: [CGPath.Element]) { state.clips.append(CGPath(elements).engineElements) }

    /// Draws what an image of a size is made of.
    func draw(_ elements: [DrawnElement], of size: CGSize, in rect: CGRect) {
        let place = CGAffineTransform(
            a: rect.width / max(size.width, 1e-6), b: 0, c: 0, d: rect.height / max(size.height, 1e-6), tx: rect.minX,
            ty: rect.minY
        ).concatenating(state.transform)
        for element in elements { add(element.applying(place.engineTransform)) }
    }

    /// - Parameter element: in points of the bounds.
    func add(_ element: DrawnElement) {
        guard drawing.count < Self.mostElements, state.blendMode != .clear, state.blendMode != .destinationOut else {
            return
        }
        switch element.faded(by: state.alpha) {
        case .shape(var shape):
            shape.clips += state.clips
            if shape.isVisible { drawing.append(.shape(shape)) }
        case let text: drawing.append(text)
        }
    }

    private func add(_ shape: DrawnShape) { add(.shape(shape)) }
}

extension DrawnShape {
    /// - Parameter scale: the points of the path that a point of the line's lengths takes.
    mutating func setLine(_ line: CGContext.LineStyle, _ color: Color, scale: Double) {
        stroke = color
        lineWidth = max(line.width.engineNumber, 0) * scale
        lineCap =
            switch line.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        lineJoin =
            switch line.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        lineDash = line.dash.prefix(100).map { max($0.engineNumber, 0) * scale }
        lineDashPhase = line.phase.engineNumber * scale
    }

    /// Whether it leaves a mark that a document can state.
    fileprivate var isVisible: Bool {
        guard !path.isEmpty, case .move? = path.first else { return false }
        return fill.map { $0.alpha > 0 } ?? false || gradient != nil || stroke.map { $0.alpha > 0 } ?? false
    }
}
