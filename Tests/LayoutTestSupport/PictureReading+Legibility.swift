// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Whether what is written can be read: lines through it, and contrast.
extension PictureReading {
    mutating func readLines() {
        let texts = scene.items.filter {
            $0.role == .text && [.content, .names].contains($0.layer) && !$0.bounds.isEmptyRect
        }
        self.texts = texts.count
        let strokes = scene.items.flatMap { item -> [(item: SceneItem, from: Point, to: Point)] in
            guard item.role != .text, item.role != .badge else { return [] }
            switch (item.layer, item.shape) {
            case (.constraints, .line(let from, let to, let stroke)) where stroke.color.alpha > 0.9,
                (.baselines, .line(let from, let to, let stroke)), (.guides, .line(let from, let to, let stroke)),
                (.names, .line(let from, let to, let stroke)), (.frames, .line(let from, let to, let stroke)),
                (.issues, .line(let from, let to, let stroke)), (.margins, .line(let from, let to, let stroke)):
                return stroke.width > 0 ? [(item, from, to)] : []
            case (.constraints, .rectangle(let rect, _, _?, nil)):
                return [(item, rect.origin, Point(x: rect.maxX, y: rect.maxY))]
            case (.frames, .path(_, _, _?)):
                // A torn edge, along the longer side of what it covers.
                let (rect, middle) = (item.bounds, item.bounds.middle)
                return rect.width > rect.height
                    ? [(item, Point(x: rect.minX, y: middle.y), Point(x: rect.maxX, y: middle.y))]
                    : [(item, Point(x: middle.x, y: rect.minY), Point(x: middle.x, y: rect.maxY))]
            case (.frames, .rectangle(let rect, _, nil, _?)), (.guides, .rectangle(let rect, _, nil, _?)),
                (.issues, .rectangle(let rect, _, nil, _?)):
                let corners = [
                    rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
                    Point(x: rect.minX, y: rect.maxY),
                ]
                return (0..<4).map { (item, corners[$0], corners[($0 + 1) % 4]) }
            default: return []
            }
        }
        for text in texts {
            // Half the width of a bar on the edge of a label, which the first letter leaves free.
            let body = text.bounds.insetBy(dx: 1.5, dy: text.bounds.height * 0.2)
            let isName = text.layer == .names
            for stroke in strokes {
                // Frames are part of the layout, as the content's texts are; torn edges are not.
                if !isName, stroke.item.layer == .frames {
                    guard case .path = stroke.item.shape else { continue }
                }
                // Nor are the outlines of a view and of its states a line through the view's own text.
                if !isName, stroke.item.layer == .issues, stroke.item.subject == text.subject { continue }
                // A baseline underlines its text.
                if !isName, stroke.from.y == stroke.to.y,
                    text.baselines.contains(where: { abs($0 - stroke.from.y) < 1 })
                {
                    continue
                }
                if stroke.item.role == .leader || stroke.item.layer == .names, stroke.item.subject == text.subject {
                    continue
                }
                var stretch = Rect(
                    minX: min(stroke.from.x, stroke.to.x), minY: min(stroke.from.y, stroke.to.y),
                    maxX: max(stroke.from.x, stroke.to.x), maxY: max(stroke.from.y, stroke.to.y))
                if let clip = stroke.item.clip {
                    guard let visible = stretch.common(clip) else { continue }
                    stretch = visible
                }
                guard body.crosses(from: stroke.from, to: stroke.to, within: stretch) else { continue }
                let what =
                    "\(stroke.item.layer) \(stroke.item.subject) \(stroke.item.role) from \(stroke.from) to \(stroke.to) "
                    + "through \(text.plainText ?? "?") at \(text.bounds)"
                report(isName ? .lineThroughName : .lineThroughText, what)
                if abs(stroke.from.y - stroke.to.y) < 0.5, stretch.width > 3 { report(.struckText, what) }
            }
        }
    }

