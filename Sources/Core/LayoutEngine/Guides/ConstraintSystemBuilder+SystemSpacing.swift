// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ConstraintSystemBuilder {
    /// Points of one system spacing between the two sides of a constraint.
    ///
    /// 8 between edges; between the baselines of two texts one line of the lower one's, so that text keeps its rhythm.
    func systemSpacing(of constraint: Constraint) -> Double {
        guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second else {
            return SystemSpacing.betweenEdges
        }
        let (below, above) = constraint.systemSpacing < 0 ? (second, first) : (first, second)
        let lower = below.attribute == .firstBaseline ? text(of: below.item) : nil
        let upper = above.attribute == .lastBaseline ? text(of: above.item) : nil
        switch (lower, upper) {
        case (let lower?, let upper?): return context.grid.roundedUp(lower.ascent + upper.descent)
        case (let lower?, nil): return SystemSpacing.betweenEdges + lower.firstBaseline
        case (nil, let upper?): return SystemSpacing.betweenEdges + upper.size.height - upper.lastBaseline
        case (nil, nil): return SystemSpacing.betweenEdges
        }
    }

    private func text(of item: LayoutItem) -> TextMeasurement? {
        guard case .view(let view) = item else { return nil }
        return contents.text(of: view)?.current
    }
}
