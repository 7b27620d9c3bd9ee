// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// A part of a picture: what is around some view.
package struct SceneCrop: Hashable, Sendable {
    /// By its id.
    package var view: String
    /// Points of the layout around the view's frame.
    package var margin: Double

    package init(view: String, margin: Double) {
        self.view = view
        self.margin = margin
    }
}

extension Scene {
    /// Points by which a crop grows at most on each side for badges and names that its border would cut.
    private static let mostGrowth = 48.0
    /// A badge that was cut may be beside another one.
    private static let growths = 3
    private static let calloutMargin = 8.0

    /// A rectangle of the picture as a picture. It grows within the canvas for badges and names that its border would cut;
    /// those that are still cut are left out. Of the list of numbered constraints, below it, those that the part shows are kept.
    package func cropped(to rect: Rect) -> Scene {
        guard let part = grown(rect).intersection(Rect(origin: .zero, size: size)), part.width > 0, part.height > 0
        else { return self }
        let kept = shown(in: part)
        let callouts = callouts(of: Set(kept.filter { $0.role == .badge || $0.role == .text }.map(\.subject)))
        let top = part.height + Scene.calloutMargin
        let shift = callouts.first.map { Point(x: Scene.calloutMargin - $0.bounds.minX, y: top - $0.bounds.minY) }
        let list = callouts.map { $0.translated(by: shift ?? .zero) }
        let frame = Rect(
            origin: .zero,
            size: Size(
                width: list.reduce(part.width) { max($0, $1.bounds.maxX + Scene.calloutMargin) }.rounded(.up),
                height: list.reduce(part.height) { max($0, $1.bounds.maxY + Scene.calloutMargin) }.rounded(.up)))
        var scene = self
        scene.size = frame.size
        scene.canvas = nil
        scene.items =
            kept.map { item in
                guard item.isBackdrop(of: size), case .rectangle(_, _, let fill, let stroke) = item.shape else {
                    let moved = item.translated(by: Point(x: -part.x, y: -part.y))
                    return list.isEmpty ? moved : moved.clipped(to: Rect(origin: .zero, size: part.size))
                }
                var backdrop = item
                backdrop.bounds = frame
                backdrop.shape = .rectangle(frame, cornerRadius: 0, fill: fill, stroke: stroke)
                return backdrop
            } + list
        return scene
    }

    private func grown(_ rect: Rect) -> Rect {
        // A crop of the root stays as large as the canvas.
        let limit = rect.insetBy(dx: -Scene.mostGrowth, dy: -Scene.mostGrowth).intersection(canvas ?? rect) ?? rect
        var part = rect
        for _ in 0..<Scene.growths {
            let cut = items.filter { $0.mustBeWhole && $0.isCut(by: part) && limit.contains($0.bounds) }
            guard !cut.isEmpty else { break }
            for item in cut { part = part.union(item.bounds.insetBy(dx: -2, dy: -2)) }
        }
        return part
    }

    /// What a part shows. A badge that is cut is left out with its text and its leader.
    private func shown(in part: Rect) -> [SceneItem] {
        let cutBadges = items.filter { $0.role == .badge && $0.layer != .legend && $0.isCut(by: part) }
        return items.filter { item in
            if item.isBackdrop(of: size) { return true }
            guard item.layer != .legend, item.bounds.overlaps(part) || item.bounds.intersection(part) != nil else {
                return false
            }
            if item.layer == .content || item.role == .mark { return true }
            let belongsToCutBadge = cutBadges.contains { badge in
                badge.subject == item.subject
                    && (item.role == .leader
                        ? badge.bounds.insetBy(dx: -1, dy: -1).overlaps(item.bounds)
                        : badge.bounds.contains(item.bounds))
            }
            return !item.isCut(by: part) && !belongsToCutBadge
        }
    }

    /// Entries of the list of numbered constraints.
    private func callouts(of subjects: Set<SceneItem.Subject>) -> [SceneItem] {
        items.filter { item in
            guard item.layer == .legend, case .constraint = item.subject else { return false }
            return subjects.contains(item.subject)
        }.movedTogether()
    }
}

extension [SceneItem] {
    /// Lines of text below each other, without the gaps that others have left between them.
    fileprivate func movedTogether() -> [SceneItem] {
        let x = first?.bounds.minX ?? 0
        var y = first?.bounds.minY ?? 0
        return map { item in
            let moved = item.translated(by: Point(x: x - item.bounds.minX, y: y - item.bounds.minY))
            y = moved.bounds.maxY + 2
            return moved
        }
    }
}

extension SceneItem {
    /// Whether a part of it would be misread.
    fileprivate var mustBeWhole: Bool {
        layer != .content && layer != .legend && (role == .badge || role == .text)
    }

    /// With nothing beyond a part that is smaller than the picture.
    fileprivate func clipped(to part: Rect) -> SceneItem {
        guard isCut(by: part), let bounds = bounds.intersection(part) else { return self }
        var item = self
        item.bounds = bounds
        item.clip = clip.flatMap { $0.intersection(part) } ?? part
        return item
    }

    fileprivate func isCut(by part: Rect) -> Bool { bounds.overlaps(part) && bounds.union(part) != part }
}
