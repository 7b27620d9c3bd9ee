// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension UIView {
    /// How pictures show the view.
    var engineStyle: ViewStyle {
        var style = ViewStyle(
            backgroundColor: engineColor(backgroundColor), borderColor: engineColor(viewAppearance?.borderColor),
            borderWidth: Double(viewAppearance?.borderWidth ?? 0),
            cornerRadius: Double(viewAppearance?.cornerRadius ?? 0),
            tintColor: engineColor(viewAppearance?.tintColor), textColor: engineColor(shownTextColor),
            opacity: Double(min(max(alpha, 0), 1)))
        if let layer = rareProperties?.layer {
            style.maskedCorners = layer.engineCorners
            style.cornerCurve = layer.cornerCurve == .continuous ? .continuous : .circular
            style.shadow = layer.engineShadow(engineColor(layer.shadowColor.map { UIColor(cgColor: $0) }))
        }
        let drawing = self.drawing
        if !drawing.isEmpty { style.drawing = drawing }
        style.mask = maskOutline
        if transform != .identity { style.transform = transform.engineTransform }
        decorate(&style)
        return style
    }

    /// The colour in the view's appearance.
    func engineColor(_ color: UIColor?) -> Color? {
        let traits = traitCollection
        return color.map { $0.resolvedColor(with: traits).engineColor(in: traits) }
    }

    /// The tint that the view or one of its superviews sets; nil for the system's.
    var statedTintColor: UIColor? { viewAppearance?.tintColor ?? superview?.statedTintColor }
}

extension ViewStyle {
    /// Takes over the name and colour of a symbol.
    @MainActor
    mutating func show(_ image: UIImage?, in view: UIView) {
        if let image, image.file != nil, image.renderingMode == .alwaysTemplate {
            imageRenderingMode = .alwaysTemplate
            tintColor = tintColor ?? view.engineColor(image.tintColor ?? view.statedTintColor)
        }
        guard let name = image?.symbolName else { return }
        symbol = StyleString(name)
        tintColor = image?.tintColor.map { view.engineColor($0) } ?? tintColor ?? view.engineColor(view.statedTintColor)
    }
}

extension CALayer {
    /// The raw values are the same.
    fileprivate var engineCorners: CornerMask { CornerMask(rawValue: UInt8(maskedCorners.rawValue & 0xF)) }

    /// Nil without a shadow.
    fileprivate func engineShadow(_ color: Color?) -> Shadow? {
        guard shadowOpacity > 0 else { return nil }
        let color = color ?? Color(hex: 0x000000)
        return Shadow(
            color: color.withAlpha(color.alpha * Double(min(shadowOpacity, 1))),
            offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
            radius: max(0, Double(shadowRadius)))
    }
}
