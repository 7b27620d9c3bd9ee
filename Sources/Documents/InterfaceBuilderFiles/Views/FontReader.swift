// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
import LayoutXML

/// `<fontDescription>` (UIKit) and `<font>` (AppKit) to fonts.
struct FontReader: Sendable {
    /// The text size at which UIKit's text styles are drawn.
    var contentSizeCategory: ContentSizeCategory = .large
    /// tvOS has styles of its own, in one size.
    var isTelevision = false
    /// The project's own fonts by their PostScript names.
    var ownFonts: [String: NamedFont] = [:]

    /// Nil if the element describes a font in a way that is not known; the caller says so.
    func font(_ element: XMLElement) -> Font? {
        if element.name == "font" { return appKitFont(element) }
        if let style = element["style"] {
            if isTelevision { return televisionTextStyles[style] }
            return textStyle(element)?.font(in: contentSizeCategory, on: .ios)
        }
        let size = Self.usable(element.number("pointSize")) ?? element["size"].flatMap { Self.standardSizes[$0] } ?? 17
        switch element["type"] {
        case "system": return Font(size: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? 400)
        case "boldSystem": return Font(size: size, weight: 700)
        case "italicSystem": return Font(size: size, isItalic: true)
        default: break
        }
        guard let name = element["name"] else { return nil }
        return named(name, family: element["family"], size: size)
    }

    /// `UIFont`'s sizes.
    private static let standardSizes = ["smallSystem": 12.0, "system": 14, "label": 17, "button": 18]

    private func appKitFont(_ element: XMLElement) -> Font? {
        let size = Self.usable(element.number("size"))
        if let style = element["textStyle"] { return appKitTextStyles[style] }
        if element["usesAppearanceFont"] == "YES", element["metaFont"] == nil { return Font(size: size ?? 13) }
        if let meta = element["metaFont"] {
            guard let (standard, weight) = Self.metaFonts[meta] else { return nil }
            return Font(size: size ?? standard, weight: weight)
        }
        guard let name = element["name"] else { return nil }
        return named(name, family: nil, size: size ?? 13)
    }

    private func named(_ name: String, family: String?, size: Double) -> Font {
        guard let own = ownFonts[name] else { return Self.named(name, family: family, size: size) }
        return Font(family: own.family, size: size, weight: own.weight, isItalic: own.isItalic)
    }

    /// A PostScript name, `AvenirNext-DemiBold`, gives family, weight and slant.
    static func named(_ name: String, family: String?, size: Double) -> Font {
        if name.hasPrefix(".") { return Font(size: size) }
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        var face = parts.count > 1 ? parts[1].lowercased() : ""
        let isItalic = face.contains("italic") || face.contains("oblique")
        for slant in ["italic", "oblique"] { if let r = face.ranges(of: slant).first { face.removeSubrange(r) } }
        let weight = faceWeights.first { $0.name == face }?.weight ?? 400
        return Font(family: family ?? spaced(parts.first ?? name), size: size, weight: weight, isItalic: isItalic)
    }

    /// `HelveticaNeue` → `Helvetica Neue`.
    private static func spaced(_ name: String) -> String {
        var result = ""
        var previous: Character?
        for character in name {
            if character.isUppercase, let previous, previous.isLowercase { result.append(" ") }
            result.append(character)
            previous = character
        }
        return result
    }

    private static func usable(_ size: Double?) -> Double? { size.flatMap { $0 > 0 && $0 <= 2000 ? $0 : nil } }

    static let weights: [String: Int] = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    private static let faceWeights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("roman", 400), ("book", 400),
        ("medium", 500),
        ("semibold", 600), ("demibold", 600), ("bold", 700), ("boldmt", 700), ("extrabold", 800), ("heavy", 800),
        ("black", 900),
        ("w6", 600),
        ("w3", 300),
    ]

    /// Dynamic Type's style that a UIKit font follows.
    func textStyle(_ element: XMLElement) -> TextStyle? {
        isTelevision ? nil : element["style"].flatMap { textStyles[$0] }
    }

    private let textStyles: [String: TextStyle] = [
        "UICTFontTextStyleLargeTitle": .largeTitle, "UICTFontTextStyleTitle0": .largeTitle,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    ]

    /// Human Interface Guidelines, Typography, tvOS; the subtitle's size is that of recorded frames.
    private let televisionTextStyles: [String: Font] = [
        "UICTFontTextStyleTitle1": Font(size: 76, weight: 500), "UICTFontTextStyleTitle2": Font(size: 57, weight: 500),
        "UICTFontTextStyleTitle3": Font(size: 48, weight: 500),
        "UICTFontTextStyleHeadline": Font(size: 38, weight: 500),
        "UICTFontTextStyleSubhead": Font(size: 29), "UICTFontTextStyleBody": Font(size: 29, weight: 500),
        "UICTFontTextStyleCallout": Font(size: 31, weight: 500), "UICTFontTextStyleFootnote": Font(size: 29),
        "UICTFontTextStyleCaption1": Font(size: 25, weight: 500),
        "UICTFontTextStyleCaption2": Font(size: 23, weight: 500),
    ]

    private let appKitTextStyles: [String: Font] = [
        "largeTitle": Font(size: 26), "title1": Font(size: 22), "title2": Font(size: 17), "title3": Font(size: 15),
        "headline": Font(size: 13, weight: 700), "body": Font(size: 13), "callout": Font(size: 12),
        "subheadline": Font(size: 11), "footnote": Font(size: 10), "caption1": Font(size: 10),
        "caption2": Font(size: 10, weight: 500),
    ]

    private static let metaFonts: [String: (Double, Int)] = [
        "system": (13, 400), "systemBold": (13, 700), "systemSemibold": (13, 600), "systemMedium": (13, 500),
        "systemLight": (13, 300), "systemThin": (13, 200), "systemUltraLight": (13, 100), "systemHeavy": (13, 800),
        "systemBlack": (13, 900), "smallSystem": (11, 400), "smallSystemBold": (11, 700), "miniSystem": (9, 400),
        "miniSystemBold": (9, 700), "label": (10, 400), "cellTitle": (12, 400), "message": (13, 400), "menu": (13, 400),
        "titleBar": (13, 400), "toolTip": (11, 400), "controlContent": (12, 400), "palette": (11, 400),
        "user": (12, 400),
        "userFixedPitch": (10, 400), "fixedUser": (10, 400),
    ]
}

extension Font {
    /// Points: a line of San Francisco in the font's size.
    package var systemLineHeight: Double { 1.193_359_375 * size }
}
