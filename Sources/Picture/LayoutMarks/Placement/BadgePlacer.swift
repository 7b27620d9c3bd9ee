// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Gives every badge a free place, or omits it and reports that.
struct BadgePlacer {
    struct Placed {
        var draft: BadgeDraft
        var line: Typesetter.Line
        var rect: Rect
        /// From the foot to the badge, where it stands away: a line, or two that meet.
        var leader: [Point] = []
    }

    /// Points from the canvas's side over which a leader into the gutter can still be followed by the eye.
    private static let gutterReach = 110.0
    /// Points; a badge farther from its mark has a leader in any case.
    private static let farthestWithoutLeader = 10.0

    /// Points of a badge's outline that are outside it.
    private static let halfOutline = 0.4

    var grid: PlacementGrid
    /// Points of the canvas; a badge outside it costs a little more.
    let canvas: Rect
    /// Beyond it nothing is drawn.
    let zone: Rect
    private(set) var omitted: [BadgeDraft] = []
    /// For how many badges every place is tried.
    var searches: Int

    init(grid: PlacementGrid, canvas: Rect, zone: Rect, searches: Int = 0) {
        self.grid = grid
        self.searches = searches
        self.canvas = canvas
        self.zone = zone
    }

    mutating func place(_ draft: BadgeDraft, _ line: Typesetter.Line, size: Size) -> Placed? {
        guard let (rect, leader) = search(draft, size) else {
            if let placed = lastPlace(of: draft, line, size) { return placed }
            omitted.append(draft)
            return nil
        }
        let placed = Placed(draft: draft, line: line, rect: rect, leader: leader)
        reserve(placed)
        return placed
    }

    /// Only at a place that suits the badge.
    mutating func place(
        _ draft: BadgeDraft, _ line: Typesetter.Line, size: Size, where isSuitable: (Rect) -> Bool
    ) -> Placed? {
        guard let (rect, leader) = search(draft, size), isSuitable(rect) else { return nil }
        let placed = Placed(draft: draft, line: line, rect: rect, leader: leader)
        reserve(placed)
        return placed
    }

    private func search(_ draft: BadgeDraft, _ size: Size) -> (rect: Rect, leader: [Point])? {
        let near = draft.candidates(size) + gutter(beside: draft.foot, size)
        guard let (rect, hasLeader) = best(of: near, draft, size) ?? best(of: far(from: draft.foot, size), draft, size)
        else { return nil }
        return (rect, hasLeader ? leader(to: rect, draft) : [])
    }

    mutating func reserve(_ placed: Placed) {
        let owner = placed.draft.owner.map(PlacementGrid.Owner.mark)
        grid.add(placed.rect.insetBy(dx: -0.5, dy: -0.5), .badge, owner: owner)
        for (from, to) in zip(placed.leader, placed.leader.dropFirst()) {
            for point in BadgePlacer.points(from: from, to: to) {
                grid.add(Rect(x: point.x - 1, y: point.y - 1, width: 2, height: 2), .leader, owner: owner)
            }
        }
    }

    /// On the half-point grid, so that outlines are drawn alike.
    static func rect(around center: Point, _ size: Size) -> Rect {
        Rect(
            x: ((center.x - size.width / 2) * 2).rounded() / 2, y: ((center.y - size.height / 2) * 2).rounded() / 2,
            width: size.width, height: size.height)
    }

    private func best(
        of candidates: [BadgeDraft.Candidate], _ draft: BadgeDraft, _ size: Size
    ) -> (rect: Rect, hasLeader: Bool)? {
        var best: (rect: Rect, hasLeader: Bool)?
        var bestCost = Double.infinity
        for candidate in candidates where candidate.penalty < bestCost {
            let rect = BadgePlacer.rect(around: candidate.center, size)
            guard zone.contains(rect) else { continue }
            let covering = coverCost(of: rect, draft, upTo: bestCost - candidate.penalty)
            guard candidate.penalty + covering < bestCost else { continue }
            let hasLeader = candidate.hasLeader || isNearerToAnother(rect, draft)
            var cost = candidate.penalty + covering
            if hasLeader { cost += leaderCost(to: rect, draft) + (candidate.hasLeader ? 0 : 2) }
            if cost < bestCost {
                bestCost = cost
                best = (rect, hasLeader)
            }
        }
        return best
    }

    /// Candidates for a badge for which there is no room near its mark: in thirty-two directions, nearer first.
    private func far(from foot: Point, _ size: Size) -> [BadgeDraft.Candidate] {
        stride(from: 40.0, through: 400, by: 8).flatMap { distance in
            BadgePlacer.directions.map { x, y in
                BadgeDraft.Candidate(
                    center: Point(x: foot.x + x * distance, y: foot.y + y * distance), penalty: distance / 5,
                    hasLeader: true)
            }
        }
    }

    /// Directions with slopes of small whole numbers, which need no C library.
    static let directions: [(Double, Double)] = {
        let slopes: [(Double, Double)] = [
            (1, 0), (1, 0.25), (1, 0.5), (1, 0.75), (1, 1), (0.75, 1), (0.5, 1), (0.25, 1),
        ]
        return slopes.flatMap { [($0.0, $0.1), (-$0.1, $0.0), (-$0.0, -$0.1), ($0.1, -$0.0)] }
    }()

    // MARK: Belonging

