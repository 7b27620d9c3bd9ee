// SPDX-License-Identifier: Apache-2.0
import LayoutModel

// What pictures show of a button.

extension UIButton {
    /// Nil if title and image are beside each other in the middle.
    var buttonContent: ButtonContent? {
        var content = ButtonContent()
        content.horizontal = contentHorizontalAlignment.engineAlignment
        content.vertical = contentVerticalAlignment.engineAlignment
        if let configuration {
            content.imagePlacement = configuration.imagePlacement.enginePlacement
            if let subtitle = configuration.subtitle, !subtitle.isEmpty { content.subtitle = StyleString(subtitle) }
        } else {
            content.titleEdgeInsets = titleEdgeInsets.engineInsets
            content.imageEdgeInsets = imageEdgeInsets.engineInsets
        }
        let image = shownImage
        let size = configuration?.preferredSymbolConfigurationForImage?.pointSize ?? image?.symbolPointSize
        if image?.symbolName != nil, let size { content.symbolSize = Double(min(max(size, 0), 1000)) }
        return content == ButtonContent() ? nil : content
    }
}

extension UIButton.Configuration {
    /// Adds the configuration's colours, border and corners.
    @MainActor
    func decorate(_ style: inout ViewStyle, of button: UIButton) {
        let colors = self.style.colors(
            base: button.engineColor(baseBackgroundColor), foreground: button.engineColor(baseForegroundColor),
            tint: button.engineColor(button.tintColor),
            system: ButtonConfigurationStyle.SystemColors(
                label: button.engineColor(.label), secondaryFill: button.engineColor(.secondarySystemFill),
                tertiaryFill: button.engineColor(.tertiarySystemFill)))
        style.backgroundColor =
            button.engineColor(background.backgroundColor) ?? colors.background ?? style.backgroundColor
        style.textColor = colors.text ?? style.textColor
        if baseBackgroundColor == nil, baseForegroundColor == nil, background.backgroundColor == nil,
            button.engineColor(button.tintColor) == button.engineColor(.systemBlue)
        {
            style.configured = .colors
        }
        style.tintColor = button.engineColor(baseForegroundColor ?? button.tintColor)
        if let stroke = background.strokeColor, background.strokeWidth > 0 {
            style.borderColor = button.engineColor(stroke)
            style.borderWidth = Double(background.strokeWidth)
        }
        guard style.backgroundColor != nil || style.borderWidth > 0 else { return }
        let own = Double(background.cornerRadius)
        // A background without a radius of its own has 0, which only the fixed style takes.
        style.cornerRadius = cornerStyle.engineStyle.radius(
            own: own > 0 || cornerStyle == .fixed ? own : nil, height: Double(button.frame.height))
    }
}

extension UIButton.Configuration.CornerStyle {
    fileprivate var engineStyle: ButtonCornerStyle {
        switch self {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
    }
}

extension UIControl.ContentHorizontalAlignment {
    fileprivate var engineAlignment: ButtonContent.Horizontal {
        switch self {
        case .center: .center
        case .left: .left
        case .right: .right
        case .fill: .fill
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    fileprivate var engineAlignment: ButtonContent.Vertical {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .fill: .fill
        }
    }
}

extension NSDirectionalRectEdge {
    fileprivate var enginePlacement: ButtonContent.ImagePlacement {
        if contains(.top) { return .top }
        if contains(.bottom) { return .bottom }
        return contains(.trailing) ? .trailing : .leading
    }
}
