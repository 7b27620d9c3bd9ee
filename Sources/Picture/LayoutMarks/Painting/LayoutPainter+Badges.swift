// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// Every badge of the picture; badges of problems are placed first.
    func drafts(
        plan: MarkPlan, marks: [ConstraintMark], texts: LineGaps, _ thinning: inout MarkThinning
    ) -> [BadgeDraft] {
        var drafts: [(Int, BadgeDraft)] = []
        let groups = EqualDistances(of: marks, document: document, atLeast: fewestMerged) { mark in
            guard case .beam(let beam) = mark.figure else { return true }
            return texts.pieces(of: beam.along, beam.axis, at: beam.lane).contains { $0.length >= 8 }
        }
        for (owner, mark) in marks.enumerated() {
            guard var text = mark.label, groups.isRepresentative(owner) else { continue }
            if mark.standing == .broken { text = brokenLabel(of: mark, text) }
            if let count = groups.count(of: owner) { text += " ×\(count)" }
            if let shortfall = mark.shortfallText { text += ", " + shortfall }
            let beam: Beam
            var longLine: Span?
            switch mark.figure {
            case .beam(let own), .bar(let own): beam = own
            case .alignment(let line):
                var own = Beam(
                    axis: line.axis, along: line.drawnCore, lowerItem: Span(line.position, line.position),
                    upperItem: Span(line.position, line.position), home: .gap)
                own.lane = line.position
                beam = own
                longLine = lineBesideItems(line)
            }
            drafts.append(
                (
                    mark.state == .determined ? 2 : 0,
                    BadgeDraft(
                        subject: mark.source.subject, layer: .constraints, text: text,
                        color: badgeColor(of: mark.source, mark.state),
                        outline: mark.standing == .required ? .solid : .dashed,
                        isStruck: mark.standing == .broken, foot: beam.point(at: beam.numberPosition), owner: owner,
                        home: .beam(beam), longLine: longLine)
                ))
        }
        drafts += stretchDrafts().filter { thinning.admitsNumber(at: $0.foot, of: $0.subject) }.map { (3, $0) }
        for tag in plan.tags { drafts.append((tag.state == .determined ? 3 : 0, draft(tag))) }
        drafts += (issueDrafts() + findingDrafts()).filter { thinning.admitsNumber(at: $0.foot, of: $0.subject) }.map {
            (1, $0)
        }
        return drafts.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    /// The part of an alignment's line around the aligned items, up to the views beside them: farther along, a number would seem to be
    /// that of another view.
    private func lineBesideItems(_ line: AlignmentLine) -> Span {
        var (lower, upper) = (line.along.lower, line.along.upper)
        for view in document.views.indices where isDrawn(view) {
            let frame = solved.views[view].canvasFrame
            let across = frame.span(along: line.axis.other)
            guard across.lower <= line.position, line.position <= across.upper else { continue }
            let along = frame.span(along: line.axis)
            if along.lower >= line.core.upper { upper = min(upper, along.lower) }
            if along.upper <= line.core.lower { lower = max(lower, along.upper) }
        }
        return Span(lower, upper)
    }

    /// The view that a tag's number belongs to.
    func foot(of tag: SizeTag) -> Point {
        let rect = locator.rect(of: tag.item) ?? .zero
        switch tag.place {
        case .corner: return Point(x: rect.maxX, y: rect.maxY)
        case .edge(let axis):
            return Point(along: axis, rect.span(along: axis).middle, across: rect.span(along: axis.other).lower)
        }
    }

    private func draft(_ tag: SizeTag) -> BadgeDraft {
        let rect = locator.rect(of: tag.item) ?? .zero
        let home: BadgeDraft.Anchor
        switch tag.place {
        case .corner: home = .corners(rect)
        case .edge(let axis): home = .edges(rect, axis)
        }
        return BadgeDraft(
            subject: tag.source.subject, layer: .constraints, text: tag.text,
            color: badgeColor(of: tag.source, tag.state), outline: tag.standing == .required ? .solid : .dashed,
            isStruck: tag.standing == .broken, foot: foot(of: tag), owner: nil, home: home, arrows: tag.place.axis)
    }

    /// Constraints that only support the views in focus are faded.
    private func badgeColor(of source: ConstraintMark.Source, _ state: MarkState) -> Color {
        let color = theme.color(of: state)
        guard focus?.isSupporting(source) ?? false else { return color }
        return color.mixed(over: theme.badge, fraction: 0.6).legible(on: theme.badge)
    }

    /// Points from a view within which a mark clearly belongs to it.
    private static let nextToView = 12.0

    /// `280 broken`; with the view's name if the mark is not next to it.
    private func brokenLabel(of mark: ConstraintMark, _ text: String) -> String {
        guard case .beam(let beam) = mark.figure, beam.home == .outside, case .constraint(let index) = mark.source,
            max(beam.lowerItem.lower - beam.lane, beam.lane - beam.lowerItem.upper) > LayoutPainter.nextToView,
            let view = document.constraints[index].items.first
        else { return text + " broken" }
        return "\(document.views[locator.owner(of: view)].id) \(text) broken"
    }

    /// Ranges of ambiguous views and differences of misplaced ones.
    private func issueDrafts() -> [BadgeDraft] {
        guard shows(.issues) else { return [] }
        return document.views.indices.filter { isDrawn($0) && !repeated.isShown(elsewhere: $0) }.flatMap { view in
            let solvedView = layout.views[view]
            let states = states(ofView: view)
            var texts: [(String, MarkState)] = []
            if states.contains(.ambiguous) { texts += solvedView.ambiguities.map { (rangeText($0), .ambiguous) } }
            if states.contains(.misplaced), let wanted = solvedView.misplacedFrame {
                texts += differences(solvedView.frame, from: wanted).map { ($0, .misplaced) }
            }
            return texts.map { issueDraft(view, $0, $1) }
        }
    }

    /// A short text below a view.
    func issueDraft(_ view: Int, _ text: String, _ state: MarkState) -> BadgeDraft {
        let frame = solved.views[view].canvasFrame
        return BadgeDraft(
            subject: .view(view), layer: .issues, text: text, color: theme.color(of: state), outline: .solid,
            isStruck: false, foot: Point(x: frame.midX, y: frame.maxY), owner: nil, home: .below(frame))
    }

    private func rangeText(_ attribute: AmbiguousAttribute) -> String {
        "\(attribute.name.rawValue) \(NumberText.string(attribute.lower)) … \(NumberText.string(attribute.upper))"
    }

    /// The values that differ between the document's frame and the solved one.
    private func differences(_ frame: Rect, from old: Rect) -> [String] {
        [
            ("x", frame.x - old.x), ("y", frame.y - old.y), ("width", frame.width - old.width),
            ("height", frame.height - old.height),
        ].filter { abs($1) >= 0.005 }.map { "\($0) \(NumberText.signed($1))" }
    }

    /// Small arrows at both ends of a rectangle, pointing outwards along an axis.
    private func arrows(at rect: Rect, _ axis: Axis, color: Color) -> [(Rect, SceneShape)] {
        let across = rect.span(along: axis.other).middle
        let along = rect.span(along: axis)
        return [(along.lower, 1.0), (along.upper, -1.0)].map { tip, inwards in
            let base = tip + inwards * 3.5
            let shape = SceneShape.path(
                [
                    .move(Point(along: axis, tip, across: across)),
                    .line(Point(along: axis, base, across: across - 2.6)),
                    .line(Point(along: axis, base, across: across + 2.6)), .close,
                ], fill: color, stroke: nil)
            return (Rect(along: axis, Span(tip, base), across: Span(across - 2.6, across + 2.6)), shape)
        }
    }

    /// The arrows of a badge that gives a size.
    func arrowItems(beside placed: BadgePlacer.Placed) -> [SceneItem] {
        guard let axis = placed.draft.arrows else { return [] }
        return arrows(at: placed.rect, axis, color: placed.draft.color).map { bounds, shape in
            SceneItem(
                layer: placed.draft.layer, subject: placed.draft.subject, role: .mark, bounds: bounds, shape: shape)
        }
    }

    /// A placed badge: leader, box, text and, where it is struck through, the stroke.
    func items(for placed: BadgePlacer.Placed, _ backdrop: ContentBackdrop) -> [SceneItem] {
        let draft = placed.draft
        func item(_ role: SceneItem.Role, _ bounds: Rect, _ shape: SceneShape) -> SceneItem {
            SceneItem(layer: draft.layer, subject: draft.subject, role: role, bounds: bounds, shape: shape)
        }
        var items: [SceneItem] = []
        for (a, b) in zip(placed.leader, placed.leader.dropFirst()) {
            items.append(
                item(
                    .leader, Rect(around: a, b).insetBy(dx: -0.3, dy: -0.3),
                    .line(from: a, to: b, stroke: SceneStroke(draft.color, width: 0.6))))
        }
        items += arrowItems(beside: placed)
        items = items.standingOut(from: backdrop)
        let rect = draft.box(in: placed.rect)
        items.append(
            item(
                .badge, rect.insetBy(dx: -0.4, dy: -0.4),
                .rectangle(
                    rect, cornerRadius: 4, fill: theme.badge,
                    stroke: SceneStroke(draft.color, width: 0.8, dash: draft.outline == .solid ? [] : [2.5, 1.5]))))
        let size = placed.line.size
        let origin = Point(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        items.append(
            item(.text, Rect(origin: origin, size: size), placed.line.text(at: origin, draft.color)))
        if draft.isStruck {
            let (a, b) = (Point(x: rect.minX + 3, y: rect.maxY - 2.5), Point(x: rect.maxX - 3, y: rect.minY + 2.5))
            items.append(
                item(
                    .mark, Rect(around: a, b), .line(from: a, to: b, stroke: SceneStroke(draft.color, width: 1))))
        }
        return items
    }
}
