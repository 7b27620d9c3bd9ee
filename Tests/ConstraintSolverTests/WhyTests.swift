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

    @Test func `What cancels in the sum of the rows is not listed`() {
        var system = LinearSystem()
        let variables = (0..<4).map { _ in system.addVariable(tieRule: .nearestToZero) }
        let (origin, left, right, width) = (variables[0], variables[1], variables[2], variables[3])
        system.add(Row([.init(1, origin)], .equal, 5))
        let rows = [
            system.add(Row([.init(1, left), .init(-1, origin)], .equal, 10)),
            system.add(Row([.init(1, right), .init(-1, origin)], .equal, 30)),
            system.add(Row([.init(1, width), .init(-1, right), .init(1, left)], .equal, 0)),
        ]
        var engine = SolverEngine(system)
        #expect(engine.rowsDetermining(width) == rows)
        #expect(engine.rowsDetermining(right) == [RowID(index: 0), rows[1]])
    }

    @Test func `Constants cancel among the rows of a basis, too`() {
        var system = LinearSystem()
        let variables = (0..<4).map { _ in system.addVariable(tieRule: .nearestToZero) }
        let (origin, a, b, width) = (variables[0], variables[1], variables[2], variables[3])
        system.add(Row([.init(1, origin)], .equal, 5))
        let rows = [
            system.add(Row([.init(1, a), .init(1, b), .init(-2, origin)], .equal, 40)),
            system.add(Row([.init(1, a), .init(-1, b)], .equal, 10)),
            system.add(Row([.init(1, width), .init(-1, a), .init(1, origin)], .lessThanOrEqual, 0)),
        ]
        system.add(Row([.init(1, width)], .greaterThanOrEqual, 100, priority: Priority(500)))
        var engine = SolverEngine(system)
        #expect(engine.rowsDetermining(width) == rows)
        #expect(engine.rowsDetermining(a) == [RowID(index: 0), rows[0], rows[1]])
    }
}
