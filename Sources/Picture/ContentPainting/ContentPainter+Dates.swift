// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Date pickers, whose dates a document does not have: bars stand for words, a month of 31 days for any.
extension ContentPainter {
    func paintDatePicker(_ style: ViewStyle, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        if frame.height < Self.lowestWheel {
            paintDateField(frame, &brush)
        } else if document.platform == .macos {
            paintCalendarAndClock(frame, index, &brush)
        } else if style.symbol == Self.calendar {
            paintMonth(frame, index, &brush)
        } else {
            paintPicker(frame, index, &brush)
        }
    }

    /// The symbol that makes a date picker a calendar.
    private static let calendar = StyleString("calendar")
    /// Points: wheels need more than one row above and below the middle.
    private static let lowestWheel = 80.0

    /// A compact picker: a date and, if there is room, a time.
    private func paintDateField(_ frame: Rect, _ brush: inout ContentBrush) {
        if document.platform == .macos {
            let stepper = min(15, frame.width / 3)
            let field = Rect(
                x: frame.minX, y: frame.minY, width: max(0, frame.width - stepper - 3), height: frame.height)
            brush.box(field, fill: palette.surface, stroke: palette.separator, width: 1, isSurface: true)
            bar(Rect(x: field.minX + 5, y: field.minY, width: field.width * 0.7, height: field.height), &brush)
            paintTallStepper(
                Rect(x: frame.maxX - stepper, y: frame.minY, width: stepper, height: frame.height), &brush)
            return
        }
        let gap = 6.0
        let hasTime = frame.width > 150
        let first = hasTime ? (frame.width - gap) * 0.6 : frame.width
        var boxes = [Rect(x: frame.minX, y: frame.minY, width: first, height: frame.height)]
        if hasTime {
            boxes.append(
                Rect(
                    x: frame.minX + first + gap, y: frame.minY, width: frame.width - first - gap, height: frame.height))
        }
        for box in boxes {
            brush.box(box, radius: 8, fill: palette.well)
            bar(box.insetBy(dx: min(10, box.width / 4), dy: 0), &brush)
        }
    }

    /// Words, in the middle of the height.
    private func bar(_ box: Rect, _ brush: inout ContentBrush) {
        let height = min(8, box.height / 2)
        brush.box(
            Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height), radius: height / 2,
            fill: palette.secondaryLabel)
    }

    /// AppKit's graphical picker: a month and, if there is room beside it, a clock at ten past ten.
    private func paintCalendarAndClock(_ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let hasClock = frame.width > frame.height * 1.5
        let month = Rect(
            x: frame.minX, y: frame.minY, width: hasClock ? frame.width - frame.height : frame.width,
            height: frame.height)
        paintMonth(month, index, &brush)
        guard hasClock else { return }
        let radius = frame.height * 0.42
        let center = Point(x: frame.maxX - frame.height / 2, y: frame.midY)
        brush.ellipse(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            fill: palette.surface, stroke: palette.separator, width: 1)
        for (x, y) in [(-0.43, -0.25), (0.65, -0.375)] {
            brush.line(center, Point(x: center.x + x * radius, y: center.y + y * radius), palette.label, width: 1.5)
        }
    }

    /// The name of the month over the days, of which one is selected.
    private func paintMonth(_ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let title = min(44, frame.height / 7)
        let margin = min(16, frame.width / 20)
        bar(Rect(x: frame.minX + margin, y: frame.minY, width: min(120, frame.width / 3), height: title), &brush)
        let (column, row) = (frame.width / 7, (frame.height - title) / 6)
        for day in 1...31 {
            let place = Rect(
                x: frame.minX + Double((day + 1) % 7) * column,
                y: frame.minY + title + Double((day + 1) / 7) * row + row / 2, width: column, height: row)
            guard place.maxY <= frame.maxY + row else { break }
            if day == Self.selectedDay {
                let side = min(column, row, 40)
                brush.ellipse(
                    Rect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side),
                    fill: brush.surroundings.tint.withAlpha(0.2))
            }
            text(
                plain("\(day)", size: min(20, row * 0.45)), in: place, index,
                color: day == Self.selectedDay ? brush.surroundings.tint : nil, &brush)
        }
    }

    private static let selectedDay = 9
}
