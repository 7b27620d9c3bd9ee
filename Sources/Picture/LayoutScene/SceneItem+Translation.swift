// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension SceneItem {
    package func translated(by offset: Point) -> SceneItem {
        var item = self
        item.bounds = bounds.translated(by: offset)
        item.clip = clip?.translated(by: offset)
        item.clipOutlines = clipOutlines.map { $0.map { $0.translated(by: offset) } }
        if let transform {
            item.transform = transform.concatenating(AffineTransform(translation: offset))
        } else {
            item.shape = shape.translated(by: offset)
        }
        return item
    }
}

extension SceneShape {
    fileprivate func translated(by offset: Point) -> SceneShape {
        switch self {
        case .rectangle(let rect, let radius, let fill, let stroke):
            return .rectangle(rect.translated(by: offset), cornerRadius: radius, fill: fill, stroke: stroke)
        case .ellipse(let rect, let fill, let stroke):
            return .ellipse(rect.translated(by: offset), fill: fill, stroke: stroke)
        case .line(let from, let to, let stroke):
            return .line(from: from + offset, to: to + offset, stroke: stroke)
        case .path(let elements, let fill, let stroke):
            return .path(elements.map { $0.translated(by: offset) }, fill: fill, stroke: stroke)
        case .text(var text):
            text.origin = text.origin + offset
            return .text(text)
        case .image(var image):
            image.frame = image.frame.translated(by: offset)
            image.mask = image.mask.translated(by: offset)
            return .image(image)
        case .drawing(let drawing): return .drawing(drawing.applying(AffineTransform(translation: offset)))
        }
    }
}

extension PathElement {
    fileprivate func translated(by offset: Point) -> PathElement { map { $0 + offset } }
}
