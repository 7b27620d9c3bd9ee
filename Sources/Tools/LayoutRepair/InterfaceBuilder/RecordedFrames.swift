// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutXML

/// Facts about the frames that an Interface Builder file records.
package struct RecordedFrames: Hashable, Sendable {
    /// Views whose frames it marks as wrong.
    var misplacedViews: Set<Int>
    /// Constraints whose constants depend on the size classes: the frames may be those of other ones.
    var variedConstraints: Set<Int>
    /// Cells and their content views, whose margins and heights differ with accessories, separators and versions of Xcode.
    var cellViews: Set<Int>
    /// AppKit's clip views: where their document view is depends on how far they are scrolled.
    var clipViews: Set<Int>
    var tabViews: Set<Int>

    /// - Parameters:
    ///   - constraintElement: the element of a constraint.
    ///   - viewElement: the element of a view.
    init(
        _ scene: ImportedScene, constraint constraintElement: (Int) -> XMLElement?,
        view viewElement: (Int) -> XMLElement?
    ) {
        misplacedViews = Set(scene.misplacedViews)
        variedConstraints = Set(
            scene.document.constraints.indices.filter { constraintElement($0)?.child("variation") != nil })
        let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        var views: Set<Int> = []
        for (index, view) in scene.document.views.enumerated() {
            guard let element = viewElement(index) else { continue }
            let isContent = element.key == "contentView" && view.superview.map(views.contains) ?? false
            if cells.contains(element.name) || element.name.hasSuffix("CellContentView") || isContent {
                views.insert(index)
            }
        }
        cellViews = views
        clipViews = Set(scene.document.views.indices.filter { viewElement($0)?.name == "clipView" })
        tabViews = Set(scene.document.views.indices.filter { viewElement($0)?.name == "tabView" })
    }

    func isOfCell(_ view: Int) -> Bool { cellViews.contains(view) }
}
