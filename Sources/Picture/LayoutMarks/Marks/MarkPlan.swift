// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Every mark of a layout's constraints, in document order.
struct MarkPlan {
    var marks: [ConstraintMark] = []
    var tags: [SizeTag] = []
}

/// A tag on a view that gives its size in terms of another size.
struct SizeTag {
    enum Place: Hashable {
        /// On the edges along which the size runs.
        case edge(Axis)
        case corner

        var axis: Axis? { if case .edge(let axis) = self { axis } else { nil } }
    }

    var source: ConstraintMark.Source
    var item: LayoutItem
    var place: Place
    var text: String
    var state: MarkState
    var standing: ConstraintMark.Standing
    /// Points by which an optional one is missed; 0 = it holds.
    var violation: Double = 0

    /// Whether it gives the share of a stack view that the view takes.
    var isShare: Bool { text.hasSuffix("%") }
}

/// Plans the marks of a layout's constraints.
struct MarkPlanner {
    let locator: AnchorLocator
    /// The views whose constraints count; nil = all.
    let focus: MarkFocus?
    /// The axis whose constraints count; nil = both.
    let axis: Axis?
    let arrangements: [Arrangement]
    /// By constraint, the constant of an earlier state, if it has changed.
    let formerConstants: [Int: Double]
    /// The open values of guides that are not determined.
    let openGuides: [LayoutItem: [AmbiguousAttribute]]
    /// Letters of the sizes that constraints and stack views equate or refer to.
    let letters: SizeLetters

    var document: Document { locator.document }
    var solved: SolvedLayout { locator.solved }

    init(
        locator: AnchorLocator, focus: MarkFocus?, axis: Axis? = nil, formerConstants: [Int: Double] = [:]
    ) {
        self.formerConstants = formerConstants
        self.locator = locator
        self.focus = focus
        self.axis = axis
        openGuides = Dictionary(
            locator.solved.guides.filter { !$0.ambiguities.isEmpty }.map { ($0.item, $0.ambiguities) },
            uniquingKeysWith: { first, _ in first })
        arrangements = Arrangement.all(in: locator, focus: focus)
        let drawn = locator.document.constraints.indices.filter {
            MarkPlanner.isDrawn($0, locator: locator, focus: focus)
        }
        letters = SizeLetters(
            constraints: drawn.map { locator.document.constraints[$0] },
            equal: arrangements.filter { $0.stack.distribution == .fillEqually }.map(\.dimensions),
            names: locator.document.views.map(\.id) + locator.document.guides.map(\.id))
    }

    func plan() -> MarkPlan {
        var plan = MarkPlan()
        var tagged: Set<SizeLetters.Dimension> = []
        for index in document.constraints.indices where MarkPlanner.isDrawn(index, locator: locator, focus: focus) {
            add(index, to: &plan, tagged: &tagged)
        }
        for arrangement in arrangements {
            plan.marks += marks(of: arrangement)
            plan.tags += tags(of: arrangement, tagged: &tagged)
        }
        if let axis {
            plan.marks.removeAll { $0.axis != axis }
            plan.tags.removeAll { $0.place.axis.map { $0 != axis } ?? false }
        }
        return plan
    }

    private func add(_ index: Int, to plan: inout MarkPlan, tagged: inout Set<SizeLetters.Dimension>) {
        let constraint = document.constraints[index]
        switch (constraint.first, constraint.second) {
        case (.anchor(let first), nil):
            if first.attribute.isLocation { return }
            plan.marks.append(contentsOf: sizeMark(index, first).map { [$0] } ?? [])
        case (.anchor(let first), .anchor(let second)):
            if first.attribute.isLocation {
                let (a, b) = (locator.placed(first, seenFrom: second), locator.placed(second, seenFrom: first))
                plan.marks.append(contentsOf: locationMark(index, a, b).map { [$0] } ?? [])
            } else if constraint.multiplier == 0 {
                plan.marks.append(contentsOf: sizeMark(index, first).map { [$0] } ?? [])
            } else if first.item == second.item, first.attribute != second.attribute {
                plan.tags.append(ratioTag(index, first))
            } else {
                addSizeTags(index, first, second, to: &plan, tagged: &tagged)
            }
        case (.offset, _), (.anchor, .offset):
            addOffset(index, to: &plan, tagged: &tagged)
        }
    }

    // MARK: Sizes

