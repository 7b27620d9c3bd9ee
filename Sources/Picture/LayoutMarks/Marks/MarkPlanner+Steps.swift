// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension MarkPlanner {
    /// The steps of a sum alone, each numbered, and the value that they add up to.
    func plan(of explanation: ValueExplanation) -> MarkPlan {
        var plan = MarkPlan()
        for (place, step) in explanation.steps.enumerated() {
            guard let mark = mark(of: step, numeral: ValueExplanation.numeral(place + 1, of: explanation.steps.count))
            else {
                continue
            }
            plan.marks.append(mark)
        }
        plan.marks += mark(of: explanation).map { [$0] } ?? []
        return plan
    }

    private func mark(of step: ValueExplanation.Step, numeral: String) -> ConstraintMark? {
        let constraint = step.constraint
        guard case .anchor(let first) = constraint.first, case .item(let item) = first.item else { return nil }
        let a = Anchor(item, first.attribute)
        let axis = first.attribute.axis
        guard let rect = locator.rect(of: item) else { return nil }
        var beam = Beam(
            axis: axis, along: rect.span(along: axis), lowerItem: rect.span(along: axis.other),
            upperItem: rect.span(along: axis.other), home: .inside)
        if first.attribute.isLocation, case .anchor(let second)? = constraint.second,
            case .item(let other) = second.item
        {
            let b = Anchor(other, second.attribute)
            let direction = locator.direction(item, other)
            guard let start = locator.value(of: a, direction), let end = locator.value(of: b, direction),
                let otherRect = locator.rect(of: other)
            else { return nil }
            let (low, high) = start <= end ? (rect, otherRect) : (otherRect, rect)
            beam = Beam(
                axis: axis, along: Span(min(start, end), max(start, end)), lowerItem: low.span(along: axis.other),
                upperItem: high.span(along: axis.other), home: .gap)
        }
        return ConstraintMark(
            source: source(of: constraint), figure: beam.along.length < 0.5 ? .bar(beam) : .beam(beam),
            label: "\(numeral) \(step.amount)", state: .determined,
            standing: constraint.priority < .required ? .optional : .required)
    }

    private func source(of constraint: InstalledConstraint) -> ConstraintMark.Source {
        if case .constraint(let index) = constraint.origin { return .constraint(index) }
        return .stackView(constraint.views.first ?? 0)
    }

    /// The value itself: the view's size, or its distance from the superview.
    private func mark(of explanation: ValueExplanation) -> ConstraintMark? {
        guard let rect = locator.rect(of: .view(explanation.view)) else { return nil }
        let axis: Axis = [.x, .width].contains(explanation.attribute) ? .horizontal : .vertical
        var beam = Beam(
            axis: axis, along: rect.span(along: axis), lowerItem: rect.span(along: axis.other),
            upperItem: rect.span(along: axis.other), home: .inside)
        if [.x, .y].contains(explanation.attribute) {
            guard let superview = document.views[explanation.view].superview,
                let outer = locator.rect(of: .view(superview))
            else { return nil }
            let (start, end) = (outer.span(along: axis).lower, rect.span(along: axis).lower)
            beam = Beam(
                axis: axis, along: Span(min(start, end), max(start, end)), lowerItem: outer.span(along: axis.other),
                upperItem: rect.span(along: axis.other), home: .gap)
        }
        return ConstraintMark(
            source: .stackView(explanation.view), figure: beam.along.length < 0.5 ? .bar(beam) : .beam(beam),
            label: "= " + NumberText.string(explanation.value), state: .misplaced, standing: .required)
    }
}
