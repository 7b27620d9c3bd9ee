// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Sizes of AppKit's controls that do not follow from a title: those of alignment rectangles, points.
enum AppKitControlSizes {
    static func rule(of view: ViewElement, _ content: ViewContent, _ era: SystemEra) -> IntrinsicSizeRule? {
        guard let cell = view.element.children.first(where: { $0.key == "cell" }),
            let measures = AppKitControl(of: view)?.measures(era)
        else { return nil }
        if view.element.name == "segmentedControl" {
            return measures.segments.flatMap { size(ofSegmentsIn: cell, $0) }.map(IntrinsicSizeRule.measured)
        }
        guard case .button(let button) = content, button.title.content.isEmpty else { return nil }
        if let size = measures.size, cell.imageName() == nil {
            return .fixed(IntrinsicContentSize(width: size.width, height: size.height))
        }
        // Around an image alone, as high as one with a title.
        guard let beside = measures.image, cell["borderStyle"] != nil, case .placeholder(let image) = button.image
        else {
            return nil
        }
        return .measured(IntrinsicContentSize(width: image.width + beside.width, height: beside.height))
    }

    /// Controls whose file gives every segment its width: between two of them is a line of a point.
    private static func size(
        ofSegmentsIn cell: XMLElement, _ measures: AppKitMeasures.Segments
    ) -> IntrinsicContentSize? {
        let segments = cell.members(of: "segments")
        let widths = segments.compactMap { $0.number("width") }
        guard !widths.isEmpty, widths.count == segments.count else { return nil }
        return IntrinsicContentSize(
            width: widths.reduce(0, +) + Double(widths.count - 1) + measures.ends, height: measures.height)
    }

    /// The measures of segments that are as wide as their titles; nil for styles that are not known.
    static func metrics(
        ofSegmentsIn cell: XMLElement, _ control: AppKitControl, font: Font, _ era: SystemEra
    ) -> SegmentMetrics? {
        guard control.kind != .smallSquareSegments, let measures = control.measures(era).segments else { return nil }
        var metrics = SegmentMetrics(font: font, padding: control.size == .small ? 10 : 12, height: measures.height)
        if cell["segmentDistribution"] == "fillEqually" {
            (metrics.distribution, metrics.padding) = (.fillEqually, control.size == .small ? 10 : 11)
        }
        metrics.padding = measures.padding ?? metrics.padding
        metrics.endPadding = measures.endPadding
        return metrics
    }
}
