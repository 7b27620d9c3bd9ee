// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutSource

/// Whether a solved layout is small enough to be drawn. The constraints may give the root its size, which is not known before.
struct PictureSizeCheck {
    var document: Document
    var layout: SolvedLayout

    /// Nil if there is nothing to say.
    ///
    /// - Parameter purpose: a layout that is to be drawn has an error, every other one a note.
    func finding(for purpose: ReadOptions.Purpose) -> Diagnostic? {
        guard isTooLarge else { return nil }
        let size = layout.canvasSize
        let sides = [size.width, size.height].map { DecimalText.shortest(($0 * 100).rounded() / 100) }
        let scale = layout.canvas.scale == 1 ? "" : " at \(DecimalText.shortest(layout.canvas.scale)) pixels per point"
        return Diagnostic(
            .canvasTooLarge, purpose == .drawing ? .error : .note,
            "the layout is too large for a picture: \(sides[0]) × \(sides[1]) points\(scale); at most "
                + "\(DecimalText.shortest(CanvasLimit.pixels / 1e6)) million pixels and \(DecimalText.shortest(CanvasLimit.side)) points on a side are drawn",
            at: document.views.first?.place,
            fixes: [.init("constrain the root's size, give the canvas one, or use a smaller --scale")])
    }

    private var isTooLarge: Bool {
        let size = layout.canvasSize
        let pixels = size.width * layout.canvas.scale * (size.height * layout.canvas.scale)
        return pixels > CanvasLimit.pixels || max(size.width, size.height) > CanvasLimit.side
    }
}
