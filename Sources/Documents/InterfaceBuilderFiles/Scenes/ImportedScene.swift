// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutGeometry
package import LayoutModel
package import SourceLocations

/// One scene of an Interface Builder file as a layout document.
package struct ImportedScene: Hashable, Sendable {
    /// The root view's object id.
    package var id: String
    /// The storyboard scene's id.
    package var sceneID: String?
    /// What a person would call it: the storyboard identifier, a label or the class.
    package var name: String
    package var document: Document
    /// By the document's views: their object ids.
    package var objectIDs: [String]
    /// By the document's views: the frame that Interface Builder recorded, in the superview, y downwards.
    package var recordedFrames: [Rect]
    /// Indices of views that the file has no frame of; theirs in `recordedFrames` is empty.
    package var unrecordedViews: Set<Int> = []
    /// Indices of views that Interface Builder marked as having another frame than their constraints give.
    package var misplacedViews: [Int]
    /// Indices of views that Interface Builder marked as ambiguous.
    package var ambiguousViews: [Int]
    /// The start tag of the recorded frame, for each of the document's views.
    package var frameSources: [SourceRange?] = []
    /// Whether the y coordinates of a view's subviews grow upwards in the file, for each of the document's views.
    package var subviewsGrowUpwards: [Bool] = []
    /// Indices of views without constraints, which Interface Builder holds at their recorded frames.
    package var fixedViews: [Int] = []
    /// The size classes whose variations the document has; nil for none in particular.
    package var sizeClasses = SizeClasses(width: nil, height: nil)
    /// The start tags of views that are not installed for the device's size classes; views inside these are not listed.
    package var uninstalledViews: [SourceRange] = []
    /// Indices of the views of tabs that are not selected: a tab view has only that of the selected one as its subview.
    package var unselectedTabViews: [Int] = []
    /// Indices of the cells of AppKit's hidden table columns and of all in them: the file has them without a width.
    package var hiddenColumnViews: [Int] = []
    /// Indices of views that a split view or a table of AppKit places, which is what constraints on their sizes are for.
    package var containedViews: [Int] = []
    /// Indices of views to which the program may give an intrinsic size that the file does not have: those of its own classes,
    /// and image views without an image.
    package var programSizedViews: [Int] = []
    /// Indices of cells and their content views, whose margins and heights differ with accessories, separators and versions of Xcode.
    package var cellViews: Set<Int> = []
    /// Indices of constraints that size classes change: the frames may be those of other ones.
    package var variedConstraints: Set<Int> = []
    /// Indices of what AppKit's clip views show: where it is depends on how far they are scrolled.
    package var scrolledViews: [Int] = []
    /// What constraints of the file may refer to in addition to views, by object id.
    package var guideIDs: [LayoutItem: String] = [:]
    /// The object ids of a view controller's layout guides of iOS 7.
    package var topLayoutGuideID: String?
    package var bottomLayoutGuideID: String?
    /// Points that the file records for images, by the paths that the document has.
    package var imageSizes: [String: Size] = [:]
    /// What could not be kept of this scene, in the order in which it was noticed.
    package var diagnostics: [Diagnostic] = []
}

/// All scenes of a file, and what could not be kept.
package struct ImportedFile: Hashable, Sendable {
    package var scenes: [ImportedScene]
    /// The diagnostics of the scenes and of the whole file, sorted by source location.
    package var diagnostics: [Diagnostic]

    package init(scenes: [ImportedScene], diagnostics: [Diagnostic]) {
        self.scenes = scenes
        self.diagnostics = diagnostics
    }

    /// The name of each scene, with a number where an earlier one has the same: `Login`, `Login-2`.
    package var uniqueNames: [String] {
        let names = Set(scenes.map(\.name))
        var taken: Set<String> = []
        return scenes.map { scene in
            var name = scene.name
            var number = 2
            while !taken.insert(name).inserted || (name != scene.name && names.contains(name)) {
                name = "\(scene.name)-\(number)"
                number += 1
            }
            return name
        }
    }

    /// The places of scenes by root view, storyboard scene or name, otherwise by the name that no other scene has.
    package func places(called name: String) -> [Int] {
        let found = scenes.indices.filter {
            let scene = scenes[$0]
            return scene.id == name || scene.sceneID == name || scene.name == name || scene.document.name == name
        }
        return found.isEmpty ? uniqueNames.firstIndex(of: name).map { [$0] } ?? [] : found
    }

    package func scenes(called name: String) -> [ImportedScene] { places(called: name).map { scenes[$0] } }

    /// What scenes can be called, for a message.
    package var sceneList: String {
        zip(uniqueNames, scenes).map { "\($0) (\($1.id))" }.joined(separator: ", ")
    }
}
