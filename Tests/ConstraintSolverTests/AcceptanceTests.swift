// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Small systems whose answers are known by hand.
@Suite struct AcceptanceTests {
    @Test func `Two views without widths share what is left, as they like`() {
        var chain = Chain(count: 2, container: 375)
        let solution = chain.system.solve()
        #expect(chain.range(of: chain.widths[0], in: solution) == 0...327)
        #expect(chain.range(of: chain.widths[1], in: solution) == 0...327)
        #expect(chain.range(of: chain.starts[1], in: solution) == 28...355)
        #expect(chain.range(of: chain.starts[0], in: solution) == nil)
        #expect(chain.widths(in: solution) == [327, 0])
        var engine = SolverEngine(chain.system)
        let other = engine.otherEnd(of: [chain.widths[0]])
        #expect(other[chain.widths[0].index] == 0)
        #expect(other[chain.widths[1].index] == 327)
        chain.system.add(Row([.init(1, chain.widths[0]), .init(-1, chain.widths[1])], .equal, 0))
        #expect(chain.widths(in: chain.system.solve()) == [163.5, 163.5])
        #expect(chain.system.solve().ambiguities.isEmpty)
    }

    @Test func `Of equal widths and a fixed one the fixed one gives way`() {
        var chain = Chain(count: 2, container: 375)
        let equal = chain.system.add(Row([.init(1, chain.widths[0]), .init(-1, chain.widths[1])], .equal, 0))
        let fixed = chain.addWidth(.equal, 300, of: 0)
        let solution = chain.system.solve()
        #expect(solution.conflicts == [.init(rows: chain.edges + [equal, fixed], broken: fixed)])
        #expect(chain.widths(in: solution) == [163.5, 163.5])
        #expect(solution.statuses[fixed.index] == .broken)
        #expect(solution.violations[fixed.index] == 136.5)
        #expect(solution.outcome == .solved)
        #expect(chain.system.solve(breakPolicy: .never).outcome == .conflicting)
    }

    @Test func `Equal hugging ties, and the first is stretched`() {
        var chain = Chain(count: 2)
        let first = chain.addContentSize(50, of: 0)
        let second = chain.addContentSize(60, of: 1)
        let solution = chain.system.solve()
        #expect(chain.widths(in: solution) == [212, 60])
        #expect(chain.range(of: chain.widths[0], in: solution) == 50...212)
        #expect(chain.range(of: chain.widths[1], in: solution) == 60...222)
        #expect(solution.ambiguities.allSatisfy { $0.tiedRows == [first[0], second[0]] })
        var engine = SolverEngine(chain.system)
        let other = engine.otherEnd(of: [chain.widths[0]])
        #expect(chain.widths.map { other[$0.index] } == [50, 222])
    }

    @Test func `The lower hugging is stretched`() {
        var chain = Chain(count: 2)
        chain.addContentSize(50, of: 0, hugging: 251)
        chain.addContentSize(60, of: 1, hugging: 249)
        let solution = chain.system.solve()
        #expect(chain.widths(in: solution) == [50, 222])
        #expect(solution.ambiguities.isEmpty)
    }

    @Test func `Equal resistance ties, and the last is crushed`() {
        var chain = Chain(count: 2)
        chain.addContentSize(300, of: 0)
        chain.addContentSize(300, of: 1)
        let solution = chain.system.solve()
        #expect(chain.widths(in: solution) == [272, 0])
        #expect(solution.ambiguities.map(\.variable) == [chain.widths[0], chain.widths[1], chain.starts[1]])
    }

    @Test func `A least width holds against a tie`() {
        var chain = Chain(count: 2)
        chain.addContentSize(300, of: 0)
        chain.addContentSize(300, of: 1)
        chain.addWidth(.greaterThanOrEqual, 100, of: 1)
        let solution = chain.system.solve()
        #expect(chain.widths(in: solution) == [172, 100])
        #expect(solution.ambiguities.map(\.variable) == [chain.widths[0], chain.widths[1], chain.starts[1]])
    }

    @Test func `A broken content size goes on pulling`() {
        var chain = Chain(count: 2)
        let size = chain.addContentSize(300, of: 0, resistance: 1000)
        chain.addContentSize(300, of: 1)
        chain.addWidth(.greaterThanOrEqual, 100, of: 1)
        let solution = chain.system.solve()
        // The least width is not listed: without it a width below zero would still be needed.
        #expect(solution.conflicts == [.init(rows: chain.edges + [size[1]], broken: size[1])])
        #expect(chain.widths(in: solution) == [172, 100])
    }

    @Test func `A smaller content size meets every row`() {
        var chain = Chain(count: 2)
        chain.addContentSize(150, of: 0, resistance: 1000)
        chain.addContentSize(300, of: 1)
        chain.addWidth(.greaterThanOrEqual, 100, of: 1)
        let solution = chain.system.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(chain.widths(in: solution) == [150, 122])
    }

    @Test func `An optional row that cannot hold pulls`() {
        var chain = Chain(count: 2)
        let wish = chain.addWidth(.equal, 400, of: 0, priority: 500)
        chain.addWidth(.lessThanOrEqual, 250, of: 0)
        let solution = chain.system.solve()
        #expect(chain.widths(in: solution) == [250, 22])
        #expect(solution.ambiguities.isEmpty)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.statuses[wish.index] == .unsatisfied)
        #expect(solution.violations[wish.index] == 150)
    }

    @Test(arguments: [
        ([0.0, 10, 30], 10.0, 10.0), ([0, 10], 0, 10), ([10, 0], 0, 10), ([-3, -1], -3, -1), ([4], 4, 4),
    ])
    func `Places of one priority meet in their median`(places: [Double], lower: Double, upper: Double) {
        var system = LinearSystem()
        let start = system.addVariable(tieRule: .nearestToZero)
        for place in places { system.add(Row([.init(1, start)], .equal, place, priority: Priority(500))) }
        let solution = system.solve()
        #expect(solution.values == [min(max(0, lower), upper)])
        #expect(solution.ambiguities.map(\.lower) == (lower < upper ? [lower] : []))
        #expect(solution.ambiguities.map(\.upper) == (lower < upper ? [upper] : []))
    }

    @Test func `One row outweighs any number of a lower priority`() {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(1, width)], .equal, 100, priority: Priority(501)))
        for _ in 0..<50 { system.add(Row([.init(1, width)], .equal, 0, priority: Priority(500))) }
        let solution = system.solve()
        #expect(solution.values == [100])
        #expect(solution.ambiguities.isEmpty)
    }

    @Test func `A multiple of a width places a centre`() {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        let x = system.addVariable(tieRule: .nearestToZero)
        let container = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(1, container)], .equal, 320))
        system.add(Row([.init(1, width)], .equal, 40))
        system.add(Row([.init(1, x), .init(0.5, width), .init(-0.5, container)], .equal, 0))
        #expect(system.solve().values == [40, 140, 320])
    }

    @Test func `Fractions of a priority are levels of their own`() {
        var system = LinearSystem()
        let x = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, x)], .equal, 1, priority: Priority(249.99998)))
        system.add(Row([.init(1, x)], .equal, 2, priority: Priority(250)))
        #expect(system.solve().values == [2])
    }

    @Test func `Nothing at all is solved`() {
        let solution = LinearSystem().solve()
        #expect(solution.outcome == .solved)
        #expect(solution.values.isEmpty)
    }
}
