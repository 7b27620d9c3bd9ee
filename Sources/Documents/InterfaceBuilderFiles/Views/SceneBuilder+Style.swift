// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension DiagnosticCode {
    package static let unknownColor = DiagnosticCode("unknown-color")
}

/// Colours, borders and corners.
extension SceneBuilder {
    mutating func style(_ element: XMLElement, _ id: String) -> ViewStyle {
        var style = ViewStyle()
        style.backgroundColor = color(element, "backgroundColor", id) ?? color(element, "barTintColor", id)
        if element.name == "matrix", !element.isSet("drawsBackground") { style.backgroundColor = nil }
        // A switch has this colour where it is off, and only up to iOS 6.
        style.tintColor = element.name == "switch" ? nil : color(element, "tintColor", id)
        if let key = Self.tintKeys[element.name] { style.tintColor = color(element, key, id) ?? style.tintColor }
        let texts = [element] + element.children.filter { $0.key == "cell" || $0.key == "normal" }
        style.textColor =
            texts.lazy.compactMap { $0.child("color", key: "textColor") ?? $0.child("color", key: "titleColor") }.first
            .flatMap { colors.color($0) }
        style.opacity = min(max(element.number("alpha") ?? element.number("alphaValue") ?? 1, 0), 1)
        if element.name == "box", element["boxType"] == "separator" {
            style.backgroundColor = Color(hex: colors.appearance == .dark ? 0x464646 : 0xE5E5E5)
        } else if element.name == "box" {
            style.backgroundColor = color(element, "fillColor", id)
            style.borderColor = color(element, "borderColor", id)
            let isBordered = element["borderType"] != "none" && !Self.isTitledBox(element)
            style.borderWidth = !isBordered ? 0 : max(0, element.number("borderWidth") ?? 1)
            style.cornerRadius = max(0, element.number("cornerRadius") ?? 0)
        }
        if element.name == "scrollView", file.system == .macos, element["borderType"] != "none" {
            style.borderWidth = 1
        }
        if element.name == "colorWell" {
            style.backgroundColor = color(element, "color", id)
            (style.borderWidth, style.cornerRadius) = (1, 4)
        }
        if element.name == "levelIndicator" { style.tintColor = levelColor(of: element) }
        if element.name == "visualEffectView" {
            style.backgroundColor = style.backgroundColor ?? effectFill(of: element)
        }
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            apply(configuration, of: element, to: &style, id)
        }
        if let attributed = texts.lazy.compactMap(Self.attributedText).first {
            style.textColor = content.text.color(of: attributed) ?? style.textColor
        }
        apply(RuntimeAttribute.all(of: element, colors), to: &style)
        style.isEnabled = element["enabled"] != "NO" && element.child(key: "cell")?["enabled"] != "NO"
        style.accessoryType =
            element.name == "tableViewCell" ? element["accessoryType"].flatMap(CellAccessory.init(rawValue:)) : nil
        if element.name == "label" { style.minimumScaleFactor = Self.minimumScaleFactor(element) }
        style.symbol = symbol(element).map(StyleString.init)
        style.imageRenderingMode = content.renderingMode(of: element)
        style.imageCapInsets = content.capInsets(of: element)
        style.buttonContent = buttonContent(element)
        addControlStyle(of: element, to: &style)
        addBarColors(of: element, to: &style)
        addGroupedBackground(of: element, to: &style)
        rememberNames(of: element, in: &style)
        return style
    }

    /// Notes which colours follow the appearance, so that a document says them by name.
    func rememberNames(of element: XMLElement, in style: inout ViewStyle) {
        let owners = [element] + element.children.filter { ["cell", "normal", "configuration"].contains($0.key) }
        let keys: [(role: StyleColors.Role, keys: [String])] = [
            (.background, ["backgroundColor", "barTintColor", "fillColor", "baseBackgroundColor"]),
            (.border, ["borderColor"]), (.tint, [Self.tintKeys[element.name], "tintColor"].compactMap(\.self)),
            (.text, ["textColor", "titleColor", "baseForegroundColor"]), (.separator, ["separatorColor", "gridColor"]),
            (.shadow, ["shadowColor"]),
            (.track, ["maximumTrackTintColor", "trackTintColor", "pageIndicatorTintColor"]),
            (.thumb, ["thumbTintColor", "selectedSegmentTintColor"]),
        ]
        for (role, keys) in keys where style[role] != nil {
            let described = keys.lazy.flatMap { key in owners.compactMap { $0.child("color", key: key) } }
                .first { colors.color($0) == style[role] && colors.adaptiveColor($0) != nil }
            if let described { style.set(role, colors.adaptiveColor(described), in: colors.traits) }
        }
    }

    private static func attributedText(of element: XMLElement) -> XMLElement? {
        let found = element.child(key: "attributedText") ?? element.child(key: "attributedTitle")
        return found ?? element.child(key: "attributedStringValue")
    }

    /// Old files have the smallest size, in points, instead of the factor.
    static func minimumScaleFactor(_ element: XMLElement) -> Double {
        guard element["adjustsFontSizeToFit"] != "NO" else { return 0 }
        let size = element.child(key: "fontDescription")?.number("pointSize") ?? 17
        let factor = element.number("minimumScaleFactor") ?? (element.number("minimumFontSize") ?? 0) / max(size, 1)
        return min(max(factor, 0), 1)
    }

    /// The system symbol of an image view or a button, if it has a drawing.
    private func symbol(_ element: XMLElement) -> String? {
        let sources = [element, element.child(key: "configuration"), element.child("state", key: "normal")]
        let popUp = element.child("popUpButtonCell").map(ContentReader.imageSource)
        let cells = [element.child("imageCell"), element.child("buttonCell"), popUp]
        guard ["imageView", "button", "popUpButton"].contains(element.name) else { return nil }
        for source in (sources + cells).compactMap(\.self) {
            for image in [source] + source.children("imageReference") {
                if let name = image["image"] { return isDrawnSymbol(name, of: image) ? name : nil }
            }
        }
        return nil
    }

    /// Whether an image is one of the system for which there is a drawing.
    func isDrawnSymbol(_ name: String, of element: XMLElement) -> Bool {
        content.isSystemImage(name, of: element) && SymbolDrawing(named: name) != nil
    }

    /// Where controls have a colour that is drawn as the tint.
    private static let tintKeys = [
        "switch": "onTintColor", "slider": "minimumTrackTintColor", "progressView": "progressTintColor",
        "activityIndicatorView": "color", "pageControl": "currentPageIndicatorTintColor",
        "button": "contentTintColor", "popUpButton": "contentTintColor", "imageView": "contentTintColor",
        "tabBar": "selectedImageTintColor",
    ]

    /// The background and the title's colour of a button's configuration. A capsule is as round as the recorded height.
    private mutating func apply(
        _ configuration: XMLElement, of element: XMLElement, to style: inout ViewStyle, _ id: String
    ) {
        let tint = style.tintColor ?? system("systemBlueColor")
        let base = color(configuration, "baseBackgroundColor", id)
        let foreground = color(configuration, "baseForegroundColor", id)
        let colors = (configuration["style"].flatMap(ButtonConfigurationStyle.init) ?? .plain).colors(
            base: base, foreground: foreground, tint: tint,
            system: ButtonConfigurationStyle.SystemColors(
                label: system("labelColor"), secondaryFill: system("secondarySystemFillColor"),
                tertiaryFill: system("tertiarySystemFillColor")))
        style.backgroundColor = colors.background ?? style.backgroundColor
        style.textColor = colors.text ?? style.textColor
        let background = configuration.child("backgroundConfiguration", key: "background")
        if base == nil, foreground == nil, background == nil, style.tintColor == nil { style.configured = .colors }
        if let background {
            style.backgroundColor = color(background, "backgroundColor", id) ?? style.backgroundColor
            style.borderColor = color(background, "strokeColor", id)
            style.borderWidth = max(0, background.number("strokeWidth") ?? (style.borderColor == nil ? 0 : 1))
        }
        guard style.backgroundColor != nil || style.borderWidth > 0, let frame = element.child("rect", key: "frame")
        else { return }
        let corners = configuration["cornerStyle"].flatMap(ButtonCornerStyle.init) ?? .dynamic
        style.cornerRadius = corners.radius(
            own: background?.number("cornerRadius"), height: frame.number("height") ?? 0,
            isCapsuleByDefault: file.era.hasCapsuleButtons)
    }

    private mutating func color(_ element: XMLElement, _ key: String, _ id: String) -> Color? {
        guard let described = element.child("color", key: key) else { return nil }
        if let color = colors.color(described) { return color }
        let name = described["name"] ?? described["systemColor"] ?? "without components"
        diagnostics.append(
            Diagnostic(
                .unknownColor, .warning,
                "unknown colour '\(name)', which is not in the file's resources either; it is left out",
                at: described.range,
                views: [id]))
        return nil
    }
}
