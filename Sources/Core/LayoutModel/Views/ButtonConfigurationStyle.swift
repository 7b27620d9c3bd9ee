// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// `UIButton.Configuration.CornerStyle`.
package enum ButtonCornerStyle: String, Hashable, Sendable {
    case fixed, dynamic, small, medium, large, capsule

    /// Points: the corners of a background up to iOS 18, if the configuration states none.
    private static let standard = 6.0

    /// - Parameters:
    ///   - own: what the configuration's background states, points.
    ///   - height: of the button, points.
    ///   - isCapsuleByDefault: as since iOS 26.
    /// - Returns: points.
    package func radius(own: Double?, height: Double, isCapsuleByDefault: Bool = false) -> Double {
        let capsule = max(0, height) / 2
        let own = own.map { max(0, $0) }
        return switch self {
        case .capsule: capsule
        case .small: Self.standard / 2
        case .medium: Self.standard
        case .large: Self.standard * 1.5
        case .fixed: own ?? Self.standard
        case .dynamic: own ?? (isCapsuleByDefault ? capsule : Self.standard)
        }
    }
}

/// Parts of a button's style that its configuration gives.
package struct ConfiguredParts: OptionSet, Hashable, Sendable {
    package static let background = ConfiguredParts(rawValue: 1)
    package static let text = ConfiguredParts(rawValue: 2)
    package static let corners = ConfiguredParts(rawValue: 4)
    /// What the system combines, in colours of its own.
    package static let colors: ConfiguredParts = [.background, .text]

    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The styles of `UIButton.Configuration`, and the colours that each makes of the button's.
package enum ButtonConfigurationStyle: String, CaseIterable, Hashable, Sendable {
    case plain, gray, tinted, filled, glass, clearGlass, prominentGlass, prominentClearGlass

    /// The system's colours in one appearance; nil if they are not known.
    package struct SystemColors {
        package var label: Color?
        package var secondaryFill: Color?
        package var tertiaryFill: Color?

        package init(label: Color?, secondaryFill: Color?, tertiaryFill: Color?) {
            (self.label, self.secondaryFill, self.tertiaryFill) = (label, secondaryFill, tertiaryFill)
        }
    }

    /// Around title and image in the medium size, from published measurements, points.
    package static let mediumInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The title's font size in the medium size, points.
    package static let mediumFontSize = 17.0
    /// The opacity of a tinted background, as 46 of 255 steps.
    private static let tintedOpacity = 46.0 / 255
    /// The font size of a subtitle, points: the footnote style.
    package static let subtitleSize = 13.0

    /// - Parameters:
    ///   - base: `baseBackgroundColor`.
    ///   - foreground: `baseForegroundColor`.
    /// - Returns: nil for colours that the style leaves to the button.
    package func colors(
        base: Color?, foreground: Color?, tint: Color?, system: SystemColors
    ) -> (background: Color?, text: Color?) {
        switch self {
        case .filled, .prominentGlass, .prominentClearGlass: (base ?? tint, foreground ?? Color(hex: 0xFFFFFF))
        case .tinted: ((base ?? tint).map { $0.withAlpha(Self.tintedOpacity) }, foreground ?? base ?? tint)
        case .gray: (base ?? system.secondaryFill, foreground ?? tint)
        // Quiet: what would shine through is not drawn.
        case .glass, .clearGlass: (base ?? system.tertiaryFill, foreground ?? system.label)
        case .plain: (base, foreground)
        }
    }
}
