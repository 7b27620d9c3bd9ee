// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutAgreement
import LayoutDiagnostics
import LayoutEngine
import LayoutModel

extension InterfaceBuilderInput.Scene {
    /// The run without conflicts with an inset or a baseline that is estimated here: the frames that Xcode recorded satisfy the
    /// other constraints. A note for each says so; pictures show a constraint that does not hold, but no conflict.
    package func withoutEstimatedConflicts(_ run: LayoutRun) -> LayoutRun {
        // On another canvas the recorded frames say nothing.
        guard let layout = run.layout, !layout.conflicts.isEmpty,
            layout.views[0].frame.size == imported.recordedFrames[0].size
        else { return run }
        let evidence = ConflictEvidence(imported)
        var uncertain: Set<Int> = []
        let estimated = layout.conflicts.enumerated().compactMap { index, conflict in
            reasonOfEstimate(conflict, evidence).map { reason in
                uncertain.insert(index)
                return (equations: conflict.constraints.map { $0.equation(in: document) }, reason: reason)
            }
        }
        guard !estimated.isEmpty else { return run }
        // Diagnostics add kinds and identifiers to the equations.
        func reason(for finding: Diagnostic) -> String? {
            guard finding.code == .unsatisfiableConstraints else { return nil }
            return estimated.first { equations, _ in
                equations.count == finding.constraints.count
                    && zip(equations, finding.constraints).allSatisfy { $1.hasPrefix($0) }
            }?.reason
        }
        func settled(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            diagnostics.map { finding in
                guard let reason = reason(for: finding) else { return finding }
                return Diagnostic(
                    .estimatedFrames, .note,
                    "these constraints cannot hold together here" + reason
                        + finding.constraints.joined(separator: "; "),
                    at: finding.range, views: finding.views, constraints: finding.constraints)
            }
        }
        var run = run
        run.diagnostics = settled(run.diagnostics)
        run.layout = layout.withoutConflicts(uncertain)
        run.layout?.diagnostics = settled(layout.diagnostics)
        return run
    }

    /// What a conflict leaves out of account; nil for one that is certain.
    func reasonOfEstimate(_ conflict: SolvedConflict, _ evidence: ConflictEvidence) -> String? {
        if evidence.isOfCanvas(conflict) {
            return ", but a window takes the size that its contents require, and so does a pane of a split view: "
        }
        return evidence.isEstimated(conflict)
            ? ", but the recorded frames satisfy them apart from an inset or a baseline that the file does not state and "
                + "that is estimated: "
            : nil
    }
}
