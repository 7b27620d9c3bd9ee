// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// The colours that UIKit and AppKit have by name: the values of Apple's Human Interface Guidelines ("Color", "Dark Mode") and, where
/// these have none, those that the systems return. Documents, Interface Builder files, controls and UIKit's API read this table.
package enum SystemColors {
    /// A colour by its name in UIKit or AppKit, with or without the ending `Color`; nil for an unknown name.
    package static func named(_ name: String, profile: Profile.Name) -> AdaptiveColor? {
        let base = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        let own =
            switch profile {
            case .macos14: appKit[base]
            case .ios26: ios26[base]
            case .ios12, .ios13, .ios17, .code: nil as AdaptiveColor?
            }
        // Files name colours of the other framework, too.
        return own ?? uiKit[base] ?? appKit[base]
    }

    /// What documents call the colours, sorted: as UIKit does, and AppKit's own colours with the ending.
    package static let names: [String] = (Array(uiKit.values) + appKit.filter { uiKit[$0.key] == nil }.values)
        .compactMap { $0.name?.text }.filter { !$0.hasPrefix("_") }.sorted()

    /// UIKit's colours that are the same in every appearance: documents write them as CSS has them.
    package static let fixed: [String: Color] = [
        "white": Color(hex: 0xFFFFFF), "black": Color(hex: 0x000000), "darkGray": Color(hex: 0x555555),
        "lightGray": Color(hex: 0xAAAAAA), "gray": Color(hex: 0x808080), "red": Color(hex: 0xFF0000),
        "green": Color(hex: 0x00FF00), "blue": Color(hex: 0x0000FF), "cyan": Color(hex: 0x00FFFF),
        "yellow": Color(hex: 0xFFFF00), "magenta": Color(hex: 0xFF00FF), "orange": Color(hex: 0xFF8000),
        "purple": Color(hex: 0x800080), "brown": Color(hex: 0x996633), "clear": Color(hex: 0x000000, alpha: 0),
    ]

    private static let uiKit = table([
        row("label", 0x000000, 0xFFFFFF), row("secondaryLabel", Shade(0x3C3C43, 0.6), Shade(0xEBEBF5, 0.6)),
        row("tertiaryLabel", Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3)),
        row("quaternaryLabel", Shade(0x3C3C43, 0.18), Shade(0xEBEBF5, 0.18)),
        row("placeholderText", Shade(0x3C3C43, 0.3), Shade(0xEBEBF5, 0.3)), row("link", 0x007AFF, 0x0984FF),
        row("separator", Shade(0x3C3C43, 0.29), Shade(0x545458, 0.6)), row("opaqueSeparator", 0xC6C6C8, 0x38383A),
        row("systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
        row("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
        row("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
        row("systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
        row("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
        row("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
        row("groupTableViewBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
        row("tableCellGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
        row("systemFill", Shade(0x787880, 0.2), Shade(0x787880, 0.36)),
        row("secondarySystemFill", Shade(0x787880, 0.16), Shade(0x787880, 0.32)),
        row("tertiarySystemFill", Shade(0x767680, 0.12), Shade(0x767680, 0.24)),
        row("quaternarySystemFill", Shade(0x747480, 0.08), Shade(0x767680, 0.18)),
        row("systemRed", 0xFF3B30, 0xFF453A, (0xD70015, 0xFF6961)),
        row("systemOrange", 0xFF9500, 0xFF9F0A, (0xC93400, 0xFFB340)),
        row("systemYellow", 0xFFCC00, 0xFFD60A, (0xB25000, 0xFFD426)),
        row("systemGreen", 0x34C759, 0x30D158, (0x248A3D, 0x30DB5B)),
        row("systemMint", 0x00C7BE, 0x63E6E2, (0x0C817B, 0x66D4CF)),
        row("systemTeal", 0x30B0C7, 0x40C8E0, (0x008299, 0x5DE6FF)),
        row("systemCyan", 0x32ADE6, 0x64D2FF, (0x0071A4, 0x70D7FF)),
        row("systemBlue", 0x007AFF, 0x0A84FF, (0x0040DD, 0x409CFF)),
        row("systemIndigo", 0x5856D6, 0x5E5CE6, (0x3634A3, 0x7D7AFF)),
        row("systemPurple", 0xAF52DE, 0xBF5AF2, (0x8944AB, 0xDA8FFF)),
        row("systemPink", 0xFF2D55, 0xFF375F, (0xD30F45, 0xFF6482)),
        row("systemBrown", 0xA2845E, 0xAC8E68, (0x7F6545, 0xB59469)),
        row("systemGray", 0x8E8E93, 0x8E8E93, (0x6C6C70, 0xAEAEB2)),
        row("systemGray2", 0xAEAEB2, 0x636366, (0x8E8E93, 0x7C7C80)),
        row("systemGray3", 0xC7C7CC, 0x48484A, (0xAEAEB2, 0x545456)),
        row("systemGray4", 0xD1D1D6, 0x3A3A3C, (0xBCBCC0, 0x444446)),
        row("systemGray5", 0xE5E5EA, 0x2C2C2E, (0xD8D8DC, 0x363638)),
        row("systemGray6", 0xF2F2F7, 0x1C1C1E, (0xEBEBF0, 0x242426)),
        row("tint", 0x007AFF, 0x0A84FF, (0x0040DD, 0x409CFF)), row("darkText", 0x000000, 0x000000),
        row("lightText", Shade(0xFFFFFF, 0.6), Shade(0xFFFFFF, 0.6)), row("viewFlipsideBackground", 0x1F2124, 0x1F2124),
        row("scrollViewTexturedBackground", 0x6F7179, 0x6F7179),
        // `UIBlurEffect.Style`: a flat tint instead of a blur, as a blur of plain surroundings looks.
        // Estimates after pictures: Apple publishes the names, not the tints.
        row("systemUltraThinMaterial", Shade(0xF7F7F7, 0.44), Shade(0x252525, 0.55)),
        row("systemThinMaterial", Shade(0xF7F7F7, 0.6), Shade(0x252525, 0.7)),
        row("systemMaterial", Shade(0xF7F7F7, 0.76), Shade(0x252525, 0.82)),
        row("systemThickMaterial", Shade(0xF7F7F7, 0.9), Shade(0x252525, 0.9)),
        row("systemChromeMaterial", Shade(0xF9F9F9, 0.94), Shade(0x161616, 0.94)),
    ])

    /// Values that differ since iOS 26.
    private static let ios26 = table([
        row("systemRed", 0xFF383C, 0xFF4245, (0xE9152D, 0xFF6165)),
        row("systemOrange", 0xFF8D28, 0xFF9230, (0xC55300, 0xFFA056)),
        row("systemYellow", 0xFFCC00, 0xFFD600, (0xA16A00, 0xFEDF43)),
        row("systemGreen", 0x34C759, 0x30D158, (0x008932, 0x4AD968)),
        row("systemMint", 0x00C8B3, 0x00DAC3, (0x008575, 0x54DFCB)),
        row("systemTeal", 0x00C3D0, 0x00D2E0, (0x008198, 0x3BDDEC)),
        row("systemCyan", 0x00C0E8, 0x3CD3FE, (0x007EAE, 0x6DD9FF)),
        row("systemBlue", 0x0088FF, 0x0091FF, (0x1E6EF4, 0x5CB8FF)),
        row("systemIndigo", 0x6155F5, 0x6D7CFF, (0x564ADE, 0xA7AAFF)),
        row("systemPurple", 0xCB30E0, 0xDB34F2, (0xB02FC2, 0xEA8DFF)),
        row("systemPink", 0xFF2D55, 0xFF375F, (0xE7124D, 0xFF8AC4)),
        row("systemBrown", 0xAC7F5E, 0xB78A66, (0x956D51, 0xDBA679)),
        row("tint", 0x0088FF, 0x0091FF, (0x1E6EF4, 0x5CB8FF)), row("link", 0x0088FF, 0x0091FF),
    ])

    /// Names of AppKit alone, and values that differ there.
    private static let appKit: [String: AdaptiveColor] = table([
        row("label", Shade(0x000000, 0.85), Shade(0xFFFFFF, 0.85)),
        row("secondaryLabel", Shade(0x000000, 0.5), Shade(0xFFFFFF, 0.55)),
        row("tertiaryLabel", Shade(0x000000, 0.26), Shade(0xFFFFFF, 0.25)),
        row("quaternaryLabel", Shade(0x000000, 0.1), Shade(0xFFFFFF, 0.1)),
        row("placeholderText", Shade(0x000000, 0.25), Shade(0xFFFFFF, 0.25)), row("link", 0x0068DA, 0x419CFF),
        row("separator", Shade(0x000000, 0.1), Shade(0xFFFFFF, 0.1)), row("text", 0x000000, 0xFFFFFF),
        row("textBackground", 0xFFFFFF, 0x1E1E1E), row("controlText", Shade(0x000000, 0.85), Shade(0xFFFFFF, 0.85)),
        row("control", 0xFFFFFF, Shade(0xFFFFFF, 0.25)), row("controlBackground", 0xFFFFFF, 0x1E1E1E),
        row("disabledControlText", Shade(0x000000, 0.25), Shade(0xFFFFFF, 0.25)),
        row("selectedControl", 0xB3D7FF, 0x3F638B),
        row("controlAccent", 0x007AFF, 0x0A84FF), row("selectedContentBackground", 0x0063E1, 0x0058D0),
        row("unemphasizedSelectedContentBackground", 0xDCDCDC, 0x464646),
        row("headerText", Shade(0x000000, 0.85), 0xFFFFFF), row("header", 0xFFFFFF, 0x1E1E1E),
        row("grid", 0xE6E6E6, 0x1A1A1A), row("windowBackground", 0xECECEC, 0x323232),
        row("windowFrame", 0xAAAAAA, 0xAAAAAA), row("windowFrameText", Shade(0x000000, 0.85), Shade(0xFFFFFF, 0.85)),
        row("underPageBackground", Shade(0x969696, 0.9), 0x282828), row("selectedMenuItemText", 0xFFFFFF, 0xFFFFFF),
        row("alternateSelectedControlText", 0xFFFFFF, 0xFFFFFF), row("_sourceListBackground", 0xF0F0F0, 0x2A2A2A),
        row("alternatingContentBackground", 0xF4F5F5, Shade(0xFFFFFF, 0.05)),
    ]).reduce(into: [:]) { colors, entry in
        colors[entry.key] = entry.value
        if uiKit[entry.key] == nil { colors[entry.key]?.name = StyleString(entry.key + "Color") }
    }
}

/// The increased contrast of a light and a dark colour.
private typealias ContrastPair = (light: Shade, dark: Shade)

private func row(
    _ name: String, _ light: Shade, _ dark: Shade, _ contrast: ContrastPair? = nil, elevated: Shade? = nil
) -> (String, AdaptiveColor) {
    let written = name == "tint" ? "tintColor" : name
    return (
        name,
        AdaptiveColor(
            name: StyleString(written), light: light.color, dark: dark.color, highContrastLight: contrast?.light.color,
            highContrastDark: contrast?.dark.color, elevatedDark: elevated?.color)
    )
}

private func table(_ rows: [(String, AdaptiveColor)]) -> [String: AdaptiveColor] {
    Dictionary(uniqueKeysWithValues: rows)
}

/// A colour as the table writes it: `0x3C3C43`, or `Shade(0x3C3C43, 0.6)` where it is translucent.
private struct Shade: ExpressibleByIntegerLiteral {
    let color: Color

    init(integerLiteral value: UInt32) { color = Color(hex: value) }

    init(_ hex: UInt32, _ alpha: Double) { color = Color(hex: hex, alpha: alpha) }
}
