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
    }

    static let cellSize = 32.0
    /// Points; what is beyond is in the outermost cells.
    private static let reach = 1e9
    /// An obstacle in more cells than this is compared with everything, which bounds the work for any layout.
    private static let mostCells = 8192

    private var obstacles: [Obstacle] = []
    /// The sides of each obstacle, apart from the rest of it: most that a query compares do not overlap it.
    private var sides: [Sides] = []
    private var cells = CellTable()
    /// Cells of obstacles that have no cells to the left, and of obstacles that have none above: in all but the first
    /// column or row of a query the others have been met before, and a line has many cells.
    private var leftEnds = CellTable()
    private var upperEnds = CellTable()
    /// Cells of writing alone: few, since texts do not overlap, where thousands of lines may.
    private var writingCells = CellTable()
    private var large: [Int] = []

    mutating func add(_ rect: Rect, _ kind: Kind, owner: Owner? = nil) {
        guard rect.isFinite else { return }
        let index = obstacles.count
        let range = CellRange(rect)
        obstacles.append(Obstacle(rect: rect, kind: kind, owner: owner))
        sides.append(Sides(rect))
        guard range.count <= PlacementGrid.mostCells else { return large.append(index) }
        // A view may have a negative size.
        for row in range.top...max(range.top, range.bottom) {
            for column in range.left...max(range.left, range.right) {
                let coverage = range.coverage(column, row)
                let extends = (column > range.left, row > range.top)
                cells.append(index, column: column, row: row, covering: coverage, extends: extends)
                if column == range.left {
                    leftEnds.append(index, column: column, row: row, covering: coverage, extends: extends)
                }
                if row == range.top {
                    upperEnds.append(index, column: column, row: row, covering: coverage, extends: extends)
                }
                guard kind.isWriting else { continue }
                writingCells.append(index, column: column, row: row, covering: coverage, extends: extends)
            }
        }
    }

    /// The grid, which leaves an empty one: if two placers had the same grid, the next change would copy all of it.
    mutating func take() -> PlacementGrid {
        defer { self = PlacementGrid() }
        return self
    }

    /// What is of some kinds; of those of one kind with the same rectangle, one.
    func distinct(_ kinds: Set<Kind>) -> PlacementGrid {
        struct Place: Hashable {
            var rect: Rect
            var kind: Kind
        }
        var grid = PlacementGrid()
        var places: Set<Place> = []
        for obstacle in obstacles where kinds.contains(obstacle.kind) {
            let place = Place(rect: obstacle.rect, kind: obstacle.kind)
            if places.insert(place).inserted { grid.add(obstacle.rect, obstacle.kind, owner: obstacle.owner) }
        }
        return grid
    }

    /// The sum of what lies under a rectangle, as `weigh` puts it, 0 or more for each; infinite as soon as it reaches
    /// `limit`, for then the place is no better than the one already known.
    func cost(of rect: Rect, upTo limit: Double = .infinity, weigh: (Obstacle) -> Double) -> Double {
        var sum = 0.0
        let isBelowLimit = forEachObstacle(in: rect) { obstacle in
            sum += weigh(obstacle)
            return sum < limit
        }
        return isBelowLimit ? sum : .infinity
    }

    /// What lies under a rectangle.
    func obstacles(in rect: Rect) -> [Obstacle] {
        var found: [Obstacle] = []
        _ = forEachObstacle(in: rect) { obstacle in
            found.append(obstacle)
            return true
        }
        return found
    }

    /// Calls `body` with the writing under a rectangle. What no place may cover is mostly writing: where there is some, the rest need
    /// not be looked at.
    func forEachWriting(in rect: Rect, _ body: (Obstacle) -> Void) {
        _ = forEachObstacle(in: rect, isWriting: true) { obstacle in
            body(obstacle)
            return true
        }
    }

    /// Whether there is writing under a rectangle.
    @inline(never)
    func hasWriting(in rect: Rect) -> Bool { !forEachObstacle(in: rect, isWriting: true) { _ in false } }

    /// Whether there is writing of a certain kind under a rectangle.
    func hasWriting(in rect: Rect, where isIncluded: (Obstacle) -> Bool) -> Bool {
        !forEachObstacle(in: rect, isWriting: true) { !isIncluded($0) }
    }

    /// Whether any of what lies under a rectangle is of a certain kind.
    func contains(in rect: Rect, where isIncluded: (Obstacle) -> Bool) -> Bool {
        !forEachObstacle(in: rect) { !isIncluded($0) }
    }

    /// Calls `body` with what lies under a rectangle, each once, until it returns false; false if it did.
    @inline(__always)
    private func forEachObstacle(in rect: Rect, isWriting: Bool = false, _ body: (Obstacle) -> Bool) -> Bool {
        let (obstacles, sides) = (obstacles, sides)
        func isListed(_ index: Int) -> Bool { !isWriting || obstacles[index].kind.isWriting }
        let range = CellRange(rect)
        guard range.left <= range.right, range.top <= range.bottom else { return true }
        let query = Sides(rect)
        for index in large where query.overlap(sides[index]) && isListed(index) {
            guard body(obstacles[index]) else { return false }
        }
        // A query that covers more cells than there are obstacles checks the obstacles one by one.
        guard range.count <= max(PlacementGrid.mostCells, obstacles.count) else {
            let isLarge = Set(large)
            for index in obstacles.indices
            where query.overlap(sides[index]) && !isLarge.contains(index) && isListed(index) {
                guard body(obstacles[index]) else { return false }
            }
            return true
        }
        @inline(__always)
        func isDone(_ index: Int) -> Bool { !query.overlap(sides[index]) || body(obstacles[index]) }
        for row in range.top...range.bottom {
            @inline(__always)
            func coverage(_ column: Int) -> CellTable.Coverage { range.coverage(column, row) }
            let first = isWriting ? writingCells : row == range.top ? cells : upperEnds
            let met = row > range.top
            guard
                first.forEach(
                    columns: range.left...range.left, row: row, met: (false, met), meeting: coverage, isDone)
            else { return false }
            guard range.left < range.right else { continue }
            let others = isWriting ? writingCells : leftEnds
            guard
                others.forEach(
                    columns: range.left + 1...range.right, row: row, met: (true, met), meeting: coverage, isDone)
            else { return false }
        }
        return true
    }

    /// Where a line emerges from under the writing of some kinds that its start lies in.
    func emergence(from start: Point, to end: Point, under kinds: [Kind] = [.text]) -> Point {
        var place = start
        // As many as may lie over each other.
        for _ in 0..<4 {
            var last: Rect?
            forEachWriting(in: Rect(origin: place, size: .zero).insetBy(dx: -0.5, dy: -0.5)) { obstacle in
                let rect = obstacle.rect
                let (dx, dy) = (min(0.5, rect.width * 0.2), min(0.5, rect.height * 0.2))
                let (x, y) = (rect.x + dx, rect.y + dy)
                guard x < place.x, place.x < x + (rect.width - 2 * dx), y < place.y,
                    place.y < y + (rect.height - 2 * dy), kinds.contains(obstacle.kind)
                else { return }
                last = rect
            }
            guard let last else { return place }
            place = last.insetBy(dx: -1, dy: -1).exit(from: place, to: end)
        }
        return place
    }

    /// The number of the cell in which a coordinate lies; 0 for NaN.
    @inline(__always)
    static func index(_ value: Double, side: Double = cellSize) -> Int {
        guard !value.isNaN else { return 0 }
        let quotient = min(max(value, -reach), reach) / side
        // Rounding down is a call of a function on processors without an instruction for it.
        let truncated = Int(quotient)
        return quotient < Double(truncated) ? truncated - 1 : truncated
    }

    /// The cells that a rectangle covers, and their sixteenths.
    private struct CellRange {
        /// Indices of the sixteenths; a cell's index is a sixteenth of that, rounded down.
        private let minX, minY, maxX, maxY: Int

        @inline(__always)
        init(_ rect: Rect) {
            let side = PlacementGrid.cellSize / 16
            // The properties that add are calls of another module.
            minX = PlacementGrid.index(rect.x, side: side)
            maxX = PlacementGrid.index(rect.x + rect.width, side: side)
            minY = PlacementGrid.index(rect.y, side: side)
            maxY = PlacementGrid.index(rect.y + rect.height, side: side)
        }

        @inline(__always) var left: Int { minX >> 4 }
        @inline(__always) var right: Int { maxX >> 4 }
        @inline(__always) var top: Int { minY >> 4 }
        @inline(__always) var bottom: Int { maxY >> 4 }

        /// Both factors are below 2³¹.
        var count: Int { (max(0, right - left) + 1) * (max(0, bottom - top) + 1) }

        /// What the rectangle covers of one of its cells. Where the interiors of two rectangles meet, the sixteenth of the upper left
        /// corner of what they share is in both.
        @inline(__always)
        func coverage(_ column: Int, _ row: Int) -> CellTable.Coverage {
            CellTable.Coverage(
                columns: CellRange.bits(minX, maxX, in: column), rows: CellRange.bits(minY, maxY, in: row))
        }

        @inline(__always)
        private static func bits(_ lower: Int, _ upper: Int, in cell: Int) -> UInt16 {
            let start = max(lower - 16 * cell, 0)
            let end = min(max(lower, upper) - 16 * cell, 15)
            return UInt16.max &<< UInt16(start) & UInt16.max &>> UInt16(15 - end)
        }
    }

    /// The sides of a rectangle, so that all four comparisons are one.
    private struct Sides {
        /// Left, top, right, bottom, the last two with the opposite sign.
        private var values: SIMD4<Double>

        @inline(__always)
        init(_ rect: Rect) { values = SIMD4(rect.x, rect.y, -(rect.x + rect.width), -(rect.y + rect.height)) }

        /// Whether the interiors share a point, as `Rect.overlaps` says.
        @inline(__always)
        func overlap(_ other: Sides) -> Bool {
            let opposite = SIMD4(-other.values.z, -other.values.w, -other.values.x, -other.values.y)
            return all(values .< opposite)
        }
    }
}
