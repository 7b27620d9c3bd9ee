// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Filled areas of a picture, back to front, found by their place.
package struct FillGrid {
    private var fills: [Fill] = []
    /// Indices of `fills` by cell, and of those that would be in very many cells; in ascending order.
    private var fillsOfCell: [Cell: [Int]] = [:]
    private var largeFills: [Int] = []

    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    package struct Fill {
        package let rect: Rect
        package let color: Color
        /// The least x and y and the negatives of the greatest.
        private let sides: SIMD4<Double>

        package init(_ rect: Rect, _ color: Color) {
            self.rect = rect
            self.color = color
            sides = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
        }

        func contains(_ point: SIMD4<Double>) -> Bool { all(sides .<= point) }

        /// Whether a rectangle, by its first and last corner, has no point of the fill.
        func isBeside(_ first: SIMD4<Double>, _ last: SIMD4<Double>) -> Bool {
            any(SIMD4(last.x, last.y, first.z, first.w) .< sides)
        }
    }

    /// Points.
    private static let cellSize = 64.0
    private static let mostCells = 64.0
    /// The share of a colour below which eight bits a channel do not show it under the fills over it.
    private static let leastVisible = 0.001

    package init() {}

    /// Adds a fill over all others.
    package mutating func add(_ fill: Fill) {
        let index = fills.count
        fills.append(fill)
        let columns = (fill.rect.width / Self.cellSize).rounded(.down) + 2
        let rows = (fill.rect.height / Self.cellSize).rounded(.down) + 2
        guard fill.rect.isFinite, columns >= 1, rows >= 1, columns * rows <= Self.mostCells,
            let first = Self.cell(at: fill.rect.origin),
            let last = Self.cell(at: Point(x: fill.rect.maxX, y: fill.rect.maxY)), first.column <= last.column,
            first.row <= last.row
        else { return largeFills.append(index) }
        for row in first.row...last.row {
            for column in first.column...last.column {
                fillsOfCell[Cell(column: column, row: row), default: []].append(index)
            }
        }
    }

    private static func cell(at point: Point) -> Cell? {
        guard let column = Int(exactly: (point.x / cellSize).rounded(.down)),
            let row = Int(exactly: (point.y / cellSize).rounded(.down))
        else { return nil }
        return Cell(column: column, row: row)
    }

    /// Whether all points of a rectangle have the same fills: none has an edge in it.
    package func isUniform(in rect: Rect) -> Bool {
        let (first, last) = (rect.origin, Point(x: rect.maxX, y: rect.maxY))
        guard let low = Self.cell(at: first), let high = Self.cell(at: last), low.column <= high.column,
            low.row <= high.row
        else { return false }
        let (upper, lower) = (Self.sides(of: first), Self.sides(of: last))
        func hasEdge(_ index: Int) -> Bool {
            let fill = fills[index]
            return !(fill.contains(upper) && fill.contains(lower)) && !fill.isBeside(upper, lower)
        }
        if largeFills.contains(where: hasEdge) { return false }
        for row in low.row...high.row {
            for column in low.column...high.column {
                if fillsOfCell[Cell(column: column, row: row)]?.contains(where: hasEdge) == true { return false }
            }
        }
        return true
    }

    private static func sides(of point: Point) -> SIMD4<Double> { SIMD4(point.x, point.y, -point.x, -point.y) }

    /// How many fills may be at a point.
    package func count(near point: Point) -> Int {
        (Self.cell(at: point).flatMap { fillsOfCell[$0]?.count } ?? 0) + largeFills.count
    }

    /// The colour at a point: the topmost opaque fill with the translucent ones over it.
    ///
    /// - Parameter base: the colour below all fills.
    /// - Returns: the colour, and how many fills were looked at.
    package func color(at point: Point, over base: Color) -> (color: Color, examined: Int) {
        let near = Self.cell(at: point).flatMap { fillsOfCell[$0] } ?? []
        var (nearCount, largeCount) = (near.count, largeFills.count)
        let sides = Self.sides(of: point)
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
        var color = base
        for fill in over.reversed() { color = fill.alpha >= 1 ? fill : fill.mixed(over: color, fraction: fill.alpha) }
        return (color, near.count + largeFills.count - nearCount - largeCount)
    }
}

extension SceneItem {
    /// The area that it fills; nil for lines, text and images whose colours are not known.
    ///
    /// - Parameter canvas: the colour that shows through images.
    package func fill(over canvas: Color) -> FillGrid.Fill? {
        guard transform == nil else { return nil }
        return switch shape {
        case .rectangle(let rect, _, let fill?, _), .ellipse(let rect, let fill?, _):
            FillGrid.Fill(
                clip.map { rect.intersection($0) ?? Rect(origin: rect.origin, size: .zero) } ?? rect,
                opacity < 1 ? fill.withAlpha(fill.alpha * opacity) : fill)
        case .image(let image):
            // The mean colour of an image.
            image.file.meanColor.map { mean in
                FillGrid.Fill(
                    bounds, (image.hues.tint ?? mean).mixed(over: canvas, fraction: opacity * mean.alpha))
            }
        default: nil
        }
    }
}
