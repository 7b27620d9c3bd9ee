// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations

/// One side of an equation: a sum of attributes with coefficients, and a number.
struct LinearExpression {
    struct Term {
        var operand: Constraint.Operand
        var coefficient: Double
        /// The attribute's own place in the source.
        var range: SourceRange
        /// The attribute with its factor.
        var wholeRange: SourceRange
    }

    var terms: [Term] = []
    var constant = 0.0
    /// How many system spacings.
    var systemSpacing = 0.0
    /// Whether it names `NotAnAttribute`.
    var namesNotAnAttribute = false
    var range: SourceRange

    var isConstant: Bool { terms.isEmpty && systemSpacing == 0 && !namesNotAnAttribute }

    func scaled(by factor: Double) -> LinearExpression {
        var result = self
        for index in result.terms.indices { result.terms[index].coefficient *= factor }
        result.constant *= factor
        result.systemSpacing *= factor
        return result
    }

    mutating func add(_ other: LinearExpression) {
        for term in other.terms {
            if let index = terms.firstIndex(where: { $0.operand == term.operand }) {
                terms[index].coefficient += term.coefficient
            } else {
                terms.append(term)
            }
        }
        constant += other.constant
        systemSpacing += other.systemSpacing
        namesNotAnAttribute = namesNotAnAttribute || other.namesNotAnAttribute
    }

    /// Two opposite locations of one direction as the distance between them, as `anchorWithOffset(to:)` makes it.
    var asOffset: LinearExpression? {
        guard terms.count == 2, constant == 0, systemSpacing == 0, !namesNotAnAttribute else { return nil }
        return joiningLocations
    }

    /// This expression with its two opposite locations joined to a distance; nil if it has other terms.
    var joiningLocations: LinearExpression? {
        guard terms.count == 2, let first = terms.first, let second = terms.last,
            first.coefficient == -second.coefficient, first.coefficient != 0,
            case .anchor(let a) = first.operand, case .anchor(let b) = second.operand,
            a.attribute.isLocation, b.attribute.isLocation
        else { return nil }
        var result = self
        let isPositive = first.coefficient > 0
        result.terms = [
            Term(
                operand: .offset(from: isPositive ? b : a, to: isPositive ? a : b), coefficient: abs(first.coefficient),
                range: SourceRange(first.range.lowerBound, second.range.upperBound),
                wholeRange: SourceRange(first.wholeRange.lowerBound, second.wholeRange.upperBound))
        ]
        return result
    }

    /// `2 * m = a + b`, a location in the middle of two others, as the two distances `(m - a) = (b - m)`; nil for any other equation.
    static func halves(
        _ left: LinearExpression, _ right: LinearExpression
    ) -> (LinearExpression, LinearExpression)? {
        let terms = left.terms + right.scaled(by: -1).terms
        guard terms.count == 3,
            let middle = terms.indices.first(where: { place in
                let others = terms.indices.filter { $0 != place }
                return others.allSatisfy { -2 * terms[$0].coefficient == terms[place].coefficient }
            }), terms[middle].coefficient != 0
        else { return nil }
        let anchors = terms.compactMap { term in if case .anchor(let anchor) = term.operand { anchor } else { nil } }
        guard anchors.count == 3, anchors.allSatisfy(\.attribute.isLocation) else { return nil }
        let ends = terms.indices.filter { $0 != middle }
        func distance(_ from: Int, _ to: Int) -> Term {
            Term(
                operand: .offset(from: anchors[from], to: anchors[to]), coefficient: terms[middle].coefficient / 2,
                range: terms[middle].range, wholeRange: terms[middle].wholeRange)
        }
        var (first, second) = (left, right)
        (first.terms, second.terms) = ([distance(ends[0], middle)], [distance(middle, ends[1])])
        return (first, second)
    }
}
