// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Shadows, and what stands for the content of views that only a running program fills.
extension ContentPainter {
    /// Behind a background: rectangles on top of each other, from the outermost faint one inwards, as a blurred edge has.
    func paintShadow(_ shadow: Shadow, _ view: View, _ index: Int, _ frame: Rect, _ brush: inout ContentBrush) {
        guard view.style.backgroundColor.map({ $0.alpha > 0.02 }) == true, !view.clipsToBounds else { return }
        let box = visible(view, index, frame)
        // A shadow fades out over twice its radius, half of it inside the edge.
        let steps = shadow.radius > 0 ? Self.shadowSteps : 1
        let share = shadow.color.alpha / Double(steps)
        for step in 0..<steps {
            let grown = shadow.radius * (1 - 2 * (Double(step) + 0.5) / Double(steps)) * (steps > 1 ? 1 : 0)
            let rect = Rect(
                x: box.x + shadow.offset.x - grown, y: box.y + shadow.offset.y - grown, width: box.width + 2 * grown,
                height: box.height + 2 * grown)
            guard rect.width > 0, rect.height > 0, rect.isFinite else { continue }
            brush.shade(rect, radius: max(0, view.style.cornerRadius + max(0, grown)), shadow.color.withAlpha(share))
        }
    }

    private static let shadowSteps = 6

    /// A symbol in the middle of a map or a page, larger in larger views.
    func paintStandIn(_ style: ViewStyle, _ frame: Rect, _ brush: inout ContentBrush) {
        guard let symbol = style.symbol else { return }
        if style.backgroundColor == nil { brush.box(frame, fill: palette.well, isSurface: true) }
        let side = min(64, frame.width * 0.4, frame.height * 0.4)
        let place = frame.insetBy(dx: (frame.width - side) / 2, dy: (frame.height - side) / 2)
        _ = paintSymbol(symbol.text, in: place, palette.separator, &brush)
    }
}
