// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations

/// Brings an equation into Apple's form: one operand with coefficient 1, a relation, a multiple of another and a constant.
enum EquationNormalForm {
    /// Apple's form with the places that its checks point to.
    static func draft(
        _ equation: EquationParser.Equation, range: SourceRange, findings: inout ReaderFindings
    ) -> ConstraintDraft? {
        var left = equation.left
        var right = equation.right
        if left.terms.count + right.terms.count > 2 {
            left = left.joiningLocations ?? left
            right = right.joiningLocations ?? right
        }
        if let halves = LinearExpression.halves(left, right) { (left, right) = halves }
        let count = left.terms.count + right.terms.count
        guard count > 0 else {
            findings.report(.missingFirstItem, "Constraint must contain a first layout item.", at: range)
            return nil
        }
        guard count <= 2 else {
            findings.report(
                .tooManyAttributes,
                "a constraint relates two attributes, or two distances such as (b.leading - a.trailing); found \(count)",
                at: range)
            return nil
        }
        // 0 = Σ sides: the constant goes to the side that does not hold the first operand.
        let terms = left.terms.map { ($0, $0.coefficient) } + right.terms.map { ($0, -$0.coefficient) }
        let order = firstIsBetter(terms, leftCount: left.terms.count) ? [0, 1] : [1, 0]
        guard let (first, scale) = order.lazy.compactMap({ terms.indices.contains($0) ? terms[$0] : nil }).first,
            scale != 0
        else {
            findings.report(
                .equationSyntax, "the first attribute is multiplied by 0, so the equation constrains nothing", at: range
            )
            return nil
        }
        let second = count == 2 ? terms[order[1]] : nil
        return ConstraintDraft(
            first: first.operand, firstRange: first.range,
            relation: scale < 0 ? equation.relation.flipped : equation.relation,
            second: second?.0.operand, secondRange: second?.0.range, multiplier: second.map { -$0.1 / scale } ?? 1,
            multiplierRange: second?.0.wholeRange, constant: (right.constant - left.constant) / scale,
            systemSpacing: (right.systemSpacing - left.systemSpacing) / scale, range: range)
    }

    /// Which of two operands comes first: the one as written, unless only the other has a coefficient of ±1. Dividing by
    /// another number would change what an optional constraint's error measures.
    private static func firstIsBetter(_ terms: [(LinearExpression.Term, Double)], leftCount: Int) -> Bool {
        guard terms.count == 2 else { return true }
        let (a, b) = (terms[0].1, terms[1].1)
        if abs(a) == 1, abs(b) == 1, leftCount != 1 {
            // Both on one side: the positive one is measured from the other.
            return leftCount == 2 ? a > 0 || b < 0 : a < 0 || b > 0
        }
        return abs(a) == 1 || abs(b) != 1 && a != 0
    }
}
