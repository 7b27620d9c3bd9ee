// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// The amount that a stack view adds to the length of a view or to the spacing, or takes from a view.
    private struct Stretch {
        /// The stretched view; the stack view whose free space it is.
        var view: Int
        /// Points of the layout; negative where the view is shorter than its content.
        var amount: Double
        /// Points of the picture.
        var area: Rect
        /// Whether a distance already shows the amount.
        var isNumbered = false
    }

    private var stretches: [Stretch] {
        guard shows(.constraints) else { return [] }
        let arrangements = Arrangement.all(in: locator, focus: focus).filter {
            !repeated.isShown(elsewhere: $0.view)
        }
        return arrangements.flatMap { arrangement -> [Stretch] in
            let stack = arrangement.stack
            guard options.axis ?? stack.axis == stack.axis else { return [] }
            switch stack.distribution {
            case .fill, .fillProportionally:
                return arrangement.arranged.compactMap { stretch(of: $0, stack.axis) }
            // Letters show it already; a number for each would be redundant.
            case .fillEqually: return []
            case .equalSpacing, .equalCentering, .gravityAreas: return freeSpaces(of: arrangement)
            }
        }
    }

    private func stretch(of view: Int, _ axis: Axis) -> Stretch? {
        guard isDrawn(view), let natural = layout.views[view].intrinsicContentSize[axis], natural > 0 else {
            return nil
        }
        if axis == .horizontal, let text = layout.views[view].textMeasurement, text.lineCount > 1 { return nil }
        let amount = layout.views[view].alignmentRect.span(along: axis).length - natural
        guard abs(amount) >= 0.5, amount.isFinite else { return nil }
        let rect = solved.views[view].alignmentRect
        let whole = rect.span(along: axis)
        // At the end: what is beyond the content, or as much as it lacks.
        let length = min(abs(amount) * zoom, whole.length)
        let isReversed = axis == .horizontal && solved.views[view].direction == .rightToLeft
        let along =
            isReversed ? Span(whole.lower, whole.lower + length) : Span(whole.upper - length, whole.upper)
        return Stretch(view: view, amount: amount, area: Rect(along: axis, along, across: rect.span(along: axis.other)))
    }

    /// Between neighbours, what is beyond the spacing; in gravity areas, also what is left at the ends.
    private func freeSpaces(of arrangement: Arrangement) -> [Stretch] {
        let (stack, axis) = (arrangement.stack, arrangement.stack.axis)
        guard let inner = arrangement.innerRect(in: locator) else { return [] }
        let across = inner.span(along: axis.other)
        let views = arrangement.arranged.compactMap { view in
            locator.rect(of: .view(view)).map { (view, $0.span(along: axis)) }
        }.sorted { $0.1.lower < $1.1.lower }
        func space(_ along: Span, spacing: Double, isNumbered: Bool) -> Stretch? {
            let amount = along.length / zoom - spacing
            let area = Rect(along: axis, along, across: across)
            guard amount >= 0.5, amount.isFinite, zone.overlaps(area) else { return nil }
            return Stretch(view: arrangement.view, amount: amount, area: area, isNumbered: isNumbered)
        }
        var spaces = zip(views, views.dropFirst()).compactMap { lower, upper -> Stretch? in
            guard lower.1.upper < upper.1.lower else { return nil }
            return space(
                Span(lower.1.upper, upper.1.lower),
                spacing: arrangement.spacing(between: lower.0, upper.0, document),
                isNumbered: stack.distribution != .equalCentering)
        }
        guard stack.distribution == .gravityAreas, let first = views.first, let last = views.last else {
            return spaces
        }
        let whole = inner.span(along: axis)
        for (from, to) in [(whole.lower, first.1.lower), (last.1.upper, whole.upper)] where from < to {
            spaces += space(Span(from, to), spacing: 0, isNumbered: false).map { [$0] } ?? []
        }
        return spaces
    }

    /// Hatches over what a stack view adds, and the other way over what it takes.
    func stretchItems(_ backdrop: ContentBackdrop) -> [SceneItem] {
        stretches.flatMap { stretch -> [SceneItem] in
            guard let area = stretch.area.intersection(zone), area.width > 0, area.height > 0 else { return [] }
            let hatching = Hatching(state: stretch.amount > 0 ? .determined : .conflict)
            // Faint over light content; over the marks' own blue a faint line would not be seen.
            let color = theme.determined.legible(on: backdrop.color(at: area.center), ratio: 3)
            let alpha = color == theme.determined ? 0.3 : 0.5
            return hatching.shapes(in: area, color: color.withAlpha(alpha)).map { shape in
                SceneItem(layer: .constraints, subject: .view(stretch.view), role: .mark, bounds: area, shape: shape)
            }
        }
    }

    /// `+164` in what a stack view adds, `−23` in what it takes.
    func stretchDrafts() -> [BadgeDraft] {
        stretches.filter { !$0.isNumbered }.map { stretch in
            BadgeDraft(
                subject: .view(stretch.view), layer: .constraints, text: NumberText.signed(stretch.amount),
                color: theme.determined, outline: .solid, isStruck: false, foot: stretch.area.center, owner: nil,
                home: .corners(stretch.area))
        }
    }

    var hasStretches: Bool { !stretches.isEmpty }
}
