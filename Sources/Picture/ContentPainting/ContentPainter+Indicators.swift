// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Progress views, AppKit's level indicators and path controls.
extension ContentPainter {
    func paintProgress(
        _ value: Double, _ frame: Rect, _ style: ViewStyle, _ index: Int, _ brush: inout ContentBrush
    ) {
        let parts = style.parts?.control ?? ControlParts()
        let fraction = min(max(value.isFinite ? value : 0, 0), 1)
        switch parts.indicatorStyle {
        case .discreteCapacity where parts.numberOfLevels > 0: paintLevels(fraction, parts, frame, index, &brush)
        case .rating where parts.numberOfLevels > 0: paintRating(fraction, parts, frame, index, &brush)
        case .relevancy: paintRelevancy(fraction, frame, index, &brush)
        default: paintBar(fraction, parts, frame, index, &brush)
        }
    }

    /// AppKit's bar is thin in a frame as high as other controls; what is filled of an indeterminate one moves.
    private func paintBar(
        _ fraction: Double, _ parts: ControlParts, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush
    ) {
        let isThin = document.platform == .macos && parts.indicatorStyle != .continuousCapacity
        let height = isThin ? min(Self.barHeight, frame.height) : frame.height
        let bar = Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
        let radius = isThin ? height / 2 : 2
        let isMoving = parts.indicatorStyle == .indeterminate
        let (start, length) = isMoving ? (bar.width * 0.3, bar.width * 0.3) : (0, bar.width * fraction)
        brush.box(bar, radius: radius, fill: parts.trackColor ?? palette.track)
        brush.box(
            part(of: bar, from: start, width: length, index), radius: radius, fill: brush.surroundings.tint)
    }

    /// A part by its distance from the edge at which reading begins, where the lowest value is.
    private func part(of frame: Rect, from start: Double, width: Double, _ index: Int) -> Rect {
        let isLeftToRight = solved.views[index].direction == .leftToRight
        return Rect(
            x: isLeftToRight ? frame.minX + start : frame.maxX - start - width, y: frame.minY, width: width,
            height: frame.height)
    }

    /// Points.
    private static let barHeight = 6.0

    /// A box for each level, as many as differ to the eye.
    private func paintLevels(
        _ fraction: Double, _ parts: ControlParts, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush
    ) {
        let count = min(parts.numberOfLevels, max(1, Int(frame.width / 3)))
        let filled = Int((fraction * Double(count)).rounded())
        let pitch = (frame.width + 1) / Double(count)
        for number in 0..<count {
            brush.box(
                part(of: frame, from: Double(number) * pitch, width: max(1, pitch - 1), index), radius: 1.5,
                fill: number < filled ? brush.surroundings.tint : parts.trackColor ?? palette.track)
        }
    }

    private func paintRating(
        _ fraction: Double, _ parts: ControlParts, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush
    ) {
        let side = min(frame.height, frame.width / Double(parts.numberOfLevels))
        guard side > 2 else { return }
        let filled = Int((fraction * Double(parts.numberOfLevels)).rounded())
        for number in 0..<parts.numberOfLevels {
            let row = Rect(x: frame.minX, y: frame.midY - side / 2, width: frame.width, height: side)
            let place = part(of: row, from: Double(number) * side, width: side, index)
            _ = paintSymbol(
                number < filled ? "star.fill" : "star", in: place.insetBy(dx: side * 0.1, dy: side * 0.1),
                number < filled ? palette.label : palette.separator, &brush)
        }
    }

    /// Upright lines, up to the value.
    private func paintRelevancy(_ fraction: Double, _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let count = min(Int(frame.width / 2), 2_000)
        let height = min(frame.height, 10)
        guard count > 0 else { return }
        for number in 0..<count {
            let x = part(of: frame, from: Double(number) * 2 + 0.5, width: 0, index).x
            brush.line(
                Point(x: x, y: frame.midY - height / 2), Point(x: x, y: frame.midY + height / 2),
                Double(number) < fraction * Double(count) ? palette.secondaryLabel : palette.fill, width: 1)
        }
    }

    /// Names with a folder before each and an arrow between two; those that have no room are left out.
    func paintPath(_ names: [String], _ frame: Rect, _ index: Int, _ brush: inout ContentBrush) {
        let isLeftToRight = solved.views[index].direction == .leftToRight
        var used = 3.0
        let size = frame.height < 20 ? 11.0 : 13
        let icon = min(16, frame.height - 4)
        func place(_ width: Double, _ height: Double) -> Rect {
            let x = isLeftToRight ? frame.minX + used : frame.maxX - used - width
            return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
        }
        for (number, name) in names.enumerated() {
            let words = plain(name, size: size, .natural)
            let width = self.width(of: words)
            guard icon > 4, used + icon + 4 < frame.width else { return }
            if number > 0 {
                _ = paintSymbol(
                    isLeftToRight ? "chevron.right" : "chevron.left", in: place(5, 7), palette.secondaryLabel, &brush)
                used += 9
            }
            _ = paintSymbol("folder", in: place(icon, icon), palette.secondaryLabel, &brush)
            used += icon + 4
            let room = max(0, min(width, frame.width - used))
            text(words, in: place(room, frame.height), index, &brush)
            used += width + 5
        }
    }
}
