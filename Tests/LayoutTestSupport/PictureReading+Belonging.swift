// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Whose a badge or a name is, as far as its place says it.
extension PictureReading {
    /// A badge is next to its own mark, or a leader leads there.
    mutating func readBadges() {
        let boxes = Dictionary(grouping: scene.items.filter { $0.role == .badge }, by: \.subject)
            .mapValues { $0.map(\.bounds) }
        var lines: [SceneItem.Subject: [Rect]] = [:]
        var parts: [SceneItem.Subject: [Rect]] = [:]
        for item in scene.items where item.layer == .constraints && (item.role == .mark || item.role == .handle) {
            // What lies under a line to set it off from the content is not seen as a line.
            if case .line(_, _, let stroke) = item.shape, stroke.color.alpha < 0.9 { continue }
            if case .rectangle(_, _, let fill?, nil) = item.shape, fill.alpha < 0.9 { continue }
            // Nor are hatches.
            if case .path(_, nil, let stroke?) = item.shape, stroke.color.alpha < 0.9 { continue }
            // The arrows beside a badge and the stroke through it are part of the badge.
            let isPart = (boxes[item.subject] ?? []).contains {
                item.bounds.distance(to: $0) < 0.7 && max(item.bounds.width, item.bounds.height) < 6
                    || $0.insetBy(dx: -0.5, dy: -0.5).contains(item.bounds)
            }
            if isPart {
                parts[item.subject, default: []].append(item.bounds)
            } else {
                lines[item.subject, default: []].append(item.bounds)
            }
        }
        let led = Set(
            scene.items.filter { $0.role == .leader }.map { LeaderEnd(subject: $0.subject, layer: $0.layer) })
        for (index, item) in scene.items.enumerated() where item.role == .badge {
            badges += 1
            if led.contains(LeaderEnd(subject: item.subject, layer: item.layer)), hasLeader(index) { continue }
            let badge = [item.bounds] + (parts[item.subject] ?? []).filter { $0.distance(to: item.bounds) < 0.7 }
            let own = ownRects(of: item, lines)
            let distance = own.flatMap { own in badge.map { $0.distance(toOutlineOf: own) } }.min() ?? .infinity
            var nearest = (distance: Double.infinity, what: "")
            for (subject, rects) in lines where subject != item.subject && !sharesView(subject, item) {
                for rect in rects where item.bounds.distance(to: rect) < nearest.distance {
                    nearest = (item.bounds.distance(to: rect), "\(subject) at \(rect)")
                }
            }
            if nearest.distance < distance - 0.3 {
                report(
                    .foreignNearer,
                    "badge of \(item.subject) at \(item.bounds): \(distance), \(nearest.what): \(nearest.distance)")
            }
        }
    }

    private struct LeaderEnd: Hashable {
        var subject: SceneItem.Subject
        var layer: SceneLayer
    }

    /// A leader of the same subject ends at the badge.
    private func hasLeader(_ index: Int) -> Bool {
        let badge = scene.items[index]
        return scene.items.contains { item in
            guard item.role == .leader, item.subject == badge.subject, case .line(_, let end, _) = item.shape else {
                return false
            }
            return badge.bounds.insetBy(dx: -1, dy: -1).contains(Rect(origin: end, size: .zero))
        }
    }

    /// A constraint's own lines; without any, the frames of its views.
    private func ownRects(of badge: SceneItem, _ lines: [SceneItem.Subject: [Rect]]) -> [Rect] {
        switch badge.subject {
        case .constraint(let index):
            let frames = document.constraints[index].anchors.compactMap { anchor -> Rect? in
                guard !anchor.attribute.isLocation else { return nil }
                if case .view(let view) = anchor.item { return frame(view) }
                return solved.guides.first { $0.item == anchor.item }.map { inPicture($0.canvasFrame) }
            }
            return (lines[badge.subject] ?? []) + frames
        case .view(let view):
            let parts = document.views[view].subviews.map(frame)
            return [frame(view)] + parts + (badge.layer == .constraints ? lines[badge.subject] ?? [] : [])
        // What is far away is counted on the canvas's outline.
        case .picture: return scene.canvas.map { [$0] } ?? []
        case .guide: return []
        }
    }

    /// The marks of a stack view have the stack view as their subject, those of content the view in it.
    private func sharesView(_ subject: SceneItem.Subject, _ badge: SceneItem) -> Bool {
        guard case .view(let marked) = subject, case .view(let view) = badge.subject else { return false }
        return document.views[marked].superview == view || document.views[view].superview == marked
            || document.views[marked].superview == document.views[view].superview
    }

    /// In picture points.
    func frame(_ view: Int) -> Rect { inPicture(solved.views[view].canvasFrame) }

    private func inPicture(_ frame: Rect) -> Rect {
        let origin = scene.canvas?.origin ?? .zero
        let zoom = solved.canvasSize.width > 0 ? (scene.canvas?.width ?? 0) / solved.canvasSize.width : 1
        return Rect(
            x: origin.x + frame.x * zoom, y: origin.y + frame.y * zoom, width: frame.width * zoom,
            height: frame.height * zoom)
    }

    /// A name stands nowhere that a reader would look for another view's.
    mutating func readNames() {
        let names = scene.items.compactMap { item -> (view: Int, rect: Rect)? in
            guard item.layer == .names, item.role == .text, case .view(let view) = item.subject else { return nil }
            return (view, item.bounds)
        }
        let homes = document.views.indices.dropFirst().filter { !isHidden($0) }.map { ($0, home(of: $0)) }
        for name in names {
            let own = home(of: name.view)
            if own.overlaps(name.rect) { continue }
            for (view, place) in homes where view != name.view && frame(view) != frame(name.view) {
                if name.rect.insetBy(dx: 1, dy: 2).overlaps(place) {
                    report(.nameInForeignPlace, "\(document.views[name.view].id) at \(document.views[view].id)")
                }
            }
        }
    }

    /// Just above the frame's leading corner.
    private func home(of view: Int) -> Rect {
        let frame = frame(view)
        return Rect(x: frame.minX, y: frame.minY - 10.5, width: min(max(frame.width, 8), 40), height: 10)
    }
}
