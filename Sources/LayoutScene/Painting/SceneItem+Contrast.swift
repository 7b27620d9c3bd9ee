// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension SceneItem {
    /// What any line of a mark needs to be seen: WCAG 2.1, 1.4.11.
    static let leastContrast = 3.0

    /// With its lines dark or light enough for what they are drawn over; translucent fills stay as they are.
    func standingOut(from backdrop: ContentBackdrop) -> SceneItem {
        var item = self
        switch shape {
        case .line(let from, let to, let stroke):
            let line = Rect(around: from, to)
            item.shape = .line(from: from, to: to, stroke: stroke.standingOut(from: backdrop, at: line.sample))
        case .rectangle(let rect, let radius, let fill, let stroke?) where fill == nil:
            let edges = [
                Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY), Point(x: rect.minX, y: rect.midY),
                Point(x: rect.maxX, y: rect.midY),
            ]
            item.shape = .rectangle(
                rect, cornerRadius: radius, fill: nil, stroke: stroke.standingOut(from: backdrop, at: edges))
        case .rectangle(let rect, let radius, let fill?, nil) where role == .handle:
            let color = SceneStroke(fill, width: 1).standingOut(from: backdrop, at: rect.sample).color
            item.shape = .rectangle(rect, cornerRadius: radius, fill: color, stroke: nil)
        case .path(let elements, nil, let stroke?):
            item.shape = .path(elements, fill: nil, stroke: stroke.standingOut(from: backdrop, at: bounds.sample))
        default: break
        }
        return item
    }
}

extension Rect {
    /// Points of a thin rectangle at which to look what is behind it.
    fileprivate var sample: [Point] {
        [0.1, 0.5, 0.9].map { Point(x: minX + width * $0, y: minY + height * $0) }
    }
}

extension SceneStroke {
    fileprivate func standingOut(from backdrop: ContentBackdrop, at points: [Point]) -> SceneStroke {
        guard color.alpha > 0.99 else { return self }
        var stroke = self
        var least = SceneItem.leastContrast
        for point in points {
            let behind = backdrop.color(at: point)
            let contrast = color.contrast(with: behind)
            guard contrast < least else { continue }
            least = contrast
            stroke.color = color.legible(on: behind, ratio: SceneItem.leastContrast)
        }
        return stroke
    }
}
