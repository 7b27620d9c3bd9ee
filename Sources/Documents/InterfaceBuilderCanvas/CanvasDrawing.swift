// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import LayoutXML

/// Scenes as Xcode drew them on its canvas when it recorded their frames, which is not always what a device shows: only comparisons
/// with recorded frames need it.
package struct CanvasDrawing: SceneDrawing {
    package init() {}

    package func prepare(_ draft: inout SceneDraft) {
        let scene = draft.root.view.element
        DrawingVersion.take(&draft)
        draft.file.takeCanvasScale(of: scene)
        draft.file.takeContentSizeCategory()
        let xcode = draft.file.xcode
        draft.file.device?.takeStatusBar(of: xcode)
        draft.safeArea = CanvasInsets(system: SceneInsets(draft)).safeArea
        CanvasAlignment.place(&draft)
    }

    package func finish(_ scene: inout ImportedScene, of elements: [ViewElement], from draft: SceneDraft) {
        let file = draft.file
        let sizes = CanvasSizes(
            file: file, sizes: draft.options.sizes, elements: elements, fonts: CanvasFonts(file: file))
        let constrained = draft.root.view.element.constrainedIDs
        let heightOfSheetBar = CanvasInsets(system: SceneInsets(draft)).heightOfSheetBar
        for (index, element) in elements.enumerated() {
            var view = scene.document.views[index]
            if element.element["placeholderIntrinsicWidth"] == nil, let size = sizes.doubledSizeOfImage(element) {
                view.intrinsicContentSize = size
            }
            if view.content.type == .navigationBar, view.superview == 0, view.frame?.y == 0, let heightOfSheetBar {
                view.intrinsicContentSize = IntrinsicContentSize(height: heightOfSheetBar)
            }
            if view.content.type == .toolbar, let height = height(ofToolbar: element, in: draft) {
                view.intrinsicContentSize = IntrinsicContentSize(height: height)
            }
            sizes.apply(to: &view, of: element, in: scene.document.views)
            view.baselineOffsets = CanvasBaselines.offsets(of: element, view, file.era)
            if view.autoresizingMask == nil, let superview = view.superview, let id = element.element["id"],
                !constrained.contains(id),
                !["stackView", "splitView", "gridView"].contains(elements[superview].element.name)
            {
                // Interface Builder leaves a view without a mask or a constraint where it is.
                view.autoresizingMask = []
            }
            scene.document.views[index] = view
        }
    }

    /// Points. One above the home indicator is higher since Xcode 12; nil elsewhere.
    private func height(ofToolbar view: ViewElement, in draft: SceneDraft) -> Double? {
        guard let device = draft.file.device, device.hasHomeIndicator, !draft.file.isLandscape,
            draft.file.xcode >= .xcode12
        else { return nil }
        let bottom = draft.root.view.recordedFrame.height - device.safeArea.bottom
        return view.recordedFrame.maxY == bottom ? 49 : nil
    }
}

extension InterfaceFile {
    /// The text size of the canvas: Xcode 12.5 to 13 drew text styles at the smallest one, Xcode up to 7 at the size below the
    /// standard one.
    fileprivate mutating func takeContentSizeCategory() {
        guard system == .ios else { return }
        switch xcode {
        case ..<XcodeRelease.xcode8: contentSizeCategory = .medium
        case XcodeRelease.xcode12_5..<XcodeRelease.xcode14: contentSizeCategory = .extraSmall
        default: break
        }
    }
}
