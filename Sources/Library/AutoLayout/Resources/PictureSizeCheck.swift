// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutSource

/// Whether a solved layout is small enough to be drawn. The constraints may give the root its size, which is not known before.
struct PictureSizeCheck {
    var document: Document
    var layout: LayoutEngine.SolvedLayout
    var limits: LayoutLimits

    /// Nil if it is small enough.
    ///
    /// - Parameter purpose: a layout that is drawn or checked has an error, every other one a note.
    func finding(for purpose: ReadOptions.Purpose) -> Diagnostic? {
        guard isTooLarge else { return nil }
        let size = layout.canvasSize
        let sides = [size.width, size.height].map { DecimalText.shortest(($0 * 100).rounded() / 100) }
        let scale = layout.canvas.scale == 1 ? "" : " at \(DecimalText.shortest(layout.canvas.scale)) pixels per point"
        let millions = DecimalText.shortest(limits[.canvasPixels] / 1e6)
        return Diagnostic(
            .canvasTooLarge, purpose == .solving ? .note : .error,
            "the layout is too large for a picture: \(sides[0]) × \(sides[1]) points\(scale); at most "
                + "\(millions) million pixels and \(DecimalText.shortest(limits[.canvasSide])) points on a side are drawn; "
                + LayoutLimits.hint([.canvasPixels, .canvasSide]),
            at: document.views.first?.place,
            fixes: [.init("constrain the root's size, give the canvas one, or use a smaller --scale")])
    }

    private var isTooLarge: Bool {
        let size = layout.canvasSize
        let pixels = size.width * layout.canvas.scale * (size.height * layout.canvas.scale)
        return pixels > limits[.canvasPixels] || max(size.width, size.height) > limits[.canvasSide]
    }
}
