// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge
import Testing

/// Every solve ends, and says how.
@Suite struct EndingTests {
    @Test func `A pivot limit ends a solve`() {
        let outcomes = (0..<20).map { RandomSystem(seed: $0, size: 60).system.solve(pivotLimit: 1).outcome }
        #expect(outcomes.contains(.pivotLimit))
        #expect(outcomes.contains(.solved))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200])
    func `A number out of range ends a solve, and leaves nothing behind`(number: Double) {
        var system = LinearSystem()
        let x = system.addVariable(tieRule: .nearestToZero)
        let place = system.add(Row([.init(1, x)], .equal, 5))
        var engine = SolverEngine(system)
        engine.setConstant(number, of: place)
        #expect(engine.solve().outcome == .outOfRange)
        #expect(engine.value(of: x) == 0)
        engine.setConstant(7, of: place)
        #expect(engine.solve().values == [7])
        let wrong = engine.add(Row([.init(number, x)], .equal, 1, priority: Priority(500)))
        #expect(engine.solve().outcome == .outOfRange)
        #expect(engine.rowsDetermining(x).isEmpty)
        engine.remove(wrong)
        #expect(engine.solve().values == [7])
        engine.setPriority(Priority(Float(number)), of: place)
        #expect(engine.solve().outcome == (number.isNaN ? .outOfRange : .solved))
        system.add(Row([.init(1, x)], .equal, number))
        #expect(system.solve().outcome == .outOfRange)
    }

    @Test func `Rows that all meet in one point lead into no circle`() {
        // Kuhn's rows, on which the simplex with the largest gain and the first row goes round for ever, as levels.
        var system = LinearSystem()
        let x = (0..<4).map { _ in system.addVariable(isNonNegative: true, tieRule: .largest) }
        func add(_ coefficients: [Double], _ relation: Row.Relation, _ constant: Double, _ priority: Float) {
            let terms = zip(coefficients, x).map { Row.Term($0, $1) }
            system.add(Row(terms, relation, constant, priority: Priority(priority)))
        }
        add([-2, -9, 1, 9], .lessThanOrEqual, 0, 1000)
        add([1.0 / 3, 1, -1.0 / 3, -2], .lessThanOrEqual, 0, 1000)
        add([2, 3, -1, -12], .lessThanOrEqual, 2, 1000)
        add([2, 3, -1, -12], .greaterThanOrEqual, 5, 500)
        let solution = system.solve()
        #expect(solution.outcome == .solved)
        #expect(abs(solution.violations[3] - 3) < 1e-9)
    }

    /// Rounding gave a broken row a dual value, so that the same conflict was found again and again.
    @Test(.timeLimit(.minutes(2)))
    func `A broken row takes part in no further conflict`() {
        let solution = RandomDecimalSystem(seed: 41_021_262, magnitude: 3).system.solve()
        #expect(solution.conflicts.count < 66)
        for (index, conflict) in solution.conflicts.enumerated() {
            let brokenBefore = Set(solution.conflicts[..<index].map(\.broken))
            #expect(brokenBefore.isDisjoint(with: conflict.rows))
        }
    }

    @Test func `Signs alone leave everything open`() {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        let x = system.addVariable(tieRule: .nearestToZero)
        let free = system.addVariable(tieRule: .largest)
        let solution = system.solve()
        #expect(solution.values == [0, 0, 0])
        #expect(solution.ambiguities.map(\.variable) == [width, x, free])
        #expect(solution.ambiguities.map(\.lower) == [0, -.infinity, -.infinity])
        #expect(solution.ambiguities.map(\.upper) == [.infinity, .infinity, .infinity])
        var engine = SolverEngine(system)
        #expect(engine.otherEnd(of: [width, x]) == [100, 100, 0])
    }

    @Test func `A lone inequality on a position is tight`() {
        var system = LinearSystem()
        let y = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, y)], .lessThanOrEqual, 23))
        #expect(system.solve().values == [23])
        #expect(system.solve().ambiguities == [.init(variable: y, lower: -.infinity, upper: 23)])
    }

    @Test func `Terms of one variable add up, and may leave nothing`() {
        var system = LinearSystem()
        let x = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, x), .init(1, x)], .equal, 8))
        let nothing = system.add(Row([.init(1, x), .init(-1, x)], .equal, 3))
        let solution = system.solve()
        #expect(solution.values == [4])
        #expect(solution.conflicts == [.init(rows: [nothing], broken: nothing)])
    }
}
