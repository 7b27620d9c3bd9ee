// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene
import RandomTestSupport
import Testing

@testable import LayoutMarks

struct PlacementGridTests {
    /// In whole and half points, so that sides meet those of cells and of other rectangles.
    private static func rect(_ random: inout SplitMix) -> Rect {
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
        return Rect(
            x: number(-160...320), y: number(-160...320), width: number(random.isOne(in: 4) ? 0...400 : -4...18),
            height: number(-4...24))
    }

    private static let kinds: [PlacementGrid.Kind] = [.text, .beam(.horizontal), .badge, .leaf, .frameEdge(.vertical)]

    @Test(arguments: 1...40)
    func `A query finds each rectangle that it overlaps once`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let contents = (0..<300).map { (rect: Self.rect(&random), kind: Self.kinds[$0 % Self.kinds.count]) }
        var grid = PlacementGrid()
        for (index, content) in contents.enumerated() { grid.add(content.rect, content.kind, owner: .view(index)) }
        for _ in 0..<100 {
            var query = Self.rect(&random)
            query.width = max(query.width, 0.5)
            query.height = max(query.height, 0.5)
            func expected(_ isIncluded: (PlacementGrid.Kind) -> Bool) -> [Int] {
                contents.indices.filter { contents[$0].rect.overlaps(query) && isIncluded(contents[$0].kind) }
            }
            #expect(views(grid.obstacles(in: query)) == expected { _ in true }, "\(query)")
            var writing: [PlacementGrid.Obstacle] = []
            grid.forEachWriting(in: query) { writing.append($0) }
            #expect(views(writing) == expected(\.isWriting), "\(query)")
            #expect(grid.hasWriting(in: query) == !expected(\.isWriting).isEmpty)
            #expect(grid.hasWriting(in: query) { $0.kind == .badge } == !expected { $0 == .badge }.isEmpty)
        }
    }

    private func views(_ obstacles: [PlacementGrid.Obstacle]) -> [Int] {
        obstacles.compactMap { if case .view(let index)? = $0.owner { index } else { nil } }.sorted()
    }
}
