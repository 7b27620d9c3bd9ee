// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Finds the colour of the content and of the tints over it at a place, for marks and names that must stand out.
struct ContentBackdrop {
    private let fills: [Fill]
    /// Indices of `fills` by cell, and of those that would be in very many cells; in ascending order.
    private var fillsOfCell: [Cell: [Int]] = [:]
    private var largeFills: [Int] = []
    private let memo = Memo()
    private let images: [Rect]
    let canvas: Color
    private let canvasRect: Rect
    private let outside: Color

    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    private struct Fill {
        let rect: Rect
        let color: Color
        /// The least x and y and the negatives of the greatest.
        private let sides: SIMD4<Double>

        init(_ rect: Rect, _ color: Color) {
            self.rect = rect
            self.color = color
            sides = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
        }

        func contains(_ point: SIMD4<Double>) -> Bool { all(sides .<= point) }
    }

    /// The colours of points below many fills, where marks of views at one place ask again and again.
    private final class Memo {
        var colors: [Point: Color] = [:]
    }

    /// Points.
    private static let cellSize = 64.0
    private static let mostCells = 64.0
    /// The share of a colour below which eight bits a channel do not show it under the fills over it.
    private static let leastVisible = 0.001
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
        let painted = items.compactMap { item -> Fill? in
            switch item.shape {
            case .rectangle(let rect, _, let fill?, _), .ellipse(let rect, let fill?, _):
                Fill(
                    item.clip.map { rect.intersection($0) ?? Rect(origin: rect.origin, size: .zero) } ?? rect,
                    item.opacity < 1 ? fill.withAlpha(fill.alpha * item.opacity) : fill)
            case .image(let image):
                // The mean colour of an image.
                image.file.meanColor.map { mean in
                    Fill(
                        item.bounds, (image.hues.tint ?? mean).mixed(over: canvas, fraction: item.opacity * mean.alpha))
                }
            default: nil
            }
        }
        var counts: [Rect: Int] = [:]
        fills = painted.reversed().filter { fill in
            counts[fill.rect, default: 0] += 1
            return counts[fill.rect, default: 0] <= Self.mostAtOnePlace
        }.reversed()
        for (index, fill) in fills.enumerated() {
            let columns = (fill.rect.width / Self.cellSize).rounded(.down) + 2
            let rows = (fill.rect.height / Self.cellSize).rounded(.down) + 2
            guard fill.rect.isFinite, columns >= 1, rows >= 1, columns * rows <= Self.mostCells,
                let first = Self.cell(at: fill.rect.origin),
                let last = Self.cell(at: Point(x: fill.rect.maxX, y: fill.rect.maxY)), first.column <= last.column,
                first.row <= last.row
            else {
                largeFills.append(index)
                continue
            }
            for row in first.row...last.row {
                for column in first.column...last.column {
                    fillsOfCell[Cell(column: column, row: row), default: []].append(index)
                }
            }
        }
    }

    private static func cell(at point: Point) -> Cell? {
        guard let column = Int(exactly: (point.x / cellSize).rounded(.down)),
            let row = Int(exactly: (point.y / cellSize).rounded(.down))
        else { return nil }
        return Cell(column: column, row: row)
    }

    /// The colour that a point has: the topmost opaque fill with the translucent ones over it.
    func color(at point: Point) -> Color {
        let near = Self.cell(at: point).flatMap { fillsOfCell[$0] } ?? []
        var (nearCount, largeCount) = (near.count, largeFills.count)
        let fillCount = nearCount + largeCount
        if fillCount >= Self.manyFills, let color = memo.colors[point] { return color }
        let sides = SIMD4(point.x, point.y, -point.x, -point.y)
        var over: [Color] = []
        var visible = 1.0
        // Both lists are in ascending order: the greater of their last elements is the topmost fill.
        while visible > Self.leastVisible, nearCount + largeCount > 0 {
            let isNear = largeCount == 0 || nearCount > 0 && near[nearCount - 1] > largeFills[largeCount - 1]
            let fill = fills[isNear ? near[nearCount - 1] : largeFills[largeCount - 1]]
            if isNear { nearCount -= 1 } else { largeCount -= 1 }
            guard fill.contains(sides) else { continue }
            over.append(fill.color)
            visible *= 1 - fill.color.alpha
        }
        var color = canvasRect.contains(Rect(origin: point, size: .zero)) ? canvas : outside
        for fill in over.reversed() { color = fill.alpha >= 1 ? fill : fill.mixed(over: color, fraction: fill.alpha) }
        if fillCount - nearCount - largeCount >= Self.manyFills { memo.colors[point] = color }
        return color
    }

    func hasImage(under rect: Rect) -> Bool { images.contains { $0.overlaps(rect) } }

    /// The colours under a rectangle, each once.
    func colors(under rect: Rect) -> [Color] {
        colors(
            at: [0.02, 0.25, 0.5, 0.75, 0.98].flatMap { fraction in
                let x = rect.minX + rect.width * fraction
                return [0.1, 0.5, 0.9].map { Point(x: x, y: rect.minY + rect.height * $0) }
            })
    }

    /// The colours that some points have, each once.
    func colors(at points: [Point]) -> [Color] {
        var colors: [Color] = []
        for point in points {
            let color = color(at: point)
            // There is usually only one colour.
            if color != colors.last, !colors.contains(color) { colors.append(color) }
        }
        return colors
    }

    /// The colour under a rectangle from which `color` stands out least.
    func worst(under rect: Rect, for color: Color) -> Color {
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
