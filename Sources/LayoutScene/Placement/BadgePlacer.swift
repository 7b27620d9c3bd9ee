// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Gives every badge a place of its own, or leaves it out and says so.
struct BadgePlacer {
    struct Placed {
        var draft: BadgeDraft
        var line: Typesetter.Line
        var rect: Rect
        /// From the foot to the badge, where it stands away.
        var leader: (Point, Point)?
    }

    /// Points from the canvas's side over which a leader into the gutter can still be followed by the eye.
    private static let gutterReach = 110.0

    private(set) var grid: PlacementGrid
    /// Points of the canvas; a badge outside it costs a little more.
    let canvas: Rect
    /// Beyond it nothing is drawn.
    let zone: Rect
    private(set) var omitted: [BadgeDraft] = []

    init(grid: PlacementGrid, canvas: Rect, zone: Rect) {
        self.grid = grid
        self.canvas = canvas
        self.zone = zone
    }

    mutating func place(_ draft: BadgeDraft, _ line: Typesetter.Line, size: Size) -> Placed? {
        var best: (Rect, BadgeDraft.Candidate)?
        var bestCost = Double.infinity
        for candidate in draft.candidates(size) + gutter(beside: draft.foot, size) where candidate.penalty < bestCost {
            // On the half-point grid, so that outlines are drawn alike.
            let rect = Rect(
                x: ((candidate.center.x - size.width / 2) * 2).rounded() / 2,
                y: ((candidate.center.y - size.height / 2) * 2).rounded() / 2, width: size.width, height: size.height)
            guard zone.contains(rect) else { continue }
            let cost = candidate.penalty + cost(of: rect, draft, candidate, upTo: bestCost - candidate.penalty)
            if cost < bestCost {
                bestCost = cost
                best = (rect, candidate)
            }
        }
        guard let (rect, candidate) = best, bestCost.isFinite else {
            omitted.append(draft)
            return nil
        }
        grid.add(rect.insetBy(dx: -0.5, dy: -0.5), .badge, owner: draft.owner)
        guard candidate.hasLeader else { return Placed(draft: draft, line: line, rect: rect, leader: nil) }
        let end = BadgePlacer.nearestPoint(of: rect, to: draft.foot)
        for step in 1..<8 {
            let point = BadgePlacer.between(draft.foot, end, Double(step) / 8)
            grid.add(Rect(x: point.x - 1, y: point.y - 1, width: 2, height: 2), .leader, owner: draft.owner)
        }
        return Placed(draft: draft, line: line, rect: rect, leader: (draft.foot, end))
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

    private func cost(
        of rect: Rect, _ draft: BadgeDraft, _ candidate: BadgeDraft.Candidate, upTo limit: Double
    ) -> Double {
        var cost = grid.cost(of: rect.insetBy(dx: -0.5, dy: -0.5), upTo: limit) { obstacle in
            switch obstacle.kind {
            case .text, .name, .badge, .handle: .infinity
            case .beam: obstacle.owner == draft.owner && draft.owner >= 0 ? 0 : 4
            case .alignment: obstacle.owner == draft.owner && draft.owner >= 0 ? 0 : 0.8
            case .frameEdge: 0.5
            case .leader: 5
            case .leaf: 0
            }
        }
        if !canvas.contains(rect) { cost += 1 }
        guard candidate.hasLeader, cost < limit else { return cost }
        let end = BadgePlacer.nearestPoint(of: rect, to: draft.foot)
        for step in 1..<8 {
            let point = BadgePlacer.between(draft.foot, end, Double(step) / 8)
            cost += grid.cost(of: Rect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)) { obstacle in
                switch obstacle.kind {
                case .badge, .text, .name: .infinity
                case .handle: obstacle.owner == draft.owner ? 0 : 4
                case .beam, .alignment, .leader: obstacle.owner == draft.owner ? 0 : 1
                case .frameEdge: 0.2
                case .leaf: 0
                }
            }
        }
        return cost
    }

    private static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private static func nearestPoint(of rect: Rect, to point: Point) -> Point {
        Point(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }
}
