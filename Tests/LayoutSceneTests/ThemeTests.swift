// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import Testing

/// Colours by arithmetic: contrast as WCAG 2.1 defines it, colour blindness as simulated by Machado, Oliveira and
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.0.
@Suite struct ThemeTests {
    static let themes: [SceneTheme] = SceneTheme.Name.allCases.flatMap { name in
        Canvas.Appearance.allCases.map { SceneTheme(name, appearance: $0) }
    }

    @Test(arguments: themes)
    func `Text has enough contrast`(theme: SceneTheme) {
        let states = [theme.determined, theme.ambiguous, theme.conflict, theme.misplaced]
        for color in states {
            #expect(color.contrast(with: theme.badge) >= 4.5)
            #expect(color.contrast(with: theme.canvas) >= 4.5)
            // The summary.
            #expect(color.contrast(with: theme.backdrop) >= 4.5)
        }
        let shaded = theme.safeArea.mixed(over: theme.canvas, fraction: theme.safeArea.alpha)
        for ink in [theme.ink, theme.secondaryInk] {
            for behind in [theme.backdrop, theme.canvas, shaded] { #expect(ink.contrast(with: behind) >= 4.5) }
        }
    }

    @Test(arguments: themes)
    func `Lines have enough contrast`(theme: SceneTheme) {
        for color in [theme.frame, theme.guide] { #expect(color.contrast(with: theme.canvas) >= 2.4) }
    }

    /// Ambiguous, conflicting and determined stay apart for every kind of colour vision, where the theme tells them by
    /// colour at all.
    @Test(arguments: themes, Vision.allCases)
    func `States have distinct colours`(theme: SceneTheme, vision: Vision) {
        guard theme.name != .print else { return }
        var states = [theme.determined, theme.ambiguous, theme.conflict]
        // Xcode's own red means both.
        if theme.name == .xcode { states = [theme.determined, theme.misplaced, theme.conflict] }
        for (index, a) in states.enumerated() {
            for b in states[(index + 1)...] {
                #expect(
                    vision.difference(a, b) >= 20,
                    "\(theme.name) \(theme.appearance) \(vision): \(vision.difference(a, b))")
            }
        }
    }

    @Test func `The contrast of known pairs is right`() {
        #expect(abs(Color(hex: 0x000000).contrast(with: Color(hex: 0xFFFFFF)) - 21) < 1e-9)
        // #767676 on white is the textbook case that just passes.
        #expect(abs(Color(hex: 0x767676).contrast(with: Color(hex: 0xFFFFFF)) - 4.54) < 0.01)
        #expect(Color(hex: 0xFFFFFF).legible(on: Color(hex: 0xFFFFFF)).contrast(with: Color(hex: 0xFFFFFF)) >= 4.5)
    }
}

enum Vision: CaseIterable {
    case normal, protanopia, deuteranopia, tritanopia

    private var matrix: [[Double]] {
        switch self {
        case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .deuteranopia:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .tritanopia:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        }
    }

    /// CIE 1976 ΔE of two colours as this vision sees them.
    func difference(_ a: Color, _ b: Color) -> Double {
        let (x, y) = (lab(a), lab(b))
        return zip(x, y).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private func lab(_ color: Color) -> [Double] {
        let linear = [color.red, color.green, color.blue].map(Color.linear)
        let seen = matrix.map { row in min(max(zip(row, linear).map(*).reduce(0, +), 0), 1) }
        let xyz = [
            (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047,
            0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2],
            (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883,
        ].map { value -> Double in
            guard value > 0.008856 else { return 7.787 * value + 16.0 / 116 }
            // Cube root by Newton's method.
            var root = 1.0
            for _ in 0..<40 { root -= (root * root * root - value) / (3 * root * root) }
            return root
        }
        return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
    }
}
