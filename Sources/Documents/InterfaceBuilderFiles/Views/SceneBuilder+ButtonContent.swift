// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// What is only drawn: where the contents of buttons are, the titles of sections, and visual effects.
extension SceneBuilder {
    /// Nil for contents beside each other in the middle.
    func buttonContent(_ element: XMLElement) -> ButtonContent? {
        guard element.name == "button" else { return nil }
        let text = content.text
        var content = ButtonContent()
        content.horizontal = element["contentHorizontalAlignment"].flatMap(ButtonContent.Horizontal.init) ?? .center
        content.vertical = element["contentVerticalAlignment"].flatMap(ButtonContent.Vertical.init) ?? .center
        content.titleEdgeInsets = Self.insets("titleEdgeInsets", of: element)
        content.imageEdgeInsets = Self.insets("imageEdgeInsets", of: element)
        let configuration = element.child("buttonConfiguration", key: "configuration")
        content.imagePlacement =
            configuration.flatMap { $0["imagePlacement"].flatMap(ButtonContent.ImagePlacement.init) }
            ?? element.child("buttonCell")?["imagePosition"].flatMap { Self.placements[$0] } ?? .leading
        if ContentReader.hasBackgroundImageAlone(element) { content.imagePlacement = .background }
        if let cell = element.child("buttonCell"), cell["type"] != "check", cell["type"] != "radio" {
            switch cell["alignment"] {
            case "left": content.horizontal = .left
            case "right": content.horizontal = .right
            default: break
            }
        }
        content.symbolSize = Self.symbolSize(element, configuration)
        let subtitle = configuration.flatMap {
            text.string("subtitle", of: $0) ?? text.string("attributedSubtitle", of: $0)
        }
        content.subtitle = subtitle.flatMap { $0.isEmpty ? nil : StyleString($0) }
        return content == ButtonContent() ? nil : content
    }

    /// Points; 0 if the file leaves it to the title. A large symbol is about 9/7 as large as a medium one, a small one 7/9.
    private static func symbolSize(_ element: XMLElement, _ configuration: XMLElement?) -> Double {
        let state = element.child("state", key: "normal")
        let symbol =
            configuration?.child(key: "preferredSymbolConfigurationForImage")
            ?? state?.child(key: "preferredSymbolConfiguration")
        let reference = [configuration, state].lazy.compactMap { $0?.child("imageReference", key: "image") }.first
        let font = (configuration ?? element).children.first { $0.name == "fontDescription" }?.number("pointSize")
        let size = symbol?.number("pointSize") ?? symbol?.child("fontDescription")?.number("pointSize")
        let scale: Double? =
            switch symbol?["scale"] ?? reference?["symbolScale"] {
            case "large": 9.0 / 7
            case "small": 7.0 / 9
            default: nil
            }
        guard size != nil || scale != nil else { return 0 }
        return min(max(0, (size ?? font ?? 17) * (scale ?? 1)), 1000)
    }

    /// AppKit's names.
    private static let placements: [String: ButtonContent.ImagePlacement] = [
        "right": .trailing, "trailing": .trailing, "above": .top, "below": .bottom,
    ]

    private static func insets(_ key: String, of element: XMLElement) -> EdgeInsets {
        guard let inset = element.child("inset", key: key) else { return .zero }
        return EdgeInsets(
            top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0,
            right: inset.number("maxX") ?? 0)
    }

    /// The titles of the section of a table that a cell begins or ends.
    func sectionTitles(of cell: XMLElement, in table: XMLElement) -> SectionTitles? {
        guard let id = cell["id"], cell.name == "tableViewCell" else { return nil }
        let isCapital = table["style"] != nil && table["style"] != "plain" && file.era.capitalizesSectionTitles
        func title(_ key: String, of section: XMLElement) -> StyleString? {
            guard let words = content.text.string(key, of: section), !words.isEmpty else { return nil }
            return StyleString(isCapital && key == "headerTitle" ? words.uppercased() : words)
        }
        for section in table.members(of: "sections") {
            let cells = section.members(of: "cells")
            var titles = SectionTitles()
            if cells.first?["id"] == id { titles.header = title("headerTitle", of: section) }
            if cells.last?["id"] == id { titles.footer = title("footerTitle", of: section) }
            if titles != SectionTitles() { return titles }
        }
        return nil
    }

    /// The margin of cells. Below the last cell of a grouped section the line begins at the edge, below that of an inset one
    /// there is none.
    func separatorInset(of cell: XMLElement, in table: XMLElement, width: Double) -> Double? {
        let isLast = table.members(of: "sections").contains { $0.members(of: "cells").last == cell }
        switch (table["style"], isLast) {
        case ("grouped", true): return 0
        case ("insetGrouped", true): return nil
        default: return width >= 390 ? 20 : 16
        }
    }

    /// The fill that stands for a blur: how much of what is behind it shows depends on the material.
    func effectFill(of element: XMLElement) -> Color? {
        let name = element.child("blurEffect")?["style"] ?? element["material"]
        guard let name = name?.lowercased() else { return nil }
        let isDark = name.contains("dark") || !name.contains("light") && colors.appearance == .dark
        let opacity = effectOpacities.first { name.contains($0.name) }?.opacity ?? 178.0 / 255
        return Color(hex: isDark ? 0x252525 : 0xF7F7F7).withAlpha(opacity)
    }

    /// Steps of 1/255, as colours of layout documents have.
    private var effectOpacities: [(name: String, opacity: Double)] {
        [("ultrathin", 102.0 / 255), ("thin", 140.0 / 255), ("thick", 217.0 / 255), ("chrome", 217.0 / 255)]
    }
}
