// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// Where the background of a bitmap and the outlines of its canvases are drawn, so that they cover whole pixels at any scale.
struct PixelAlignment {
    /// The size of the picture, in points.
    let size: Size
    /// Pixels per point.
    let scale: Double

    /// Room for the rounding of products.
    private static let slack = 1e-6

    func aligned(_ item: SceneItem) -> SceneItem {
        guard item.transform == nil, case .rectangle(let rect, cornerRadius: 0, let fill, let stroke) = item.shape
        else {
            return item
        }
        var item = item
        if fill != nil, stroke == nil, rect.contains(Rect(origin: .zero, size: size)) {
            // The last pixels may be only partly in the picture.
            let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
            let picture = Rect(x: 0, y: 0, width: width / scale, height: height / scale)
            item.shape = .rectangle(rect.union(picture), cornerRadius: 0, fill: fill, stroke: nil)
        } else if item.layer == .canvas, let stroke, stroke.dash.isEmpty {
            item.shape = outline(rect, fill: fill, stroke)
        }
        return item
    }

    /// A line of whole pixels, at or around the edge.
    private func outline(_ rect: Rect, fill: Color?, _ stroke: SceneStroke) -> SceneShape {
        let width = max(1, (stroke.width * scale).rounded())
        func start(_ edge: Double) -> Double {
            ((edge * scale - width / 2 + Self.slack).rounded(.down) + width / 2) / scale
        }
        func end(_ edge: Double) -> Double {
            ((edge * scale + width / 2 - Self.slack).rounded(.up) - width / 2) / scale
        }
        let (x, y) = (start(rect.minX), start(rect.minY))
        return .rectangle(
            Rect(x: x, y: y, width: end(rect.maxX) - x, height: end(rect.maxY) - y), cornerRadius: 0, fill: fill,
            stroke: SceneStroke(stroke.color, width: width / scale))
    }
}
