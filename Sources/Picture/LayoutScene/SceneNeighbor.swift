// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// The picture of another document beside or behind the root view.
package struct SceneNeighbor: Hashable, Sendable {
    /// Its place, points from the upper left corner of the canvas.
    package var frame: Rect
    /// From the upper left corner of the frame.
    package var items: [SceneItem]
    /// What it shows at its upper edge.
    package var background: Color

    package init(frame: Rect, items: [SceneItem], background: Color) {
        (self.frame, self.items, self.background) = (frame, items, background)
    }
}
