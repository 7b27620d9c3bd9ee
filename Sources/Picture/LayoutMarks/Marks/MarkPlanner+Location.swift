// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension MarkPlanner {
    /// A constraint between two locations in canvas coordinates: `first − second REL constant`.
    private struct Separation {
        var first: Double
        var second: Double
        var relation: Constraint.Relation
        var constant: Double

        var actual: Double { first - second }

        var reversed: Separation {
            Separation(first: second, second: first, relation: relation.reversed, constant: -constant)
        }
    }

    func locationMark(_ index: Int, _ first: Anchor, _ second: Anchor) -> ConstraintMark? {
        guard let a = locator.rect(of: first.item), let b = locator.rect(of: second.item) else { return nil }
        let direction = locator.direction(first.item, second.item)
        guard let separation = separation(index, first, second, direction) else { return nil }
        let axis = first.attribute.axis
        let across = (a.span(along: axis.other), b.span(along: axis.other))
        if document.constraints[index].multiplier != 1 {
            return multipliedMark(index, second, separation, axis: axis, across: across)
        }

        let edges = (locator.edge(first.attribute, direction), locator.edge(second.attribute, direction))
        let firstIsOuter = locator.encloses(first.item, second.item)
        let secondIsOuter = locator.encloses(second.item, first.item)
        let spans = (a.span(along: axis), b.span(along: axis))
        let isAcross =
            firstIsOuter || secondIsOuter
            || (edges.0 == .minimum
                ? separation.constant < 0 && spans.0.middle <= spans.1.middle
                : separation.constant > 0 && spans.1.middle <= spans.0.middle)
        switch edges {
        case (.minimum, .maximum) where isAcross, (.maximum, .minimum) where isAcross:
            // Across a view or from the first of two to the end of the other, not between them: the distance in the direction
            // in which it is wanted, never an overlap.
            let isForward = separation.constant > 0 || separation.constant == 0 && separation.actual >= 0
            return gapMark(
                index, isForward ? separation : separation.reversed, axis: axis,
                across: isForward ? across : (across.1, across.0), movesFirst: isForward != firstIsOuter)
        case (.minimum, .minimum) where secondIsOuter, (.maximum, .maximum) where firstIsOuter,
            (.minimum, .maximum):
            return gapMark(index, separation, axis: axis, across: across, movesFirst: !firstIsOuter)
        case (.minimum, .minimum) where firstIsOuter, (.maximum, .maximum) where secondIsOuter,
            (.maximum, .minimum):
            return gapMark(
                index, separation.reversed, axis: axis, across: (across.1, across.0), movesFirst: firstIsOuter)
        default:
            let kind: AlignmentLine.Kind =
                edges.0 == .baseline || edges.1 == .baseline
                ? .baseline : edges.0 == .center || edges.1 == .center ? .center : .edge
            return alignmentMark(
                index, separation, axis: axis, across: across, kind: kind,
                members: firstIsOuter ? [across.1] : secondIsOuter ? [across.0] : [across.0, across.1])
        }
    }

    private func separation(
        _ index: Int, _ first: Anchor, _ second: Anchor, _ direction: LayoutDirection
    ) -> Separation? {
        let constraint = document.constraints[index]
        let solvedConstraint = solved.constraints[index]
        // Leading and trailing count from the right in a right-to-left layout: constants and relations turn round.
        let turns =
            direction == .rightToLeft
            && (first.attribute.kind == .relativeX || second.attribute.kind == .relativeX)
        let actual = turns ? -solvedConstraint.actualConstant : solvedConstraint.actualConstant
        var a = locator.value(of: first, direction)
        var b = locator.value(of: second, direction)
        // A margin's position follows from the other side and the measured difference.
        if constraint.multiplier == 1 {
            a = a ?? b.map { $0 + actual }
            b = b ?? a.map { $0 - actual }
        }
        guard let a, let b else { return nil }
        let constant =
            constraint.systemSpacing != 0 && constraint.relation == .equal && solvedConstraint.status == .satisfied
            ? solvedConstraint.actualConstant : constraint.nominalConstant
        return Separation(
            first: a, second: b, relation: turns ? constraint.relation.reversed : constraint.relation,
            constant: turns ? -constant : constant)
    }

    /// A distance from `second` on to `first`, positive where they lie apart.
    private func gapMark(
        _ index: Int, _ gap: Separation, axis: Axis, across: (Span, Span), movesFirst: Bool
    ) -> ConstraintMark {
        let constraint = document.constraints[index]
        let isUpright = gap.second <= gap.first
        let beam = Beam(
            axis: axis, along: Span(gap.first, gap.second), lowerItem: isUpright ? across.1 : across.0,
            upperItem: isUpright ? across.0 : across.1, home: .gap)
        let isFlush = abs(gap.actual) < 0.01 && abs(gap.constant) < 0.01
        let isPlain = gap.relation == .equal && constraint.priority == .required && standing(of: index) != .broken
        let text = label(constraint, gap.relation, number(index, gap.constant))
        return ConstraintMark(
            source: .constraint(index), figure: isFlush ? .bar(beam) : .beam(beam),
            label: isFlush && isPlain && formerConstants[index] == nil ? nil : text,
            state: state(of: index), standing: standing(of: index),
            shortfall: shortfall(
                index, wanted: gap.constant, actual: gap.actual, movesUpperEnd: movesFirst == isUpright,
                movesForward: movesFirst))
    }

    private func alignmentMark(
        _ index: Int, _ separation: Separation, axis: Axis, across: (Span, Span), kind: AlignmentLine.Kind,
        members: [Span]
    ) -> ConstraintMark {
        let constraint = document.constraints[index]
        let isAligned = abs(separation.actual) < 0.01
        if isAligned && abs(separation.constant) < 0.01 {
            let line = AlignmentLine(
                kind: kind, axis: axis.other, along: across.0.union(across.1),
                core: members.dropFirst().reduce(members[0]) { $0.union($1) }, members: members,
                position: separation.first)
            let isPlain = separation.relation == .equal && constraint.priority == .required
            let text =
                formerConstants[index] != nil
                ? label(constraint, separation.relation, number(index, separation.constant))
                : isPlain && standing(of: index) != .broken
                    ? nil : label(constraint, separation.relation, separation.relation == .equal ? "=" : "0")
            return ConstraintMark(
                source: .constraint(index), figure: .alignment(line), label: text, state: state(of: index),
                standing: standing(of: index))
        }
        // From one line to the other; written as the distance in the direction in which it is wanted.
        let isDownwards = separation.constant > 0 || separation.constant == 0 && separation.actual >= 0
        let offset = isDownwards ? separation : separation.reversed
        let beam = Beam(
            axis: axis, along: Span(separation.first, separation.second),
            lowerItem: separation.first <= separation.second ? across.0 : across.1,
            upperItem: separation.first <= separation.second ? across.1 : across.0, home: .gap)
        return ConstraintMark(
            source: .constraint(index), figure: .beam(beam),
            label: label(constraint, offset.relation, number(index, offset.constant)),
            state: state(of: index), standing: standing(of: index),
            shortfall: shortfall(
                index, wanted: offset.constant, actual: offset.actual,
                movesUpperEnd: separation.first >= separation.second, movesForward: isDownwards))
    }

    /// A multiplied location counts from the near edge of the nearest common ancestor.
    private func multipliedMark(
        _ index: Int, _ second: Anchor, _ separation: Separation, axis: Axis, across: (Span, Span)
    ) -> ConstraintMark? {
        let constraint = document.constraints[index]
        guard case .anchor(let first) = constraint.first else { return nil }
        var holder = locator.owner(of: first.item)
        let other = locator.owner(of: second.item)
        while holder != other, !locator.isStrictAncestor(holder, of: other),
            let superview = document.views[holder].superview
        {
            holder = superview
        }
        guard let space = locator.rect(of: .view(holder)) else { return nil }
        let origin = space.span(along: axis).lower
        let isUpright = origin <= separation.first
        let spaceAcross = space.span(along: axis.other)
        var text = "\(NumberText.factor(constraint.multiplier)) \(name(of: second.item)).\(second.attribute)"
        if constraint.constant != 0 { text += " " + NumberText.term(constraint.constant) }
        return ConstraintMark(
            source: .constraint(index),
            figure: .beam(
                Beam(
                    axis: axis, along: Span(origin, separation.first),
                    lowerItem: isUpright ? spaceAcross : across.0, upperItem: isUpright ? across.0 : spaceAcross,
                    home: .gap)),
            label: constraint.relation.sign + " " + text + suffix(constraint), state: state(of: index),
            standing: standing(of: index))
    }

    private func name(of item: LayoutItem) -> String {
        switch item {
        case .view(let index): document.views[index].id
        case .guide(let index): document.guides[index].id
        case .builtInGuide(let guide, of: let index): "\(document.views[index].id).\(guide.rawValue)"
        }
    }
}
