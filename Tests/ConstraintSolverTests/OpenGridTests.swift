// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Rows of views whose columns are equally wide and fill each row: how wide each column is, is open.
@Suite struct OpenGridTests {
    private static let columnCount = 20
    private static let rowCount = 30
    private static let container = 1000.0

    private struct Grid {
        var system = LinearSystem()
        /// By row, then by column.
        var widths: [[Variable]] = []
        var starts: [[Variable]] = []

        init() {
            for row in 0..<OpenGridTests.rowCount {
                widths.append([])
                starts.append([])
                for column in 0..<OpenGridTests.columnCount {
                    let start = system.addVariable(tieRule: .nearestToZero)
                    let width = system.addVariable(isNonNegative: true, tieRule: .largest)
                    if column == 0 {
                        system.add(Row([.init(1, start)], .equal, 0))
                    } else {
                        let before = (start: starts[row][column - 1], width: widths[row][column - 1])
                        system.add(Row([.init(1, start), .init(-1, before.start), .init(-1, before.width)], .equal, 2))
                    }
                    if row > 0 {
                        system.add(Row([.init(1, width), .init(-1, widths[row - 1][column])], .equal, 0))
                    }
                    // As wide as a text.
                    let natural = Double(8 + row * column % 37)
                    system.add(Row([.init(1, width)], .lessThanOrEqual, natural, priority: Priority(250)))
                    system.add(Row([.init(1, width)], .greaterThanOrEqual, natural, priority: Priority(750)))
                    starts[row].append(start)
                    widths[row].append(width)
                }
                if let start = starts[row].last, let width = widths[row].last {
                    system.add(Row([.init(1, start), .init(1, width)], .equal, OpenGridTests.container))
                }
            }
        }
    }

    @Test
    func `Each column takes what its widest text leaves of the container`() {
        let grid = Grid()
        let solution = grid.system.solve()
        #expect(solution.outcome == .solved)
        let least = (0..<Self.columnCount).map { column in
            (0..<Self.rowCount).map { Double(8 + $0 * column % 37) }.max() ?? 0
        }
        let free = Self.container - 2 * Double(Self.columnCount - 1) - least.reduce(0, +)
        for (row, widths) in grid.widths.enumerated() {
            for (column, width) in widths.enumerated() {
                let range = solution.ambiguities.first { $0.variable == width }
                #expect(range.map { abs($0.lower - least[column]) < 1e-6 } == true, "row \(row), column \(column)")
                #expect(range.map { abs($0.upper - least[column] - free) < 1e-6 } == true)
            }
            // Of widths that tie, the earlier are large.
            #expect(abs(solution.values[widths[0].index] - least[0] - free) < 1e-6)
        }
        #expect(solution.ambiguities.count == Self.rowCount * (2 * Self.columnCount - 1))
    }

    @Test
    func `The ranges take no search for each view`() {
        // A search for each end takes more exchanges than there are views.
        let solution = Grid().system.solve(pivotLimit: Self.rowCount * Self.columnCount)
        #expect(solution.outcome == .solved)
    }
}
