// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension ContentPainter {
    /// A switch that is on has its own tint, not that of the views around it.
    func paintSwitch(
        _ isOn: Bool, _ frame: Rect, _ style: ViewStyle, _ index: Int, _ brush: inout ContentBrush
    ) {
        let fill = isOn ? style.tintColor ?? palette.positive : palette.fill
        let thumbColor = style.parts?.control.thumbColor ?? palette.knob
        brush.box(frame, radius: frame.height / 2, fill: fill, isSurface: true)
        let diameter = max(0, min(frame.height - 4, frame.width - 4))
        let width = isIOS26 ? max(diameter, min(38, frame.width - 4)) : diameter
        let isAtRight = isOn == (solved.views[index].direction == .leftToRight)
        let x = isAtRight ? frame.maxX - width - 2 : frame.minX + 2
        let thumb = Rect(x: x, y: frame.midY - diameter / 2, width: width, height: diameter)
        // A circle's colour has no part in what later items lie on.
        if isIOS26 {
            brush.box(thumb, radius: diameter / 2, fill: thumbColor)
        } else {
            brush.ellipse(thumb, fill: thumbColor)
        }
    }

    /// AppKit's: arrows upwards and downwards.
    func paintTallStepper(_ frame: Rect, _ brush: inout ContentBrush) {
        let width = min(frame.width, 14)
        let box = frame.insetBy(dx: (frame.width - width) / 2, dy: 0)
        brush.box(box, radius: 4, fill: palette.surface, stroke: palette.separator, isSurface: true)
        brush.line(Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY), palette.separator)
        let (half, reach) = (width / 4.5, box.height / 4)
        for way in [-1.0, 1.0] {
            let tip = box.midY + way * (reach + half / 2)
            brush.path(
                [
                    Point(x: box.midX - half, y: tip - way * half), Point(x: box.midX, y: tip),
                    Point(x: box.midX + half, y: tip - way * half),
                ], palette.label, width: 1.2)
        }
    }

    func paintStepper(_ frame: Rect, _ brush: inout ContentBrush) {
        guard document.platform != .macos else { return paintTallStepper(frame, &brush) }
        let symbols = isOutlined ? brush.surroundings.tint : palette.label
        let lines = isOutlined ? brush.surroundings.tint : palette.separator
        if isOutlined {
            brush.box(frame, radius: 4, stroke: lines, width: 1)
        } else {
            brush.box(frame, radius: isIOS26 ? frame.height / 2 : 8, fill: palette.well, isSurface: true)
        }
        let (left, right) = (frame.minX + frame.width / 4, frame.minX + frame.width * 3 / 4)
        let arm = min(7, frame.width / 10)
        let margin = isOutlined ? 0 : frame.height / 4
        brush.line(
            Point(x: frame.midX, y: frame.minY + margin), Point(x: frame.midX, y: frame.maxY - margin), lines,
            width: isOutlined ? 1 : 0.5)
        for x in [left, right] {
            brush.line(Point(x: x - arm, y: frame.midY), Point(x: x + arm, y: frame.midY), symbols, width: 1.5)
        }
        brush.line(Point(x: right, y: frame.midY - arm), Point(x: right, y: frame.midY + arm), symbols, width: 1.5)
    }

    /// Up to iOS 12 segments and steppers are lines in the tint.
    private var isOutlined: Bool { document.profile.era.look == .outlined }

    func paintSegments(
        _ segments: [String], _ selected: Int?, _ frame: Rect, _ index: Int, fontSize: Double = 13,
        _ brush: inout ContentBrush
    ) {
        let tint = brush.surroundings.tint
        if isOutlined {
            brush.box(frame, radius: 4, stroke: tint, width: 1)
        } else {
            brush.box(frame, radius: isIOS26 ? frame.height / 2 : 8, fill: palette.well, isSurface: true)
        }
        let parts = document.views[index].style.parts
        let items = parts?.segments ?? []
        let count = min(max(segments.count, 1), 100)
        let widths = segmentWidths(segments, count, frame.width, fontSize: fontSize)
        let isLeftToRight = solved.views[index].direction == .leftToRight
        var before = 0.0
        for number in 0..<count {
            let width = widths[number]
            let x = isLeftToRight ? frame.minX + before : frame.maxX - before - width
            before += width
            let segment = Rect(x: x, y: frame.minY, width: width, height: frame.height)
            let track = brush.surroundings.background
            var color = isOutlined ? tint : palette.label
            if number == selected, number < segments.count {
                let fill = parts?.control.thumbColor
                color = fill.map { Color(hex: $0.isDark ? 0xFFFFFF : 0x000000) } ?? palette.onRaised
                if isOutlined {
                    color = palette.onTint
                    var corners: CornerMask = number == 0 ? outerCorners(isLeftToRight) : []
                    if number == count - 1 { corners.formUnion(outerCorners(!isLeftToRight)) }
                    brush.box(
                        segment, radius: corners.isEmpty ? 0 : 4, corners: corners, fill: fill ?? tint, isSurface: true)
                } else {
                    brush.box(
                        segment.insetBy(dx: 2, dy: 2), radius: isIOS26 ? frame.height / 2 : 6,
                        fill: fill ?? palette.raised, stroke: palette.separator, isSurface: true)
                }
            } else if isOutlined, number > 0 {
                let x = isLeftToRight ? segment.minX : segment.maxX
                brush.line(Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY), tint, width: 1)
            } else if number > 0, number - 1 != selected, !isIOS26 {
                let x = isLeftToRight ? segment.minX : segment.maxX
                brush.line(
                    Point(x: x, y: frame.minY + frame.height / 4), Point(x: x, y: frame.maxY - frame.height / 4),
                    palette.separator)
            }
            let item = items.indices.contains(number) ? items[number] : BarItem()
            if hasPicture(item) {
                paintPicture(of: item, in: segment.insetBy(dx: 4, dy: 4), color, &brush)
            } else if segments.indices.contains(number) {
                text(
                    plain(segments[number], size: fontSize, weight: isOutlined ? 400 : number == selected ? 600 : 500),
                    in: segment.insetBy(dx: 2, dy: 0), index,
                    color: isOutlined || number == selected ? color : nil, &brush)
            }
            brush.surroundings.background = track
        }
    }

    private func outerCorners(_ isLeft: Bool) -> CornerMask {
        isLeft ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]
    }

    /// Equal widths, except in AppKit, whose segments are as wide as their titles need.
    private func segmentWidths(_ segments: [String], _ count: Int, _ width: Double, fontSize: Double) -> [Double] {
        let equal = [Double](repeating: width / Double(count), count: count)
        guard document.platform == .macos, segments.count == count else { return equal }
        let needed = segments.map { title in
            let request = TextRequest(
                text: plain(title, size: fontSize, weight: 600), language: solved.canvas.language,
                scale: solved.canvas.scale)
            return measuring.measure(request).size.width + 8
        }
        let sum = needed.reduce(0, +)
        guard needed.contains(where: { $0 > equal[0] }), sum > 0 else { return equal }
        // What is left over, or missing, is shared out.
        return sum <= width ? needed.map { $0 + (width - sum) / Double(count) } : needed.map { $0 * width / sum }
    }

    func paintSpinner(_ frame: Rect, _ brush: inout ContentBrush) {
        let radius = min(frame.width, frame.height) / 2
        guard radius > 1 else { return }
        // Eight spokes, darkest at the top.
        let d = 0.7071067811865476
        let directions: [(Double, Double)] = [(0, -1), (d, -d), (1, 0), (d, d), (0, 1), (-d, d), (-1, 0), (-d, -d)]
        for (number, (x, y)) in directions.enumerated() {
            let shade = palette.secondaryLabel.faded(by: 1 - Double(number) * 0.1)
            brush.line(
                Point(x: frame.midX + x * radius * 0.5, y: frame.midY + y * radius * 0.5),
                Point(x: frame.midX + x * radius * 0.9, y: frame.midY + y * radius * 0.9), shade,
                width: max(1, radius * 0.18))
        }
    }

    func paintPageControl(
        _ pages: Int, _ current: Int, _ frame: Rect, _ style: ViewStyle, _ index: Int, _ brush: inout ContentBrush
    ) {
        let count = min(max(pages, 0), 60)
        let (dot, pitch) = (7.0, 16.0)
        let start = frame.midX - (Double(count - 1) * pitch + dot) / 2
        let isLeftToRight = solved.views[index].direction == .leftToRight
        for number in 0..<count {
            let place = Double(isLeftToRight ? number : count - 1 - number)
            brush.ellipse(
                Rect(x: start + place * pitch, y: frame.midY - dot / 2, width: dot, height: dot),
                // As UIPageControl, which stays on its last page.
                fill: number == min(current, count - 1)
                    ? style.tintColor ?? palette.secondaryLabel
                    : style.parts?.control.trackColor ?? palette.separator)
        }
    }

    func paintPicker(_ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let row = 32.0
        brush.box(
            Rect(
                x: frame.minX + 8, y: frame.midY - row / 2, width: max(0, frame.width - 16),
                height: min(row, frame.height)),
            radius: 8, fill: palette.well)
        // Rows fade with their distance from the middle.
        let count = min(Int(frame.height / row / 2), 4)
        guard frame.height > row, count > 0 else { return }
        let components = document.views[index].style.parts?.pickerComponents ?? []
        let isLeftToRight = solved.views[index].direction == .leftToRight
        for number in -count...count {
            let y = frame.midY + Double(number) * row
            guard y - 4 > frame.minY, y + 4 < frame.maxY else { continue }
            let fade = max(0.2, 1 - Double(abs(number)) * 0.24)
            guard components.isEmpty else {
                let width = frame.width / Double(components.count)
                for (place, component) in components.enumerated() {
                    let line = component.selectedRow + number
                    guard component.rows.indices.contains(line) else { continue }
                    let column = isLeftToRight ? place : components.count - 1 - place
                    text(
                        plain(component.rows[line].text, size: 21),
                        in: Rect(
                            x: frame.minX + Double(column) * width + 4, y: y - row / 2, width: max(0, width - 8),
                            height: row), index,
                        color: number == 0 ? palette.label : palette.label.faded(by: fade * 0.6), &brush)
                }
                continue
            }
            // Bars stand for the words.
            let width = min(frame.width * (number % 2 == 0 ? 0.34 : 0.26), 140)
            brush.box(
                Rect(x: frame.midX - width / 2, y: y - 4, width: width, height: 8), radius: 4,
                fill: (number == 0 ? palette.secondaryLabel : palette.separator).faded(by: fade))
        }
    }

    func paintScrollView(_ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        // AppKit's scrollers are views.
        guard frame.height > 48, frame.width > 12, document.platform != .macos else { return }
        let isLeftToRight = solved.views[index].direction == .leftToRight
        brush.box(
            Rect(
                x: isLeftToRight ? frame.maxX - 5 : frame.minX + 2, y: frame.minY + 4, width: 3,
                height: min(frame.height * 0.3, 60)),
            radius: 1.5, fill: palette.separator)
    }

    func paintTable(_ frame: Rect, _ index: Int, _ style: ViewStyle, _ brush: inout ContentBrush) {
        if style.backgroundColor == nil { brush.box(frame, fill: palette.surface, isSurface: true) }
        // Rows stand for cells where there are none.
        let isEmpty = document.views[index].subviews.isEmpty
        if document.platform == .macos {
            return paintRows(style.parts ?? SystemParts(), frame, &brush)
        }
        let color = style.parts?.separatorColor ?? palette.separator
        let isLeftToRight = solved.views[index].direction == .leftToRight
        var y = isEmpty ? frame.minY + 44 : frame.maxY
        while y < frame.maxY, y < frame.minY + 20_000 {
            brush.line(
                Point(x: isLeftToRight ? frame.minX + 16 : frame.minX, y: y),
                Point(x: isLeftToRight ? frame.maxX : frame.maxX - 16, y: y), color)
            y += 44
        }
        paintScrollView(frame, index, &brush)
    }
}

extension Color {
    /// With its opacity multiplied.
    func faded(by factor: Double) -> Color { withAlpha(alpha * factor) }
}
