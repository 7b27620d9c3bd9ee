// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel
package import LayoutScene

extension Scene {
    /// The pictures without the largest band of their canvases in which none of them has anything but outlines and
    /// lines that run through it. Pictures of one canvas size are folded at the same place, so that they can still be
    /// compared; pictures of different sizes, and those without a large band, are unchanged.
    package static func folded(_ scenes: [Scene], theme: SceneTheme, measuring: some TextShaping) -> [Scene] {
        let heights = Set(scenes.map { $0.canvas?.height })
        guard heights.count == 1, let height = heights.first ?? nil,
            let band = SceneFold.band(of: scenes, height: height)
        else { return scenes }
        let fold = SceneFold(band: band, theme: theme, typesetter: Typesetter(measuring: measuring))
        return scenes.map(fold.folding)
    }
}

/// Takes a horizontal band out of a picture, as folding a sheet of paper does.
private struct SceneFold {
    /// Points from the canvas's top.
    let band: Span
    let theme: SceneTheme
    let typesetter: Typesetter

    /// Points of the band that stay on either side of the fold.
    private static let margin = 24.0
    /// A smaller band is kept.
    private static let leastBand = 120.0

    static func band(of scenes: [Scene], height: Double) -> Span? {
        var occupied: [Span] = []
        for scene in scenes {
            guard let canvas = scene.canvas else { return nil }
            for item in scene.items where !item.runsThrough(canvas) && !item.isBackdrop(of: scene.size) {
                guard let bounds = item.clip.map(item.bounds.intersection) ?? item.bounds else { continue }
                occupied.append(Span(bounds.minY - canvas.minY, bounds.maxY - canvas.minY))
            }
        }
        var largest: Span?
        var end = 0.0
        for span in occupied.sorted(by: { $0.lower < $1.lower }) + [Span(height, height)] {
            let (top, bottom) = (end + margin, min(span.lower, height) - margin)
            if bottom - top > max(leastBand, largest?.length ?? 0) { largest = Span(top, bottom) }
            end = max(end, span.upper)
        }
        return largest
    }

    func folding(_ scene: Scene) -> Scene {
        guard let canvas = scene.canvas else { return scene }
        let (top, bottom) = (canvas.minY + band.lower, canvas.minY + band.upper)
        let shift = Point(x: 0, y: top - bottom)
        let above = Rect(x: 0, y: 0, width: scene.size.width, height: top)
        let below = Rect(x: 0, y: top, width: scene.size.width, height: scene.size.height - bottom)
        var folded = scene
        folded.size.height -= band.length
        folded.canvas?.height -= band.length
        folded.items = scene.items.flatMap { item -> [SceneItem] in
            if item.isBackdrop(of: scene.size), case .rectangle(_, let radius, let fill, let stroke) = item.shape {
                var item = item
                item.bounds = Rect(origin: .zero, size: folded.size)
                item.shape = .rectangle(item.bounds, cornerRadius: radius, fill: fill, stroke: stroke)
                return [item]
            }
            if item.bounds.maxY <= top { return [item] }
            if item.bounds.minY >= bottom { return [item.translated(by: shift)] }
            return [item.clipped(to: above), item.translated(by: shift).clipped(to: below)].compactMap(\.self)
        }
        folded.items += mark(at: top, across: Span(canvas.minX, canvas.maxX))
        return folded
    }

    /// A zigzag with the height that is left out.
    private func mark(at y: Double, across: Span) -> [SceneItem] {
        let (reach, tooth) = (3.0, 6.0)
        let label = typesetter.line("\(DecimalText.shortest(band.length.rounded())) points left out", .name)
        // Centre lines run through the middle.
        let end = max(across.upper - 12, across.lower + label.size.width + 12)
        let gap = Span(end - label.size.width - 12, end)
        let pieces = [Span(across.lower, gap.lower), Span(gap.upper, across.upper)].filter { $0.length > tooth }
        return pieces.map { piece in
            let count = max(Int(piece.length / tooth), 1)
            let points = (0...count).map { number in
                Point(
                    x: piece.lower + piece.length * Double(number) / Double(count),
                    y: y + (number % 2 == 0 ? -reach : reach))
            }
            return SceneItem(
                layer: .frames, subject: .picture, role: .mark,
                bounds: Rect(x: piece.lower, y: y - reach - 0.5, width: piece.length, height: 2 * reach + 1),
                shape: .path(
                    points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, fill: nil,
                    stroke: SceneStroke(theme.secondaryInk, width: 1)))
        } + [
            SceneItem(
                layer: .names, subject: .picture, role: .text,
                bounds: Rect(origin: Point(x: gap.lower + 6, y: y - label.size.height / 2), size: label.size),
                shape: label.text(at: Point(x: gap.lower + 6, y: y - label.size.height / 2), theme.secondaryInk))
        ]
    }
}

extension SceneItem {
    /// Whether it is a rectangle or an upright line over most of the canvas.
    fileprivate func runsThrough(_ canvas: Rect) -> Bool {
        guard bounds.height >= canvas.height * 0.5, role == .mark else { return false }
        switch shape {
        case .rectangle: return true
        case .line(let from, let to, _): return abs(from.x - to.x) < 0.01
        case .path(let elements, _, _):
            // Only upright and level strokes can be shortened.
            var last: Point?
            for element in elements {
                switch element {
                case .move(let point): last = point
                case .line(let point):
                    if let last, abs(last.x - point.x) > 0.01, abs(last.y - point.y) > 0.01 { return false }
                    last = point
                case .curve: return false
                case .close: break
                }
            }
            return true
        case .ellipse, .text, .image, .drawing: return false
        }
    }

    fileprivate func clipped(to rect: Rect) -> SceneItem? {
        guard let bounds = bounds.intersection(rect), let clip = clip.map(rect.intersection) ?? rect else { return nil }
        var item = self
        (item.bounds, item.clip) = (bounds, clip)
        return item
    }
}
