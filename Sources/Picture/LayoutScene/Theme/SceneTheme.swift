// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// The colours of a picture. Every text colour has a contrast of at least 4.5 : 1 with its background, and the states of
/// one theme are at least 20 CIE units apart for every kind of colour vision: hence a red that leans to blue.
package struct SceneTheme: Hashable, Sendable {
    package enum Name: String, Hashable, CaseIterable, Sendable {
        /// The articles' colours: blue, orange where ambiguous, red where in conflict.
        case classic
        /// Xcode's: red where ambiguous or in conflict, orange where misplaced.
        case xcode
        /// Black on white; states by dash and hatch.
        case print
    }

    /// How a state fills the frames that are in it.
    package enum StateFill: Hashable, Sendable {
        /// The state's colour at this opacity.
        case tint(opacity: Double)
        /// Parallel lines in the state's colour; each state has its own direction.
        case hatch
    }

    package var name: Name
    package var appearance: Canvas.Appearance
    /// Around the canvas.
    package var backdrop: Color
    package var canvas: Color
    package var canvasOutline: Color
    package var safeArea: Color
    package var frame: Color
    package var guide: Color
    /// Captions.
    package var ink: Color
    /// Names, legends and the rest of the caption.
    package var secondaryInk: Color
    package var badge: Color
    package var determined: Color
    package var ambiguous: Color
    package var conflict: Color
    package var misplaced: Color
    package var stateFill: StateFill
    package var content: ContentPalette

    /// For pictures without a document.
    package init(_ name: Name, appearance: Canvas.Appearance) {
        self.init(
            name, appearance: appearance,
            content: ContentPalette(profile: Platform.ios.defaultProfile, traits: ColorTraits(appearance: appearance)))
    }

    private init(_ name: Name, appearance: Canvas.Appearance, content: ContentPalette) {
        switch (name, appearance) {
        case (.print, _): self = .print
        case (.classic, .light): self = .light
        case (.classic, .dark): self = .dark
        case (.xcode, .light): self = SceneTheme.light.withXcodeStates()
        case (.xcode, .dark): self = SceneTheme.dark.withXcodeStates()
        }
        guard name != .print else { return }
        self.content = content
    }

    package func color(of state: MarkState) -> Color {
        switch state {
        case .determined: determined
        case .ambiguous: ambiguous
        case .conflict: conflict
        case .misplaced, .warned: misplaced
        }
    }

    private func withXcodeStates() -> SceneTheme {
        var theme = self
        theme.name = .xcode
        theme.misplaced = ambiguous
        theme.ambiguous = conflict
        return theme
    }
}

extension SceneTheme {
    /// Memberwise, for the tables.
    init(
        name: Name, appearance: Canvas.Appearance, backdrop: UInt32, canvas: UInt32, canvasOutline: UInt32,
        safeArea: UInt32, frame: UInt32, guide: UInt32, ink: UInt32, secondaryInk: UInt32, badge: UInt32,
        determined: UInt32, ambiguous: UInt32, conflict: UInt32, misplaced: UInt32, stateFill: StateFill
    ) {
        self.name = name
        self.appearance = appearance
        self.backdrop = Color(hex: backdrop)
        self.canvas = Color(hex: canvas)
        self.canvasOutline = Color(hex: canvasOutline)
        // Laid over the root's background.
        self.safeArea = Color(hex: safeArea, alpha: 0.08)
        self.frame = Color(hex: frame)
        self.guide = Color(hex: guide)
        self.ink = Color(hex: ink)
        self.secondaryInk = Color(hex: secondaryInk)
        self.badge = Color(hex: badge)
        self.determined = Color(hex: determined)
        self.ambiguous = Color(hex: ambiguous)
        self.conflict = Color(hex: conflict)
        self.misplaced = Color(hex: misplaced)
        self.stateFill = stateFill
        content = .print
    }

    static let light = SceneTheme(
        name: .classic, appearance: .light, backdrop: 0xF3F5F8, canvas: 0xFFFFFF, canvasOutline: 0xAEB9C9,
        safeArea: 0x2563EB, frame: 0x8FA0B8, guide: 0x7C6FA8, ink: 0x16202E, secondaryInk: 0x556070, badge: 0xFFFFFF,
        determined: 0x2563EB, ambiguous: 0xB4530A, conflict: 0xC0003C, misplaced: 0xB4530A,
        stateFill: .tint(opacity: 0.1))

    static let dark = SceneTheme(
        name: .classic, appearance: .dark, backdrop: 0x11151C, canvas: 0x000000, canvasOutline: 0x465266,
        safeArea: 0x7FB0FF, frame: 0x6B7B94, guide: 0xA99BDB, ink: 0xF2F5F9, secondaryInk: 0xA9B4C4, badge: 0x11151C,
        determined: 0x7FB0FF, ambiguous: 0xFFB454, conflict: 0xFF6B81, misplaced: 0xFFB454,
        stateFill: .tint(opacity: 0.16))

    static let print = SceneTheme(
        name: .print, appearance: .light, backdrop: 0xFFFFFF, canvas: 0xFFFFFF, canvasOutline: 0x000000,
        safeArea: 0x000000, frame: 0x8C8C8C, guide: 0x6E6E6E, ink: 0x000000, secondaryInk: 0x404040, badge: 0xFFFFFF,
        determined: 0x000000, ambiguous: 0x000000, conflict: 0x000000, misplaced: 0x000000, stateFill: .hatch)
}

extension SceneTheme {
    /// The theme of a document's picture: marks are dark on a light canvas and light on a dark one, and a root's own
    /// background decides which it is. Content has the colours of the canvas's traits.
    package init(_ name: Name, for document: Document) {
        let traits = document.canvas.colorTraits
        let profile = document.profile.name
        let appearance = SceneTheme.appearance(of: document, on: traits.appearance)
        self.init(name, appearance: appearance, content: ContentPalette(profile: profile, traits: traits))
        if name != .print {
            canvas = ContentPalette(profile: profile, traits: ColorTraits(appearance: appearance)).background
        }
    }

    /// For a sheet: dark only where every picture on it is.
    package init(_ name: Name, forSheetOf pictures: [(document: Document, appearance: Canvas.Appearance)]) {
        let isDark = pictures.allSatisfy { SceneTheme.appearance(of: $0.document, on: $0.appearance) == .dark }
        self.init(name, appearance: isDark && !pictures.isEmpty ? .dark : .light)
    }

    private static func appearance(of document: Document, on canvas: Canvas.Appearance) -> Canvas.Appearance {
        guard let background = document.views.first?.style.backgroundColor, background.alpha > 0.5 else {
            return canvas
        }
        return background.isDark ? .dark : .light
    }
}
