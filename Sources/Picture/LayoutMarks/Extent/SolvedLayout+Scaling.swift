// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutScene

extension SolvedLayout {
    /// Every rectangle and baseline enlarged about the canvas's origin: where it is in the picture. Natural sizes and ranges
    /// are those of the layout.
    func scaled(by factor: Double) -> SolvedLayout {
        guard factor != 1 else { return self }
        var layout = self
        layout.canvasSize = canvasSize.scaled(by: factor)
        for index in views.indices {
            let view = views[index]
            layout.views[index].frame = view.frame.scaled(by: factor)
            layout.views[index].canvasFrame = view.canvasFrame.scaled(by: factor)
            layout.views[index].alignmentRect = view.alignmentRect.scaled(by: factor)
            layout.views[index].otherCanvasFrame = view.otherCanvasFrame?.scaled(by: factor)
            layout.views[index].misplacedFrame = view.misplacedFrame?.scaled(by: factor)
            layout.views[index].firstBaseline = view.firstBaseline.map { $0 * factor }
            layout.views[index].lastBaseline = view.lastBaseline.map { $0 * factor }
        }
        for index in guides.indices {
            layout.guides[index].canvasFrame = guides[index].canvasFrame.scaled(by: factor)
        }
        return layout
    }
}
