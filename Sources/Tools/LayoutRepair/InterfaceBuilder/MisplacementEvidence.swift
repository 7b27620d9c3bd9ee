// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutEngine
package import LayoutModel
import LayoutXML
package import SourceLocations

/// Which views of an Interface Builder scene are misplaced for certain.
///
/// Xcode marks the misplaced views when it saves a file. A view without the mark can still be misplaced, because the file
/// was edited by hand or merged; but a size or an inset that the file does not state and that is estimated differently here looks the
/// same. The evidence is a constraint that the recorded frames contradict, regardless of the estimates.
package struct MisplacementEvidence {
    private let planner: RepairPlanner

    /// - Parameters:
    ///   - document: the scene's document, possibly on another canvas.
    ///   - source: the file.
    ///   - solve: gives the layout of a document.
    package init(
        _ scene: ImportedScene, document: Document, in source: SourceText,
        solve: @escaping (Document) -> SolvedLayout
    ) {
        let elements = (try? XMLReader.read(source).get()).map { InterfaceBuilderEditor(source, root: $0) }
        let recorded = RecordedFrames(
            scene, constraint: { elements?.element(ofConstraint: $0, scene) },
            view: { elements?.element(ofView: $0, scene) })
        planner = RepairPlanner(
            document, selected: nil, guides: AvailableGuides(hasMargins: true, safeAreas: []),
            frameTolerance: document.platform == .macos ? 1 : 0.5, recordedFrames: recorded, solve: solve)
    }

    /// The indices of those views whose recorded frames are certainly wrong.
    package var misplacedViews: Set<Int> { Set(planner.changes(for: .updateFrames).frames.keys) }
}
