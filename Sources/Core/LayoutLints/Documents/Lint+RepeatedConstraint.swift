// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// Code that ran twice: UIKit keeps both, and changes of one are contradicted by the other.
    package static let repeatedConstraint = Lint(
        .repeatedConstraint, "Each constraint is there once.", level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let repeatedConstraint = DiagnosticCode("repeated-constraint")
}

extension Document {
    var repeatedConstraintFindings: [Lint.Finding] {
        var seen: Set<Constraint> = []
        return authoredConstraints.filter(\.isActive).compactMap { constraint in
            guard !seen.insert(constraint.canonical(in: self).meaning).inserted else { return nil }
            let equation = constraint.equation(in: self)
            return Lint.Finding(
                "the same constraint is there twice: \(equation)", at: constraint.source,
                fixes: [Diagnostic.Fix("remove one of the two")], constraints: [equation])
        }
    }
}

extension Constraint {
    /// The constraint without its name and place.
    fileprivate var meaning: Constraint {
        var result = self
        result.identifier = nil
        result.spelling = nil
        result.source = nil
        return result
    }
}
