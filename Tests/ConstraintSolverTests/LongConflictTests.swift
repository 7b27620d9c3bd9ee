// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Conflicts of many rows, and many conflicts.
@Suite struct LongConflictTests {
    @Test func `A conflict of hundreds of rows lists each that takes part, and no other`() {
        // 300 widths of 15, 299 gaps of 8 and two edges of 20 are 7 too many.
        var chain = Chain(count: 300, container: 6925)
        var rows = chain.edges
        for index in 0..<300 { rows.append(chain.addWidth(.equal, 15, of: index)) }
        let conflicts = chain.system.solve().conflicts
        #expect(conflicts.map(\.rows) == [rows.sorted()])
    }

    /// 60 widths that equal the first one, and more than can be missed by less than a width: as many of the equalities
    /// as the widths beyond the container may be left out.
    @Test func `Of widths that exceed a container by far no more are listed than conflict`() {
        var chain = Chain(count: 60, container: 20 + 59 * 8 + 20 + 200)
        chain.addWidth(.equal, 10, of: 0)
        var equalities: [RowID] = []
        for index in 1..<60 {
            equalities.append(
                chain.system.add(Row([.init(1, chain.widths[index]), .init(-1, chain.widths[0])], .equal, 0)))
        }
        let solution = chain.system.solve()
        // 21 widths of 10 are too wide.
        let listed = solution.conflicts.first?.rows.filter(equalities.contains).count
        #expect(listed == 20)
        #expect(solution.outcome == .solved)
    }

    @Test func `Hundreds of conflicts along one chain are each reported with the rows next to them`() {
        var system = LinearSystem()
        var before: Variable?
        for index in 0..<200 {
            let y = system.addVariable(tieRule: .nearestToZero)
            if let before {
                system.add(Row([.init(1, y), .init(-1, before)], .equal, 10))
            }
            if index % 4 == 0 { system.add(Row([.init(1, y)], .equal, 41 * Double(index / 4), breakRank: 1)) }
            before = y
        }
        let conflicts = system.solve().conflicts
        #expect(conflicts.count == 49)
        #expect(conflicts.allSatisfy { $0.rows.count == 6 })
    }
}
