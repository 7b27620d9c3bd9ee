// SPDX-License-Identifier: Apache-2.0

extension MarkPlan {
    /// Where the marks are in a picture that enlarges the layout; their texts stay in the layout's points.
    func scaled(by factor: Double) -> MarkPlan {
        guard factor != 1 else { return self }
        var plan = self
        plan.marks = marks.map { mark in
            var mark = mark
            mark.figure = mark.figure.scaled(by: factor)
            mark.shortfall?.move *= factor
            return mark
        }
        return plan
    }
}

extension ConstraintMark.Figure {
    fileprivate func scaled(by factor: Double) -> ConstraintMark.Figure {
        switch self {
        case .beam(let beam): .beam(beam.scaled(by: factor))
        case .bar(let beam): .bar(beam.scaled(by: factor))
        case .alignment(let line): .alignment(line.scaled(by: factor))
        }
    }
}

extension Beam {
    fileprivate func scaled(by factor: Double) -> Beam {
        var beam = self
        beam.along = along.scaled(by: factor)
        beam.lowerItem = lowerItem.scaled(by: factor)
        beam.upperItem = upperItem.scaled(by: factor)
        beam.lane = lane * factor
        return beam
    }
}

extension AlignmentLine {
    fileprivate func scaled(by factor: Double) -> AlignmentLine {
        AlignmentLine(
            kind: kind, axis: axis, along: along.scaled(by: factor), core: core.scaled(by: factor),
            members: members.map { $0.scaled(by: factor) }, position: position * factor)
    }
}

extension Span {
    fileprivate func scaled(by factor: Double) -> Span { Span(lower * factor, upper * factor) }
}
