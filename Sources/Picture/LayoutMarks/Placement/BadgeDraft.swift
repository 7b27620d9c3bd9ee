// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// A badge to be placed.
struct BadgeDraft {
    struct Candidate {
        var center: Point
        /// Smaller is better.
        var penalty: Double
        /// Whether it is away from its own mark.
        var hasLeader: Bool = false
    }

    enum Outline { case solid, dashed }

    /// Its preferred place.
    enum Anchor {
        case beam(Beam)
        case edges(Rect, Axis)
        case corners(Rect)
        case below(Rect)
        /// A point of the canvas's outline.
        case border(Point)
    }

    var subject: SceneItem.Subject
    var layer: SceneLayer
    var text: String
    var color: Color
    var outline: Outline
    /// Whether the text is struck through: the constraint does not hold.
    var isStruck: Bool
    /// The foot of a leader.
    var foot: Point
    /// The mark that it belongs to; nil = none.
    var owner: Int?
    var home: Anchor
    /// The whole line of an alignment, with what lies beyond the badge's own part.
    var longLine: Span?
    /// The axis of the size that it gives, which small arrows beside it show; nil = none.
    var arrows: Axis?

    /// Points that an arrow takes beyond the badge.
    static let arrowReach = 4.5

    /// The badge with its arrows.
    func size(of box: Size) -> Size {
        var size = box
        if let arrows { size[arrows] += 2 * BadgeDraft.arrowReach }
        return size
    }

    /// The badge without its arrows.
    func box(in rect: Rect) -> Rect {
        guard let arrows else { return rect }
        return rect.insetBy(
            dx: arrows == .horizontal ? BadgeDraft.arrowReach : 0, dy: arrows == .vertical ? BadgeDraft.arrowReach : 0)
    }

    func candidates(_ size: Size) -> [Candidate] {
        switch home {
        case .beam(let beam) where beam.sharedOrigin != nil: BadgeDraft.candidates(atEndOf: beam, size: size)
        case .beam(let beam):
            BadgeDraft.candidates(on: beam, size: size)
                + (longLine.map { BadgeDraft.candidates(on: $0, beyond: beam, size: size) } ?? [])
        case .edges(let rect, let axis): BadgeDraft.candidates(onEdgesOf: rect, along: axis, size: size)
        case .corners(let rect): BadgeDraft.candidates(inCornersOf: rect, size: size)
        case .below(let rect): BadgeDraft.candidates(belowOf: rect, size: size)
        case .border(let point): BadgeDraft.candidates(atBorder: point, size: size)
        }
    }
}

extension BadgeDraft {
    /// On a beam's own line, sliding along it; then beside it; then away with a leader.
    private static func candidates(on beam: Beam, size: Size) -> [Candidate] {
        var candidates: [Candidate] = []
        let extent = size[beam.axis]
        let middle = beam.along.middle
        let room = beam.along.length - extent - 6
        if room >= 0 {
            var offset = 0.0
            while offset <= room / 2, offset <= 160 {
                for position in offset == 0 ? [middle] : [middle - offset, middle + offset] {
                    candidates.append(
                        Candidate(center: beam.point(at: position), penalty: offset / 24))
                }
                offset += 8
            }
        }
        let reach = Beam.endReach + 1 + size[beam.axis.other] / 2
        for offset in [0.0, 3, 6, 9, 12, 16, 20, 26, 32] where offset <= beam.along.length / 2 + extent {
            for along in offset == 0 ? [middle] : [middle - offset, middle + offset] {
                for side in beam.axis == .horizontal ? [-reach, reach] : [reach, -reach] {
                    let center = Point(along: beam.axis, along, across: beam.lane + side)
                    let penalty = (room >= 0 ? 4 : 1.5) + offset / 5 + (side == -reach ? 0 : 0.2)
                    candidates.append(Candidate(center: center, penalty: penalty))
                }
            }
        }
        return candidates + ring(around: beam.point(at: middle), size: size)
    }

    /// On an alignment's line beside its own part, nearer first.
    private static func candidates(on line: Span, beyond beam: Beam, size: Size) -> [Candidate] {
        let reach = size[beam.axis] / 2 + 3
        let places = [
            stride(from: beam.along.upper + reach, through: line.upper - reach, by: 8),
            stride(from: beam.along.lower - reach, through: line.lower + reach, by: -8),
        ]
        return places.flatMap { $0 }.map { position in
            let distance = max(position - beam.along.upper, beam.along.lower - position)
            return Candidate(center: beam.point(at: position), penalty: 6 + distance / 24)
        }
    }

    /// At the end of a distance that shares its line with others, to which a number on the line would seem to belong.
    private static func candidates(atEndOf beam: Beam, size: Size) -> [Candidate] {
        let reach = Beam.endReach + 1 + size[beam.axis.other] / 2
        let end = beam.numberPosition
        return [0.0, -3, 3].flatMap { offset in
            [-reach, reach].enumerated().map { number, side in
                Candidate(
                    center: Point(along: beam.axis, end + offset, across: beam.lane + side),
                    penalty: abs(offset) / 5 + Double(number) * 0.2)
            }
        } + ring(around: beam.point(at: end), size: size)
    }