    private func sizeMark(_ index: Int, _ anchor: Anchor) -> ConstraintMark? {
        guard let rect = locator.rect(of: anchor.item) else { return nil }
        let axis = anchor.attribute.axis
        let across = rect.span(along: axis.other)
        var along = rect.span(along: axis)
        let constraint = document.constraints[index]
        let standing = standing(of: index)
        var home = Beam.Position.inside
        if standing == .broken {
            // As long as the constraint requires, unlike the view.
            along = Span(along.lower, along.lower + min(max(constraint.constant, 0), 4000))
            home = .outside
        }
        let actual = rect.span(along: axis).length
        return ConstraintMark(
            source: .constraint(index),
            figure: .beam(Beam(axis: axis, along: along, lowerItem: across, upperItem: across, home: home)),
            label: label(constraint, constraint.relation, number(index, constraint.constant)),
            state: state(of: index), standing: standing,
            shortfall: shortfall(
                index, wanted: constraint.constant, actual: actual, movesUpperEnd: true, movesForward: true))
    }

    private func ratioTag(_ index: Int, _ first: Anchor) -> SizeTag {
        let constraint = document.constraints[index]
        let isInverted = first.attribute.axis == .vertical
        let ratio = isInverted ? 1 / constraint.multiplier : constraint.multiplier
        let relation = isInverted ? constraint.relation.reversed : constraint.relation
        var text = NumberText.ratio(ratio)
        if constraint.constant != 0 { text += " " + NumberText.term(constraint.constant) }
        return SizeTag(
            source: .constraint(index), item: first.item, place: .corner,
            text: label(constraint, relation, text) + lacking(index), state: state(of: index),
            standing: standing(of: index),
            violation: violation(of: index))
    }

    private func addSizeTags(
        _ index: Int, _ first: Anchor, _ second: Anchor, to plan: inout MarkPlan,
        tagged: inout Set<SizeLetters.Dimension>
    ) {
        let constraint = document.constraints[index]
        let state = state(of: index)
        let standing = standing(of: index)
        let a = SizeLetters.Dimension(first)
        let b = SizeLetters.Dimension(second)
        func tag(_ dimension: SizeLetters.Dimension, _ text: String) {
            plan.tags.append(
                SizeTag(
                    source: .constraint(index), item: dimension.item, place: .edge(dimension.axis), text: text,
                    state: state,
                    standing: standing, violation: violation(of: index)))
        }
        guard let letter = letters.letter(of: b) else { return }
        if SizeLetters.isPlainEquality(constraint) {
            let text = "= " + letter + suffix(constraint) + lacking(index)
            let new = [a, b].filter { tagged.insert($0).inserted }
            // A redundant one has its letter as well.
            for dimension in new.isEmpty ? [a] : new { tag(dimension, text) }
            return
        }
        var text = constraint.relation.sign + " "
        if constraint.multiplier != 1 { text += NumberText.factor(constraint.multiplier) + " " }
        text += letter
        if constraint.constant != 0 { text += " " + NumberText.term(constraint.constant) }
        tag(a, text + suffix(constraint) + lacking(index))
        if tagged.insert(b).inserted { tag(b, letter) }
    }

    // MARK: Anchor offsets

    private func addOffset(_ index: Int, to plan: inout MarkPlan, tagged: inout Set<SizeLetters.Dimension>) {
        let constraint = document.constraints[index]
        let number = NumberText.string(constraint.constant)
        guard let second = constraint.second, constraint.multiplier != 0 else {
            addOffsetBeam(index, constraint.first, label(constraint, constraint.relation, number), to: &plan)
            return
        }
        let earlier = document.constraints[..<index].filter(\.hasOffset).count
        let reference = letters.letter(offset: earlier)
        var text = constraint.relation.sign + " "
        if constraint.multiplier != 1 { text += NumberText.factor(constraint.multiplier) + " " }
        text += reference
        if constraint.constant != 0 { text += " " + NumberText.term(constraint.constant) }
        text += suffix(constraint)
        for (operand, text) in [(constraint.first, text), (second, reference)] {
            switch operand {
            case .offset: addOffsetBeam(index, operand, text, to: &plan)
            case .anchor(let anchor):
                plan.tags.append(
                    SizeTag(
                        source: .constraint(index), item: anchor.item, place: .edge(anchor.attribute.axis), text: text,
                        state: state(of: index), standing: standing(of: index)))
            }
        }
    }

    private func addOffsetBeam(
        _ index: Int, _ operand: Constraint.Operand, _ label: String, to plan: inout MarkPlan
    ) {
        guard case .offset(let from, let to) = operand, let a = locator.rect(of: from.item),
            let b = locator.rect(of: to.item)
        else { return }
        let direction = locator.direction(from.item, to.item)
        guard let start = locator.value(of: from, direction), let end = locator.value(of: to, direction) else { return }
        let axis = from.attribute.axis
        let beam = Beam(
            axis: axis, along: Span(start, end), lowerItem: (start <= end ? a : b).span(along: axis.other),
            upperItem: (start <= end ? b : a).span(along: axis.other), home: .gap)
        plan.marks.append(
            ConstraintMark(
                source: .constraint(index), figure: .beam(beam), label: label, state: state(of: index),
                standing: standing(of: index)))
    }
}
