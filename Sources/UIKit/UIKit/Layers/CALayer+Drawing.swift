// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What layers show, as elements of the drawing of their view.
extension CALayer {
    /// What the layer of a view shows beyond what every view does, with its sublayers, in the view's coordinates.
    func drawing(below depth: Int = 0) -> [DrawnElement] {
        let own = ownDrawing
        guard depth < Self.mostLevels else { return own }
        let rest = (sublayers ?? []).filter { $0.view == nil }
        return own
            + rest.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .flatMap { $0.element.placedDrawing(below: depth + 1) }
    }

    private static var mostLevels: Int { 50 }

    /// In the coordinates of the superlayer.
    private func placedDrawing(below depth: Int) -> [DrawnElement] {
        guard !isHidden, opacity > 0 else { return [] }
        var elements = box + drawing(below: depth)
        if masksToBounds { elements = elements.map { $0.clipped(to: roundOutline) } }
        if let mask = mask as? CAShapeLayer { elements = mask.masking(elements) }
        let size = bounds.size
        let anchor = CGAffineTransform(
            translationX: -anchorPoint.x * size.width - bounds.minX, y: -anchorPoint.y * size.height - bounds.minY)
        let place = anchor.concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y)).engineTransform
        return elements.map { $0.applying(place).faded(by: CGFloat(opacity)) }
    }

    /// Background and border.
    private var box: [DrawnElement] {
        guard backgroundColor != nil || borderWidth > 0, !bounds.isEmpty else { return [] }
        var shape = DrawnShape(path: roundOutline, fill: backgroundColor?.color)
        if borderWidth > 0 {
            shape.stroke = borderColor?.color ?? Color(hex: 0)
            shape.lineWidth = borderWidth.engineNumber
        }
        return [.shape(shape)]
    }

    /// The bounds with their round corners.
    var roundOutline: [PathElement] {
        var corners: UIRectCorner = []
        for (mask, corner) in [
            (CACornerMask.layerMinXMinYCorner, UIRectCorner.topLeft), (.layerMaxXMinYCorner, .topRight),
            (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
        ] where maskedCorners.contains(mask) { corners.insert(corner) }
        return CGPath(
            CGPath.rectangle(bounds, corners: corners, CGSize(width: cornerRadius, height: cornerRadius))
        ).engineElements
    }

    /// What the class draws in its bounds.
    private var ownDrawing: [DrawnElement] {
        switch self {
        case let layer as CAShapeLayer: layer.shape.map { [.shape($0)] } ?? []
        case let layer as CAGradientLayer: layer.shape.map { [.shape($0)] } ?? []
        case let layer as CATextLayer: layer.text.map { [.text($0)] } ?? []
        default: contentsDrawing
        }
    }

    private var contentsDrawing: [DrawnElement] {
        guard let image = contents as? CGImage, !image.drawing.isEmpty else { return [] }
        return GraphicsContexts.drawing(in: bounds) { GraphicsContexts.current?.draw(image, in: bounds) }
    }
}

extension CAShapeLayer {
    var shape: DrawnShape? {
        guard let path else { return nil }
        var shape = DrawnShape(path: path.engineElements, fill: fillColor.flatMap { $0.alpha > 0 ? $0.color : nil })
        shape.fillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
        guard let strokeColor, lineWidth > 0 else { return shape.isEmpty ? nil : shape }
        // Only a line can begin and end within the path.
        let line = shape.path.part(from: Double(strokeStart), to: Double(strokeEnd))
        if line != shape.path, shape.fill == nil { shape.path = line }
        guard line == shape.path else { return shape }
        let style = CGContext.LineStyle(
            width: lineWidth, cap: CGLineCap(lineCap), join: CGLineJoin(lineJoin),
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
        shape.setLine(style, strokeColor.color, scale: 1)
        return shape.isEmpty ? nil : shape
    }

    /// What is seen of elements under the layer as a mask: what is inside its path, or on its line.
    func masking(_ elements: [DrawnElement]) -> [DrawnElement] {
        guard let shape else { return elements }
        let place = CGAffineTransform(translationX: frame.minX, y: frame.minY).engineTransform
        let mask = shape.applying(place)
        guard mask.fill.map({ $0.alpha == 0 }) ?? true, mask.stroke != nil else {
            return mask.fillRule == .nonZero ? elements.map { $0.clipped(to: mask.path) } : elements
        }
        return elements.map { element in
            guard case .shape(let covered) = element else { return element }
            var line = mask
            (line.fill, line.stroke) = (nil, covered.gradient?.stops.first?.color ?? covered.fill)
            return .shape(line)
        }
    }
}

extension CAGradientLayer {
    var shape: DrawnShape? {
        let stops = DrawnShape.Gradient.stops(colors ?? [], locations: locations?.map { CGFloat($0.doubleValue) })
        guard !stops.isEmpty, !bounds.isEmpty else { return nil }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        var shape = DrawnShape(path: roundOutline)
        shape.gradient = DrawnShape.Gradient(
            stops: stops, start: start.enginePoint, end: end.enginePoint,
            radii: type == .radial ? CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)).engineSize : nil)
        return shape
    }
}

extension CATextLayer {
    fileprivate var text: DrawnString? {
        let color = foregroundColor ?? CGColor(gray: 1, alpha: 1)
        var font = UIFont.systemFont(ofSize: fontSize)
        if let stated = self.font as? UIFont { font = stated.withSize(fontSize) }
        let alignment: NSTextAlignment =
            switch alignmentMode {
            case .center: .center
            case .right: .right
            case .left: .left
            default: .natural
            }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        let text =
            (string as? NSAttributedString)
            ?? (string as? String).map {
                NSAttributedString(
                    string: $0,
                    attributes: [.font: font, .foregroundColor: UIColor(cgColor: color), .paragraphStyle: paragraph])
            }
        return text.flatMap { $0.drawn(in: bounds) }
    }
}

extension DrawnShape {
    fileprivate var isEmpty: Bool { path.isEmpty || fill == nil && gradient == nil && stroke == nil }
}

extension DrawnElement {
    func clipped(to outline: [PathElement]) -> DrawnElement {
        guard case .shape(var shape) = self, !outline.isEmpty else { return self }
        if shape.path != outline { shape.clips.append(outline) }
        return .shape(shape)
    }
}

extension CGLineCap {
    init(_ cap: CAShapeLayerLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
}

extension CGLineJoin {
    init(_ join: CAShapeLayerLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
}
