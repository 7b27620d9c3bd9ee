// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// Describes a constraint in one plain sentence, and whether it holds in another.
///
/// `The leading edge of field must be 8 points after the trailing edge of name. It holds.`
package struct ConstraintSentence {
    private let document: Document
    private let constraint: Constraint
    private let solved: SolvedConstraint

    package init(_ index: Int, of document: Document, _ layout: SolvedLayout) {
        self.document = document
        constraint = document.constraints[index]
        solved = layout.constraints[index]
    }

    /// What it demands; an optional constraint says how strongly.
    var statement: String {
        let wish =
            constraint.priority < .required
            ? " if possible, with priority \(number(Double(constraint.priority.rawValue)))" : ""
        return "\(demand)\(wish)."
    }

    private var verb: String { constraint.priority < .required ? "should be" : "must be" }

    private var demand: String {
        guard case .anchor(let first) = constraint.first else { return solved.equation }
        let subject = "The \(first.attribute.phrase) of \(document.name(of: first.item))"
        guard case .anchor(let second)? = constraint.second, constraint.multiplier != 0 else {
            guard constraint.second == nil || constraint.multiplier == 0, constraint.systemSpacing == 0 else {
                return solved.equation
            }
            return "\(subject) \(verb) \(limit)\(points(constraint.constant))"
        }
        let other = "the \(second.attribute.phrase) of \(document.name(of: second.item))"
        let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) times "
        guard first.attribute.isLocation else {
            let term =
                constraint.constant == 0
                ? ""
                : constraint.constant > 0
                    ? " plus \(points(constraint.constant))" : " minus \(points(-constraint.constant))"
            return "\(subject) \(verb) \(limit)\(factor)\(other)\(term)"
        }
        guard constraint.multiplier == 1 else { return solved.equation }
        let isForward = constraint.constant >= 0
        let side = Self.side(first.attribute, isForward: isForward)
        if constraint.systemSpacing != 0 { return "\(subject) \(verb) \(limit)the system spacing \(side) \(other)" }
        guard constraint.constant != 0 else {
            switch constraint.relation {
            case .equal: return "\(subject) \(verb) at \(other)"
            case .greaterThanOrEqual: return "\(subject) \(verb) at or \(side) \(other)"
            case .lessThanOrEqual:
                return "\(subject) \(verb) at or \(Self.side(first.attribute, isForward: false)) \(other)"
            }
        }
        // "At most −8 after" is "at least 8 before".
        let bound = isForward ? limit : Self.limit(constraint.relation.flipped)
        return "\(subject) \(verb) \(bound)\(points(abs(constraint.constant))) \(side) \(other)"
    }

    /// Whether it holds.
    var standing: String {
        let distance = points(solved.violation)
        switch solved.status {
        case .satisfied: return solved.conflicts.isEmpty ? "It holds." : "It holds, and is in conflict with others."
        case .unsatisfied: return "It does not hold: off by \(distance)."
        case .broken: return "It is broken, since it conflicts with others: off by \(distance)."
        case .inactive: return "It is not active."
        }
    }

    private var limit: String { Self.limit(constraint.relation) }

    private static func limit(_ relation: Constraint.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    /// The direction in which a location's values grow.
    private static func side(_ attribute: LayoutAttribute, isForward: Bool) -> String {
        switch attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: isForward ? "after" : "before"
        case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins:
            isForward ? "to the right of" : "to the left of"
        default: isForward ? "below" : "above"
        }
    }

    private func points(_ value: Double) -> String {
        let text = number(value)
        return text == "1" ? "1 point" : "\(text) points"
    }

    private func number(_ value: Double) -> String { PageNumber.text(value) }
}

/// A number with at most two decimals.
enum PageNumber {
    static func text(_ value: Double) -> String { DecimalText.shortest((value * 100).rounded() / 100) }
}
