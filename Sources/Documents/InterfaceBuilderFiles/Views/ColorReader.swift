// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// `<color>` elements to sRGB.
struct ColorReader: Sendable {
    var resources: FileResources
    /// From asset catalogues.
    var named: [String: AdaptiveColor] = [:]
    var appearance = Canvas.Appearance.light
    var profile = Profile.Name.ios17

    var traits: ColorTraits { ColorTraits(appearance: appearance) }

    /// Nil if the element is a name that neither the file nor the system's table knows.
    func color(_ element: XMLElement) -> Color? {
        if let color = adaptiveColor(element)?.resolved(in: traits) { return color.withAlpha(Self.step(color.alpha)) }
        if let direct = components(of: element) { return direct }
        guard let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["name"] else {
            return nil
        }
        if let recorded = resources.systemColors[name] ?? resources.colors[name] { return components(of: recorded) }
        let fixed = SystemColors.fixed[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
        return fixed.map { $0.withAlpha(Self.step($0.alpha * (element.number("alpha") ?? 1))) }
    }

    /// The colour of the system or of an asset catalogue that an element names, regardless of the value that the file records beside the
    /// name; nil if it is of no such name.
    func adaptiveColor(_ element: XMLElement) -> AdaptiveColor? {
        // The opacity beside components is theirs.
        let alpha = components(of: element) == nil ? element.number("alpha") ?? 1 : 1
        let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
        if system == nil, let name = element["name"], let color = named[name] { return Self.faded(color, by: alpha) }
        guard let name = system ?? element["name"], system != nil || resources.colors[name] == nil else { return nil }
        return SystemColors.named(name, profile: profile).map { Self.faded($0, by: alpha) }
    }

    private static func faded(_ color: AdaptiveColor, by factor: Double) -> AdaptiveColor {
        guard factor != 1 else { return color }
        func faded(_ color: Color) -> Color { color.withAlpha(step(color.alpha * factor)) }
        return AdaptiveColor(light: faded(color.light), dark: faded(color.dark))
    }

    /// The nearest of the steps of 1/255 that the colours of layout documents have.
    private static func step(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }

    private func components(of element: XMLElement) -> Color? {
        let alpha = Self.step(element.number("alpha") ?? 1)
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            return Color(red: Self.step(red), green: Self.step(green), blue: Self.step(blue), alpha: alpha)
        }
        if let white = element.number("white") {
            let level = Self.step(white)
            return Color(red: level, green: level, blue: level, alpha: alpha)
        }
        return nil
    }
}
