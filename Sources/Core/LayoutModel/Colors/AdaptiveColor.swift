// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// What decides the value of a colour that adapts: a part of `UITraitCollection`.
package struct ColorTraits: Hashable, Sendable {
    package var appearance: Canvas.Appearance
    package var contrast: Canvas.Contrast
    package var elevation: Canvas.Elevation

    package init(
        appearance: Canvas.Appearance = .light, contrast: Canvas.Contrast = .normal,
        elevation: Canvas.Elevation = .base
    ) {
        self.appearance = appearance
        self.contrast = contrast
        self.elevation = elevation
    }
}

extension Canvas {
    package var colorTraits: ColorTraits {
        ColorTraits(appearance: appearance, contrast: contrast, elevation: elevation)
    }
}

/// A colour with a value for each appearance, as the system, a document or an asset catalogue has it.
package struct AdaptiveColor: Hashable, Sendable {
    /// What documents call it; nil for a pair without a name.
    package var name: StyleString?
    package var light: Color
    package var dark: Color
    /// With increased contrast; nil = the same as without.
    package var highContrastLight: Color?
    package var highContrastDark: Color?
    /// In the dark appearance on a sheet or a popover; nil = the same as elsewhere.
    package var elevatedDark: Color?

    package init(
        name: StyleString? = nil, light: Color, dark: Color, highContrastLight: Color? = nil,
        highContrastDark: Color? = nil, elevatedDark: Color? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight
        self.highContrastDark = highContrastDark
        self.elevatedDark = elevatedDark
    }

    /// A colour that is the same in every appearance.
    package init(_ color: Color) { self.init(light: color, dark: color) }

    /// Whether the value depends on more than the document: a name may mean something else elsewhere.
    package var adapts: Bool { name != nil || hasSeveralValues }

    package var hasSeveralValues: Bool {
        light != dark || highContrastLight != nil || highContrastDark != nil || elevatedDark != nil
    }

    package func resolved(in traits: ColorTraits) -> Color {
        switch (traits.appearance, traits.contrast, traits.elevation) {
        case (.light, .normal, _): light
        case (.light, .high, _): highContrastLight ?? light
        case (.dark, .normal, .base): dark
        case (.dark, .high, .base): highContrastDark ?? dark
        case (.dark, .normal, .elevated): elevatedDark ?? dark
        case (.dark, .high, .elevated): highContrastDark ?? elevatedDark ?? dark
        }
    }
}

/// The colours of a style that adapt. The style itself has their values in one appearance.
package struct StyleColors: Hashable, Sendable {
    package enum Role: Hashable, CaseIterable, Sendable {
        case background, border, tint, text, shadow, separator, track, thumb
    }

    private struct Entry: Hashable, Sendable {
        var role: Role
        var color: AdaptiveColor
    }

    private var entries: [Entry] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }
    package var roles: [Role] { entries.map { $0.role } }

    package subscript(role: Role) -> AdaptiveColor? {
        get { entries.first { $0.role == role }?.color }
        set {
            entries.removeAll { $0.role == role }
            if let newValue { entries.append(Entry(role: role, color: newValue)) }
        }
    }
}
