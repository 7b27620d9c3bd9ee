// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// The conflict with the fewest rows is reported; among equals the one with the fewest groups.
@Suite struct SmallestConflictTests {
    /// Views in a canvas 320 wide, as rows of their left edges and widths.
    private struct Canvas {
        var system = LinearSystem()
        let width: Variable
        let widthRow: RowID

        init() {
            width = system.addVariable(isNonNegative: true, tieRule: .largest)
            widthRow = system.add(Row([.init(1, width)], .equal, 320, groups: .init(first: 0)))
        }

        mutating func addView() -> (x: Variable, width: Variable) {
            (
                system.addVariable(tieRule: .nearestToZero),
                system.addVariable(isNonNegative: true, tieRule: .largest)
            )
        }

        @discardableResult
        mutating func addTrailing(_ view: (x: Variable, width: Variable), _ group: Int) -> RowID {
            system.add(
                Row(
                    [.init(1, view.x), .init(1, view.width), .init(-1, width)], .equal, -16,
                    groups: .init(first: group, second: 0)))
        }
    }

    /// Six rows that cannot all hold: a width, two others that equal it, the edges of the last one, and the canvas.
    @Test func `Two edges and the canvas suffice against a width, even if there is a longer way`() {
        var canvas = Canvas()
        let (p1, p2, p3) = (canvas.addView(), canvas.addView(), canvas.addView())
        let width = canvas.system.add(Row([.init(1, p1.width)], .equal, 210, groups: .init(first: 1)))
        canvas.system.add(
            Row([.init(1, p2.width), .init(-1, p1.width)], .equal, 0, groups: .init(first: 2, second: 1)))
        canvas.system.add(
            Row([.init(1, p3.width), .init(-1, p2.width)], .equal, 0, groups: .init(first: 3, second: 2)))
        canvas.system.add(Row([.init(1, p3.x)], .equal, 16, groups: .init(first: 3, second: 0)))
        canvas.addTrailing(p3, 3)
        let leading = canvas.system.add(Row([.init(1, p1.x)], .equal, 16, groups: .init(first: 1, second: 0)))
        let trailing = canvas.addTrailing(p1, 1)
        let solution = canvas.system.solve()
        #expect(solution.conflicts.first?.rows == [canvas.widthRow, width, leading, trailing])
    }

    /// Both conflicts have three rows; the second is of one view.
    @Test func `Among equals the rows of one view are reported`() {
        var canvas = Canvas()
        let (a, b) = (canvas.addView(), canvas.addView())
        canvas.system.add(Row([.init(1, b.width)], .equal, 50, groups: .init(first: 2)))
        canvas.system.add(Row([.init(1, a.width), .init(-1, b.width)], .equal, 0, groups: .init(first: 1, second: 2)))
        let least = canvas.system.add(Row([.init(1, a.width)], .greaterThanOrEqual, 60, groups: .init(first: 1)))
        let edge = canvas.system.add(Row([.init(1, a.x)], .equal, 20, groups: .init(first: 1)))
        let end = canvas.system.add(
            Row([.init(1, a.x), .init(1, a.width)], .lessThanOrEqual, 70, groups: .init(first: 1)))
        let solution = canvas.system.solve()
        #expect(solution.conflicts.first?.rows == [least, edge, end])
    }

    @Test(arguments: [[14, 9, 13], [1, 2, 1], [5, 7, 7, 5], [6, 8, 6, 20], [30, 40, 20, 50]])
    func `The shortest of several chains are reported`(lengths: [Int]) {
        var system = LinearSystem()
        let first = system.addVariable(tieRule: .nearestToZero)
        let last = system.addVariable(tieRule: .nearestToZero)
        // Each chain of gaps says that the distance is another.
        for (number, length) in lengths.enumerated() {
            var before = first
            for index in 0..<length {
                let next = index == length - 1 ? last : system.addVariable(tieRule: .nearestToZero)
                let gap = 10 * Double(number + 1) / Double(length)
                system.add(Row([.init(1, next), .init(-1, before)], .equal, gap))
                before = next
            }
        }
        let counts = system.solve().conflicts.map(\.rows.count)
        #expect(counts.first == lengths.sorted().prefix(2).reduce(0, +))
    }
}
