// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension ContentPainter {
    /// A check box, a radio button, a pop-up or a pull-down button, in the middle of its height, its title in reading direction.
    func paintChoice(
        _ button: ViewContent.Button, _ frame: Rect, _ index: Int, _ style: ViewStyle, _ brush: inout ContentBrush
    ) {
        guard ![.popUp, .pullDown].contains(button.kind) else {
            return paintPopUp(button, frame, index, style, &brush)
        }
        let side = min(14, frame.width, frame.height)
        let isLeftToRight = solved.views[index].direction == .leftToRight
        let mark = Rect(
            x: isLeftToRight ? frame.minX : frame.maxX - side, y: frame.midY - side / 2, width: side, height: side)
        let tint = brush.surroundings.tint
        let fill = button.isOn ? tint : palette.bezel
        let stroke = button.isOn ? nil : palette.separator
        if button.kind == .radio {
            brush.ellipse(mark, fill: fill, stroke: stroke, width: 1)
            if button.isOn { brush.ellipse(mark.insetBy(dx: side * 0.32, dy: side * 0.32), fill: palette.onTint) }
        } else {
            brush.box(mark, radius: 3, fill: fill, stroke: stroke, width: 1)
            if button.isOn { paintCheckMark(in: mark, &brush) }
        }
        let gap = min(5, max(0, frame.width - side))
        title(
            button,
            in: Rect(
                x: isLeftToRight ? mark.maxX + gap : frame.minX, y: frame.minY,
                width: max(0, frame.width - side - gap), height: frame.height), index, style, &brush)
    }

    private func paintPopUp(
        _ button: ViewContent.Button, _ frame: Rect, _ index: Int, _ style: ViewStyle, _ brush: inout ContentBrush
    ) {
        if style.isBordered {
            brush.box(
                frame, radius: max(5, style.cornerRadius), fill: palette.bezel, stroke: palette.separator,
                isSurface: true)
        }
        let isPicture = button.image != nil && button.title.content.isEmpty
        let room = min(isPicture ? 12 : 18, frame.width / 2)
        let isLeftToRight = solved.views[index].direction == .leftToRight
        let x = isLeftToRight ? frame.maxX - room / 2 : frame.minX + room / 2
        func arrow(from y: Double, to tip: Double) {
            brush.path(
                [Point(x: x - 3, y: y), Point(x: x, y: tip), Point(x: x + 3, y: y)], palette.secondaryLabel, width: 1.2)
        }
        if button.kind == .pullDown {
            arrow(from: frame.midY - 1.5, to: frame.midY + 1.5)
        } else {
            for way in [-1.0, 1.0] { arrow(from: frame.midY + way * 2, to: frame.midY + way * 5) }
        }
        let inset = min(isPicture ? 2 : 8, (frame.width - room) / 2)
        var box = Rect(
            x: frame.minX + (isLeftToRight ? inset : room), y: frame.minY, width: frame.width - room - inset,
            height: frame.height)
        if button.image != nil {
            // Its insets are those of the whole button.
            var content = button
            (content.contentInsets, content.contentEdgeInsets) = (nil, nil)
            box = paintButtonImage(of: content, box, index, color: style.textColor ?? palette.label, &brush)
        }
        title(button, in: box, index, style, &brush)
    }

    private func paintCheckMark(in box: Rect, _ brush: inout ContentBrush) {
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
        }
        brush.path([point(0.24, 0.54), point(0.43, 0.74), point(0.76, 0.28)], palette.onTint, width: 1.6)
    }

    private func title(
        _ button: ViewContent.Button, in box: Rect, _ index: Int, _ style: ViewStyle, _ brush: inout ContentBrush
    ) {
        text(button.title, in: box, index, color: style.textColor ?? palette.label, &brush)
    }
}
