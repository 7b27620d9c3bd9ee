// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
import LayoutModel

extension SceneItem {
    /// Enlarged about the origin, text and line widths as well.
    package func scaled(by factor: Double) -> SceneItem {
        guard factor != 1 else { return self }
        var item = self
        item.bounds = bounds.scaled(by: factor)
        item.clip = clip?.scaled(by: factor)
        item.clipOutlines = clipOutlines.map { $0.map { $0.scaled(by: factor) } }
        item.shape = shape.scaled(by: factor)
        if var transform {
            (transform.tx, transform.ty) = (transform.tx * factor, transform.ty * factor)
            item.transform = transform
        }
        return item
    }
}

extension SceneShape {
    fileprivate func scaled(by factor: Double) -> SceneShape {
        switch self {
        case .rectangle(let rect, let radius, let fill, let stroke):
            return .rectangle(
                rect.scaled(by: factor), cornerRadius: radius * factor, fill: fill, stroke: stroke?.scaled(by: factor))
        case .ellipse(let rect, let fill, let stroke):
            return .ellipse(rect.scaled(by: factor), fill: fill, stroke: stroke?.scaled(by: factor))
        case .line(let from, let to, let stroke):
            return .line(from: from.scaled(by: factor), to: to.scaled(by: factor), stroke: stroke.scaled(by: factor))
        case .path(let elements, let fill, let stroke):
            return .path(elements.map { $0.scaled(by: factor) }, fill: fill, stroke: stroke?.scaled(by: factor))
        case .text(let text):
            return .text(text.scaled(by: factor))
        case .image(var image):
            image.frame = image.frame.scaled(by: factor)
            image.mask = image.mask.scaled(by: factor)
            image.cornerRadius *= factor
            return .image(image)
        case .drawing(let drawing): return .drawing(drawing.applying(AffineTransform(scale: factor)))
        }
    }
}

extension SceneStroke {
    fileprivate func scaled(by factor: Double) -> SceneStroke {
        SceneStroke(color, width: width * factor, dash: dash.map { $0 * factor })
    }
}

extension SceneText {
    /// These glyphs at another size: lines break where they did.
    fileprivate func scaled(by factor: Double) -> SceneText {
        var text = self
        text.origin = origin.scaled(by: factor)
        text.request.text.font.size *= factor
        text.request.width = request.width.map { $0 * factor }
        text.request.letterSpacing *= factor
        text.lines = lines.map { line in
            var line = line
            line.x *= factor
            line.baseline *= factor
            line.width *= factor
            for index in line.runs.indices {
                line.runs[index].size *= factor
                for glyph in line.runs[index].glyphs.indices {
                    line.runs[index].glyphs[glyph].x *= factor
                    line.runs[index].glyphs[glyph].y *= factor
                }
            }
            for index in line.decorations.indices {
                line.decorations[index].rect = line.decorations[index].rect.scaled(by: factor)
            }
            return line
        }
        return text
    }
}

extension Point {
    package func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Size {
    package func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension Rect {
    package func scaled(by factor: Double) -> Rect {
        Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
}
