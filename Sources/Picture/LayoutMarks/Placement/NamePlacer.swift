// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// Puts each view's name at its frame: above or inside it, else with a tick or a leader, and shortened in the middle if there
/// is too little room.
struct NamePlacer {
    struct Placed {
        var line: Typesetter.Line
        var rect: Rect
        /// From the frame to the name; nil if it needs none.
        var tick: (Point, Point)?
    }

    /// A name to be placed.
    struct Draft {
        var text: String
        /// The shortened text; nil = the text without its middle.
        var shortText: String?
        var subject: SceneItem.Subject
        /// Views of which it is the name.
        var views: [Int]
        var frame: Rect
        var state: MarkState
        var home: Position = .above

        /// Just above the frame's corner.
        var usualPlace: Rect {
            Rect(x: frame.minX, y: frame.minY - 10.5, width: min(max(frame.width, 8), 40), height: 10)
        }
    }

    var grid: PlacementGrid
    let zone: Rect
    let typesetter: Typesetter
    private(set) var omitted: [SceneItem.Subject] = []
    private var plain = SquareCount()
    private var faulty = SquareCount()

    /// The preferred place of a name.
    enum Position {
        /// Above the frame's corner.
        case above
        /// In a corner, because the frame is one of several around the same view.
        case upperCorner, lowerCorner
        /// In the middle of the frame, because frames near it have names, too.
        case inside
        /// In the frame's upper half, because another view touches it there.
        case row
    }

    struct Candidate {
        var origin: Point
        /// Smaller is better.
        var penalty: Double
        var isTied = false
    }

    /// A place with this penalty is rejected.
    private static let highestCost = 40.0
    /// The penalty for shortening: more than for another place at the frame, less than for a long leader.
    private static let brevity = 4.0
    /// Characters that a shortened name keeps.
    private static let fewestCharacters = [11, 7]
    /// Many more names than a square has room for: no place is looked for further ones.
    private static let mostNames = 24

    /// Points between names that are read as two.
    private static let wordSpace = 6.0

    init(grid: PlacementGrid, zone: Rect, typesetter: Typesetter) {
        self.grid = grid
        self.zone = zone
        self.typesetter = typesetter
    }

    mutating func place(_ draft: Draft) -> Placed? {
        let hasRoom =
            draft.state == .determined
            ? plain.add(at: draft.frame.origin, atMost: NamePlacer.mostNames)
            : faulty.add(at: draft.frame.origin, atMost: NamePlacer.mostNames)
        guard hasRoom else { return omit(draft) }
        guard let best = found(for: draft) else { return omit(draft) }
        grid.add(best.rect, .name)
        if let (a, b) = best.tick {
            for point in NamePlacer.points(from: a, to: b) {
                grid.add(Rect(x: point.x - 0.8, y: point.y - 0.8, width: 1.6, height: 1.6), .leader)
            }
        }
        return best
    }

    /// A name without which nothing is missing.
    mutating func placeIfFree(_ draft: Draft) -> Placed? {
        let known = omitted.count
        let placed = place(draft)
        omitted.removeLast(omitted.count - known)
        return placed
    }

    private mutating func omit(_ draft: Draft) -> Placed? {
        omitted.append(draft.subject)
        return nil
    }

    private func found(for draft: Draft) -> Placed? {
        var best: Placed?
        var bestCost = NamePlacer.highestCost
        for (text, penalty) in NamePlacer.versions(of: draft) where penalty < bestCost {
            let line = typesetter.line(text, .name)
            for candidate in draft.home.candidates(line.size, draft.frame) where penalty + candidate.penalty < bestCost
            {
                let rect = Rect(
                    origin: Point(
                        x: (candidate.origin.x * 2).rounded() / 2, y: (candidate.origin.y * 2).rounded() / 2),
                    size: line.size)
                guard zone.contains(rect) else { continue }
                let own = penalty + candidate.penalty
                var cost = own + self.cost(of: rect, draft, upTo: bestCost - own)
                guard cost < bestCost else { continue }
                let tick = candidate.isTied ? self.tick(from: draft.frame, to: rect) : nil
                if let tick { cost += self.cost(ofTick: tick, draft) }
                if cost < bestCost {
                    bestCost = cost
                    best = Placed(line: line, rect: rect, tick: tick)
                }
            }
        }
        return best ?? farPlace(for: draft)
    }

    /// The first place farther away that covers nothing and to which a tick can lead.
    private func farPlace(for draft: Draft) -> Placed? {
        guard let (text, _) = NamePlacer.versions(of: draft).last else { return nil }
        let line = typesetter.line(text, .name)
        let frame = draft.frame
        let center = frame.center
        for distance in stride(from: 16.0, through: 400, by: 8) {
            for (x, y) in NamePlacer.directions {
                let origin = Point(
                    x: center.x + x * (distance + frame.width / 2) + (x - 1) / 2 * line.size.width,
                    y: center.y + y * (distance + frame.height / 2) + (y - 1) / 2 * line.size.height)
                let rect = Rect(
                    origin: Point(x: (origin.x * 2).rounded() / 2, y: (origin.y * 2).rounded() / 2), size: line.size)
                guard zone.contains(rect), !isCovered(rect, draft) else { continue }
                let tick = tick(from: frame, to: rect)
                guard !isInterrupted(tick) else { continue }
                return Placed(line: line, rect: rect, tick: tick)
            }
        }
        return nil
    }

