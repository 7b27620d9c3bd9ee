// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Bezels, backgrounds and shadows of controls, and what fields have beside their text.
extension SceneBuilder {
    func addControlStyle(of element: XMLElement, to style: inout ViewStyle) {
        style.shadow = style.shadow ?? shadow(of: element)
        guard file.system == .macos else {
            if element.name == "textField" { addClearButton(of: element, to: &style) }
            if let name = Self.standIns[element.name] { style.symbol = StyleString(name) }
            // Clocks and calendars rather than wheels.
            if element.name == "datePicker", element["style"] == "inline" { style.symbol = StyleString("calendar") }
            if element.name == "label" { style.shadow = style.shadow ?? textShadow(of: element) }
            if element.name == "button" { addStateColor(of: element, to: &style) }
            return
        }
        switch element.name {
        case "button", "popUpButton": addBezel(of: element, to: &style)
        case "textField", "secureTextField", "searchField", "tokenField", "comboBox":
            addFieldStyle(of: element, to: &style)
        case "wkWebView", "webView", "mapView": style.symbol = Self.standIns[element.name].map(StyleString.init)
        case "clipView", "tableView", "outlineView", "textView":
            // The colour is there whether or not it is drawn.
            if element["drawsBackground"] == "NO" || element["selectionHighlightStyle"] == "sourceList" {
                style.backgroundColor =
                    element.name.hasSuffix("View") && element.name != "textView" ? .transparent : nil
            }
        default: break
        }
    }

    /// Drawn where a view shows what only the running program has.
    private static let standIns = [
        "mapView": "map", "webView": "globe", "wkWebView": "globe", "sceneKitView": "cube", "arscnView": "cube",
    ]

    // MARK: AppKit

    private func addBezel(of element: XMLElement, to style: inout ViewStyle) {
        guard let cell = element.children.first(where: { $0.key == "cell" }) else { return }
        style.isBordered = cell["borderStyle"] != nil && !cell.isSet("transparent")
        let height = max(0, element.child("rect", key: "frame")?.number("height") ?? 0)
        switch cell["bezelStyle"] {
        case "disclosure" where cell["type"] == "disclosureTriangle", "disclosureTriangle":
            style.isBordered = false
            style.symbol = StyleString(cell["state"] == "on" ? "chevron.down" : "chevron.forward")
        case "helpButton":
            style.symbol = StyleString("questionmark")
            style.cornerRadius = height / 2
        case "inline", "recessed", "roundRect", "roundedRect", "circular": style.cornerRadius = height / 2
        default: break
        }
        // Return presses the button that AppKit draws in the accent colour.
        let isDefault =
            cell["type"] == "push" && content.text.string("keyEquivalent", of: cell) == "\r"
            && cell.child(key: "keyEquivalentModifierMask").map { $0.attributes.count <= 1 } != false
        let bezel = element.child("color", key: "bezelColor").flatMap { colors.color($0) }
        guard style.isBordered, let fill = bezel ?? (isDefault ? system("controlAccentColor") : nil) else { return }
        style.backgroundColor = fill
        style.textColor = style.textColor ?? Color(hex: 0xFFFFFF)
        style.cornerRadius = max(style.cornerRadius, Self.bezelRadius)
    }

    /// Points.
    private static let bezelRadius = 5.0

    private func addFieldStyle(of element: XMLElement, to style: inout ViewStyle) {
        guard let cell = element.children.first(where: { $0.key == "cell" }) else { return }
        if cell.isSet("drawsBackground") {
            style.backgroundColor = cell.child("color", key: "backgroundColor").flatMap { colors.color($0) }
        }
        if element.name == "searchField" {
            style.symbol = StyleString("magnifyingglass")
            style.cornerRadius = 5
        } else if element.name == "comboBox" {
            style.symbol = StyleString("chevron.down")
        }
        if cell["bezelStyle"] == "round" {
            style.cornerRadius = max(0, element.child("rect", key: "frame")?.number("height") ?? 0) / 2
        }
    }

    /// `NSView.shadow`, whose offset points upwards.
    private func shadow(of element: XMLElement) -> Shadow? {
        guard let shadow = element.child("shadow", key: "shadow") else { return nil }
        let offset = shadow.child("size", key: "offset")
        let color = shadow.child("color", key: "color").flatMap { colors.color($0) }
        return Shadow(
            color: color ?? Color(hex: 0x000000, alpha: 85.0 / 255),
            offset: Point(x: offset?.number("width") ?? 0, y: -(offset?.number("height") ?? 0)),
            radius: max(0, shadow.number("blurRadius") ?? 0) / 2)
    }

    // MARK: UIKit

    private func addClearButton(of element: XMLElement, to style: inout ViewStyle) {
        let hasText = !(content.text.string("text", of: element) ?? "").isEmpty
        guard hasText, ["always", "unlessEditing"].contains(element["clearButtonMode"]) else { return }
        style.symbol = StyleString("xmark.circle.fill")
    }

    /// A label's shadow: without blur, one point above the text unless the file gives an offset.
    private func textShadow(of element: XMLElement) -> Shadow? {
        guard let color = element.child("color", key: "shadowColor").flatMap({ colors.color($0) }) else { return nil }
        let offset = element.child("size", key: "shadowOffset")
        return Shadow(
            color: color, offset: Point(x: offset?.number("width") ?? 0, y: offset?.number("height") ?? -1))
    }

    /// The title's colour in the state that the button is in.
    private func addStateColor(of element: XMLElement, to style: inout ViewStyle) {
        guard let state = ContentReader.buttonState(of: element) else { return }
        style.textColor =
            state.child("color", key: "titleColor").flatMap { colors.color($0) } ?? style.textColor
    }

    /// UIKit's title colours where the file has none: the tint, also on a background, and white on a button of a program's
    /// own kind.
    func addTitleColor(of button: XMLElement, _ superview: Int?, to style: inout ViewStyle) {
        guard button.child(key: "configuration") == nil, style.textColor == nil else { return }
        guard button["buttonType"] != nil else {
            style.textColor = Color(hex: 0xFFFFFF)
            return
        }
        guard style.backgroundColor.map({ $0.alpha > 0.02 }) == true else { return }
        var tint = style.tintColor
        var next = superview
        while tint == nil, let index = next {
            tint = views[index].style.tintColor
            next = views[index].superview
        }
        style.textColor = tint ?? system("systemBlueColor")
    }

    func system(_ name: String) -> Color? {
        SystemColors.named(name, profile: file.profile.name)?.resolved(in: colors.traits)
    }
}

extension Color {
    fileprivate static let transparent = Color(hex: 0x000000, alpha: 0)
}

extension ContentReader {
    /// The element for the state that a button of UIKit is in, if that is not the normal one.
    static func buttonState(of element: XMLElement) -> XMLElement? {
        if element["enabled"] == "NO", let state = element.child("state", key: "disabled") { return state }
        return element.isSet("selected") ? element.child("state", key: "selected") : nil
    }
}
