// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// Finds the colour of the content and of the tints over it at a place, for marks and names that must stand out.
struct ContentBackdrop {
    private var grid = FillGrid()
    private let memo = Memo()
    private let images: [Rect]
    let canvas: Color
    private let canvasRect: Rect
    private let outside: Color

    /// The colours of points below many fills, where marks of views at one place ask again and again.
    private final class Memo {
        var colors: [Point: Color] = [:]
    }

    /// The topmost fills of one and the same rectangle that count: below as many tints of 0.03 no colour is visible.
    private static let mostAtOnePlace = 256
    /// The number of fills looked at from which a colour is remembered.
    private static let manyFills = 32

    /// - Parameters:
    ///   - items: what is painted, back to front.
    ///   - canvasRect: where the canvas is; beyond it is the picture's own background.
    init(_ items: [SceneItem], canvas: Color, within canvasRect: Rect, outside: Color) {
        self.canvas = canvas
        self.canvasRect = canvasRect
        self.outside = outside
        images = items.compactMap { if case .image = $0.shape { $0.bounds } else { nil } }
        let painted = items.compactMap { $0.fill(over: canvas) }
        var counts: [Rect: Int] = [:]
        let visible = painted.reversed().filter { fill in
            counts[fill.rect, default: 0] += 1
            return counts[fill.rect, default: 0] <= Self.mostAtOnePlace
        }
        for fill in visible.reversed() { grid.add(fill) }
    }

    /// The colour that a point has: the topmost opaque fill with the translucent ones over it.
    func color(at point: Point) -> Color {
        let mayBeKnown = grid.count(near: point) >= Self.manyFills
        if mayBeKnown, let color = memo.colors[point] { return color }
        let base = canvasRect.contains(Rect(origin: point, size: .zero)) ? canvas : outside
        let (color, examined) = grid.color(at: point, over: base)
        if examined >= Self.manyFills { memo.colors[point] = color }
        return color
    }

    func hasImage(under rect: Rect) -> Bool { images.contains { $0.overlaps(rect) } }

    /// The colours under a rectangle, each once.
    func colors(under rect: Rect) -> [Color] {
        colors(in: rect) {
            [0.02, 0.25, 0.5, 0.75, 0.98].flatMap { fraction in
                let x = rect.minX + rect.width * fraction
                return [0.1, 0.5, 0.9].map { Point(x: x, y: rect.minY + rect.height * $0) }
            }
        }
    }

    /// The colour of all points of a rectangle; nil if there may be several.
    private func uniformColor(in rect: Rect) -> Color? {
        guard canvasRect.contains(rect) || !canvasRect.insetBy(dx: -1, dy: -1).overlaps(rect), grid.isUniform(in: rect)
        else { return nil }
        return color(at: rect.center)
    }

    /// The colours that some points of a rectangle have, each once.
    func colors(in rect: Rect, at points: () -> [Point]) -> [Color] {
        if let color = uniformColor(in: rect) { return [color] }
        var colors: [Color] = []
        for point in points() {
            let color = color(at: point)
            // There is usually only one colour.
            if color != colors.last, !colors.contains(color) { colors.append(color) }
        }
        return colors
    }

    /// The colour under a rectangle from which `color` stands out least.
    func worst(under rect: Rect, for color: Color) -> Color {
        if let color = uniformColor(in: rect) { return color }
        var worst = self.color(at: rect.center)
        var least: Double?
        for fraction in [0.02, 0.25, 0.75, 0.98] {
            for point in [
                Point(x: rect.minX + rect.width * fraction, y: rect.midY),
                Point(x: rect.midX, y: rect.minY + rect.height * fraction),
            ] {
                let behind = self.color(at: point)
                // There is usually only one colour.
                if behind == worst { continue }
                let contrast = behind.contrast(with: color)
                if contrast < least ?? worst.contrast(with: color) {
                    worst = behind
                    least = contrast
                }
            }
        }
        return worst
    }
}
