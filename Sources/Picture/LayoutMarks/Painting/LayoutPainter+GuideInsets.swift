// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// An edge of a guide that something is tied to.
    private struct GuideEdge: Hashable {
        var guide: LayoutItem
        var axis: Axis
        var edge: AnchorLocator.Edge
    }

    /// How far margins, safe areas and readable guides stand inside their view: a thin line across the band with its
    /// length, at each edge that a constraint uses. Omitted if there is no free place.
    func guideInsetItems(_ room: inout PlacementGrid, _ backdrop: ContentBackdrop) -> [SceneItem] {
        guard shows(.guides) else { return [] }
        let used = usedGuideEdges()
        guard !used.isEmpty else { return [] }
        var items: [SceneItem] = []
        for guide in solved.guides where guide.canvasFrame.isFinite && isDrawn(guide.owner) && hasMarks(guide) {
            let frame = solved.views[guide.owner].canvasFrame
            for axis in [Axis.horizontal, .vertical] {
                let (inner, outer) = (guide.canvasFrame.span(along: axis), frame.span(along: axis))
                let bands: [(AnchorLocator.Edge, Double, Double)] = [
                    (.minimum, outer.lower, inner.lower), (.maximum, inner.upper, outer.upper),
                ]
                for (edge, from, to) in bands
                where to - from >= 0.5 && used.contains(GuideEdge(guide: guide.item, axis: axis, edge: edge)) {
                    let across = guide.canvasFrame.intersection(frame)?.span(along: axis.other)
                    guard let across else { continue }
                    items += inset(guide, axis, Span(from, to), across, &room, backdrop)
                }
            }
        }
        return items
    }

    private func inset(
        _ guide: SolvedGuide, _ axis: Axis, _ band: Span, _ across: Span, _ room: inout PlacementGrid,
        _ backdrop: ContentBackdrop
    ) -> [SceneItem] {
        let line = typesetter.line(NumberText.string(band.length / zoom), .name)
        let limit = locator.clip(of: guide.owner)?.intersection(zone) ?? zone
        var best: (text: Rect, lane: Double)?
        var bestCost = 3.0
        for (step, fraction) in [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].enumerated() {
            let lane = ((across.lower + across.length * fraction) * 2).rounded() / 2
            let body = Rect(
                along: axis, Span(band.lower + 0.6, max(band.lower + 0.6, band.upper - 0.6)),
                across: Span(lane - 1.5, lane + 1.5))
            if room.hasWriting(in: body) { continue }
            let bodyCost = room.cost(of: body, upTo: bestCost, weigh: LayoutPainter.weighInset)
            for (side, reach) in [1.0, -1].enumerated() {
                let cost = Double(step) * 0.1 + Double(side) * 0.05 + bodyCost
                guard cost < bestCost else { continue }
                let center = Point(
                    along: axis, band.middle,
                    across: lane + reach * (1.5 + line.size[axis.other] / 2))
                let text = Rect(
                    x: center.x - line.size.width / 2, y: center.y - line.size.height / 2, width: line.size.width,
                    height: line.size.height)
                guard limit.contains(text), !room.hasWriting(in: text) else { continue }
                let total =
                    cost + room.cost(of: text, upTo: bestCost - cost, weigh: LayoutPainter.weighInset)
                if total < bestCost {
                    bestCost = total
                    best = (text, lane)
                }
            }
        }
        guard let (text, lane) = best else { return [] }
        let (from, to) = (Point(along: axis, band.lower, across: lane), Point(along: axis, band.upper, across: lane))
        let covered = Rect(around: from, to).insetBy(dx: -0.4, dy: -0.4)
        room.add(covered, .beam(axis))
        room.add(text, .text)
        let mark = SceneItem(
            layer: .guides, subject: .guide(guide.id), role: .mark, bounds: covered,
            shape: .line(from: from, to: to, stroke: SceneStroke(theme.guide, width: 0.8)))
        return [mark].standingOut(from: backdrop)
            + textItems(line, in: text, .guides, .guide(guide.id), theme.guide, backdrop)
    }

    private static func weighInset(_ obstacle: PlacementGrid.Obstacle) -> Double {
        switch obstacle.kind {
        case .text, .name, .badge, .handle: .infinity
        case .beam, .leader: 2
        case .alignment: 1.5
        case .frameEdge: 0.6
        case .leaf, .nameHome: 0
        }
    }

    private func usedGuideEdges() -> Set<GuideEdge> {
        var used: Set<GuideEdge> = []
        for index in document.constraints.indices where MarkPlanner.isDrawn(index, locator: locator, focus: focus) {
            let anchors = document.constraints[index].anchors
            let direction = locator.direction(anchors[0].item, anchors.last?.item)
            for anchor in anchors {
                let edge = locator.edge(anchor.attribute, direction)
                guard let guide = anchor.insetGuide, edge == .minimum || edge == .maximum else { continue }
                used.insert(GuideEdge(guide: guide, axis: anchor.attribute.axis, edge: edge))
            }
        }
        for (view, content) in document.views.enumerated() {
            guard case .stackView(let stack) = content.content, stack.isLayoutMarginsRelativeArrangement,
                isInFocus(view)
            else { continue }
            let guide = LayoutItem.builtInGuide(.layoutMarginsGuide, of: view)
            for axis in [Axis.horizontal, .vertical] {
                for edge in [AnchorLocator.Edge.minimum, .maximum] {
                    used.insert(GuideEdge(guide: guide, axis: axis, edge: edge))
                }
            }
        }
        return used
    }
}

extension Anchor {
    /// The guide inside its view whose edge it is.
    fileprivate var insetGuide: LayoutItem? {
        switch item {
        case .view(let view):
            switch attribute {
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
                return .builtInGuide(.layoutMarginsGuide, of: view)
            default: return nil
            }
        case .builtInGuide(.safeAreaLayoutGuide, of: _), .builtInGuide(.layoutMarginsGuide, of: _),
            .builtInGuide(.readableContentGuide, of: _):
            return item
        case .guide, .builtInGuide: return nil
        }
    }
}
