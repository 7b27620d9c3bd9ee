// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Places a badge for which there is no room at its mark: anywhere that a leader can reach.
extension BadgePlacer {
    /// The nearest free place to which a leader can lead from any part of what the badge is about.
    mutating func lastPlace(of draft: BadgeDraft, _ line: Typesetter.Line, _ size: Size) -> Placed? {
        guard searches > 0 else { return nil }
        searches -= 1
        return placed(draft, line, size, awayFrom: draft.feet)
    }

    /// A badge that has its place, at the nearest free one to which a leader can lead from one of some points.
    mutating func relocated(_ badge: Placed, feet: [Point]) -> Placed? {
        placed(badge.draft, badge.line, badge.rect.size, awayFrom: feet)
    }

    private mutating func placed(
        _ draft: BadgeDraft, _ line: Typesetter.Line, _ size: Size, awayFrom feet: [Point]
    ) -> Placed? {
        guard let (rect, leader) = straight(draft, size, feet) ?? bent(draft, size, feet) else { return nil }
        let placed = Placed(draft: draft, line: line, rect: rect, leader: leader)
        reserve(placed)
        return placed
    }

    private func straight(_ draft: BadgeDraft, _ size: Size, _ feet: [Point]) -> (Rect, [Point])? {
        for distance in stride(from: 12.0, through: 500, by: 8) {
            for direction in BadgePlacer.directions {
                for foot in feet {
                    let center = Point(x: foot.x + direction.0 * distance, y: foot.y + direction.1 * distance)
                    guard let (rect, end) = free(around: center, size, draft, seenFrom: foot) else { continue }
                    let start = grid.emergence(from: foot, to: end, under: [.text, .name, .badge])
                    if isFree(from: start, to: end, draft) { return (rect, [start, end]) }
                }
            }
        }
        return nil
    }

    /// Out of what encloses the mark, and from there to the badge.
    private func bent(_ draft: BadgeDraft, _ size: Size, _ feet: [Point]) -> (Rect, [Point])? {
        var ways: [[Point]] = []
        for distance in [4.0, 8, 12, 20, 32, 48, 72, 104, 144] where ways.count < BadgePlacer.mostWays {
            for (x, y) in BadgePlacer.directions {
                for foot in feet {
                    let bend = Point(x: foot.x + x * distance, y: foot.y + y * distance)
                    let start = grid.emergence(from: foot, to: bend, under: [.text, .name, .badge])
                    let around = Rect(origin: bend, size: .zero).insetBy(dx: -1, dy: -1)
                    if !grid.hasWriting(in: around), isFree(from: start, to: bend, draft) {
                        ways.append([start, bend])
                    }
                }
            }
        }
        for distance in stride(from: 12.0, through: 300, by: 12) {
            for way in ways.prefix(BadgePlacer.mostWays) {
                for (x, y) in BadgePlacer.directions {
                    let bend = way[1]
                    let center = Point(x: bend.x + x * distance, y: bend.y + y * distance)
                    guard let (rect, end) = free(around: center, size, draft, seenFrom: bend) else { continue }
                    if isFree(from: bend, to: end, draft) { return (rect, way + [end]) }
                }
            }
        }
        return nil
    }

    /// Ways out of what encloses a mark that are tried.
    private static let mostWays = 24

    /// The rectangle of a badge, if nothing is there, and its nearest point.
    private func free(
        around center: Point, _ size: Size, _ draft: BadgeDraft, seenFrom foot: Point
    ) -> (rect: Rect, end: Point)? {
        let rect = BadgePlacer.rect(around: center, size)
        guard zone.contains(rect), coverCost(of: rect, draft, upTo: .infinity).isFinite else { return nil }
        return (rect, BadgePlacer.nearestPoint(of: draft.box(in: rect), to: foot))
    }

    private func isFree(from start: Point, to end: Point, _ draft: BadgeDraft) -> Bool {
        leaderCost(from: start, to: end, draft) { _ in false }.isFinite
    }
}
