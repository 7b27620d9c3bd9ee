// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

extension MarkPlanner {
    /// The distances that a stack view keeps between its arranged subviews, and the line on which it sets them: no
    /// constraint of the document says them.
    func marks(of arrangement: Arrangement) -> [ConstraintMark] {
        let (index, stack, arranged) = (arrangement.view, arrangement.stack, arrangement.arranged)
        if stack.distribution == .equalCentering || stack.distribution == .equalSpacing {
            return equalDistances(arrangement) + (alignmentLine(arrangement).map { [$0] } ?? [])
        }
        let gaps = zip(arranged, arranged.dropFirst()).compactMap { first, second -> ConstraintMark? in
            if let focus, focus.views.isDisjoint(with: [index, first, second]) { return nil }
            return stack.isBaselineRelativeArrangement && stack.axis == .vertical
                ? baselineGap(arrangement, first, second) : gap(arrangement, first, second)
        }
        return gaps + (alignmentLine(arrangement).map { [$0] } ?? [])
    }

    /// Letters of sizes that a stack view makes equal; of sizes in proportion, how much of the stack view each takes.
    func tags(of arrangement: Arrangement, tagged: inout Set<SizeLetters.Dimension>) -> [SizeTag] {
        let axis = arrangement.stack.axis
        func tag(_ dimension: SizeLetters.Dimension, _ text: String) -> SizeTag {
            SizeTag(
                source: .stackView(arrangement.view), item: dimension.item, place: .edge(axis), text: text,
                state: state(of: arrangement, axis, [dimension.item]), standing: .required)
        }
        switch arrangement.stack.distribution {
        case .fillEqually:
            return arrangement.dimensions.compactMap { dimension in
                guard let letter = letters.letter(of: dimension), tagged.insert(dimension).inserted else { return nil }
                return tag(dimension, "= " + letter)
            }
        case .fillProportionally:
            guard let whole = locator.rect(of: .view(arrangement.view))?.span(along: axis).length, whole > 0 else {
                return []
            }
            return arrangement.dimensions.compactMap { dimension in
                guard let part = locator.rect(of: dimension.item)?.span(along: axis).length else { return nil }
                let percent = part / whole * 100
                let shown = (percent * 10).rounded() / 10
                return tag(dimension, (abs(percent - shown) > 0.005 ? "≈" : "") + NumberText.string(shown) + " %")
            }
        case .fill, .equalSpacing, .equalCentering, .gravityAreas: return []
        }
    }

    private func state(of arrangement: Arrangement, _ axis: Axis, _ items: [LayoutItem]) -> MarkState {
        if solved.conflicts.contains(where: { $0.members.contains(.stackView(arrangement.view)) }) { return .conflict }
        return items.contains { isAmbiguous($0, axis) } ? .ambiguous : .determined
    }

    private func gap(_ arrangement: Arrangement, _ first: Int, _ second: Int) -> ConstraintMark? {
        let axis = arrangement.stack.axis
        guard let a = locator.rect(of: .view(first)), let b = locator.rect(of: .view(second)) else { return nil }
        // In a right-to-left layout the first is to the right of the second.
        let (lower, upper) =
            a.span(along: axis).lower <= b.span(along: axis).lower ? (a, b) : (b, a)
        let (from, to) = (lower.span(along: axis).upper, upper.span(along: axis).lower)
        let state = state(of: arrangement, axis, [.view(first), .view(second)])
        var mark = gap(arrangement, from: from, of: lower, to: to, of: upper, state: state)
        if arrangement.stack.distribution == .gravityAreas {
            let spacing = arrangement.spacing(between: first, second, document)
            mark?.label? += freeSpace(in: to - from, spacing: spacing)
        }
        return mark
    }