    /// Corners first, then sides, then what is between them; 1 is the length of half a side.
    private static let directions: [(Double, Double)] = [
        (-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1), (-1, 0), (1, 0), (-0.5, -1), (0.5, -1), (-0.5, 1),
        (0.5, 1), (-1, -0.5), (-1, 0.5), (1, -0.5), (1, 0.5),
    ]

    /// The whole text, then shorter ones: `confirmationButton` → `confirm…utton`.
    private static func versions(of draft: Draft) -> [(String, Double)] {
        let text = draft.text
        if let short = draft.shortText { return [(text, 0), (short, brevity)] }
        let characters = Array(text)
        return [(text, 0)]
            + fewestCharacters.enumerated().compactMap { step, count in
                guard characters.count > count + 2 else { return nil }
                let (head, tail) = ((count + 1) / 2, count / 2)
                return (
                    String(characters.prefix(head)) + "…" + String(characters.suffix(tail)),
                    brevity + Double(step) * 3
                )
            }
    }

    private func cost(of rect: Rect, _ draft: Draft, upTo limit: Double) -> Double {
        let covered = rect.insetBy(dx: -1, dy: 1)
        guard !grid.hasWriting(in: covered) else { return .infinity }
        return grid.cost(of: rect.insetBy(dx: -NamePlacer.wordSpace, dy: 1), upTo: limit) { obstacle -> Double in
            // Names closer to each other than words would run together.
            guard obstacle.rect.overlaps(covered) else { return obstacle.kind == .name ? 2 : 0 }
            guard !isBlocking(obstacle, rect, draft) else { return .infinity }
            switch obstacle.kind {
            case .nameHome:
                if case .view(let view)? = obstacle.owner, draft.views.contains(view) { return 0 }
                return 3
            case .beam: return 3
            // Lines stop at names; what goes on along the letters is harder to see as one line.
            case .alignment(let axis): return axis == .horizontal ? 2 : 1.3
            case .text, .name, .badge, .handle, .frameEdge, .leader, .leaf: return 0
            }
        }
    }

    /// Whether a name there would cover something that it must not cover.
    private func isCovered(_ rect: Rect, _ draft: Draft) -> Bool {
        let covered = rect.insetBy(dx: -1, dy: 1)
        return grid.hasWriting(in: covered) || grid.contains(in: covered) { isBlocking($0, rect, draft) }
    }

    private func isBlocking(_ obstacle: PlacementGrid.Obstacle, _ rect: Rect, _ draft: Draft) -> Bool {
        switch obstacle.kind {
        case .text, .name, .badge, .handle, .frameEdge, .leader: return true
        case .nameHome:
            if case .view(let view)? = obstacle.owner, draft.views.contains(view) { return false }
            // At its own place a name is where readers expect it, even if another name has the same place.
            return !rect.overlaps(draft.usualPlace)
        case .beam, .alignment, .leaf: return false
        }
    }

    /// Whether a tick would run through text.
    private func isInterrupted(_ tick: (Point, Point)) -> Bool {
        grid.hasWriting(in: Rect(around: tick.0, tick.1).insetBy(dx: -0.5, dy: -0.5)) { obstacle in
            NamePlacer.isCrossed(obstacle, by: tick)
        }
    }

    private static func isCrossed(_ obstacle: PlacementGrid.Obstacle, by tick: (Point, Point)) -> Bool {
        obstacle.rect.insetBy(dx: -0.5, dy: -0.5).isCrossed(from: tick.0, to: tick.1, insetEnds: 1)
    }

    private func cost(ofTick tick: (Point, Point), _ draft: Draft) -> Double {
        guard !isInterrupted(tick) else { return .infinity }
        return grid.cost(of: Rect(around: tick.0, tick.1).insetBy(dx: -0.5, dy: -0.5)) { obstacle in
            guard NamePlacer.isCrossed(obstacle, by: tick) else { return 0 }
            switch obstacle.kind {
            case .text, .name, .badge: return .infinity
            case .handle, .beam, .leader: return 1.5
            case .alignment: return 0.5
            case .frameEdge: return 0.4
            case .leaf, .nameHome: return 0
            }
        }
    }

