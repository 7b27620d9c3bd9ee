// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Sizes of AppKit's controls that do not follow from a title, points: those of alignment rectangles, from recorded frames that
/// nothing stretches, by the macOS that `toolsVersion` stands for.
enum AppKitControlSizes {
    static func rule(of view: ViewElement, _ content: ViewContent, toolsVersion: Double) -> IntrinsicSizeRule? {
        guard let cell = view.element.children.first(where: { $0.key == "cell" }) else { return nil }
        let size = view.element["controlSize"] ?? cell["controlSize"]
        let design = AppKitDesign(toolsVersion: toolsVersion)
        if view.element.name == "segmentedControl" {
            return sizeOfSegments(cell, size, design).map(IntrinsicSizeRule.measured)
        }
        guard view.element.name == "button" else { return nil }
        return sizeOfDrawing(cell, size, design).map(IntrinsicSizeRule.fixed)
            ?? sizeOfPicture(cell, content, size, design).map(IntrinsicSizeRule.measured)
    }

    /// Controls whose file gives every segment its width: between two of them is a line of a point.
    private static func sizeOfSegments(
        _ cell: XMLElement, _ size: String?, _ design: AppKitDesign
    ) -> IntrinsicContentSize? {
        let segments = cell.members(of: "segments")
        let widths = segments.compactMap { $0.number("width") }
        guard !widths.isEmpty, widths.count == segments.count, size == nil || size == "small" else { return nil }
        let width = widths.reduce(0, +) + Double(widths.count - 1)
        guard let (ends, height) = endsAndHeight(ofSegmentsIn: cell, isSmall: size == "small", design) else {
            return nil
        }
        return IntrinsicContentSize(width: width + ends, height: height)
    }

    /// What the segments of a control are beside widths of their own that the file gives, and their height.
    private static func endsAndHeight(
        ofSegmentsIn cell: XMLElement, isSmall: Bool, _ design: AppKitDesign
    ) -> (ends: Double, height: Double)? {
        func fixed(_ ends: Double, _ regular: Double, _ small: Double) -> (Double, Double) {
            (ends, isSmall ? small : regular)
        }
        switch (cell["style"], design) {
        case ("separated", .macOS26): return fixed(0, 24, 20)
        case ("separated", _): return fixed(0, 20, 17)
        case ("rounded", .macOS26): return fixed(0, 24, 20)
        case ("rounded", .yosemite): return fixed(2, 21, 18)
        case ("rounded", _) where cell["trackingMode"] == "momentary": return fixed(0, 20, 17)
        case ("rounded", .bigSur): return fixed(4, 22, 18)
        case ("roundRect", .yosemite), ("roundRect", .bigSur): return fixed(4, 18, 16)
        case ("smallSquare", .macOS26): return fixed(0, 24, 20)
        case ("smallSquare", _): return fixed(0, 23, 23)
        default: return nil
        }
    }

    /// The metrics of segments that are as wide as their titles; nil for unknown styles.
    static func metrics(
        ofSegmentsIn cell: XMLElement, size: String?, font: Font, _ design: AppKitDesign
    ) -> SegmentMetrics? {
        let isSmall = size == "small"
        guard ["rounded", "roundRect", "separated"].contains(cell["style"]), size == nil || isSmall,
            let (_, height) = endsAndHeight(ofSegmentsIn: cell, isSmall: isSmall, design)
        else { return nil }
        var metrics = SegmentMetrics(font: font, padding: isSmall ? 10 : 12, height: height)
        if cell["segmentDistribution"] == "fillEqually" {
            (metrics.distribution, metrics.padding) = (.fillEqually, isSmall ? 10 : 11)
        }
        switch (cell["style"], design) {
        case ("rounded", .yosemite): (metrics.padding, metrics.endPadding) = (isSmall ? 16 : 20, 1)
        case ("rounded", .macOS26): metrics.endPadding = 2
        // Their own bezels are around them.
        case ("rounded", .bigSur) where cell["trackingMode"] == "momentary", ("separated", _): metrics.padding = 10
        case ("roundRect", _): metrics.padding = 14
        default: break
        }
        return metrics
    }

    /// Buttons that only have a drawing of their own.
    private static func sizeOfDrawing(
        _ cell: XMLElement, _ size: String?, _ design: AppKitDesign
    ) -> IntrinsicContentSize? {
        guard (cell["title"] ?? "").isEmpty, cell.imageName() == nil else { return nil }
        let side: Double? =
            switch (cell["type"], design) {
            case ("help", .yosemite): [nil: 21, "small": 18][size]
            case ("help", .bigSur): [nil: 20, "small": 16][size]
            case ("help", .macOS26): [nil: 24, "small": 20, "mini": 16][size]
            case ("disclosureTriangle", _): 13
            case ("check", .bigSur): size == nil ? 14 : nil
            case ("check", .macOS26), ("radio", .bigSur), ("radio", .macOS26):
                size == nil ? 16 : nil
            default: nil
            }
        return side.map { IntrinsicContentSize(width: $0, height: $0) }
    }

    /// Buttons with a border around an image alone: as high as those with a title.
    private static func sizeOfPicture(
        _ cell: XMLElement, _ content: ViewContent, _ size: String?, _ design: AppKitDesign
    ) -> IntrinsicContentSize? {
        guard cell["borderStyle"] != nil, case .button(let button) = content, button.title.content.isEmpty,
            case .placeholder(let image) = button.image
        else { return nil }
        let (width, height): (Double, Double)
        switch (cell["type"], size, design) {
        case ("push", nil, .macOS26): (width, height) = (20, 24)
        case ("push", nil, .bigSur): (width, height) = (16, 20)
        case ("push", nil, .yosemite): (width, height) = (16, 21)
        case ("push", "small", .macOS26): (width, height) = (20, 20)
        case ("push", "small", .bigSur): (width, height) = (16, 17)
        case ("push", "small", .yosemite): (width, height) = (16, 18)
        case ("push", "large", _): (width, height) = (16, 28)
        case ("roundTextured", nil, .bigSur): (width, height) = (10, 20)
        case ("roundTextured", nil, .yosemite): (width, height) = (12, 23)
        case ("recessed", nil, .yosemite), ("recessed", nil, .bigSur): (width, height) = (10, 19)
        default: return nil
        }
        return IntrinsicContentSize(width: image.width + width, height: height)
    }
}
