// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import RandomTestSupport
import Testing

@testable import LayoutLints

struct RectangleOverlapsTests {
    private static func pairs(comparingAll rectangles: [Rect], _ tolerance: Double) -> [RectangleOverlaps.Pair] {
        rectangles.indices.flatMap { first in
            rectangles.indices.dropFirst(first + 1).filter { second in
                let (a, b) = (rectangles[first], rectangles[second])
                return min(a.maxX, b.maxX) - max(a.minX, b.minX) > tolerance
                    && min(a.maxY, b.maxY) - max(a.minY, b.minY) > tolerance
            }.map { RectangleOverlaps.Pair(first: first, second: $0) }
        }
    }

    /// On whole numbers, so that edges coincide often.
    @Test(arguments: 0..<60)
    func `The sweep finds the pairs that comparing all with all finds`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed)).branch("overlaps")
        let extent = [8, 30, 200][seed % 3]
        let rectangles = (0..<Int.random(in: 0...90, using: &random)).map { _ in
            let numbers = (0..<4).map { _ in Double(Int.random(in: 0...extent, using: &random)) }
            return Rect(x: numbers[0], y: numbers[1], width: numbers[2] / 3, height: numbers[3] / 3)
        }
        for tolerance in [0, 1.0] {
            let overlaps = RectangleOverlaps(of: rectangles, tolerance: tolerance, limit: .max)
            #expect(overlaps.pairs == Self.pairs(comparingAll: rectangles, tolerance))
            #expect(!overlaps.isCut)
        }
    }

    @Test func `A heap ends at the limit, and says so`() {
        let heap = Array(repeating: Rect(x: 0, y: 0, width: 50, height: 20), count: 2000)
        let overlaps = RectangleOverlaps(of: heap, tolerance: 1, limit: 100)
        #expect(overlaps.pairs.count == 100 && overlaps.isCut)
    }
}
