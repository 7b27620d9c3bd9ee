// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

extension LayoutPainter {
    /// The contrast that text needs: WCAG 2.1, 1.4.3.
    private static let leastContrastOfText = 4.5
    /// The opacity of the plate under a text.
    private static let plateOpacity = 0.85

    /// A text over the content, dark or light enough to be read. Over an image, or over content of which no colour
    /// stands out, it lies on a plate of the canvas's colour.
    func textItems(
        _ line: Typesetter.Line, in rect: Rect, _ layer: SceneLayer, _ subject: SceneItem.Subject, _ color: Color,
        _ backdrop: ContentBackdrop
    ) -> [SceneItem] {
        let ratio = LayoutPainter.leastContrastOfText
        func text(_ color: Color) -> SceneItem {
            SceneItem(
                layer: layer, subject: subject, role: .text, bounds: rect, shape: line.text(at: rect.origin, color))
        }
        let hasImage = backdrop.hasImage(under: rect)
        let behind = backdrop.colors(under: rect)
        let legible = color.legible(onAll: behind, ratio: ratio)
        if !hasImage, behind.allSatisfy({ legible.contrast(with: $0) >= ratio }) { return [text(legible)] }
        let plate = theme.canvas.withAlpha(LayoutPainter.plateOpacity)
        // An image may have any colour.
        let under = (hasImage ? [Color(hex: 0x000000), Color(hex: 0xFFFFFF)] : behind)
            .map { plate.mixed(over: $0, fraction: LayoutPainter.plateOpacity) }
        return [
            SceneItem(
                layer: layer, subject: subject, role: .mark, bounds: rect,
                shape: .rectangle(rect, cornerRadius: 2, fill: plate, stroke: nil)),
            text(color.legible(onAll: under, ratio: ratio)),
        ]
    }
}
