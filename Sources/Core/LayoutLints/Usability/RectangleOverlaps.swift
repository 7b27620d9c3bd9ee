// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Finds the pairs of rectangles that overlap: a line sweeps over them from left to right, and each rectangle that it reaches
/// is compared only with those on the line that have points in common with it vertically.
///
/// With n rectangles and k pairs it takes time proportional to (n + k) log n.
struct RectangleOverlaps {
    struct Pair: Hashable {
        /// Positions in the list of rectangles, the smaller one first.
        var first: Int
        var second: Int
    }

    /// In the order of the rectangles.
    private(set) var pairs: [Pair] = []
    /// Whether there were more than the limit.
    private(set) var isCut = false

    private let rectangles: [Rect]
    /// Points that two rectangles may have in common on an axis.
    private let tolerance: Double
    private let limit: Int
    /// Rectangles by their upper edges.
    private let byTop: [Int]
    /// By rectangle: its position in `byTop`.
    private var ranks: [Int]
    /// A binary tree over `byTop`: the lowest lower edge of the rectangles on the line in each part.
    private var lowest: [Double]
    private let leafCount: Int

    /// - Parameters:
    ///   - tolerance: by how much two rectangles may overlap on an axis, in the rectangles' unit.
    ///   - limit: the number of pairs after which the search ends.
    init(of rectangles: [Rect], tolerance: Double, limit: Int) {
        self.rectangles = rectangles
        self.tolerance = tolerance
        self.limit = limit
        byTop = rectangles.indices.sorted { (rectangles[$0].minY, $0) < (rectangles[$1].minY, $1) }
        ranks = Array(repeating: 0, count: rectangles.count)
        for (rank, index) in byTop.enumerated() { ranks[index] = rank }
        var count = 1
        while count < rectangles.count { count *= 2 }
        leafCount = count
        lowest = Array(repeating: -.infinity, count: 2 * count)
        sweep()
        pairs.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    }

    private mutating func sweep() {
        // What is too thin to overlap anything by more than the tolerance takes no part.
        let thick = rectangles.indices.filter { rectangles[$0].width > tolerance && rectangles[$0].height > tolerance }
        let starts = thick.sorted { (rectangles[$0].minX, $0) < (rectangles[$1].minX, $1) }
        let ends = thick.sorted { (rectangles[$0].maxX, $0) < (rectangles[$1].maxX, $1) }
        var ended = 0
        for index in starts {
            while rectangles[ends[ended]].maxX - rectangles[index].minX <= tolerance {
                setLowest(-.infinity, of: ends[ended])
                ended += 1
            }
            report(index)
            if isCut { return }
            setLowest(rectangles[index].maxY, of: index)
        }
    }

    private mutating func setLowest(_ edge: Double, of index: Int) {
        var node = leafCount + ranks[index]
        lowest[node] = edge
        while node > 1 {
            node /= 2
            lowest[node] = max(lowest[2 * node], lowest[2 * node + 1])
        }
    }

    /// Adds a pair for each rectangle on the line that overlaps this one vertically.
    private mutating func report(_ index: Int) {
        let rectangle = rectangles[index]
        // Rectangles that begin above the lower edge are the first in the tree.
        var (low, high) = (0, byTop.count)
        while low < high {
            let middle = (low + high) / 2
            if rectangle.maxY - rectangles[byTop[middle]].minY > tolerance { low = middle + 1 } else { high = middle }
        }
        var pending = [(node: 1, ranks: 0..<leafCount)]
        while let (node, range) = pending.popLast() {
            guard range.lowerBound < low, lowest[node] - rectangle.minY > tolerance else { continue }
            guard range.count > 1 else {
                let other = byTop[range.lowerBound]
                guard pairs.count < limit else {
                    isCut = true
                    return
                }
                pairs.append(Pair(first: min(index, other), second: max(index, other)))
                continue
            }
            let middle = range.lowerBound + range.count / 2
            pending.append((2 * node + 1, middle..<range.upperBound))
            pending.append((2 * node, range.lowerBound..<middle))
        }
    }
}
