// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    func canvasItems() -> [SceneItem] {
        guard shows(.canvas) else { return [] }
        if let rootOutline {
            return [
                SceneItem(
                    layer: .canvas, subject: .picture, role: .mark,
                    bounds: Rect(origin: .zero, size: layout.canvasSize),
                    shape: .path(rootOutline, fill: theme.canvas, stroke: nil)
                ).scaled(by: zoom)
            ]
        }
        // A screen with round corners, or a part of one, has no outline of its own.
        let isOutlined = surroundings.isEmpty && behind.isEmpty
        return [
            SceneItem(
                layer: .canvas, subject: .picture, role: .mark,
                bounds: isOutlined ? canvas.insetBy(dx: -0.5, dy: -0.5) : canvas,
                shape: .rectangle(
                    canvas, cornerRadius: 0, fill: theme.canvas,
                    stroke: isOutlined ? SceneStroke(theme.canvasOutline, width: 1) : nil))
        ]
    }

    /// Content that lies below alignment lines, and texts that lie above them because nothing covers them.
    func split(_ content: [SceneItem]) -> (below: [SceneItem], above: [SceneItem]) {
        var below: [SceneItem] = []
        var above: [SceneItem] = []
        var covers = PlacementGrid()
        // Items that would be in very many cells, such as a background: only those that no other item contains.
        var large: [Rect] = []
        for item in content.reversed() {
            let isCovered =
                large.contains { $0.overlaps(item.bounds) } || covers.cost(of: item.bounds, upTo: 1) { _ in 1 } > 0
            if item.role == .text, !isCovered {
                above.append(item)
            } else {
                below.append(item)
                guard item.role == .mark else { continue }
                if max(item.bounds.width, item.bounds.height) < 16 * PlacementGrid.cellSize {
                    covers.add(item.bounds, .leaf)
                } else if !large.contains(where: { $0.contains(item.bounds) }) {
                    large.append(item.bounds)
                }
            }
        }
        return (below.reversed(), above.reversed())
    }

    /// Frames; in a state, the frame is thicker, filled, and of the state's colour.
    func frameItems() -> [SceneItem] {
        guard shows(.frames) else { return [] }
        let grid = PixelGrid(scale: scale)
        return document.views.indices.filter { $0 > 0 && isDrawn($0) }.flatMap { view -> [SceneItem] in
            let frame = grid.rounded(solved.views[view].canvasFrame)
            var items = [
                outline(.frames, .view(view), frame, SceneStroke(theme.frame, width: 0.8))
            ]
            let alignment = solved.views[view].alignmentRect
            if alignment.isFinite, alignment != solved.views[view].canvasFrame {
                items.append(
                    outline(
                        .frames, .view(view), grid.rounded(alignment),
                        SceneStroke(theme.frame, width: 0.6, dash: [1, 1])))
            }
            return items
        }
    }

    /// Whether a scroll view or the like cuts off all of a view or part of it.
    func isClipped(_ view: Int) -> Bool {
        let rect = solved.views[view].canvasFrame
        guard !locator.isHidden(view), rect.isFinite, zone.overlaps(rect.insetBy(dx: -0.01, dy: -0.01)),
            let clip = locator.clip(of: view)
        else { return false }
        return !clip.insetBy(dx: -0.5, dy: -0.5).contains(rect)
    }

    /// Where views that are cut off go on: what marks outside a scroll view measure. Behind the content, which covers
    /// them on the screen as well.
    func clippedItems() -> [SceneItem] {
        guard shows(.frames) else { return [] }
        let grid = PixelGrid(scale: scale)
        return document.views.indices.filter(isClipped).compactMap { view -> SceneItem? in
            let frame = grid.rounded(solved.views[view].canvasFrame)
            guard let bounds = frame.insetBy(dx: -0.4, dy: -0.4).intersection(zone) else { return nil }
            let state = state(ofView: view)
            let color = state == .determined ? theme.frame : theme.color(of: state)
            return SceneItem(
                layer: .frames, subject: .view(view), role: .mark, bounds: bounds, clip: zone,
                shape: .rectangle(
                    frame, cornerRadius: 0, fill: nil,
                    stroke: SceneStroke(color.mixed(over: theme.backdrop, fraction: 0.7), width: 0.8, dash: [2, 2.5])))
        }
    }

    func outline(
        _ layer: SceneLayer, _ subject: SceneItem.Subject, _ rect: Rect, _ stroke: SceneStroke, fill: Color? = nil,
        radius: Double = 0
    ) -> SceneItem {
        let bounds = rect.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2)
        var limit = zone
        if case .view(let view) = subject, let clip = locator.clip(of: view) {
            limit = clip.insetBy(dx: -0.5, dy: -0.5).intersection(zone) ?? Rect(origin: rect.origin, size: .zero)
        }
        let visible = bounds.intersection(limit) ?? Rect(origin: limit.origin, size: .zero)
        return SceneItem(
            layer: layer, subject: subject, role: .mark, bounds: limit.contains(bounds) ? bounds : visible,
            clip: limit.contains(bounds) ? nil : limit,
            shape: .rectangle(rect, cornerRadius: radius, fill: fill, stroke: stroke))
    }

    /// Baselines that a constraint uses and no alignment line shows.
    func baselineItems(_ marks: [ConstraintMark], _ gaps: LineGaps) -> [SceneItem] {
        guard shows(.baselines) else { return [] }
        let alignments = marks.compactMap { mark -> AlignmentLine? in
            guard case .alignment(let line) = mark.figure, line.kind == .baseline else { return nil }
            return line
        }
        var items: [SceneItem] = []
        var drawn: Set<Anchor> = []
        for index in document.constraints.indices where MarkPlanner.isDrawn(index, locator: locator, focus: focus) {
            for case .anchor(let anchor)? in [document.constraints[index].first, document.constraints[index].second] {
                guard locator.edge(anchor.attribute, .leftToRight) == .baseline, drawn.insert(anchor).inserted,
                    let rect = locator.rect(of: anchor.item), let y = locator.value(of: anchor, .leftToRight),
                    zone.overlaps(rect),
                    !alignments.contains(where: { line in
                        abs(line.position - y) < 0.01 && line.members.contains { $0 == rect.span(along: .horizontal) }
                    })
                else { continue }
                let line = Span(max(rect.minX - 4, zone.minX), min(rect.maxX + 4, zone.maxX))
                for piece in gaps.pieces(
                    of: line, .horizontal, at: y, through: [rect.span(along: .horizontal)])
                {
                    let (a, b) = (Point(x: piece.lower, y: y), Point(x: piece.upper, y: y))
                    items.append(
                        SceneItem(
                            layer: .baselines, subject: .view(locator.owner(of: anchor.item)), role: .mark,
                            bounds: Rect(around: a, b).insetBy(dx: 0, dy: -0.4), clip: zone,
                            shape: .line(
                                from: a, to: b, stroke: SceneStroke(theme.frame, width: 0.8, dash: [1.5, 1.5]))))
                }
            }
        }
        return items
    }

    /// Width × height in the lower right corner of each frame; with the name of a view whose subview has a corner there, too, and
    /// of one whose size has room only on another view.
    func sizeItems(_ badges: inout BadgePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        let named = viewsSharingCorners()
        let drawn = document.views.indices.filter { $0 > 0 && isDrawn($0) }
        return drawn.flatMap { view -> [SceneItem] in
            let frame = solved.views[view].canvasFrame
            func isOnAnother(_ rect: Rect) -> Bool {
                drawn.contains { other in
                    other != view && !locator.isStrictAncestor(other, of: view)
                        && solved.views[other].canvasFrame.overlaps(rect) && !frame.contains(rect)
                }
            }
            let (draft, line) = sizeBadge(of: view, isNamed: named.contains(view))
            let size = typesetter.badgeSize(line)
            if let placed = badges.place(draft, line, size: size, where: { named.contains(view) || !isOnAnother($0) }) {
                return items(for: placed, backdrop)
            }
            let (namedDraft, namedLine) = sizeBadge(of: view, isNamed: true)
            return badges.place(namedDraft, namedLine, size: typesetter.badgeSize(namedLine))
                .map { items(for: $0, backdrop) } ?? []
        }
    }

    private func sizeBadge(of view: Int, isNamed: Bool) -> (draft: BadgeDraft, line: Typesetter.Line) {
        let size = layout.views[view].canvasFrame
        let frame = solved.views[view].canvasFrame
        let text =
            (isNamed ? document.views[view].id + " " : "")
            + "\(NumberText.string(size.width)) × \(NumberText.string(size.height))"
        let draft = BadgeDraft(
            subject: .view(view), layer: .sizes, text: text, color: theme.secondaryInk, outline: .solid,
            isStruck: false,
            foot: Point(x: frame.maxX, y: frame.maxY), owner: nil, home: .corners(frame))
        return (draft, typesetter.line(text, .badge))
    }

    /// Views of which a drawn subview has the same corner: a size there could be that of either.
    private func viewsSharingCorners() -> Set<Int> {
        func corners(_ rect: Rect) -> [Point] {
            [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { Point(x: x, y: $0) } }
        }
        var sharing: Set<Int> = []
        for view in document.views.indices where isDrawn(view) {
            guard let superview = document.views[view].superview, superview > 0, !sharing.contains(superview) else {
                continue
            }
            let own = corners(solved.views[view].canvasFrame)
            let outer = corners(solved.views[superview].canvasFrame)
            let areClose = zip(own, outer).contains { abs($0.x - $1.x) < 1 && abs($0.y - $1.y) < 1 }
            if areClose { sharing.insert(superview) }
        }
        return sharing
    }
}
