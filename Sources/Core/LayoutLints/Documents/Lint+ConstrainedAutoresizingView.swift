// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

extension Lint {
    /// Constraints that repeat or contradict an autoresizing mask (S95, S136).
    package static let constrainedAutoresizingView = Lint(
        .constrainedAutoresizingView,
        "A view that translates its autoresizing mask takes no constraints of its own size or its place in the superview.",
        level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let constrainedAutoresizingView = DiagnosticCode("tamic-true")
}

extension Document {
    var constrainedAutoresizingFindings: [Lint.Finding] {
        authoredConstraints.compactMap { constraint in
            guard constraint.isActive, constraint.priority == .required, let view = maskedView(of: constraint) else {
                return nil
            }
            let id = views[view].id
            // Without its mask, the view's frame says only where it was drawn.
            let settings = ["autoresizing", "frame"].compactMap { key in
                views[view].source.map { Diagnostic.Fix.Setting(at: $0, keys: [key], value: "null") }
            }
            var fix = Diagnostic.Fix("give '\(id)' no autoresizing mask", setting: settings.first)
            fix.furtherSettings = Array(settings.dropFirst())
            return Lint.Finding(
                "'\(id)' translates its autoresizing mask into constraints, which this one can only repeat or contradict",
                at: constraint.source, fixes: [fix], views: [id],
                constraints: [constraint.equation(in: self)])
        }
    }

    /// The view with a mask whose own size, or place in its superview, a constraint settles.
    private func maskedView(of constraint: Constraint) -> Int? {
        let items = constraint.anchors.map(\.item)
        return items.compactMap { item -> Int? in
            guard case .view(let index) = item, views[index].autoresizingMask != nil,
                let superview = views[index].superview
            else { return nil }
            let others = items.filter { $0 != item }
            return others.allSatisfy { owner(of: $0) == superview } ? index : nil
        }.first
    }
}