    /// Distances that the stack view makes equal, all with one letter: between views, or between their centres.
    private func equalDistances(_ arrangement: Arrangement) -> [ConstraintMark] {
        let axis = arrangement.stack.axis
        let isCentering = arrangement.stack.distribution == .equalCentering
        let letter = letter(of: arrangement)
        let rects = arrangement.arranged.compactMap { locator.rect(of: .view($0)) }
            .sorted { $0.span(along: axis).lower < $1.span(along: axis).lower }
        let state = state(of: arrangement, axis, arrangement.arranged.map(LayoutItem.view))
        var marks: [ConstraintMark] = []
        for (lower, upper) in zip(rects, rects.dropFirst()) {
            let (a, b) = (lower.span(along: axis), upper.span(along: axis))
            let mark = gap(
                arrangement, from: isCentering ? a.middle : a.upper, of: lower, to: isCentering ? b.middle : b.lower,
                of: upper, state: state)
            guard var mark, let length = mark.label else { continue }
            let free = isCentering ? "" : freeSpace(in: b.lower - a.upper, spacing: arrangement.stack.spacing)
            mark.label = marks.isEmpty ? "\(letter) = \(length)\(free)" : letter
            marks.append(mark)
        }
        return marks
    }

    /// ` (+32)`: what a gap has beyond the spacing.
    private func freeSpace(in gap: Double, spacing: Double) -> String {
        gap - spacing >= 0.5 && (gap - spacing).isFinite ? " (\(NumberText.signed(gap - spacing)))" : ""
    }

    /// The letters after those of the document's anchor offsets.
    private func letter(of arrangement: Arrangement) -> String {
        let earlier = arrangements.prefix { $0.view != arrangement.view }.filter {
            $0.stack.distribution == .equalCentering || $0.stack.distribution == .equalSpacing
        }
        return letters.letter(offset: document.constraints.filter(\.hasOffset).count + earlier.count)
    }

    /// From the last line of one text to the first of the next.
    private func baselineGap(_ arrangement: Arrangement, _ first: Int, _ second: Int) -> ConstraintMark? {
        guard let a = locator.rect(of: .view(first)), let b = locator.rect(of: .view(second)),
            let from = locator.value(of: Anchor(.view(first), .lastBaseline), .leftToRight),
            let to = locator.value(of: Anchor(.view(second), .firstBaseline), .leftToRight)
        else { return nil }
        let state = state(of: arrangement, arrangement.stack.axis, [.view(first), .view(second)])
        return gap(arrangement, from: from, of: a, to: to, of: b, state: state)
    }

    private func gap(
        _ arrangement: Arrangement, from: Double, of lower: Rect, to: Double, of upper: Rect,
        state: MarkState
    ) -> ConstraintMark? {
        let axis = arrangement.stack.axis
        guard to - from >= 0.5, (to - from).isFinite else { return nil }
        let beam = Beam(
            axis: axis, along: Span(from, to), lowerItem: lower.span(along: axis.other),
            upperItem: upper.span(along: axis.other), home: .gap)
        return ConstraintMark(
            source: .stackView(arrangement.view), figure: .beam(beam), label: NumberText.string(to - from),
            state: state, standing: .required)
    }

    /// Through the baselines or the centres that the alignment sets on one line; edges are their own line.
    private func alignmentLine(_ arrangement: Arrangement) -> ConstraintMark? {
        let (stack, arranged) = (arrangement.stack, arrangement.arranged)
        let kind: AlignmentLine.Kind
        let attribute: LayoutAttribute
        switch stack.alignment {
        case .firstBaseline: (kind, attribute) = (.baseline, .firstBaseline)
        case .lastBaseline: (kind, attribute) = (.baseline, .lastBaseline)
        case .center: (kind, attribute) = (.center, stack.axis == .horizontal ? .centerY : .centerX)
        case .fill, .leading, .top, .trailing, .bottom: return nil
        }
        let rects = arranged.compactMap { locator.rect(of: .view($0)) }
        guard rects.count > 1, rects.count == arranged.count,
            let position = locator.value(of: Anchor(.view(arranged[0]), attribute), .leftToRight)
        else { return nil }
        let along = rects.dropFirst().reduce(rects[0].span(along: stack.axis)) { $0.union($1.span(along: stack.axis)) }
        return ConstraintMark(
            source: .stackView(arrangement.view),
            figure: .alignment(
                AlignmentLine(
                    kind: kind, axis: stack.axis, along: along, core: along,
                    members: rects.map { $0.span(along: stack.axis) }, position: position)),
            state: state(of: arrangement, stack.axis.other, arranged.map(LayoutItem.view)), standing: .required)
    }
}
