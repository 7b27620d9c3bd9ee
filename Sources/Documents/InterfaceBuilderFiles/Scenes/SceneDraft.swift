// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// A scene of a file before its document is built.
package struct SceneDraft: Sendable {
    package var file: InterfaceFile
    package let root: SceneRoot
    package let bars: ControllerBars
    package let options: ImportOptions
    /// Points: the safe area of the root; nil = that of its device and bars.
    package var safeArea: EdgeInsets?
    /// By object id: frames instead of those that the file records.
    package var frames: [String: Rect] = [:]
    /// By object id: alignment-rectangle insets instead of the system's, points.
    package var alignmentInsets: [String: EdgeInsets] = [:]

    init(_ file: InterfaceFile, _ root: SceneRoot, _ bars: ControllerBars, _ options: ImportOptions) {
        self.file = file
        self.root = root
        self.bars = bars
        self.options = options
    }

    /// The scene as it is now.
    package var imported: ImportedScene {
        var builder = SceneBuilder(self)
        return builder.scene()
    }

    /// A view with the frame and the insets that it has here.
    func placing(_ view: ViewElement) -> ViewElement {
        guard let id = view.element["id"] else { return view }
        var view = view
        if let frame = frames[id] { view.replacingFrame = frame }
        view.alignmentInsets = alignmentInsets[id]
        return view
    }
}

/// Changes scenes on their way from a file to a document. The importer itself makes of a file what the system makes of it.
package protocol SceneDrawing: Sendable {
    func prepare(_ draft: inout SceneDraft)

    /// - Parameter views: the elements of the document's views.
    func finish(_ scene: inout ImportedScene, of views: [ViewElement], from draft: SceneDraft)
}
