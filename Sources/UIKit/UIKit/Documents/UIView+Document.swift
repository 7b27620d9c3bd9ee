// SPDX-License-Identifier: Apache-2.0
public import AutoLayout
import LayoutGeometry
import LayoutModel

extension UIView {
    /// The views of a layout document with its constraints, which are active. The view is the document's root.
    ///
    /// Each view's `accessibilityIdentifier` is its name in the document. A root of another class is inside the view, whose
    /// size it has. Where the canvas has no size, the view has the one
    /// that fits its content. Without superview and view controller it has the canvas's safe area, and the margins of a
    /// view controller's view.
    ///
    /// Mistakes of a document's text are thrown.
    public convenience init(_ document: LayoutDocument) throws(LayoutError) {
        let model = try document.read()
        let size = CGSize(width: model.canvas.width ?? 0, height: model.canvas.height ?? 0)
        // Subviews with autoresizing masks follow the view from its size in the design to that of the canvas.
        let designed = model.root.frame.map { CGSize(width: $0.width, height: $0.height) }
        self.init(frame: CGRect(origin: .zero, size: designed ?? size))
        DocumentViews(model, root: self).build()
        frame.size = size
        guard model.canvas.width == nil || model.canvas.height == nil else { return }
        frame.size = systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: model.canvas.width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: model.canvas.height == nil ? .fittingSizeLevel : .required)
    }
}
