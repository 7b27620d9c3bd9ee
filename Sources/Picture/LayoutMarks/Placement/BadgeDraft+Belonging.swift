// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The mark, view or guide that a badge belongs to.
extension BadgeDraft {
    /// Rectangles of which the badge has to be nearer to one than to any other mark.
    var anchors: [Rect] {
        switch home {
        case .beam(let beam) where beam.along.length < 0.5: [LanePlacer.barRect(beam)]
        case .beam(let beam) where beam.sharedOrigin != nil: [LanePlacer.handle(of: beam, at: beam.numberPosition)]
        case .beam(let beam):
            [
                Rect(along: beam.axis, longLine ?? beam.along, across: Span(beam.lane - 0.6, beam.lane + 0.6)),
                LanePlacer.handle(of: beam, at: beam.along.lower), LanePlacer.handle(of: beam, at: beam.along.upper),
            ]
        case .edges(let rect, _), .corners(let rect), .below(let rect): [rect]
        case .border: []
        }
    }

    func owns(_ obstacle: PlacementGrid.Obstacle) -> Bool {
        guard let owner else { return false }
        return obstacle.owner == .mark(owner)
    }

    /// Whether a reader would take the size of a view or guide, at a place, for that of another one, on whose edge it
    /// would be.
    func seemsToMeasure(_ edge: Rect, _ axis: Axis, at place: Rect) -> Bool {
        guard case .edges(let own, axis) = home else { return false }
        let position = edge.span(along: axis.other).middle
        let across = own.span(along: axis.other)
        let isOwn = abs(position - across.lower) < 1 || abs(position - across.upper) < 1
        return !isOwn && abs(position - place.span(along: axis.other).middle) < 4
    }

    /// Points of the line or outline from which a leader may begin.
    var feet: [Point] {
        switch home {
        case .beam(let beam) where beam.sharedOrigin != nil: return [beam.point(at: beam.numberPosition)]
        case .beam(let beam):
            return beam.along.length < 0.5
                ? LanePlacer.barRect(beam).outlinePoints
                : [0.5, 0, 1, 0.25, 0.75].map { beam.point(at: beam.along.lower + beam.along.length * $0) }
        case .edges(let rect, _), .corners(let rect), .below(let rect): return rect.outlinePoints
        case .border(let point): return [point]
        }
    }

    /// Where a leader to a badge begins: at the nearest point of the line or outline.
    func leaderFoot(for badge: Rect) -> Point {
        let center = badge.center
        switch home {
        case .beam(let beam) where beam.sharedOrigin != nil: return beam.point(at: beam.numberPosition)
        case .beam(let beam):
            let along = beam.axis == .horizontal ? center.x : center.y
            return beam.point(at: beam.along.clamped(along))
        case .edges(let rect, _), .corners(let rect), .below(let rect): return rect.outlinePoint(nearestTo: center)
        case .border(let point): return point
        }
    }
}

extension Rect {
    /// The point of the outline that is nearest along the axes.
    func outlinePoint(nearestTo center: Point) -> Point {
        let point = Point(x: Span(minX, maxX).clamped(center.x), y: Span(minY, maxY).clamped(center.y))
        guard point == center else { return point }
        // From within, to the nearest side.
        let sides = [
            Point(x: minX, y: center.y), Point(x: maxX, y: center.y), Point(x: center.x, y: minY),
            Point(x: center.x, y: maxY),
        ]
        func length(_ side: Point) -> Double { abs(side.x - center.x) + abs(side.y - center.y) }
        return sides.dropFirst().reduce(sides[0]) { length($1) < length($0) ? $1 : $0 }
    }

    /// Corners and middles of the sides.
    var outlinePoints: [Point] {
        [minX, midX, maxX].flatMap { x in [minY, midY, maxY].map { Point(x: x, y: $0) } }.filter { $0 != center }
            + (width == 0 && height == 0 ? [center] : [])
    }

    /// Where a segment that starts inside leaves the rectangle; its end if it does not.
    func exit(from start: Point, to end: Point) -> Point {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var t = 1.0
        if dx != 0 { t = min(t, ((dx > 0 ? maxX : minX) - start.x) / dx) }
        if dy != 0 { t = min(t, ((dy > 0 ? maxY : minY) - start.y) / dy) }
        return Point(x: start.x + dx * t, y: start.y + dy * t)
    }

    /// Whether a segment, without a number of points at its ends, enters the rectangle (Liang and Barsky's clipping,
    /// 1984).
    func isCrossed(from a: Point, to b: Point, insetEnds inset: Double = 0) -> Bool {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 2 * inset else { return false }
        var (from, to) = (inset / length, 1 - inset / length)
        for (delta, lower, upper) in [(dx, minX - a.x, maxX - a.x), (dy, minY - a.y, maxY - a.y)] {
            if delta == 0 {
                if lower >= 0 || upper <= 0 { return false }
                continue
            }
            let (enter, leave) = (min(lower / delta, upper / delta), max(lower / delta, upper / delta))
            (from, to) = (max(from, enter), min(to, leave))
            if from >= to { return false }
        }
        return true
    }
}
