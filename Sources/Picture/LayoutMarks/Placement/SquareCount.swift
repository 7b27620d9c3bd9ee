// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// How many of something there are in each square of the plane.
struct SquareCount {
    struct Square: Hashable {
        var column: Int
        var row: Int

        init(_ point: Point) {
            column = PlacementGrid.index(point.x, side: SquareCount.side)
            row = PlacementGrid.index(point.y, side: SquareCount.side)
        }
    }

    /// Points.
    static let side = 64.0

    private var counts: [Square: Int] = [:]

    func count(in square: Square) -> Int { counts[square, default: 0] }

    mutating func add(in square: Square) { counts[square, default: 0] += 1 }

    /// One more, where there are fewer than a limit.
    ///
    /// - Returns: whether there were.
    mutating func add(at point: Point, atMost limit: Int) -> Bool {
        let square = Square(point)
        guard count(in: square) < limit else { return false }
        add(in: square)
        return true
    }
}
