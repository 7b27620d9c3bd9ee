// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderEvidence
package import InterfaceBuilderFiles
package import LayoutEngine
import LayoutModel

/// The frames of a scene, solved here, beside those that Interface Builder recorded in the file.
package struct SceneAgreement: Hashable, Sendable {
    /// The views that have a part in the layout, in the order of the tree.
    package var views: [FrameAgreement]
    /// Points: half a point where frames are rounded to pixels of 1/2 or 1/3, a point where they are rounded to points, as on macOS.
    package var tolerance: Double
    /// How many views have frames that Interface Builder itself marks as not those of the constraints.
    package var misplacedCount: Int
    /// How many views have a position or size that the constraints leave open.
    package var ambiguousCount: Int
    package var hasConflicts: Bool
    /// What the recorded frames contradict themselves; nil if nothing, or if all of them agree.
    package var contradiction: RecordedContradiction?
    /// The first safe area or margin that the recorded frames have elsewhere; nil if none, or if all of them agree.
    package var inset: RecordedInset?

    /// - Parameters:
    ///   - solved: the solution of the scene's document.
    ///   - viewsInOtherFonts: the ids of views whose text is measured in another font, because their own is not installed.
    package init(_ scene: ImportedScene, _ solved: SolvedLayout, viewsInOtherFonts: Set<String> = []) {
        let document = scene.document
        let frames = RecordedFrames(scene)
        let ambiguousViews = Set(scene.ambiguousViews)
        // Views that a file only implies have no recorded frames; nor have those that it leaves to the constraints.
        let recorded = document.views.indices.filter {
            frames.isInLayout[$0] && !scene.objectIDs[$0].isEmpty && !scene.unrecordedViews.contains($0)
        }
        views = recorded.map { view in
            FrameAgreement(
                view: document.views[view].id, type: document.views[view].content.type,
                recorded: scene.recordedFrames[view], solved: solved.views[view].pixelFrame,
                isInOtherFont: viewsInOtherFonts.contains(document.views[view].id),
                isMarkedAmbiguous: ambiguousViews.contains(view))
        }
        tolerance = document.canvas.scale == 1 ? 1 : 0.5
        misplacedCount = scene.misplacedViews.count
        ambiguousCount = solved.views.count { !$0.ambiguities.isEmpty }
        hasConflicts = !solved.conflicts.isEmpty
        // What agrees with the constraints cannot contradict them.
        guard !agrees else { return }
        let insets = RecordedInsets(frames, solved)
        contradiction = RecordedContradiction(frames, solved) ?? (hasConflicts ? nil : insets.disagreement)
        let tolerance = tolerance
        inset = insets.insets.first { abs($0.recorded - $0.solved) > tolerance + 1e-6 }
    }

    /// Points.
    package var largestError: Double { views.map(\.error).max() ?? 0 }
    /// The views whose frames differ from the file.
    package var differences: [FrameAgreement] { views.filter { $0.error > tolerance + 1e-6 } }
    package var agrees: Bool { differences.isEmpty }
}
