// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension LayoutPainter {
    /// How much longer or shorter than its content a stack view makes a view.
    private struct Stretch {
        var view: Int
        var axis: Axis
        /// Points of the layout; negative where it is shorter.
        var amount: Double
        /// What is beyond the content, or the whole view.
        var rect: Rect
    }

    private var stretches: [Stretch] {
        guard shows(.constraints) else { return [] }
        return Arrangement.all(in: locator, focus: focus).flatMap { arrangement -> [Stretch] in
            guard arrangement.stack.distribution == .fill,
                options.axis ?? arrangement.stack.axis == arrangement.stack.axis
            else { return [] }
            return arrangement.arranged.compactMap { stretch(of: $0, arrangement.stack.axis) }
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
        var along = rect.span(along: axis)
        if amount > 0 {
            let isReversed = axis == .horizontal && solved.views[view].direction == .rightToLeft
            along =
                isReversed
                ? Span(along.lower, along.upper - natural * zoom) : Span(along.lower + natural * zoom, along.upper)
        }
        return Stretch(
            view: view, axis: axis, amount: amount, rect: Rect(along: axis, along, across: rect.span(along: axis.other))
        )
    }

    /// Hatches over what a stack view adds to the length of its views.
    func stretchItems() -> [SceneItem] {
        stretches.filter { $0.amount > 0 }.flatMap { stretch -> [SceneItem] in
            guard let area = stretch.rect.intersection(zone) else { return [] }
            return Hatching(state: .determined).shapes(in: area, color: theme.determined.withAlpha(0.3)).map { shape in
                SceneItem(layer: .constraints, subject: .view(stretch.view), role: .mark, bounds: area, shape: shape)
            }
        }
    }

    /// `+164` in what a stack view adds, `−23` in what it takes from.
    func stretchDrafts() -> [BadgeDraft] {
        stretches.map { stretch in
            BadgeDraft(
                subject: .view(stretch.view), layer: .constraints, text: NumberText.signed(stretch.amount),
                color: theme.determined, outline: .solid, isStruck: false, foot: stretch.rect.center, owner: nil,
                home: .corners(stretch.rect))
        }
    }

    var hasStretches: Bool { stretches.contains { $0.amount > 0 } }
}