    mutating func readContrast() {
        var below = Backdrop(scene.items)
        for (index, item) in scene.items.enumerated() {
            switch item.shape {
            case .text(let text) where item.layer != .content:
                let behind = below.color(at: item.bounds.middle, before: index)
                if text.color.contrast(with: behind) < 4.45 {
                    report(.faintText, "\(item.subject) \(item.plainText ?? "")")
                }
            case .line(let from, let to, let stroke)
            where item.layer != .content && item.layer != .canvas && item.layer != .legend && stroke.color.alpha > 0.95:
                let middle = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
                if let clip = item.clip, !clip.contains(Rect(origin: middle, size: .zero)) { continue }
                let contrast = stroke.color.contrast(with: below.color(at: middle, before: index))
                if contrast < 2.95 {
                    report(.faintMark, "\(item.layer) \(item.subject) \(item.role) from \(from) to \(to): \(contrast)")
                }
            case .rectangle(let rect, _, nil, let stroke?)
            where item.layer == .frames && item.clip == nil && stroke.color.alpha > 0.95:
                // On the border of a fill, and outside it.
                let places = [rect.minY, rect.minY - 0.7, rect.maxY + 0.7].map { Point(x: rect.midX, y: $0) }
                let contrasts = places.map { stroke.color.contrast(with: below.color(at: $0, before: index)) }
                if contrasts.contains(where: { $0 < 2.95 }) {
                    report(.faintMark, "\(item.layer) \(item.subject) on \(rect): \(contrasts)")
                }
            case .path(_, let fill?, nil) where item.layer == .constraints && fill.alpha > 0.95:
                let contrast = [item.bounds.minX, item.bounds.maxX].map {
                    fill.contrast(with: below.color(at: Point(x: $0, y: item.bounds.middle.y), before: index))
                }.min()
                if let contrast, contrast < 2.95 {
                    report(.faintMark, "\(item.layer) \(item.subject) arrow at \(item.bounds): \(contrast)")
                }
            default: break
            }
        }
    }

    /// What is painted at a point, up to an item.
    private struct Backdrop {
        private let fills: [(index: Int, rect: Rect, color: Color)]

        init(_ items: [SceneItem]) {
            fills = items.enumerated().flatMap { index, item -> [(index: Int, rect: Rect, color: Color)] in
                // Where lines and bars cross, nothing is lost.
                guard item.role != .handle else { return [] }
                switch item.shape {
                case .rectangle(let rect, _, let fill?, _), .ellipse(let rect, let fill?, _):
                    let visible = item.clip.map { rect.common($0) ?? Rect(origin: rect.origin, size: .zero) } ?? rect
                    var color = fill
                    color.alpha *= item.opacity
                    return [(index, visible, color)]
                // Casings, which set what lies on them off from the content.
                case .line(_, _, let stroke) where item.role == .mark && stroke.color.alpha < 0.9:
                    return [(index, item.bounds, stroke.color)]
                case .path(_, let fill?, .some) where item.role == .mark && fill.alpha < 0.9:
                    return [(index, item.bounds, fill)]
                case .rectangle(let rect, _, nil, let stroke?) where item.role == .mark && stroke.color.alpha < 0.9:
                    let reach = stroke.width / 2
                    return [rect.minY, rect.maxY].map { y in
                        (
                            index, Rect(minX: rect.minX, minY: y - reach, maxX: rect.maxX, maxY: y + reach),
                            stroke.color
                        )
                    }
                case .image(let image):
                    guard let color = image.file.meanColor else { return [] }
                    return [(index, item.bounds, color.withAlpha(color.alpha * item.opacity))]
                default: return []
                }
            }
        }

        mutating func color(at point: Point, before index: Int) -> Color {
            var color = Color(red: 1, green: 1, blue: 1, alpha: 1)
            for fill in fills where fill.index < index {
                let rect = fill.rect
                guard rect.minX <= point.x, point.x <= rect.maxX, rect.minY <= point.y, point.y <= rect.maxY else {
                    continue
                }
                color = fill.color.mixed(over: color, fraction: fill.color.alpha)
            }
            return color
        }
    }
}

extension Rect {
    var isEmptyRect: Bool { width < 1 || height < 1 }
    var middle: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

    func common(_ other: Rect) -> Rect? {
        let rect = (max(minX, other.minX), max(minY, other.minY), min(maxX, other.maxX), min(maxY, other.maxY))
        guard rect.0 <= rect.2, rect.1 <= rect.3 else { return nil }
        return Rect(minX: rect.0, minY: rect.1, maxX: rect.2, maxY: rect.3)
    }

    /// Whether a stroke, as far as it is visible, enters the rectangle.
    func crosses(from: Point, to: Point, within visible: Rect) -> Bool {
        guard let area = common(visible) else { return false }
        let steps = 40
        if from.x == to.x || from.y == to.y { return area.width >= 0 && area.height >= 0 }
        return (0...steps).contains { step in
            let t = Double(step) / Double(steps)
            let point = Point(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
            return area.minX < point.x && point.x < area.maxX && area.minY < point.y && point.y < area.maxY
        }
    }
}

extension SceneItem {
    /// Points of the picture.
    fileprivate var baselines: [Double] {
        guard case .text(let text) = shape else { return [] }
        return text.lines.map { text.origin.y + $0.baseline }
    }
}
