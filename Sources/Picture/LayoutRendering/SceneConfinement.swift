// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutScene

/// Clips what a scene draws to the neighbourhood of its picture.
///
/// Cairo counts in 32-bit fixed point and dashes a line to its very end, however far away that is: numbers far outside the
/// picture would wrap round or take minutes. Horizontal and vertical edges stay where they are.
struct SceneConfinement {
    private let x: ClosedRange<Double>
    private let y: ClosedRange<Double>

    /// Points around the picture; more than any mark is wide.
    private static let margin = 4096.0
    private static let longest = 1e6

    init(size: Size) {
        func range(_ length: Double) -> ClosedRange<Double> {
            -Self.margin...(length.isFinite ? min(max(length, 0), Self.longest) : 0) + Self.margin
        }
        x = range(size.width)
        y = range(size.height)
    }

    func confined(_ item: SceneItem) -> SceneItem {
        var item = item
        item.opacity = item.opacity.isNaN ? 1 : min(max(item.opacity, 0), 1)
        item.clip = item.clip.map(confined)
        item.clipOutlines = item.clipOutlines.map { $0.map(confined) }
        switch item.shape {
        case .rectangle(let rect, let cornerRadius, let fill, let stroke):
            item.shape = .rectangle(
                confined(rect), cornerRadius: length(cornerRadius), fill: fill, stroke: stroke.flatMap(confined))
        case .ellipse(let rect, let fill, let stroke):
            item.shape = .ellipse(confined(rect), fill: fill, stroke: stroke.flatMap(confined))
        case .line(let from, let to, let stroke):
            item.shape = .path([.move(confined(from)), .line(confined(to))], fill: nil, stroke: confined(stroke))
        case .path(let elements, let fill, let stroke):
            item.shape = .path(elements.map(confined), fill: fill, stroke: stroke.flatMap(confined))
        case .text(var text):
            text.origin = confined(text.origin)
            item.shape = .text(text)
        case .image(var image):
            image.mask = confined(image.mask)
            image.cornerRadius = length(image.cornerRadius)
            item.shape = .image(image)
        case .drawing(var drawing):
            drawing.path = drawing.path.map(confined)
            let stroke = drawing.sceneStroke.flatMap(confined)
            drawing.stroke = stroke?.color
            (drawing.lineWidth, drawing.lineDash) = (stroke?.width ?? 0, stroke?.dash ?? [])
            item.shape = .drawing(drawing)
        }
        return item
    }

    private func confined(_ point: Point) -> Point { Point(x: point.x.confined(to: x), y: point.y.confined(to: y)) }

    private func confined(_ rect: Rect) -> Rect {
        let (a, b) = (confined(rect.origin), confined(Point(x: rect.maxX, y: rect.maxY)))
        // A rectangle that is inside keeps its own numbers to the last bit.
        if a == rect.origin, b == Point(x: rect.maxX, y: rect.maxY) { return rect }
        return Rect(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y)
    }

    /// Nil for a stroke without width.
    private func confined(_ stroke: SceneStroke) -> SceneStroke? {
        var stroke = stroke
        stroke.width = length(stroke.width)
        guard stroke.width > 0 else { return nil }
        let isDashed = stroke.dash.allSatisfy { (0...Self.margin).contains($0) } && stroke.dash.reduce(0, +) > 0.1
        if !isDashed { stroke.dash = [] }
        return stroke
    }

    private func length(_ value: Double) -> Double { value.confined(to: 0...Self.margin) }
}

extension Double {
    fileprivate func confined(to range: ClosedRange<Double>) -> Double {
        isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