    /// Whether a reader would take the badge for that of another mark, or of none.
    private func isNearerToAnother(_ place: Rect, _ draft: BadgeDraft) -> Bool {
        let rect = place.insetBy(dx: -BadgePlacer.halfOutline, dy: -BadgePlacer.halfOutline)
        let distance = draft.anchors.map { rect.distance(toOutlineOf: $0) }.min() ?? 0
        guard distance > 0.3 else { return false }
        if distance > BadgePlacer.farthestWithoutLeader { return true }
        if case .below = draft.home { return true }
        let around = rect.insetBy(dx: -distance, dy: -distance)
        return grid.cost(of: around, upTo: 1) { obstacle in
            switch obstacle.kind {
            case .beam, .handle, .alignment:
                obstacle.owner != nil && obstacle.owner == draft.owner.map(PlacementGrid.Owner.mark)
                    ? 0 : rect.distance(to: obstacle.rect) < distance ? 1 : 0
            case .text, .name, .badge, .frameEdge, .leader, .leaf, .nameHome: 0
            }
        } > 0
    }

    /// From the nearest point of what the badge is about to the badge.
    private func leader(to rect: Rect, _ draft: BadgeDraft) -> [Point] {
        let foot = draft.leaderFoot(for: rect)
        let end = BadgePlacer.nearestPoint(of: draft.box(in: rect), to: foot)
        return [grid.emergence(from: foot, to: end), end]
    }

    /// From the nearest point of a line, or of what the badge is about, to a badge that has its place; nil if that ran
    /// through a text or another badge.
    func leader(from line: Rect, to badge: Placed) -> [Point]? {
        for foot in [line.outlinePoint(nearestTo: badge.rect.center), badge.draft.leaderFoot(for: badge.rect)] {
            let end = BadgePlacer.nearestPoint(of: badge.draft.box(in: badge.rect), to: foot)
            let start = grid.emergence(from: foot, to: end)
            let cost = leaderCost(from: start, to: end, badge.draft) { $0.overlaps(badge.rect) }
            if cost.isFinite { return [start, end] }
        }
        return nil
    }

    /// Beside the canvas, where there is always room for some: the last resort.
    private func gutter(beside foot: Point, _ size: Size) -> [BadgeDraft.Candidate] {
        var candidates: [BadgeDraft.Candidate] = []
        for column in 0..<3 {
            let reach = 12 + size.width / 2 + Double(column) * (size.width + 6)
            for (x, distance) in [
                (canvas.minX - reach, foot.x - canvas.minX), (canvas.maxX + reach, canvas.maxX - foot.x),
            ] where distance <= BadgePlacer.gutterReach {
                for step in 0..<8 {
                    for y in step == 0 ? [foot.y] : [foot.y - Double(step) * 8, foot.y + Double(step) * 8] {
                        candidates.append(
                            BadgeDraft.Candidate(
                                center: Point(x: x, y: y),
                                penalty: 20 + max(0, distance) / 10 + Double(step) + Double(column) * 4, hasLeader: true
                            ))
                    }
                }
            }
        }
        return candidates
    }

    func coverCost(of rect: Rect, _ draft: BadgeDraft, upTo limit: Double) -> Double {
        let covered = rect.insetBy(dx: -0.5, dy: -0.5)
        guard !grid.hasWriting(in: covered) else { return .infinity }
        let cost = grid.cost(of: covered, upTo: limit) { obstacle in
            switch obstacle.kind {
            case .text, .name, .badge, .handle: .infinity
            case .beam: draft.owns(obstacle) ? 0 : 4
            case .alignment: draft.owns(obstacle) ? 0 : 0.8
            case .frameEdge(let axis): draft.seemsToMeasure(obstacle.rect, axis, at: rect) ? 6 : 0.5
            case .leader: 8
            case .leaf, .nameHome: 0
            }
        }
        return canvas.contains(rect) ? cost : cost + 1
    }

    private func leaderCost(to rect: Rect, _ draft: BadgeDraft) -> Double {
        let leader = leader(to: rect, draft)
        return leaderCost(from: leader[0], to: leader[1], draft) { _ in false }
    }

    func leaderCost(
        from foot: Point, to end: Point, _ draft: BadgeDraft, ignoring isIgnored: (Rect) -> Bool
    ) -> Double {
        // What only touches an end is what the leader comes from or leads to.
        func isCrossed(_ obstacle: PlacementGrid.Obstacle) -> Bool {
            !isIgnored(obstacle.rect)
                && obstacle.rect.insetBy(dx: -0.5, dy: -0.5).isCrossed(from: foot, to: end, insetEnds: 1)
        }
        let around = Rect(around: foot, end).insetBy(dx: -0.5, dy: -0.5)
        guard !grid.hasWriting(in: around, where: isCrossed) else { return .infinity }
        return grid.cost(of: around) { obstacle in
            guard isCrossed(obstacle) else { return 0 }
            switch obstacle.kind {
            case .badge, .text, .name: return .infinity
            case .handle: return draft.owns(obstacle) ? 0 : 4
            case .beam, .alignment, .leader: return draft.owns(obstacle) ? 0 : 1
            case .frameEdge: return 0.2
            case .leaf, .nameHome: return 0
            }
        }
    }

    /// Inner points, close enough that no text slips between them.
    private static func points(from a: Point, to b: Point) -> [Point] {
        let length = max(abs(b.x - a.x), abs(b.y - a.y))
        let steps = max(2, Int((length / 5).rounded(.up)))
        return (1..<steps).map { between(a, b, Double($0) / Double(steps)) }
    }

    private static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    static func nearestPoint(of rect: Rect, to point: Point) -> Point {
        Point(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }
}