    private static func points(from a: Point, to b: Point) -> [Point] {
        let length = max(abs(b.x - a.x), abs(b.y - a.y))
        let steps = max(2, Int((length / 3).rounded(.up)))
        return (1..<steps).map { step in
            let t = Double(step) / Double(steps)
            return Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
    }

    /// From the frame, or from the text that covers it there, to the name.
    private func tick(from frame: Rect, to name: Rect) -> (Point, Point) {
        let (foot, end) = NamePlacer.nearestPoints(of: frame, name)
        return (grid.emergence(from: foot, to: end), end)
    }

    /// With a little room at the letters.
    private static func nearestPoints(of frame: Rect, _ name: Rect) -> (Point, Point) {
        let x = Span(frame.minX, frame.maxX)
        let y = Span(frame.minY, frame.maxY)
        // From below and above, at the first letters; from the sides, at half their height.
        let overlap = x.intersection(Span(name.minX + 3, max(name.minX + 3, name.maxX - 3)))
        if let overlap, name.minY >= frame.maxY || name.maxY <= frame.minY {
            let isBelow = name.minY >= frame.maxY
            return (
                Point(x: overlap.lower, y: isBelow ? frame.maxY : frame.minY),
                Point(x: overlap.lower, y: isBelow ? name.minY + 1 : name.maxY - 1)
            )
        }
        let end = Point(
            x: name.minX >= frame.maxX ? name.minX - 1 : name.maxX <= frame.minX ? name.maxX + 1 : name.midX,
            y: name.midY)
        return (Point(x: x.clamped(end.x), y: y.clamped(end.y)), end)
    }
}

extension NamePlacer.Position {
    /// Upper left corners of a text of some size at a frame, those that need no tick first.
    fileprivate func candidates(_ size: Size, _ frame: Rect) -> [NamePlacer.Candidate] {
        typealias Candidate = NamePlacer.Candidate
        let above = frame.minY - size.height - 0.5
        let below = frame.maxY + 3
        let left = frame.minX + 3
        let right = frame.maxX - size.width
        let middle = frame.midY - size.height / 2
        let (top, bottom) = (frame.minY + 1.5, frame.maxY - size.height - 1.5)
        // Inside, a name has to leave the frame's sides free.
        let isRoomy = frame.width >= size.width + 6 && frame.height >= size.height + 3
        var candidates: [Candidate] = []
        func add(_ x: Double, _ y: Double, _ penalty: Double, tied: Bool = false) {
            candidates.append(Candidate(origin: Point(x: x, y: y), penalty: penalty, isTied: tied))
        }
        switch self {
        case .inside where isRoomy:
            // Where frames are near each other, what is between them could be the name of either.
            add(left + 3, middle, 0)
            add(frame.midX - size.width / 2, middle, 0.3)
            add(right - 6, middle, 0.6)
            add(left, top, 0.9)
            add(right - 3, bottom, 1.2)
            add(frame.minX, above, 2)
        case .above, .inside:
            add(frame.minX, above, 0)
            add(left, above, 0.3)
            if right > frame.minX {
                add(right, above, 1.2)
                add(right - 3, above, 1.4)
                add(frame.midX - size.width / 2, above, 2.5)
            }
            if isRoomy {
                add(left, top, 2.4)
                add(right - 3, top, 2.8)
                add(left, bottom, 3)
                add(right - 3, bottom, 3.2)
                add(frame.midX - size.width / 2, top, 3.4)
                add(left, middle, 3.6)
                add(right - 3, middle, 3.7)
            }
            add(frame.minX, above - 6, 3.2, tied: true)
        case .row:
            // At its lower edge a name would be that of the next row.
            guard isRoomy else { break }
            let center = frame.midX - size.width / 2
            for (x, penalty) in [(right - 3, 0), (left, 0.3), (center, 0.6)] { add(x, top, penalty) }
            for (x, penalty) in [(right - 3, 0.9), (center, 1.2), (left, 1.5)] { add(x, middle, penalty) }
        case .upperCorner, .lowerCorner:
            let rows = self == .upperCorner ? (top, bottom) : (bottom, top)
            if isRoomy {
                add(right - 3, rows.0, 0)
                add(right - 3, rows.1, 0.3)
                add(left, rows.1, 0.6)
                add(left, rows.0, 0.9)
            }
            add(right - 3, above, 1.2)
            add(left, above, 1.5)
        }
        if self != .row {
            add(frame.minX, below, 2.2, tied: true)
            add(right, below, 2.8, tied: true)
        }
        for (y, penalty) in [(middle, 2.6), (frame.minY, 2.7), (frame.maxY - size.height, 2.9)] {
            add(frame.maxX + 5, y, penalty, tied: true)
            add(frame.minX - size.width - 5, y, penalty + 0.4, tied: true)
        }
        for distance in stride(from: 8.0, through: 64, by: 8) {
            let penalty = 5 + distance / 6
            for x in [frame.minX, frame.midX - size.width / 2, right, frame.minX - size.width, frame.maxX] {
                add(x, above - distance, penalty, tied: true)
                add(x, below + distance, penalty, tied: true)
            }
            for y in [middle, frame.minY, frame.maxY - size.height] {
                add(frame.maxX + 4 + distance, y, penalty + 0.2, tied: true)
                add(frame.minX - size.width - 4 - distance, y, penalty + 0.4, tied: true)
            }
        }
        return candidates
    }
}
