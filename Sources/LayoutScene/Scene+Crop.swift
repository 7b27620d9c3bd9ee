// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// A part of a picture: what is around some view.
package struct SceneCrop: Hashable, Sendable {
    /// By its id.
    package var view: String
    /// Points of the layout around the view's frame.
    package var margin: Double

    package init(view: String, margin: Double) {
        self.view = view
        self.margin = margin
    }
}

extension Scene {
    /// A rectangle of the picture as a picture. Badges and texts that its border would cut are left out.
    func cropped(to rect: Rect) -> Scene {
        guard let part = rect.intersection(Rect(origin: .zero, size: size)), part.width > 0, part.height > 0 else {
            return self
        }
        let frame = Rect(origin: .zero, size: Size(width: part.width.rounded(.up), height: part.height.rounded(.up)))
        var scene = self
        scene.size = frame.size
        scene.canvas = nil
        scene.items = items.compactMap { item in
            if item.isBackdrop(of: size), case .rectangle(_, _, let fill, let stroke) = item.shape {
                var backdrop = item
                backdrop.bounds = frame
                backdrop.shape = .rectangle(frame, cornerRadius: 0, fill: fill, stroke: stroke)
                return backdrop
            }
            guard item.layer != .legend, item.bounds.overlaps(part) || item.bounds.intersection(part) != nil else {
                return nil
            }
            let isCut = item.bounds.union(part) != part
            if isCut, item.layer != .content, item.role != .mark { return nil }
            return item.translated(by: Point(x: -part.x, y: -part.y))
        }
        return scene
    }
}
