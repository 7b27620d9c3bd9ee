// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Sliders, with AppKit's tick marks and dials.
extension ContentPainter {
    func paintSlider(
        _ value: Double, _ frame: Rect, _ style: ViewStyle, _ index: Int, _ brush: inout ContentBrush
    ) {
        let parts = style.parts?.control ?? ControlParts()
        let fraction = min(max(value.isFinite ? value : 0, 0), 1)
        let isOfMac = document.platform == .macos
        if isOfMac, parts.sliderType == .circular { return paintDial(fraction, parts, frame, &brush) }
        let track = SliderTrack(
            frame: frame, isVertical: isOfMac && frame.height > frame.width,
            isLeftToRight: solved.views[index].direction == .leftToRight, isOfMac: isOfMac, isIOS26: isIOS26,
            hasTicks: parts.numberOfTickMarks > 0, position: parts.tickMarkPosition)
        brush.box(track.whole, radius: track.thickness / 2, fill: parts.trackColor ?? palette.track)
        brush.box(track.part(upTo: fraction), radius: track.thickness / 2, fill: brush.surroundings.tint)
        for place in ticks(parts.numberOfTickMarks, room: track.travel) {
            let (start, end) = track.tick(at: place)
            brush.line(start, end, palette.secondaryLabel, width: 1)
        }
        let fill = parts.thumbColor ?? palette.knob
        let thumb = track.thumb(at: fraction)
        if isIOS26 {
            brush.box(thumb, radius: thumb.height / 2, fill: fill, stroke: palette.separator)
        } else {
            brush.ellipse(thumb, fill: fill, stroke: palette.separator)
        }
    }

    /// Places of tick marks, 0 … 1: at most one every two points, because more of them are a bar.
    private func ticks(_ count: Int, room: Double) -> [Double] {
        guard count > 1 else { return count == 1 ? [0.5] : [] }
        let step = max(1, Int((2 * Double(count - 1) / max(room, 1)).rounded(.up)))
        return stride(from: 0, to: count, by: step).map { Double($0) / Double(count - 1) }
    }

    /// A dial whose mark goes round clockwise from the top, where the lowest value and the highest one meet.
    private func paintDial(_ fraction: Double, _ parts: ControlParts, _ frame: Rect, _ brush: inout ContentBrush) {
        let radius = min(frame.width, frame.height) / 2 - (parts.numberOfTickMarks > 0 ? 3 : 1)
        guard radius > 2 else { return }
        func point(_ fraction: Double, _ distance: Double) -> Point {
            // A polygon of 64 corners is round enough for a mark, and the same on every machine.
            let (sine, cosine) = Self.unit(at: fraction)
            return Point(x: frame.midX + sine * distance, y: frame.midY - cosine * distance)
        }
        for place in ticks(parts.numberOfTickMarks, room: radius * 6) where parts.numberOfTickMarks > 1 {
            brush.line(point(place, radius + 1), point(place, radius + 3), palette.secondaryLabel, width: 1)
        }
        let circle = Rect(x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius)
        brush.ellipse(circle, fill: parts.thumbColor ?? palette.knob, stroke: palette.separator, width: 1)
        let mark = point(fraction, radius * 0.62)
        let size = max(2, radius / 4)
        brush.ellipse(
            Rect(x: mark.x - size / 2, y: mark.y - size / 2, width: size, height: size), fill: palette.secondaryLabel)
    }

    /// Sine and cosine of a part of a turn, by halving the angle, which needs no library and gives the same everywhere.
    private static func unit(at fraction: Double) -> (sine: Double, cosine: Double) {
        let steps = 64
        // Sine and cosine of 1/64 of a turn.
        let (s, c) = (0.098_017_140_329_560_6, 0.995_184_726_672_196_9)
        var (sine, cosine) = (0.0, 1.0)
        for _ in 0..<(Int((fraction * Double(steps)).rounded()) % steps) {
            (sine, cosine) = (sine * c + cosine * s, cosine * c - sine * s)
        }
        return (sine, cosine)
    }
}

/// Where the parts of a slider are.
private struct SliderTrack {
    /// Points, along the track and across it.
    let knob: Double
    private let knobHeight: Double
    let thickness: Double
    private let isVertical: Bool
    /// The values of a horizontal track grow from the leading edge on.
    private let isLeftToRight: Bool
    private let frame: Rect
    /// The middle of the track, across.
    private let middle: Double
    private let tickStart: Double
    private let tickEnd: Double

    /// Points that tick marks take beside the thumb.
    private static let tickLength = 5.0

    init(
        frame: Rect, isVertical: Bool, isLeftToRight: Bool, isOfMac: Bool, isIOS26: Bool, hasTicks: Bool,
        position: ControlParts.TickMarkPosition
    ) {
        self.frame = frame
        (self.isVertical, self.isLeftToRight) = (isVertical, isLeftToRight)
        let (length, across) = isVertical ? (frame.height, frame.width) : (frame.width, frame.height)
        let (near, far) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        // A small thumb lies over the ends of the marks.
        let room = hasTicks ? max(min(14, across), across - Self.tickLength - 1) : across
        knobHeight = min(isOfMac ? 20 : 24, room, length)
        knob = isIOS26 ? min(38, length) : knobHeight
        thickness = isIOS26 ? 6 : 4
        let ticksAreNear = position == .above || position == .leading
        middle = ticksAreNear ? far - room / 2 : near + room / 2
        let edge = min(knobHeight / 2 + 1 + Self.tickLength, max(across - room / 2, Self.tickLength))
        tickEnd = ticksAreNear ? middle - edge : middle + edge
        tickStart = ticksAreNear ? tickEnd + Self.tickLength : tickEnd - Self.tickLength
    }

    private var length: Double { isVertical ? frame.height : frame.width }

    /// Points that the thumb moves.
    var travel: Double { max(0, length - knob) }

    /// A vertical slider's value grows upwards.
    private func box(from start: Double, length: Double, across: Double) -> Rect {
        isVertical
            ? Rect(x: middle - across / 2, y: frame.maxY - start - length, width: across, height: length)
            : Rect(
                x: isLeftToRight ? frame.minX + start : frame.maxX - start - length, y: middle - across / 2,
                width: length, height: across)
    }

    var whole: Rect { box(from: 2, length: max(0, length - 4), across: thickness) }

    func part(upTo fraction: Double) -> Rect {
        box(from: 2, length: max(0, travel * fraction + knob / 2 - 2), across: thickness)
    }

    func thumb(at fraction: Double) -> Rect { box(from: travel * fraction, length: knob, across: knobHeight) }

    func tick(at fraction: Double) -> (Point, Point) {
        let place = knob / 2 + travel * fraction
        if isVertical {
            return (Point(x: tickStart, y: frame.maxY - place), Point(x: tickEnd, y: frame.maxY - place))
        }
        let x = isLeftToRight ? frame.minX + place : frame.maxX - place
        return (Point(x: x, y: tickStart), Point(x: x, y: tickEnd))
    }
}
