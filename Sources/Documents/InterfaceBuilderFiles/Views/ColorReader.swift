// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// `<color>` elements to sRGB.
struct ColorReader: Sendable {
    var resources: FileResources
    /// From asset catalogues.
    var named: [String: Color] = [:]
    var appearance = Canvas.Appearance.light

    /// Nil if the element is a name that neither the file nor the system's table knows.
    func color(_ element: XMLElement) -> Color? {
        let direct = components(of: element)
        let alpha = element.number("alpha") ?? 1
        let systemName = element["systemColor"] ?? element["cocoaTouchSystemColor"]
        // What a file records of a system's colour, in an element of its own or in this one, is its light one.
        if appearance == .dark, let color = systemName.flatMap({ SystemColors.dark[$0] }) {
            return color.withAlpha(Self.step(color.alpha * (direct == nil ? alpha : 1)))
        }
        if let direct { return direct }
        if let name = systemName {
            if let fallback = resources.systemColors[name], let color = components(of: fallback) { return color }
            return (SystemColors.light[name] ?? element["cocoaTouchSystemColor"].flatMap { SystemColors.light[$0] })
                .map { $0.withAlpha(Self.step($0.alpha * alpha)) }
        }
        guard let name = element["name"] else { return nil }
        if let color = named[name] { return color.withAlpha(Self.step(color.alpha * alpha)) }
        if let named = resources.colors[name], let color = components(of: named) { return color }
        let system =
            appearance == .dark ? SystemColors.dark[name] ?? SystemColors.light[name] : SystemColors.light[name]
        return system.map { $0.withAlpha(Self.step($0.alpha * alpha)) }
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
