// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutXML

/// What an Interface Builder file says of the frames that it records.
package struct RecordedFrames: Hashable, Sendable {
    /// Views whose frames it marks as wrong.
    var misplacedViews: Set<Int>
    /// Constraints whose constants depend on the size classes: the frames may be those of other ones.
    var variedConstraints: Set<Int>

    /// - Parameter element: the element of a constraint.
    init(_ scene: ImportedScene, constraint element: (Int) -> XMLElement?) {
        misplacedViews = Set(scene.misplacedViews)
        variedConstraints = Set(
            scene.document.constraints.indices.filter { element($0)?.child("variation") != nil })
    }
}
