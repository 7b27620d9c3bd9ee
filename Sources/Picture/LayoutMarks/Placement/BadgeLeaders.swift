// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// Leaders for badges that turn out to be nearer to a line of something else, once all lines are drawn.
struct BadgeLeaders {
    private var lines = PlacementGrid()
    private var rects: [SceneItem.Subject: [Rect]] = [:]
    private var numbers: [SceneItem.Subject: Int] = [:]

    init(_ items: [SceneItem]) {
        for item in items where item.layer == .constraints && (item.role == .mark || item.role == .handle) {
            // Neither what lies under a line to set it off nor a hatch is a line.
            switch item.shape {
            case .line(_, _, let stroke), .path(_, nil, let stroke?): if stroke.color.alpha < 0.9 { continue }
            case .rectangle(_, _, let fill?, nil): if fill.alpha < 0.9 { continue }
            default: break
            }
            rects[item.subject, default: []].append(item.bounds)
            let number = numbers[item.subject, default: numbers.count]
            numbers[item.subject] = number
            lines.add(item.bounds, .handle, owner: .mark(number))
        }
    }

    /// The badge, with a leader where it needs one: from the nearest part of what it is about from which one leads there
    /// without running through text. Where there is none, the badge moves to where one does.
    func completed(_ badge: BadgePlacer.Placed, in placer: inout BadgePlacer) -> BadgePlacer.Placed {
        guard badge.leader.isEmpty, badge.draft.layer == .constraints, badge.draft.subject != .picture else {
            return badge
        }
        let draft = badge.draft
        let drawn = badge.rect.insetBy(dx: -0.4, dy: -0.4)
        // Parts of its own line that the badge hides or touches do not show that it belongs to it.
        var own = (rects[draft.subject] ?? []).filter { rect in
            !drawn.insetBy(dx: -0.5, dy: -0.5).contains(rect)
                && (drawn.distance(to: rect) >= 0.6 || max(rect.width, rect.height) >= 6)
        }
        switch draft.home {
        case .edges(let rect, _), .corners(let rect), .below(let rect): own.append(rect)
        case .beam, .border: break
        }
        func distance(_ rect: Rect) -> Double { drawn.distance(toOutlineOf: rect) }
        let byDistance = own.map { (rect: $0, distance: distance($0)) }.enumerated()
            .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }.map(\.element)
        guard let nearest = byDistance.first, nearest.distance > 0.3,
            isForeignNearer(than: nearest.distance, to: drawn, draft.subject)
        else { return badge }
        let parts = byDistance.prefix(BadgeLeaders.mostParts).map(\.rect)
        var completed = badge
        for part in parts {
            guard let leader = placer.leader(from: part, to: badge) else { continue }
            completed.leader = leader
            return completed
        }
        return placer.relocated(badge, feet: parts.flatMap(\.outlinePoints)) ?? badge
    }

    /// Parts of a mark from which a leader is tried.
    private static let mostParts = 12

    private func isForeignNearer(than distance: Double, to badge: Rect, _ subject: SceneItem.Subject) -> Bool {
        let own = numbers[subject].map(PlacementGrid.Owner.mark)
        return lines.cost(of: badge.insetBy(dx: -distance, dy: -distance), upTo: 1) { obstacle in
            obstacle.owner != own && badge.distance(to: obstacle.rect) < distance ? 1 : 0
        } > 0
    }
}
