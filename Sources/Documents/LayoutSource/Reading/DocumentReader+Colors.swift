// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Colours by value, by name and by appearance. Their shapes have been checked.
extension DocumentReader {
    /// The document's own colours, each made of values, of the system's colours and of those before it.
    mutating func readColors(_ value: JSONValue?) {
        for member in value?.members ?? [] {
            var used: [JSONValue] = []
            Self.collectNames(member.value, into: &used)
            let later = used.first { name in
                guard let text = name.string, namedColors[text] == nil else { return false }
                return value?.member(text) != nil && Self.systemColor(text, profile.name) == nil
            }
            if let later {
                findings.report(
                    .invalidColor, "'\(later.string ?? "")' is defined later: a colour is made of those before it",
                    at: later.range)
                continue
            }
            guard var color = color(member.value) else { continue }
            color.name = StyleString(member.key)
            namedColors[member.key] = color
            colors.append(color)
        }
    }

    private static func collectNames(_ value: JSONValue, into names: inout [JSONValue]) {
        if value.string != nil { names.append(value) }
        for member in value.members { collectNames(member.value, into: &names) }
    }

    /// Nil without a value. The document's own names come first, then CSS's, then the system's.
    func color(_ value: JSONValue?) -> AdaptiveColor? {
        guard let value else { return nil }
        if let text = value.string { return namedColors[text] ?? Self.systemColor(text, profile.name) }
        guard let light = color(value["light"]), let dark = color(value["dark"]) else { return nil }
        return AdaptiveColor(
            light: light.light, dark: dark.dark,
            highContrastLight: color(value["highContrastLight"])?.light ?? light.highContrastLight,
            highContrastDark: color(value["highContrastDark"])?.dark ?? dark.highContrastDark,
            elevatedDark: dark.elevatedDark)
    }

    func systemColor(_ name: String) -> AdaptiveColor? { Self.systemColor(name, profile.name) }

    private static func systemColor(_ text: String, _ profile: Profile.Name) -> AdaptiveColor? {
        Color(css: text).map { AdaptiveColor($0) } ?? SystemColors.named(text, profile: profile)
    }

    func set(_ role: StyleColors.Role, _ value: JSONValue?, in style: inout ViewStyle) {
        set(role, color(value), in: &style)
    }

    /// Gives a style the colour, and notes whether it adapts.
    func set(_ role: StyleColors.Role, _ color: AdaptiveColor?, in style: inout ViewStyle) {
        guard let color else { return }
        let traits = canvas.colorTraits
        if color.adapts { style.set(role, color, in: traits) } else { style[role] = color.resolved(in: traits) }
    }
}
