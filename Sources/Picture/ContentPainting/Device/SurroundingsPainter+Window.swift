// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// The window of macOS around the root view.
extension SurroundingsPainter {
    func windowItems() -> [SceneItem] {
        guard case .window(let window)? = painter.document.surroundings?.place else { return [] }
        let metrics = WindowMetrics(painter.document.profile.era)
        let palette = painter.palette
        var brush = windowBrush
        let radius = metrics.corner(hasToolbar: window.toolbar != nil)
        for spread in stride(from: 1.0, through: 6, by: 1) {
            brush.shade(
                screen.insetBy(dx: -spread, dy: -spread), radius: radius + spread, Color(hex: 0, alpha: 0.02))
        }
        let bar = Rect(x: screen.minX, y: screen.minY, width: screen.width, height: -screen.minY)
        brush.box(screen, radius: radius, fill: palette.background, isSurface: true)
        brush.box(bar, radius: radius, corners: [.topLeft, .topRight], fill: palette.bar)
        if !metrics.hasGlass {
            brush.line(
                Point(x: bar.minX, y: bar.maxY), Point(x: bar.maxX, y: bar.maxY), palette.separator)
        }
        let buttons = paintButtons(bar, &brush)
        if let items = window.toolbar {
            paintToolbar(items, window, bar, from: buttons, &brush)
        } else if let title = window.title {
            let words = window.subtitle.map { "\(title) — \($0)" } ?? title
            painter.text(
                painter.plain(words, size: 13, weight: 600), in: bar.insetBy(dx: buttons - bar.minX + 8, dy: 0), 0,
                color: palette.label, &brush)
        }
        brush.box(screen, radius: radius, stroke: palette.separator, width: 0.5)
        return brush.items
    }

    private var windowBrush: ContentBrush {
        ContentBrush(
            view: 0,
            surroundings: ContentPainter.PaintContext(
                background: painter.theme.backdrop, opacity: 1, tint: painter.palette.tint),
            strength: 1, zone: screen.insetBy(dx: -40, dy: -40),
            hues: painter.theme.name == .print ? .removed : .kept, surfaces: .quiet,
            painted: ContentBrush.PaintedFills())
    }

    /// Close, minimise and zoom.
    ///
    /// - Returns: where they end.
    private func paintButtons(_ bar: Rect, _ brush: inout ContentBrush) -> Double {
        let inset = bar.height > 40 ? 20.0 : 8
        for (number, color) in [UInt32(0xFF5F57), 0xFEBC2E, 0x28C840].enumerated() {
            brush.ellipse(
                Rect(x: bar.minX + inset + Double(number) * 20, y: bar.midY - 6, width: 12, height: 12),
                fill: Color(hex: color), stroke: Color(hex: 0, alpha: 0.12))
        }
        return bar.minX + inset + 52
    }

    private func paintToolbar(
        _ items: [BarItem], _ window: Surroundings.Window, _ bar: Rect, from start: Double, _ brush: inout ContentBrush
    ) {
        let palette = painter.palette
        var x = start + 20
        if let title = window.title {
            let words = painter.plain(title, size: 15, weight: 600, .left)
            let second = window.subtitle.map { painter.plain($0, size: 11, .left) }
            let width = max(painter.width(of: words), second.map { painter.width(of: $0) } ?? 0) + 1
            let middle = Rect(x: x, y: bar.minY, width: width, height: bar.height)
            if let second {
                painter.text(
                    words, in: Rect(x: x, y: bar.midY - 17, width: width, height: 20), 0, color: palette.label, &brush)
                painter.text(
                    second, in: Rect(x: x, y: bar.midY + 2, width: width, height: 14), 0,
                    color: palette.secondaryLabel, &brush)
            } else {
                painter.text(words, in: middle, 0, color: palette.label, &brush)
            }
            x += width + 16
        }
        // Without a flexible space, items are at the trailing end of a titled window.
        var items = items
        if window.title != nil, !items.contains(where: { $0.systemItem == .flexibleSpace }) {
            items.insert(BarItem(systemItem: .flexibleSpace), at: 0)
        }
        let spacing = 12.0
        let widths = items.map { $0.systemItem?.isSpace == true ? $0.width : max(28, painter.width(of: $0)) }
        let total = widths.reduce(0, +) + spacing * Double(max(items.count - 1, 0))
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let rest = max(0, bar.maxX - 12 - x - total) / Double(max(flexible, 1))
        for (item, width) in zip(items, widths) {
            if item.systemItem == .flexibleSpace {
                x += rest
            } else if item.systemItem?.isSpace != true {
                let place = BarPlace(
                    frame: bar, row: bar, style: ViewStyle(), index: 0, isLeftToRight: true, isOverScreen: true)
                painter.paintButton(
                    item, in: Rect(x: x, y: bar.midY - 9, width: width, height: 18),
                    item.tintColor ?? palette.secondaryLabel, place, &brush)
            }
            x += width + spacing
        }
    }
}
