// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutModel

extension InterfaceBuilderInput.Scene {
    /// The run without ties that open a point or less: there a text or an inset is estimated as too large or too small, and
    /// something has to give way. Xcode, which had the exact size, would have marked the views. A note for each says so.
    func withoutEstimatedAmbiguities(_ run: LayoutRun) -> LayoutRun {
        // On another canvas the marks say nothing.
        guard let layout = run.layout, hasRecordedFrames,
            layout.views[0].frame.size == imported.recordedFrames[0].size
        else { return run }
        let marked = Set(imported.ambiguousViews)
        let settled = Set(
            layout.views.indices.filter { !marked.contains($0) && Self.isEstimate(layout.views[$0].ambiguities) })
        guard !settled.isEmpty else { return run }
        let names = Set(settled.map { document.views[$0].id })
        func settle(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            diagnostics.map { finding in
                guard finding.code == .ambiguousLayout, finding.views.allSatisfy(names.contains) else { return finding }
                return Diagnostic(
                    .estimatedFrames, .note, Self.text(finding.views), at: finding.range, views: finding.views)
            }
        }
        var run = run
        run.diagnostics = settle(run.diagnostics)
        run.layout?.diagnostics = settle(layout.diagnostics)
        for index in settled {
            run.layout?.views[index].ambiguities = []
            run.layout?.views[index].otherCanvasFrame = nil
        }
        for index in layout.guides.indices where Self.isEstimate(layout.guides[index].ambiguities) {
            run.layout?.guides[index].ambiguities = []
        }
        return run
    }

    private static func text(_ views: [String]) -> String {
        let subject =
            views.count == 1
            ? "the frame of '\(views[0])' is" : "the frames of \(views.count) views, starting with '\(views[0])', are"
        return
            "\(subject) ambiguous by at most a point, which Interface Builder has not marked: a size or an inset that "
            + "the file does not state is estimated differently here"
    }

    private static func isEstimate(_ ambiguities: [AmbiguousAttribute]) -> Bool {
        !ambiguities.isEmpty
            && ambiguities.allSatisfy { !$0.tiedRows.isEmpty && $0.upper - $0.lower <= largestEstimate + 1e-6 }
    }

    /// Points.
    private static let largestEstimate = 1.0
}
