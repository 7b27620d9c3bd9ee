// SPDX-License-Identifier: Apache-2.0
/// `UIFont.TextStyle`: a size that follows Dynamic Type, and a weight.
package enum TextStyle: String, Hashable, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    /// Points on iOS (Human Interface Guidelines, Typography, "Dynamic Type sizes").
    package func size(in category: ContentSizeCategory) -> Double {
        sizes[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
    }

    /// Points between the baselines of lines in the style's font of this size; nil if the style does not have the size on
    /// iOS (the same tables, "Leading").
    package func lineHeight(at size: Double) -> Double? { sizes.contains(size) ? Self.lineHeights[size] : nil }

    private static let lineHeights: [Double: Double] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30,
        25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47,
        40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
        60: 70,
    ]

    /// By ascending category.
    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// Points on macOS, which has no Dynamic Type (Human Interface Guidelines, "macOS built-in text styles").
    package var macOSSize: Double {
        switch self {
        case .largeTitle: 26
        case .title1: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption1, .caption2: 10
        }
    }

    /// The weight of the style's font, 100 to 900.
    package func weight(on platform: Platform) -> Int {
        switch (self, platform) {
        case (.headline, .ios): 600
        case (.headline, .macos): 700
        case (.caption2, .macos): 500
        default: 400
        }
    }

    /// The system font as Dynamic Type scales it for the style.
    package func font(in category: ContentSizeCategory, on platform: Platform) -> Font {
        Font(size: platform == .ios ? size(in: category) : macOSSize, weight: weight(on: platform))
    }
}

/// `UIFont.Weight` by name, as the weights of CSS and OpenType.
package enum FontWeight: String, Hashable, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package var value: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
