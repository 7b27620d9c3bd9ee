// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// A name that was written twice: UIKit accepts the constraint.
    package static let selfRelation = Lint(
        .selfRelation, "Relate two different attributes: an attribute related to itself is not constrained.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let selfRelation = DiagnosticCode("self-relation")
}

extension Document {
    var selfRelationFindings: [Lint.Finding] {
        authoredConstraints.compactMap { constraint in
            guard constraint.isActive, case .anchor(let anchor) = constraint.first,
                constraint.second == constraint.first,
                !constraint.isImpossible
            else { return nil }
            let equation = constraint.equation(in: self)
            return Lint.Finding(
                "\(equation) relates an attribute to itself\(constraint.multiplier == 1 ? ", and decides nothing" : "")",
                at: constraint.source, views: [name(of: anchor.item)], constraints: [equation])
        }
    }
}

extension Constraint {
    /// Whether no value satisfies this constraint between two equal attributes; it is then reported as a conflict.
    fileprivate var isImpossible: Bool {
        guard multiplier == 1 else { return false }
        guard systemSpacing == 0 else { return true }
        return switch relation {
        case .equal: constant != 0
        case .lessThanOrEqual: constant < 0
        case .greaterThanOrEqual: constant > 0
        }
    }
}
