// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutLints
import LayoutModel
import LayoutRepair

extension InterfaceBuilderInput.Scene {
    /// The run without diagnostics of views that are elsewhere only because text, or a size or an inset that the file
    /// does not state, is estimated differently here, which a note counts, or because the canvas or the language is not
    /// that of the recorded frames.
    package func withoutEstimatedMisplacements(_ run: LayoutRun, _ pipeline: LayoutPipeline) -> LayoutRun {
        var run = withoutMistakenAdvice(withoutEstimatedAmbiguities(withoutEstimatedConflicts(run)))
        guard var layout = run.layout else { return run }
        let marked = Set(imported.misplacedViews)
        let unplaced = Set(imported.hiddenColumnViews)
        let misplaced = layout.views.indices.filter { layout.views[$0].misplacedFrame != nil && !marked.contains($0) }
        guard !misplaced.isEmpty || !hasRecordedFrames else { return run }
        let compared = hasRecordedFrames ? misplaced : []
        let distinct = compared.filter { !unplaced.contains($0) && differs(layout.views[$0], by: tolerance) }
        let contradicted =
            distinct.isEmpty
            ? []
            : MisplacementEvidence(imported, document: document, in: run.source) {
                pipeline.layout(of: $0, like: run)
            }.misplacedViews
        let estimated = distinct.filter { !contradicted.contains($0) }
        // Xcode rounds frames to points and to the pixels of other devices, without a mark.
        let certain = contradicted.filter {
            !unplaced.contains($0) && differs(layout.views[$0], by: max(tolerance, Self.unmarkedDifference))
        }
        let note = estimated.first.map { self.note(on: estimated, first: layout.views[$0]) }
        var settled: Set<String> = []
        for index in hasRecordedFrames ? misplaced : Array(layout.views.indices) where !certain.contains(index) {
            layout.views[index].misplacedFrame = nil
            settled.insert(document.views[index].id)
        }
        func isSettled(_ finding: Diagnostic) -> Bool {
            finding.code == .misplacedView && finding.views.allSatisfy(settled.contains)
        }
        layout.diagnostics.removeAll(where: isSettled)
        run.diagnostics.removeAll(where: isSettled)
        if let note {
            layout.diagnostics.append(note)
            run.diagnostics.append(note)
        }
        run.layout = layout
        return run
    }

    /// A split view or a table of AppKit does not translate the masks that its views have in the file: a constraint on the least
    /// width of a pane is what Interface Builder offers for it. Priorities of views to which the program gives a size have an
    /// effect there.
    private func withoutMistakenAdvice(_ run: LayoutRun) -> LayoutRun {
        let exempt: [DiagnosticCode: Set<String>] = [
            .constrainedAutoresizingView: Set(imported.containedViews.map { document.views[$0].id }),
            .contentPriorityWithoutContent: Set(imported.programSizedViews.map { document.views[$0].id }),
        ]
        func isMistaken(_ finding: Diagnostic) -> Bool {
            exempt[finding.code].map { finding.views.allSatisfy($0.contains) } ?? false
        }
        var run = run
        run.diagnostics.removeAll(where: isMistaken)
        run.layout?.diagnostics.removeAll(where: isMistaken)
        return run
    }

    /// Points: what frames of views without a mark leave.
    private static let unmarkedDifference = 1.0

    /// Whether an edge or a side differs from the recorded one by more than some points.
    private func differs(_ view: SolvedView, by tolerance: Double) -> Bool {
        guard let recorded = view.misplacedFrame else { return false }
        let solved = view.pixelFrame
        return [
            recorded.x - solved.x, recorded.y - solved.y, recorded.width - solved.width,
            recorded.height - solved.height,
        ].contains { abs($0) > tolerance + 1e-6 }
    }

    private func note(on views: [Int], first: SolvedView) -> Diagnostic {
        let view = document.views[views[0]]
        let subject =
            views.count == 1
            ? "the solved frame of '\(view.id)' differs from the recorded one"
            : "the solved frames of \(views.count) views, starting with '\(view.id)', differ from the recorded ones"
        return Diagnostic(
            .estimatedFrames, .note,
            "\(subject)\(difference(of: first)), but no constraint contradicts the recorded "
                + "frames: a size or an inset that the file does not state is estimated differently here",
            at: view.idSource ?? view.source, views: views.map { document.views[$0].id })
    }

    /// ` (Y = 24 rather than 20)`, or nothing.
    private func difference(of view: SolvedView) -> String {
        guard let recorded = view.misplacedFrame else { return "" }
        let solved = view.pixelFrame
        let largest = [
            ("X", solved.x, recorded.x), ("Y", solved.y, recorded.y), ("Width", solved.width, recorded.width),
            ("Height", solved.height, recorded.height),
        ].max { abs($0.1 - $0.2) < abs($1.1 - $1.2) }
        return largest.map {
            " (\($0.0) = \(DecimalText.shortest($0.1)) rather than \(DecimalText.shortest($0.2)))"
        } ?? ""
    }
}

extension DiagnosticCode {
    static let estimatedFrames = DiagnosticCode("estimated-frames")
}
