// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// Parallel lines instead of a colour: rising for ambiguous, falling and closer for conflicts.
struct Hatching {
    let state: MarkState

    private var spacing: Double { state == .conflict ? 5 : 8 }

    func items(in rect: Rect, clip: Rect, subject: SceneItem.Subject, color: Color) -> [SceneItem] {
        guard let area = rect.intersection(clip), area.width > 0, area.height > 0 else { return [] }
        return shapes(in: area, color: color).map { shape in
            SceneItem(layer: .issues, subject: subject, role: .mark, bounds: area, opacity: 0.35, shape: shape)
        }
    }

    /// One path of all lines, each cut at the rectangle.
    func shapes(in area: Rect, color: Color) -> [SceneShape] {
        var elements: [ScenePathElement] = []
        // Each line is where x + y (rising) or x - y (falling) of the area has one value.
        var sum = spacing / 2
        while sum < area.width + area.height, elements.count < 20_000 {
            let (x0, x1) = (max(0, sum - area.height), min(sum, area.width))
            let ends = [x0, x1].map { x -> Point in
                let y = sum - x
                return Point(x: area.minX + x, y: state == .conflict ? area.maxY - y : area.minY + y)
            }
            elements += [.move(ends[0]), .line(ends[1])]
            sum += spacing
        }
        return [.path(elements, fill: nil, stroke: SceneStroke(color, width: 0.6))]
    }
}
