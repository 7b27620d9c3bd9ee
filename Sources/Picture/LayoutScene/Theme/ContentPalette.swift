// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Colours of controls and text, similar to the platform's, before they are muted.
package struct ContentPalette: Hashable, Sendable {
    package var label: Color
    package var secondaryLabel: Color
    package var placeholder: Color
    package var tint: Color
    package var onTint: Color
    /// A switch that is on.
    package var positive: Color
    /// Tracks and wells.
    package var fill: Color
    package var separator: Color
    /// Text fields and rows.
    package var surface: Color
    /// Knobs and selected segments.
    package var raised: Color
    package var bar: Color

    /// Text on a raised part.
    package var onRaised: Color { Color(hex: 0x16181D) }

    static let light = ContentPalette(
        label: Color(hex: 0x16181D), secondaryLabel: Color(hex: 0x5F6672), placeholder: Color(hex: 0x7A828F),
        tint: Color(hex: 0x1565D8), onTint: Color(hex: 0xFFFFFF), positive: Color(hex: 0x2FA84F),
        fill: Color(hex: 0xDFE3EA), separator: Color(hex: 0xC3C9D3), surface: Color(hex: 0xFFFFFF),
        raised: Color(hex: 0xFFFFFF), bar: Color(hex: 0xF4F5F8))

    static let dark = ContentPalette(
        label: Color(hex: 0xF4F6FA), secondaryLabel: Color(hex: 0xB1B9C6), placeholder: Color(hex: 0x9AA3B1),
        tint: Color(hex: 0x5EA2FF), onTint: Color(hex: 0x0B1018), positive: Color(hex: 0x45C066),
        fill: Color(hex: 0x3A4350), separator: Color(hex: 0x4B5563), surface: Color(hex: 0x252D39),
        raised: Color(hex: 0xC9D0DA), bar: Color(hex: 0x242B36))

    static let print = ContentPalette(
        label: Color(hex: 0x000000), secondaryLabel: Color(hex: 0x404040), placeholder: Color(hex: 0x5A5A5A),
        tint: Color(hex: 0x303030), onTint: Color(hex: 0xFFFFFF), positive: Color(hex: 0x606060),
        fill: Color(hex: 0xE2E2E2), separator: Color(hex: 0xB0B0B0), surface: Color(hex: 0xFFFFFF),
        raised: Color(hex: 0xFFFFFF), bar: Color(hex: 0xF5F5F5))
}
