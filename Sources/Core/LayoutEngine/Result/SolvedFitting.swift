// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutGeometry
package import LayoutModel

/// The answer to a request for a fitting size.
package struct SolvedFitting: Hashable, Sendable {
    package var request: FittingRequest
    /// Points, of the view's frame, rounded up to the pixel.
    package var size: Size
    /// Present if the target is required and cannot be met.
    package var diagnostics: [Diagnostic] = []
}

extension SolvedConflict {
    /// Whether the target of a fitting size is a member; other conflicts belong to the layout and are reported with it.
    var concernsFittingSize: Bool {
        members.contains { if case .fittingSize = $0 { true } else { false } }
    }

    /// - Parameter subtree: the document that was solved for the request.
    func diagnostic(in subtree: Document, fitting request: FittingRequest) -> Diagnostic {
        let equations = constraints.map { constraint in
            constraint.equation(in: subtree) + (constraint.identifier.map { " '\($0)'" } ?? "")
        }
        let victim = members.firstIndex(of: broken).map { equations[$0] }
        let recovery = victim.map { ". Will attempt to recover by breaking constraint \($0)" } ?? ""
        return Diagnostic(
            .unsatisfiableFittingSize, .error,
            "Unable to simultaneously satisfy constraints while fitting \(subtree.root.id): "
                + equations.joined(separator: "; ") + recovery + ".",
            at: request.source, views: [subtree.root.id], constraints: equations)
    }
}

extension DiagnosticCode {
    /// A required target of a fitting size that the view's constraints exclude.
    package static let unsatisfiableFittingSize = DiagnosticCode("unsatisfiable-fitting-size")
}
