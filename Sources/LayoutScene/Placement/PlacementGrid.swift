// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The contents of the picture so far, indexed by position.
struct PlacementGrid {
    enum Kind: Hashable {
        case text, name, badge
        /// An end of a mark.
        case handle
        case beam(Axis)
        case alignment(Axis)
        case frameEdge(Axis)
        case leader
        /// The place where readers look for a view's name; names of other views avoid it.
        case nameHome
        /// A view without subviews; only marks of other views avoid it.
        case leaf

        /// What a leader must not run through.
        var isWriting: Bool { self == .text || self == .name || self == .badge }
    }

    /// The mark or view that an obstacle is part of.
    enum Owner: Hashable {
        /// By index in the list of the marks that are placed.
        case mark(Int)
        /// By index in the document.
        case view(Int)
    }

    struct Obstacle {
        var rect: Rect
        var kind: Kind
        var owner: Owner?
        /// Its first column and row of cells.
        fileprivate var column: Int
        fileprivate var row: Int
    }

    static let cellSize = 32.0
    /// Points; what is beyond is in the outermost cells.
    private static let reach = 1e9
    /// An obstacle in more cells than this is compared with everything, which bounds the work for any layout.
    private static let mostCells = 8192

    private var obstacles: [Obstacle] = []
    private var cells = CellTable()
    private var large: [Int] = []

    mutating func add(_ rect: Rect, _ kind: Kind, owner: Owner? = nil) {
        guard rect.isFinite else { return }
        let index = obstacles.count
        obstacles.append(
            Obstacle(
                rect: rect, kind: kind, owner: owner, column: PlacementGrid.index(rect.minX),
                row: PlacementGrid.index(rect.minY)))
        guard PlacementGrid.cellCount(of: rect) <= PlacementGrid.mostCells else { return large.append(index) }
        PlacementGrid.forEachCell(of: rect) { cells.append(index, column: $0, row: $1) }
    }

    /// The sum of what lies under a rectangle, as `weigh` puts it, 0 or more for each; infinite as soon as it reaches
    /// `limit`, for then the place is no better than the one already known.
    func cost(of rect: Rect, upTo limit: Double = .infinity, weigh: (Obstacle) -> Double) -> Double {
        var sum = 0.0
        let (left, right) = (PlacementGrid.index(rect.minX), PlacementGrid.index(rect.maxX))
        let (top, bottom) = (PlacementGrid.index(rect.minY), PlacementGrid.index(rect.maxY))
        guard left <= right, top <= bottom else { return 0 }
        for index in large where obstacles[index].rect.overlaps(rect) {
            sum += weigh(obstacles[index])
            if sum >= limit { return .infinity }
        }
        // A query that covers more cells than there are obstacles checks the obstacles one by one.
        guard PlacementGrid.cellCount(of: rect) <= max(PlacementGrid.mostCells, obstacles.count) else {
            return sum + costOfAll(in: rect, upTo: limit - sum, weigh)
        }
        for row in top...bottom {
            for column in left...right {
                let isBelowLimit = cells.forEach(column: column, row: row) { index in
                    let obstacle = obstacles[index]
                    // An obstacle in several cells counts in the first of those that the rectangle has.
                    guard obstacle.rect.overlaps(rect), max(left, obstacle.column) == column,
                        max(top, obstacle.row) == row
                    else { return true }
                    sum += weigh(obstacle)
                    return sum < limit
                }
                guard isBelowLimit else { return .infinity }
            }
        }
        return sum
    }

    /// Where a line comes out from under the obstacles of some kinds that its start lies in.
    func emergence(from start: Point, to end: Point, under kinds: [Kind] = [.text]) -> Point {
        var place = start
        // As many as may lie over each other.
        for _ in 0..<4 {
            var exit: Point?
            _ = cost(of: Rect(origin: place, size: .zero).insetBy(dx: -0.5, dy: -0.5)) { obstacle in
                guard kinds.contains(obstacle.kind) else { return 0 }
                let rect = obstacle.rect
                let letters = rect.insetBy(dx: min(0.5, rect.width * 0.2), dy: min(0.5, rect.height * 0.2))
                guard letters.minX < place.x, place.x < letters.maxX, letters.minY < place.y, place.y < letters.maxY
                else { return 0 }
                exit = obstacle.rect.insetBy(dx: -1, dy: -1).exit(from: place, to: end)
                return 0
            }
            guard let exit else { return place }
            place = exit
        }
        return place
    }

    private func costOfAll(in rect: Rect, upTo limit: Double, _ weigh: (Obstacle) -> Double) -> Double {
        var sum = 0.0
        let isLarge = Set(large)
        for index in obstacles.indices where obstacles[index].rect.overlaps(rect) && !isLarge.contains(index) {
            sum += weigh(obstacles[index])
            if sum >= limit { return .infinity }
        }
        return sum
    }

    private static func cellCount(of rect: Rect) -> Int {
        // Both are below 2³¹.
        (max(0, index(rect.maxX) - index(rect.minX)) + 1) * (max(0, index(rect.maxY) - index(rect.minY)) + 1)
    }

    /// The number of the cell in which a coordinate lies; 0 for NaN.
    static func index(_ value: Double, side: Double = cellSize) -> Int {
        guard !value.isNaN else { return 0 }
        let quotient = min(max(value, -reach), reach) / side
        // Rounding down is a call of a function on processors without an instruction for it.
        let truncated = Int(quotient)
        return quotient < Double(truncated) ? truncated - 1 : truncated
    }

    private static func forEachCell(of rect: Rect, _ body: (_ column: Int, _ row: Int) -> Void) {
        for row in index(rect.minY)...max(index(rect.minY), index(rect.maxY)) {
            for column in index(rect.minX)...max(index(rect.minX), index(rect.maxX)) {
                body(column, row)
            }
        }
    }
}
