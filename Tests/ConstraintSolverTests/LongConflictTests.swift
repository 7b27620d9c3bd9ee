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

    /// Each width is 15 too wide: if only widths were broken, it would be a third of them.
    @Test func `Conflicts of many rows are listed until they have ten times as many rows as the system`() {
        var chain = Chain(count: 150, container: 20 + 149 * 8 + 20 + 150 * 30)
        for index in 0..<150 { chain.addWidth(.greaterThanOrEqual, 45, of: index) }
        let solution = chain.system.solve()
        let rowCount = chain.system.rows.count
        let listed = solution.conflicts.reduce(0) { $0 + $1.rows.count }
        #expect(listed > 10 * rowCount)
        #expect(listed < 12 * rowCount + 1000)
        let broken = (solution.conflicts.map(\.broken) + solution.rowsBrokenTogether).sorted()
        #expect(broken.count <= 50)
        #expect(chain.system.rows.indices.filter { solution.statuses[$0] == .broken } == broken.map(\.index))
        #expect(
            solution.violations.indices.allSatisfy {
                solution.violations[$0] < 1e-6 || broken.contains(RowID(index: $0))
            })
        #expect(solution.outcome == .solved)
    }

    /// The rows of each conflict are the same two, but all before them fix the positions in it.
    @Test(arguments: [0, 1]) func `Where every link of a chain conflicts, no conflict has rows of another`(
        breakRank: Int
    ) {
        let count = 2000
        var system = LinearSystem()
        var last = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, last)], .equal, 0))
        for _ in 0..<count {
            let next = system.addVariable(tieRule: .nearestToZero)
            system.add(Row([.init(1, next), .init(-1, last)], .equal, 10, breakRank: breakRank))
            system.add(Row([.init(2, next), .init(-2, last)], .equal, 40))
            last = next
        }
        let solution = system.solve()
        let rows = (0..<count).map { [RowID(index: 1 + 2 * $0), RowID(index: 2 + 2 * $0)] }
        #expect(solution.conflicts.map(\.rows) == rows)
        #expect(solution.conflicts.map(\.broken) == rows.map { $0[1] })
        #expect(solution.values.last == 10 * Double(count))
    }

    @Test func `A conflict among fixed variables has the rows that add up to it, in the middle of a chain too`() {
        // Every fourth position is also 20 after the third one before, which three rows place 30 after it.
        var system = LinearSystem()
        var positions = [system.addVariable(tieRule: .nearestToZero)]
        system.add(Row([.init(1, positions[0])], .equal, 0))
        var links: [RowID] = []
        var expected: [[RowID]] = []
        for index in 1...300 {
            positions.append(system.addVariable(tieRule: .nearestToZero))
            links.append(
                system.add(Row([.init(1, positions[index]), .init(-1, positions[index - 1])], .equal, 10)))
            guard index % 4 == 3 else { continue }
            let row = Row([.init(1, positions[index]), .init(-1, positions[index - 3])], .lessThanOrEqual, 20)
            expected.append(links.suffix(3) + [system.add(row)])
        }
        let conflicts = system.solve().conflicts
        #expect(conflicts.map(\.rows) == expected)
        #expect(conflicts.map(\.broken) == expected.map { $0[3] })
    }

    @Test func `A row contradicts a sign where another one does not need to`() {
        var system = LinearSystem()
        let free = system.addVariable(tieRule: .nearestToZero)
        let signed = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(-1, free)], .equal, 25, breakRank: -1))
        system.add(Row([.init(-1, free), .init(1, signed)], .equal, -10, breakRank: 1))
        system.add(Row([.init(-1, signed), .init(1, free)], .equal, 35, breakRank: -1))
        system.add(Row([.init(-1, free), .init(1, signed)], .equal, -20, breakRank: 1))
        let conflicts = system.solve().conflicts
        #expect(conflicts.map { $0.rows.map(\.index) } == [[0, 2], [0, 3], [1, 3]])
    }

    @Test func `Rows that are broken together are of the lowest rank that suffices`() {
        var chain = Chain(count: 120, container: 20 + 119 * 8 + 20 + 120 * 30)
        var ranked: [RowID] = []
        for index in 0..<120 {
            let row = Row([.init(1, chain.widths[index])], .equal, 45, breakRank: index % 2)
            let id = chain.system.add(row)
            if index % 2 == 0 { ranked.append(id) }
        }
        let solution = chain.system.solve()
        #expect(!solution.rowsBrokenTogether.isEmpty)
        #expect(solution.rowsBrokenTogether.allSatisfy { ranked.contains($0) || chain.edges.contains($0) })
    }

    @Test func `A row that contradicts a sign beside others that do so by themselves is not listed`() {
        var system = LinearSystem()
        var rows: [RowID] = []
        var last = system.addVariable(tieRule: .nearestToZero)
        rows.append(system.add(Row([.init(1, last)], .equal, -5)))
        for index in 1..<40 {
            let next = system.addVariable(isNonNegative: index == 39, tieRule: .nearestToZero)
            rows.append(system.add(Row([.init(1, next), .init(-1, last)], .equal, 0)))
            last = next
        }
        system.add(Row([.init(1, last)], .equal, 10))
        let solution = system.solve()
        #expect(solution.conflicts.first?.rows == rows)
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