    /// On a point of the canvas's outline, sliding along it both ways.
    private static func candidates(atBorder point: Point, size: Size) -> [Candidate] {
        stride(from: 0.0, through: 300, by: 12).flatMap { (offset: Double) -> [Candidate] in
            let steps: [(Double, Double)] = [(offset, 0), (-offset, 0), (0, offset), (0, -offset)]
            return steps.map { dx, dy in
                Candidate(center: Point(x: point.x + dx, y: point.y + dy), penalty: offset / 20)
            }
        }
    }

    /// Away from a point, nearer first, in sixteen directions.
    private static func ring(around point: Point, size: Size) -> [Candidate] {
        // Unit vectors of every 22.5°, as numbers: no C library is needed for them.
        let (c, s) = (0.9238795325112867, 0.3826834323650898)
        let d = 0.7071067811865476
        let directions: [(Double, Double)] = [
            (c, -s), (-c, -s), (c, s), (-c, s), (d, -d), (-d, -d), (d, d), (-d, d), (s, -c), (-s, -c), (s, c),
            (-s, c), (1, 0), (-1, 0), (0, -1), (0, 1),
        ]
        var candidates: [Candidate] = []
        for distance in stride(from: 10.0, through: 94, by: 6) {
            for (x, y) in directions {
                let center = Point(
                    x: point.x + x * (distance + size.width / 2), y: point.y + y * (distance + size.height / 2))
                candidates.append(Candidate(center: center, penalty: 7 + distance / 5, hasLeader: true))
            }
        }
        return candidates
    }

    /// Across the middle of a rectangle's edges, sliding along them; then just outside; then with a leader.
    private static func candidates(onEdgesOf rect: Rect, along axis: Axis, size: Size) -> [Candidate] {
        var candidates: [Candidate] = []
        let along = rect.span(along: axis)
        let across = rect.span(along: axis.other)
        for offset in [0.0, 0.12, 0.24, 0.36] {
            for side in [across.lower, across.upper] {
                for sign in offset == 0 ? [1.0] : [-1.0, 1.0] {
                    let position = along.middle + sign * offset * along.length
                    candidates.append(
                        Candidate(
                            center: Point(along: axis, position, across: side),
                            penalty: offset * 8 + (side == across.lower ? 0 : 0.5)))
                }
            }
        }
        let reach = size[axis.other] / 2 + 2
        for offset in [0.0, 0.2, 0.4] {
            // Inside, it is clear whose size it is.
            for (side, penalty) in [
                (across.lower + reach, 3.0), (across.upper - reach, 3), (across.lower - reach, 4),
                (across.upper + reach, 4),
            ] {
                for sign in offset == 0 ? [1.0] : [-1.0, 1.0] {
                    let position = along.middle + sign * offset * along.length
                    candidates.append(
                        Candidate(center: Point(along: axis, position, across: side), penalty: penalty + offset * 8))
                }
            }
        }
        return candidates + ring(around: Point(along: axis, along.middle, across: across.lower), size: size)
    }

    /// Inside the corners of a rectangle, the lower right first.
    private static func candidates(inCornersOf rect: Rect, size: Size) -> [Candidate] {
        let dx = min(rect.width / 2, size.width / 2 + 3)
        let dy = min(rect.height / 2, size.height / 2 + 3)
        let corners = [
            Point(x: rect.maxX - dx, y: rect.maxY - dy), Point(x: rect.maxX - dx, y: rect.minY + dy),
            Point(x: rect.minX + dx, y: rect.maxY - dy), Point(x: rect.minX + dx, y: rect.minY + dy),
        ]
        let outside = [
            Point(x: rect.maxX - dx, y: rect.maxY + size.height / 2 + 2),
            Point(x: rect.maxX + size.width / 2 + 2, y: rect.maxY - dy),
            Point(x: rect.maxX - dx, y: rect.minY - size.height / 2 - 2),
            Point(x: rect.minX - size.width / 2 - 2, y: rect.maxY - dy),
        ]
        return corners.enumerated().map { Candidate(center: $1, penalty: Double($0) * 0.3) }
            + outside.enumerated().map { Candidate(center: $1, penalty: 3 + Double($0) * 0.3) }
            + ring(around: corners[0], size: size)
    }

    /// Below a rectangle, sliding along its lower edge; then above, beside and inside it; then with a leader.
    private static func candidates(belowOf rect: Rect, size: Size) -> [Candidate] {
        var candidates: [Candidate] = []
        let rows: [(Double, Double)] = [
            (rect.maxY + size.height / 2 + 4, 0), (rect.maxY + size.height * 1.5 + 6, 1.5),
            (rect.minY - size.height / 2 - 4, 2.5), (rect.maxY - size.height / 2 - 2, 3),
            (rect.minY - size.height * 1.5 - 6, 4),
        ]
        for (y, penalty) in rows {
            let home = rect.minX + size.width / 2
            for step in 0..<40 {
                let x = home + Double(step) * 5
                guard x <= max(rect.maxX, home + 45) else { break }
                candidates.append(Candidate(center: Point(x: x, y: y), penalty: penalty + (x - home) / 60))
                if step > 0, step < 8 {
                    candidates.append(
                        Candidate(center: Point(x: 2 * home - x, y: y), penalty: penalty + (x - home) / 30))
                }
            }
        }
        return candidates + ring(around: Point(x: rect.midX, y: rect.maxY), size: size)
    }
}
