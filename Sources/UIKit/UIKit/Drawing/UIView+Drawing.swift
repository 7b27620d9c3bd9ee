// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What a view draws itself, for pictures.
extension UIView {
    /// What `draw(_:)` of a program's class and the view's layers show, in points from the upper left corner.
    var drawing: [DrawnElement] {
        guard !bounds.isEmpty, bounds.size.isWithinEngineLimits else { return [] }
        let box = CGRect(origin: .zero, size: bounds.size).engineRect
        var drawn: [DrawnElement] = rareProperties?.drawing ?? []
        if !isOfUIKit { drawn += GraphicsContexts.drawing(in: bounds) { draw(bounds) } }
        // What `draw(_:)` shows ends at the bounds.
        drawn = drawn.map { element in
            guard case .shape(let shape) = element, let covered = shape.bounds else { return element }
            return box.contains(covered) ? element : element.clipped(to: [PathElement](box))
        }
        let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).engineTransform
        let layers: [DrawnElement] = rareProperties?.layer?.drawing() ?? []
        return drawn + layers.map { $0.applying(origin) }
    }

    /// The outline of the view's mask; nil without one that has an outline.
    var maskOutline: [PathElement]? {
        if let stated = rareProperties?.maskOutline { return stated }
        let mask = rareProperties?.layer?.mask ?? viewAppearance?.mask?.layer
        guard let mask else { return nil }
        let place = CGAffineTransform(translationX: mask.frame.minX, y: mask.frame.minY).engineTransform
        if let shape = (mask as? CAShapeLayer)?.shape {
            guard shape.fill.map({ $0.alpha > 0 }) ?? false, shape.fillRule == .nonZero else { return nil }
            return shape.path.map(place.apply)
        }
        // A layer that is opaque in its bounds.
        guard mask.backgroundColor.map({ $0.alpha > 0 }) ?? false else { return nil }
        return mask.roundOutline.map(place.apply)
    }
}

extension UIImage {
    /// What the image shows in a rectangle, in one colour if it is a template; nil for an image that was not drawn.
    func drawing(in rect: CGRect, tint: Color?) -> [DrawnElement]? {
        guard !drawing.isEmpty else { return nil }
        let context = CGContext(bounds: CGRect(origin: .zero, size: CGSize(width: rect.maxX, height: rect.maxY)))
        let color = renderingMode == .alwaysTemplate ? tint : nil
        context.draw(drawing.map { element in color.map { element.colored($0) } ?? element }, of: size, in: rect)
        return context.drawing
    }

    public func draw(in rect: CGRect) {
        MainActor.assumeIsolated { GraphicsContexts.current?.draw(drawing, of: size, in: rect) }
    }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let faded = drawing.map { $0.faded(by: alpha) }
        MainActor.assumeIsolated { GraphicsContexts.current?.draw(faded, of: size, in: rect) }
    }
}

extension NSAttributedString {
    /// The text at the top of a rectangle, as high as its lines are; nil if nothing of it can be seen.
    @MainActor
    func drawn(in rect: CGRect) -> DrawnString? {
        guard length > 0, rect.size.isWithinEngineLimits else { return nil }
        let limit = CGSize(width: rect.width, height: 0)
        let size = boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
        let shown = ShownText(content: .attributed(self), font: .systemFont(ofSize: 12), numberOfLines: 0)
        let color = attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? .black
        let frame = CGRect(
            x: rect.minX, y: rect.minY, width: rect.width > 0 ? rect.width : size.width, height: size.height)
        return DrawnString(shown.styled, color: color.engineColor(in: .current), frame: frame.engineRect)
    }

    public func draw(in rect: CGRect) {
        nonisolated(unsafe) let text = self
        MainActor.assumeIsolated {
            guard let context = GraphicsContexts.current, let drawn = text.drawn(in: rect) else { return }
            context.add(DrawnElement.text(drawn).applying(context.ctm.engineTransform))
        }
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: options.contains(.usesLineFragmentOrigin) ? rect : CGRect(origin: rect.origin, size: size()))
    }
}
