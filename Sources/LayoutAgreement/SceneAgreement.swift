// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutEngine
import LayoutModel

/// The frames of a scene, solved here, beside those that Interface Builder recorded in the file.
package struct SceneAgreement: Hashable, Sendable {
    /// The views that have a part in the layout, in the order of the tree.
    package var views: [FrameAgreement]
    /// Points: half a point where frames are rounded to pixels of 1/2 or 1/3, a point on macOS.
    package var tolerance: Double
    /// How many views have frames that Interface Builder itself marks as not those of the constraints.
    package var misplacedCount: Int
    /// How many views have a position or size that the constraints leave open.
    package var ambiguousCount: Int
    package var hasConflicts: Bool

    /// - Parameter solved: the solution of the scene's document.
    package init(_ scene: ImportedScene, _ solved: SolvedLayout) {
        let document = scene.document
        // Views that a file only implies have no recorded frames.
        let isRecorded = { (view: Int) in !scene.objectIDs[view].isEmpty && !Self.hasLeftTheLayout(view, document) }
        views = document.views.indices.filter(isRecorded).map { view in
            FrameAgreement(
                view: document.views[view].id, type: document.views[view].content.type,
                recorded: scene.recordedFrames[view], solved: solved.views[view].pixelFrame)
        }
        tolerance = document.platform == .macos ? 1 : 0.5
        misplacedCount = scene.misplacedViews.count
        ambiguousCount = solved.views.count { !$0.ambiguities.isEmpty }
        hasConflicts = !solved.conflicts.isEmpty
    }

    /// Points.
    package var largestError: Double { views.map(\.error).max() ?? 0 }
    /// The views whose frames differ from the file.
    package var differences: [FrameAgreement] { views.filter { $0.error > tolerance + 1e-6 } }
    package var agrees: Bool { differences.isEmpty }

    /// Hidden arranged subviews: their recorded frames are from before they were hidden.
    private static func hasLeftTheLayout(_ view: Int, _ document: Document) -> Bool {
        var view = view
        while let superview = document.views[view].superview {
            if document.views[view].isHidden, case .stackView = document.views[superview].content { return true }
            view = superview
        }
        return false
    }
}
