// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// One scene's solved frames beside the recorded ones.
struct SceneAgreement: Sendable {
    struct Difference: Sendable {
        var view: String
        var type: ViewType
        var recorded: Rect
        var solved: Rect

        /// Points: the largest of the differences in x, y, width and height.
        var error: Double {
            max(
                abs(recorded.x - solved.x), abs(recorded.y - solved.y), abs(recorded.width - solved.width),
                abs(recorded.height - solved.height))
        }
    }

    var scene: CorpusScene
    /// Whether the scene's root view is in its file.
    var isFound: Bool
    /// Every compared view, in the order of the tree.
    var views: [Difference]
    var isAmbiguous: Bool
    var hasConflicts: Bool

    /// Half a point where frames are rounded to pixels of 1/2 or 1/3, a point on macOS.
    var tolerance: Double { scene.platform == "macOS" ? 1 : 0.5 }
    var largestError: Double { isFound ? views.map(\.error).max() ?? 0 : .infinity }
    var differences: [Difference] { views.filter { $0.error > tolerance + 1e-6 } }
    var agrees: Bool { isFound && differences.isEmpty }

    init(_ scene: CorpusScene, _ imported: ImportedScene?, measuring text: some TextMeasuring) {
        self.scene = scene
        isFound = imported != nil
        guard let imported else {
            (views, isAmbiguous, hasConflicts) = ([], false, false)
            return
        }
        let document = imported.document
        let solved = document.solve(measuring: text)
        views = document.views.indices.filter { !Self.hasLeftTheLayout($0, document) }.map { place in
            Difference(
                view: document.views[place].id, type: document.views[place].content.type,
                recorded: imported.recordedFrames[place], solved: solved.views[place].pixelFrame)
        }
        isAmbiguous = solved.views.contains { !$0.ambiguities.isEmpty }
        hasConflicts = !solved.conflicts.isEmpty
    }

    /// Hidden arranged subviews: what the file records of them is from before they were hidden.
    private static func hasLeftTheLayout(_ place: Int, _ document: Document) -> Bool {
        var place = place
        while let superview = document.views[place].superview {
            if document.views[place].isHidden, case .stackView = document.views[superview].content { return true }
            place = superview
        }
        return false
    }
}
