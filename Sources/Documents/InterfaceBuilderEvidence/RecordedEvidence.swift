// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
import LayoutLints
package import LayoutModel

/// Which diagnostics of a scene of an Interface Builder file are certain, as its recorded frames tell.
///
/// Text, and sizes and insets that the file does not state or that Xcode's canvas had otherwise, are estimated here. A conflict, an
/// ambiguity or a misplaced view that is there only for such an estimate is not a mistake of the file: a note stands for it.
package struct RecordedEvidence: LayoutEvidence {
    let scene: ImportedScene
    let frames: RecordedFrames
    /// Whether the frames are of the canvas and the texts that are solved for: those of others differ by design.
    let hasRecordedFrames: Bool
    /// Points by which a recorded frame may differ before it is reported: texts measure slightly differently here.
    let tolerance: Double

    package init(_ scene: ImportedScene, hasRecordedFrames: Bool, tolerance: Double) {
        self.scene = scene
        self.hasRecordedFrames = hasRecordedFrames
        self.tolerance = tolerance
        frames = RecordedFrames(scene)
    }

    package func settled(
        _ layout: SolvedLayout, of document: Document, solve: @escaping (Document) -> SolvedLayout
    ) -> SolvedLayout {
        let certain = withoutEstimatedAmbiguities(withoutEstimatedConflicts(layout, of: document), of: document)
        return withoutEstimatedMisplacements(certain, of: document, solve: solve)
    }

    /// A split view or a table of AppKit does not translate the masks that its views have in the file: a constraint on the least
    /// width of a pane is what Interface Builder offers for it. Priorities of views to which the program gives a size have an
    /// effect there.
    package func isMistaken(_ advice: Diagnostic) -> Bool {
        let exempt =
            switch advice.code {
            case .constrainedAutoresizingView: scene.containedViews
            case .contentPriorityWithoutContent: scene.programSizedViews
            default: [Int]()
            }
        guard !exempt.isEmpty else { return false }
        let names = Set(exempt.map { scene.document.views[$0].id })
        return advice.views.allSatisfy(names.contains)
    }

    func isOfSize(_ layout: SolvedLayout) -> Bool { layout.views[0].frame.size == scene.recordedFrames[0].size }

    // MARK: Ambiguities

    /// Points.
    private static let largestEstimate = 1.0

    /// The layout without ties that open a point or less: there a text or an inset is estimated as too large or too small, and something
    /// has to give way. Xcode, which had the exact size, would have marked the views.
    private func withoutEstimatedAmbiguities(_ layout: SolvedLayout, of document: Document) -> SolvedLayout {
        guard hasRecordedFrames, isOfSize(layout) else { return layout }
        func isEstimate(_ ambiguities: [AmbiguousAttribute]) -> Bool {
            !ambiguities.isEmpty
                && ambiguities.allSatisfy {
                    !$0.tiedRows.isEmpty && $0.upper - $0.lower <= Self.largestEstimate + 1e-6
                }
        }
        let marked = Set(scene.ambiguousViews)
        let views = layout.views.indices.filter { !marked.contains($0) && isEstimate(layout.views[$0].ambiguities) }
        guard !views.isEmpty else { return layout }
        let names = Set(views.map { document.views[$0].id })
        var settled = layout
        settled.diagnostics = layout.diagnostics.map { finding in
            guard finding.code == .ambiguousLayout, finding.views.allSatisfy(names.contains) else { return finding }
            let subject =
                finding.views.count == 1
                ? "the frame of '\(finding.views[0])' is"
                : "the frames of \(finding.views.count) views, starting with '\(finding.views[0])', are"
            return Diagnostic(
                .estimatedFrames, .note,
                "\(subject) ambiguous by at most a point, which Interface Builder has not marked: a size or an inset that "
                    + "the file does not state is estimated differently here", at: finding.range, views: finding.views)
        }
        for index in views {
            settled.views[index].ambiguities = []
            settled.views[index].otherCanvasFrame = nil
        }
        for index in layout.guides.indices where isEstimate(layout.guides[index].ambiguities) {
            settled.guides[index].ambiguities = []
        }
        return settled
    }

    // MARK: Misplaced views

    /// Points: what frames of views without a mark leave. Xcode rounds frames to points and to the pixels of other devices.
    private static let unmarkedDifference = 1.0

    /// The layout without misplaced views that are elsewhere only because of an estimate, which a note counts, or because the canvas or
    /// the language is not that of the recorded frames.
    private func withoutEstimatedMisplacements(
        _ layout: SolvedLayout, of document: Document, solve: @escaping (Document) -> SolvedLayout
    ) -> SolvedLayout {
        let marked = Set(scene.misplacedViews)
        let unplaced = Set(scene.hiddenColumnViews)
        let misplaced = layout.views.indices.filter { layout.views[$0].misplacedFrame != nil && !marked.contains($0) }
        guard !misplaced.isEmpty || !hasRecordedFrames else { return layout }
        let compared = hasRecordedFrames ? misplaced : []
        let distinct = compared.filter { !unplaced.contains($0) && layout.views[$0].differs(by: tolerance) }
        let contradicted =
            distinct.isEmpty
            ? []
            : MisplacementEvidence(
                scene, document, layout, frameTolerance: document.platform == .macos ? 1 : 0.5, solve: solve
            ).misplacedViews
        let estimated = distinct.filter { !contradicted.contains($0) }
        let certain = contradicted.filter {
            !unplaced.contains($0) && layout.views[$0].differs(by: max(tolerance, Self.unmarkedDifference))
        }
        var settled = layout
        var names: Set<String> = []
        for index in hasRecordedFrames ? misplaced : Array(layout.views.indices) where !certain.contains(index) {
            settled.views[index].misplacedFrame = nil
            names.insert(document.views[index].id)
        }
        settled.diagnostics.removeAll { $0.code == .misplacedView && $0.views.allSatisfy(names.contains) }
        if !estimated.isEmpty { settled.diagnostics.append(note(on: estimated, layout, document)) }
        return settled
    }

    private func note(on views: [Int], _ layout: SolvedLayout, _ document: Document) -> Diagnostic {
        let view = document.views[views[0]]
        let subject =
            views.count == 1
            ? "the solved frame of '\(view.id)' differs from the recorded one"
            : "the solved frames of \(views.count) views, starting with '\(view.id)', differ from the recorded ones"
        return Diagnostic(
            .estimatedFrames, .note,
            "\(subject)\(layout.views[views[0]].largestDifference), but no constraint contradicts the recorded frames: "
                + "a size or an inset is not in the file, or was another on Xcode's canvas",
            at: view.idSource ?? view.source, views: views.map { document.views[$0].id })
    }
}

extension SolvedView {
    /// Whether an edge or a side differs from the recorded one by more than some points.
    fileprivate func differs(by tolerance: Double) -> Bool {
        misplacedFrame.map { $0.differs(from: pixelFrame, by: tolerance) } ?? false
    }

    /// ` (Y = 24 rather than 20)`, or nothing.
    fileprivate var largestDifference: String {
        guard let recorded = misplacedFrame else { return "" }
        let largest = [
            ("X", pixelFrame.x, recorded.x), ("Y", pixelFrame.y, recorded.y),
            ("Width", pixelFrame.width, recorded.width),
            ("Height", pixelFrame.height, recorded.height),
        ].max { abs($0.1 - $0.2) < abs($1.1 - $1.2) }
        return largest.map {
            " (\($0.0) = \(DecimalText.shortest($0.1)) rather than \(DecimalText.shortest($0.2)))"
        } ?? ""
    }
}

extension DiagnosticCode {
    package static let estimatedFrames = DiagnosticCode("estimated-frames")
}
