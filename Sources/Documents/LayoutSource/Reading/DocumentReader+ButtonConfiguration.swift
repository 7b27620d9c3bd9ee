// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What a button's `configuration` stands for, as far as the document does not state it: insets, a font size, colours and corners.
extension DocumentReader {
    /// As round as a view can be, points.
    private static let capsuleRadius = 1000.0

    mutating func configuration(of value: JSONValue) -> ButtonConfigurationStyle? {
        guard let member = value.member("configuration"), let name = member.value.string else { return nil }
        guard platform == .ios else {
            findings.report(
                .unknownKey, "configuration has no effect here: it applies only to iOS", at: member.keyRange,
                severity: .warning)
            return nil
        }
        return ButtonConfigurationStyle(rawValue: name)
    }

    func apply(_ configuration: ButtonConfigurationStyle, stated: JSONValue?, to style: inout ViewStyle) {
        let tint = color(stated?["tintColor"]) ?? systemColor("systemBlue")
        func made(_ part: KeyPath<(background: Color?, text: Color?), Color?>) -> AdaptiveColor? {
            func value(_ appearance: Canvas.Appearance, _ contrast: Canvas.Contrast) -> Color? {
                let traits = ColorTraits(appearance: appearance, contrast: contrast)
                let colors = configuration.colors(
                    base: nil, foreground: nil, tint: tint?.resolved(in: traits),
                    system: ButtonConfigurationStyle.SystemColors(
                        label: systemColor("label")?.resolved(in: traits),
                        secondaryFill: systemColor("secondarySystemFill")?.resolved(in: traits),
                        tertiaryFill: systemColor("tertiarySystemFill")?.resolved(in: traits)))
                return colors[keyPath: part]
            }
            guard let light = value(.light, .normal), let dark = value(.dark, .normal) else { return nil }
            return AdaptiveColor(
                light: light, dark: dark, highContrastLight: value(.light, .high), highContrastDark: value(.dark, .high)
            )
        }
        style.configured = []
        if stated?["backgroundColor"] == nil {
            style.configured.insert(.background)
            set(.background, made(\.background), in: &style)
        }
        if stated?["textColor"] == nil {
            style.configured.insert(.text)
            set(.text, made(\.text), in: &style)
        }
        if stated?["cornerRadius"] == nil, style.backgroundColor != nil {
            style.configured.insert(.corners)
            style.cornerRadius = ButtonCornerStyle.dynamic.radius(
                own: nil, height: 2 * Self.capsuleRadius, isCapsuleByDefault: profile.era.hasCapsuleButtons)
        }
    }
}
