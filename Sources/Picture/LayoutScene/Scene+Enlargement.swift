// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension Scene {
    /// This picture at the upper left of a larger one with its background, for animations whose frames differ in size.
    package func enlarged(to larger: Size) -> Scene {
        var scene = self
        scene.size = Size(width: max(size.width, larger.width), height: max(size.height, larger.height))
        guard scene.size != size else { return self }
        let frame = Rect(origin: .zero, size: scene.size)
        scene.items = items.map { item in
            guard item.isBackdrop(of: size), case .rectangle(_, let radius, let fill, let stroke) = item.shape else {
                return item
            }
            var backdrop = item
            backdrop.bounds = frame
            backdrop.shape = .rectangle(frame, cornerRadius: radius, fill: fill, stroke: stroke)
            return backdrop
        }
        return scene
    }
}

extension SceneItem {
    /// Whether it is the background of the whole picture.
    package func isBackdrop(of size: Size) -> Bool {
        guard case .rectangle(let rect, _, _, _) = shape else { return false }
        return layer == .canvas && subject == .picture && rect == Rect(origin: .zero, size: size)
    }
}
