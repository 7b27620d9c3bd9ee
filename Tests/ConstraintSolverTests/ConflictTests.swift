// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Which rows are said to conflict, and which one gives way.
@Suite struct ConflictTests {
    private func system(ranks: [Int]) -> (LinearSystem, Variable) {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        for (index, rank) in ranks.enumerated() {
            system.add(Row([.init(1, width)], .equal, Double(10 * index + 10), breakRank: rank))
        }
        return (system, width)
    }

    @Test func `The least rank gives way, among equals the latest`() {
        let (system, _) = system(ranks: [2, 1, 1])
        let solution = system.solve()
        #expect(solution.conflicts.map(\.broken.index).sorted() == [1, 2])
        #expect(solution.values == [10])
        #expect(solution.statuses == [.satisfied, .broken, .broken])
        #expect(solution.violations == [0, 10, 20])
    }

    @Test func `The latest gives way where the policy says so`() {
        let (system, _) = system(ranks: [1, 2])
        #expect(system.solve(breakPolicy: .latest).conflicts.map(\.broken.index) == [1])
        #expect(system.solve(breakPolicy: .byRank).conflicts.map(\.broken.index) == [0])
    }

    @Test func `Nothing gives way for good where the policy forbids it`() {
        let (system, _) = system(ranks: [1, 2])
        let solution = system.solve(breakPolicy: .never)
        #expect(solution.outcome == .conflicting)
        #expect(solution.conflicts.map(\.rows) == [[RowID(index: 0), RowID(index: 1)]])
        #expect(solution.values == [20])
    }

    @Test func `A negative width conflicts with its sign alone`() {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        let row = system.add(Row([.init(1, width)], .equal, -10))
        let solution = system.solve()
        #expect(solution.conflicts == [.init(rows: [row], broken: row)])
        #expect(solution.values == [0])
        #expect(solution.violations == [10])
    }

    @Test func `However many widths a view has, each conflicts with the first`() {
        let (system, _) = system(ranks: Array(repeating: 1, count: 300))
        let conflicts = system.solve().conflicts
        #expect(conflicts.map(\.rows) == (1..<300).map { [RowID(index: 0), RowID(index: $0)] })
    }

    /// Each is found by a pass over the system of its own.
    @Test
    func `Of rows that contradict the sign of one variable some hundreds are listed, and the others broken together`() {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        for _ in 0..<700 { system.add(Row([.init(1, width)], .equal, -10)) }
        let solution = system.solve()
        #expect(solution.outcome == .solved && solution.values == [0])
        #expect(solution.conflicts.count + solution.rowsBrokenTogether.count == 700)
        #expect((500..<600).contains(solution.conflicts.count))
    }

    @Test func `Conflicts far apart are all told`() {
        var system = LinearSystem()
        var expected: [Solution.Conflict] = []
        for _ in 0..<50 {
            let x = system.addVariable(tieRule: .nearestToZero)
            let y = system.addVariable(tieRule: .nearestToZero)
            let rows = [
                system.add(Row([.init(1, x)], .equal, 5)),
                system.add(Row([.init(1, y), .init(-1, x)], .greaterThanOrEqual, 10)),
                system.add(Row([.init(1, y)], .lessThanOrEqual, 12)),
            ]
            system.add(Row([.init(1, y)], .equal, 3, priority: Priority(100)))
            expected.append(.init(rows: rows, broken: rows[2]))
        }
        #expect(system.solve().conflicts == expected)
    }

    @Test func `Every row of a long chain can take part`() {
        var chain = Chain(count: 100, container: 2325)
        var rows = chain.edges
        // 100 widths of 15, 99 gaps of 8 and two edges of 20 are 7 too many, which any width could give.
        for index in 0..<100 { rows.append(chain.addWidth(.greaterThanOrEqual, 15, of: index)) }
        let solution = chain.system.solve()
        #expect(solution.conflicts.count == 1)
        #expect(solution.conflicts[0].rows == rows)
        #expect(solution.conflicts[0].broken == rows.last)
    }
}
