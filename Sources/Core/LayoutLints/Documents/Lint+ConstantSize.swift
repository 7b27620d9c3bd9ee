// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// Sizes that never adapt (S41).
    package static let constantSize = Lint(
        .constantSize, "Avoid constant sizes: they adapt neither to the content nor to the screen.", level: .off,
        strict: .note)
}

extension DiagnosticCode {
    package static let constantSize = DiagnosticCode("constant-size")
}

extension Document {
    var constantSizeFindings: [Lint.Finding] {
        authoredConstraints.compactMap { constraint in
            guard constraint.isActive, constraint.second == nil, constraint.relation == .equal,
                constraint.priority == .required, case .anchor(let anchor) = constraint.first
            else { return nil }
            let name = name(of: anchor.item)
            return Lint.Finding(
                "the \(anchor.attribute.name) of \(name) is constant; prefer its content's size, or its neighbours'",
                at: constraint.source, views: [name], constraints: [constraint.equation(in: self)])
        }
    }
}
