// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
import LayoutJSON
package import LayoutModel
import SourceLocations

/// An image set or colour set of an asset catalogue: the variants that its `Contents.json` lists.
package struct AssetSet: Sendable {
    private let images: [JSONValue]
    private let colors: [JSONValue]
    /// How the set states that its images are drawn; nil = it does not.
    package let renderingMode: ImageRenderingMode?

    /// Nil for bytes that are not such a list.
    package init?(contents bytes: [UInt8]) {
        let list = JSONReader.read(SourceText(name: "Contents.json", bytes: bytes))
        guard let value = list.value, list.errors.isEmpty else { return nil }
        images = value["images"]?.elements ?? []
        colors = value["colors"]?.elements ?? []
        renderingMode = ImageRenderingMode(name: value["properties"]?.string("template-rendering-intent"))
    }

    /// The file of the best variant that can be drawn; nil if there is none.
    ///
    /// Its name must give the same pixels per point as the list, because a file on its own gives it by its name.
    package func imageFile(for appearance: Canvas.Appearance) -> String? {
        image(for: appearance)?.string("filename")
    }

    /// Points at the edges of that file that are not stretched, which the list has in pixels; nil if all of it is.
    package func capInsets(for appearance: Canvas.Appearance) -> EdgeInsets? {
        guard let entry = image(for: appearance), let insets = entry["resizing"]?["cap-insets"] else { return nil }
        let scale = entry.string("scale").flatMap { Double($0.dropLast()) } ?? 1
        func points(_ edge: String) -> Double { min(max(0, insets.number(edge) ?? 0), 10_000) / max(scale, 1) }
        return EdgeInsets(
            top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
    }

    private func image(for appearance: Canvas.Appearance) -> JSONValue? {
        best(images, appearance) { entry in
            guard let name = entry.string("filename") else { return nil }
            let lowercased = name.lowercased()
            if lowercased.hasSuffix(".svg") { return 0 }
            if lowercased.hasSuffix(".pdf") { return 1 }
            guard [".png", ".jpg", ".jpeg"].contains(where: lowercased.hasSuffix) else { return nil }
            let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
            let named = stem.hasSuffix("@2x") ? "2x" : stem.hasSuffix("@3x") ? "3x" : "1x"
            let scale = entry.string("scale") ?? "1x"
            guard scale == named else { return nil }
            return scale == "2x" ? 2 : scale == "3x" ? 3 : 4
        }
    }

    /// The colour of a colour set, with its values in the appearances and with increased contrast; nil if it has none.
    ///
    /// - Parameter name: of the set. A colour whose name no document can have is a pair without a name.
    package func color(named name: String) -> AdaptiveColor? {
        func color(_ appearance: Canvas.Appearance, _ contrast: Canvas.Contrast) -> Color? {
            best(colors, appearance, contrast) { $0["color"].flatMap(Self.color) == nil ? nil : 0 }?["color"].flatMap(
                Self.color)
        }
        guard let light = color(.light, .normal), let dark = color(.dark, .normal) else { return nil }
        let (highLight, highDark) = (color(.light, .high), color(.dark, .high))
        return AdaptiveColor(
            name: name.isDocumentName ? StyleString(name) : nil, light: light, dark: dark,
            highContrastLight: highLight == light ? nil : highLight,
            highContrastDark: highDark == dark ? nil : highDark)
    }

    /// The variant for the appearance before the one for all, one for all devices before one for some, then by `rank`;
    /// nil if no variant has a rank.
    private func best(
        _ entries: [JSONValue], _ appearance: Canvas.Appearance, _ contrast: Canvas.Contrast = .normal,
        rank: (JSONValue) -> Int?
    ) -> JSONValue? {
        var best: (rank: Int, entry: JSONValue)?
        for entry in entries {
            guard let own = rank(entry), let fitness = Self.fitness(of: entry, for: appearance, contrast) else {
                continue
            }
            let whole = fitness * 100 + (Self.idioms.firstIndex(of: entry.string("idiom") ?? "") ?? 9) * 10 + own
            if best.map({ whole < $0.rank }) ?? true { best = (whole, entry) }
        }
        return best?.entry
    }

    private static let idioms = ["universal", "iphone", "ipad", "mac", "tv"]

    /// Lower is better; nil for another appearance, or a contrast that was not requested.
    private static func fitness(
        of entry: JSONValue, for appearance: Canvas.Appearance, _ contrast: Canvas.Contrast
    ) -> Int? {
        let wanted = entry["appearances"]?.elements ?? []
        var fitness = contrast == .high ? 3 : 1
        for value in wanted {
            switch (value.string("appearance"), value.string("value")) {
            case ("luminosity", appearance.rawValue): fitness -= 1
            case ("contrast", "high") where contrast == .high: fitness -= 2
            default: return nil
            }
        }
        return fitness
    }

    /// Components as Xcode writes them: `0.5`, `128`, `0x80`. Wide gamuts are treated as sRGB.
    private static func color(_ value: JSONValue) -> Color? {
        guard let components = value["components"] else { return nil }
        func component(_ name: String) -> Double? {
            guard let text = components.string(name) else { return components.number(name) }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
        func level(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }
        let alpha = level(component("alpha") ?? 1)
        if let white = component("white") {
            return Color(red: level(white), green: level(white), blue: level(white), alpha: alpha)
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        return Color(red: level(red), green: level(green), blue: level(blue), alpha: alpha)
    }
}

extension ImageRenderingMode {
    /// By its name in asset catalogues and Interface Builder files.
    init?(name: String?) {
        switch name {
        case "template": self = .alwaysTemplate
        case "original": self = .alwaysOriginal
        default: return nil
        }
    }
}
