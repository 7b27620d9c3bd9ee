// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// The rows that a value follows from.
@Suite struct WhyTests {
    @Test func `Edges and the other width determine a width`() {
        var chain = Chain(count: 2)
        let first = chain.addContentSize(50, of: 0, hugging: 251)
        chain.addContentSize(60, of: 1, hugging: 249)
        var engine = SolverEngine(chain.system)
        #expect(engine.rowsDetermining(chain.widths[0]) == first)
        #expect(engine.rowsDetermining(chain.starts[1]) == [chain.edges[0], chain.edges[1]] + first)
        #expect(engine.rowsDetermining(chain.widths[1]) == chain.edges + first)
    }

    @Test func `Everything that a fixed value follows from is listed`() {
        var system = LinearSystem()
        let a = system.addVariable(tieRule: .nearestToZero)
        let b = system.addVariable(tieRule: .nearestToZero)
        let c = system.addVariable(tieRule: .nearestToZero)
        let rows = [
            system.add(Row([.init(1, a)], .equal, 5)),
            system.add(Row([.init(1, b), .init(-1, a)], .equal, 5)),
            system.add(Row([.init(1, c), .init(-1, b)], .equal, 5)),
        ]
        system.add(Row([.init(1, c)], .equal, 0, priority: Priority(1)))
        var engine = SolverEngine(system)
        #expect(engine.rowsDetermining(c) == rows)
        #expect(engine.rowsDetermining(a) == [rows[0]])
    }
}
