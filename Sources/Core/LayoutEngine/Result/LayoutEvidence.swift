// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutModel

/// Tells which diagnostics of a solved layout are certain, where its document stands for a file that does not state all that the layout
/// depends on.
package protocol LayoutEvidence: Sendable {
    /// The layout without what is not certain, with a note on it.
    ///
    /// - Parameter solve: gives the layout of a document like this one.
    func settled(
        _ layout: SolvedLayout, of document: Document, solve: @escaping (Document) -> SolvedLayout
    ) -> SolvedLayout

    /// Whether a piece of advice does not hold for the file.
    func isMistaken(_ advice: Diagnostic) -> Bool
}

extension Diagnostic {
    /// Whether it reports a conflict of a layout of the document.
    package func isOf(_ conflict: SolvedConflict, in document: Document) -> Bool {
        code == .unsatisfiableConstraints
            && constraints == conflict.constraints.map { $0.describedEquation(in: document) }
    }
}
