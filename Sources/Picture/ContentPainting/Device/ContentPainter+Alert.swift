// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Alerts and sheets of actions. Sizes of text are those of Apple's design resources: 17 points for a title and the buttons,
/// 13 for a message.
extension ContentPainter {
    private typealias Alert = Surroundings.Alert

    func paintAlert(
        _ alert: Surroundings.Alert, on screen: Rect, _ metrics: PresentationMetrics, _ brush: inout ContentBrush
    ) {
        switch alert.style {
        case .alert: paintBox(alert, on: screen, metrics, &brush)
        case .actionSheet: paintActionSheet(alert, on: screen, metrics, &brush)
        }
    }

    /// The material of alerts over what is behind them.
    private var alertFill: Color { Color(hex: theme.appearance == .dark ? 0x2A2A2C : 0xF2F2F3) }

    private func words(_ alert: Alert, isSmall: Bool, isLeading: Bool) -> [(text: StyledText, color: Color)] {
        let alignment: StyledText.Alignment = isLeading ? .natural : .center
        let title = alert.title.map {
            (
                plain($0, size: isSmall ? 13 : 17, weight: 600, alignment),
                isSmall ? palette.secondaryLabel : palette.label
            )
        }
        let message = alert.message.map {
            (
                plain($0, size: isLeading ? 15 : 13, alignment),
                isSmall || isLeading ? palette.secondaryLabel : palette.label
            )
        }
        return [title, message].compactMap { $0 }
    }

    private func height(of text: StyledText, width: Double) -> Double {
        var request = TextRequest(
            text: text, numberOfLines: 0, lineBreakMode: .byWordWrapping, direction: solved.views[0].direction,
            language: solved.canvas.language, scale: solved.canvas.scale)
        request.width = width
        return measuring.measure(request).size.height
    }

    /// The title and the message, one below the other.
    private func paintWords(
        _ words: [(text: StyledText, color: Color)], _ heights: [Double], from top: Double, _ box: Rect,
        inset: Double, _ brush: inout ContentBrush
    ) {
        var y = top
        for (word, height) in zip(words, heights) {
            text(
                word.text,
                in: Rect(x: box.minX + inset, y: y, width: box.width - 2 * inset, height: height), 0, lines: 0,
                mode: .byWordWrapping, color: word.color, &brush)
            y += height + 4
        }
    }

    private func paintBox(_ alert: Alert, on screen: Rect, _ metrics: PresentationMetrics, _ brush: inout ContentBrush)
    {
        let width = min(PresentationMetrics.alertWidth, screen.width - 20)
        let inset = metrics.hasButtonCapsules ? 22.0 : 16
        let words = words(alert, isSmall: false, isLeading: metrics.hasButtonCapsules)
        let heights = words.map { height(of: $0.text, width: width - 2 * inset) }
        let upper = 20 + heights.reduce(0, +) + 4 * Double(max(words.count - 1, 0)) + 20
        // A cancel button is last, or first of two that are side by side.
        let ordered = alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
        let widest = ordered.map { self.width(of: plain($0.title, size: 17, weight: 600)) }.max() ?? 0
        let isRow = ordered.count == 2 && widest < width / 2 - 16
        let actions = isRow ? Array(ordered.reversed()) : ordered
        let rows = Double(isRow ? 1 : actions.count)
        let gap = metrics.hasButtonCapsules ? 8.0 : 0
        let lower = actions.isEmpty ? 0 : rows * (metrics.alertRow + gap) + (gap > 0 ? 6 : 0)
        let box = Rect(
            x: (screen.midX - width / 2).rounded(), y: (screen.midY - (upper + lower) / 2).rounded(), width: width,
            height: upper + lower)
        brush.box(box, radius: metrics.alertCorner, fill: alertFill, isSurface: true)
        paintWords(words, heights, from: box.minY + 20, box, inset: inset, &brush)
        var y = box.minY + upper
        for (number, action) in actions.enumerated() {
            var rect = Rect(x: box.minX, y: y, width: width, height: metrics.alertRow)
            if isRow {
                rect.width = width / 2
                rect.x += Double(number) * rect.width
            } else {
                y += metrics.alertRow + gap
            }
            if metrics.hasButtonCapsules {
                let inner = rect.insetBy(dx: isRow ? 4 : 12, dy: 0)
                let capsule = isRow ? inner.translated(by: Point(x: number == 0 ? 6 : -6, y: 0)) : inner
                brush.box(capsule, radius: capsule.height / 2, fill: palette.well)
            } else {
                brush.line(
                    Point(x: box.minX, y: rect.minY), Point(x: box.maxX, y: rect.minY), palette.separator)
                if isRow, number == 1 {
                    brush.line(
                        Point(x: rect.minX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), palette.separator)
                }
            }
            paintAction(action, in: rect, size: 17, metrics, &brush)
        }
    }

    private func paintAction(
        _ action: Alert.Action, in rect: Rect, size: Double, _ metrics: PresentationMetrics,
        _ brush: inout ContentBrush
    ) {
        let red = SystemColors.named("systemRed", profile: document.profile.name)?.resolved(
            in: solved.canvas.colorTraits)
        let plainColor = metrics.hasButtonCapsules ? palette.label : palette.tint
        text(
            plain(
                action.title, size: size, weight: action.style == .cancel ? 600 : metrics.hasButtonCapsules ? 500 : 400),
            in: rect.insetBy(dx: 12, dy: 0), 0, color: action.style == .destructive ? red ?? plainColor : plainColor,
            &brush)
    }

    private func paintActionSheet(
        _ alert: Alert, on screen: Rect, _ metrics: PresentationMetrics, _ brush: inout ContentBrush
    ) {
        let margin = PresentationMetrics.actionSheetMargin
        let width = min(screen.width - 2 * margin, 500)
        let x = screen.midX - width / 2
        let safe = solved.canvas.safeArea.bottom
        var bottom = screen.maxY - max(margin, document.bars?.isEmpty == false ? 34 : safe)
        let cancel = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        for action in cancel {
            let rect = Rect(x: x, y: bottom - metrics.actionRow, width: width, height: metrics.actionRow)
            let behind = brush.surroundings.background
            brush.box(
                rect, radius: metrics.alertCorner, fill: Color(hex: theme.appearance == .dark ? 0x2C2C2E : 0xFFFFFF))
            brush.surroundings.background = behind
            paintAction(action, in: rect, size: 20, metrics, &brush)
            bottom = rect.minY - margin
        }
        let words = words(alert, isSmall: true, isLeading: false)
        let heights = words.map { height(of: $0.text, width: width - 32) }
        let upper = words.isEmpty ? 0 : 14 + heights.reduce(0, +) + 4 * Double(words.count - 1) + 14
        let box = Rect(
            x: x, y: bottom - upper - Double(others.count) * metrics.actionRow, width: width,
            height: upper + Double(others.count) * metrics.actionRow)
        guard box.height > 0 else { return }
        brush.box(box, radius: metrics.alertCorner, fill: alertFill, isSurface: true)
        paintWords(words, heights, from: box.minY + 14, box, inset: 16, &brush)
        for (number, action) in others.enumerated() {
            let rect = Rect(
                x: x, y: box.minY + upper + Double(number) * metrics.actionRow, width: width, height: metrics.actionRow)
            if rect.minY > box.minY {
                brush.line(Point(x: x, y: rect.minY), Point(x: rect.maxX, y: rect.minY), palette.separator)
            }
            paintAction(action, in: rect, size: 20, metrics, &brush)
        }
    }
}
