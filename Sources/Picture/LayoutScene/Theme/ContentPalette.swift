// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// The colours that controls and text have by themselves, before they are muted.
package struct ContentPalette: Hashable, Sendable {
    /// What the screen shows where no view has a background.
    package var background: Color
    package var label: Color
    package var secondaryLabel: Color
    package var placeholder: Color
    package var tint: Color
    package var onTint: Color
    /// A switch that is on.
    package var positive: Color
    /// A switch that is off.
    package var fill: Color
    /// Behind segments, steppers and the text of search fields.
    package var well: Color
    /// The unfilled part of sliders and progress views.
    package var track: Color
    package var separator: Color
    /// Text fields and rows.
    package var surface: Color
    /// Buttons of macOS.
    package var bezel: Color
    /// The selected segment.
    package var raised: Color
    /// Knobs of switches and sliders.
    package var knob: Color
    package var bar: Color

    /// Text on a raised part.
    package var onRaised: Color { label }

    /// The system's own values (`SystemColors`), and those of materials and knobs, which have no name there.
    package init(profile: Profile.Name, traits: ColorTraits) {
        func system(_ name: String) -> Color {
            SystemColors.named(name, profile: profile)?.resolved(in: traits) ?? Color(hex: 0)
        }
        let isDark = traits.appearance == .dark
        let isMac = profile.platform == .macos
        background = system(isMac ? "windowBackground" : "systemBackground")
        label = system("label")
        secondaryLabel = system("secondaryLabel")
        placeholder = system("placeholderText")
        tint = system(isMac ? "controlAccent" : "tint")
        onTint = Color(hex: 0xFFFFFF)
        positive = system(isMac ? "controlAccent" : "systemGreen")
        fill = system("secondarySystemFill")
        well = system("tertiarySystemFill")
        track = system("systemFill")
        separator = system("separator")
        surface = isMac ? system("textBackground") : system("systemBackground")
        let control = system("control")
        bezel = isMac ? control.withAlpha(1).mixed(over: background, fraction: control.alpha) : surface
        raised = isDark ? system("systemGray2") : Color(hex: 0xFFFFFF)
        knob = Color(hex: 0xFFFFFF)
        // The chrome material over a plain background.
        bar = isMac ? background : Color(hex: isDark ? 0x161616 : 0xF9F9F9)
    }

    private init(print: Void) {
        background = Color(hex: 0xFFFFFF)
        label = Color(hex: 0x000000)
        secondaryLabel = Color(hex: 0x404040)
        placeholder = Color(hex: 0x5A5A5A)
        tint = Color(hex: 0x303030)
        onTint = Color(hex: 0xFFFFFF)
        positive = Color(hex: 0x606060)
        fill = Color(hex: 0xE2E2E2)
        well = fill
        track = fill
        separator = Color(hex: 0xB0B0B0)
        surface = Color(hex: 0xFFFFFF)
        bezel = surface
        raised = Color(hex: 0xFFFFFF)
        knob = Color(hex: 0xFFFFFF)
        bar = Color(hex: 0xF5F5F5)
    }

    /// Greys for paper, in every appearance.
    static let print = ContentPalette(print: ())
}
