// SPDX-License-Identifier: Apache-2.0
extension Color {
    /// WCAG 2.1's relative luminance of the opaque colour.
    package var relativeLuminance: Double {
        0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
    }

    /// Whether white stands out at least as well on it as black does: sqrt(1.05 · 0.05) − 0.05 is the luminance of equal
    /// contrast with both, 4.6 : 1.
    package var isDark: Bool { relativeLuminance <= 0.179 }

    /// WCAG 2.1's contrast ratio, 1 … 21, of two opaque colours.
    package func contrast(with other: Color) -> Double {
        Color.contrast(relativeLuminance, other.relativeLuminance)
    }

    /// WCAG 2.1's contrast ratio, 1 … 21, of two relative luminances.
    package static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

    /// This colour at `fraction` over an opaque background.
    package func mixed(over background: Color, fraction: Double) -> Color {
        Color(
            red: red * fraction + background.red * (1 - fraction),
            green: green * fraction + background.green * (1 - fraction),
            blue: blue * fraction + background.blue * (1 - fraction))
    }

    /// This colour, moved towards black or white just far enough to stand `ratio` : 1 against an opaque background.
    package func legible(on background: Color, ratio: Double = 4.5) -> Color {
        let end = background.isDark ? Color(hex: 0xFFFFFF) : Color(hex: 0x000000)
        var color = self
        var step = 0
        while color.contrast(with: background) < ratio, step < 20 {
            step += 1
            color = end.mixed(over: self, fraction: Double(step) / 20)
        }
        return color
    }

    /// This colour, moved towards black or white just far enough to stand `ratio` : 1 against all of some opaque
    /// backgrounds; if no such colour does, against the one from which this colour stands out least.
    package func legible(onAll backgrounds: [Color], ratio: Double) -> Color {
        let isLegible = { (color: Color) in backgrounds.allSatisfy { color.contrast(with: $0) >= ratio } }
        guard !isLegible(self), let worst = backgrounds.min(by: { contrast(with: $0) < contrast(with: $1) }) else {
            return self
        }
        let nearest = legible(on: worst, ratio: ratio)
        if isLegible(nearest) { return nearest }
        for step in 1...20 {
            for end in [Color(hex: 0x000000), Color(hex: 0xFFFFFF)] {
                let color = end.mixed(over: self, fraction: Double(step) / 20)
                if isLegible(color) { return color }
            }
        }
        return nearest
    }

    /// How far the components lie apart, 0 … 1: 0 for greys.
    package var chroma: Double { max(red, green, blue) - min(red, green, blue) }

    /// With its components as far apart, as long as they stay within 0 … 1, about their mean; greys as they are.
    package func withChroma(_ wanted: Double) -> Color {
        guard chroma > 0.001, wanted > chroma else { return self }
        let mean = (red + green + blue) / 3
        let room = [red, green, blue].map {
            $0 > mean ? (1 - mean) / ($0 - mean) : $0 < mean ? mean / (mean - $0) : 100
        }
        let factor = min(wanted / chroma, room.min() ?? 1)
        func spread(_ component: Double) -> Double { mean + (component - mean) * factor }
        return Color(red: spread(red), green: spread(green), blue: spread(blue), alpha: alpha)
    }

    /// The transfer function of sRGB, inverted.
    package static func linear(_ component: Double) -> Double {
        guard component >= 0, component <= 1 else { return computedLinear(component) }
        // Most colours are given in eight bits a component.
        let level = Int(component * 255 + 0.5)
        return Double(level) / 255 == component ? linearLevels[level] : computedLinear(component)
    }

    /// By components in 255ths.
    private static let linearLevels = (0...255).map { computedLinear(Double($0) / 255) }

    private static func computedLinear(_ component: Double) -> Double {
        guard component > 0.04045 else { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        // base^2.4 = base^2 · (base^2)^(1/5), the fifth root by Newton's method: no C library is needed for it.
        let square = base * base
        var root = 1.0
        for _ in 0..<40 {
            let next = root - (root - square / (root * root * root * root)) / 5
            if next == root { break }
            root = next
        }
        return square * root
    }
}
