// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge
import Testing

/// Rows with enough views for their bound flips to be made together.
@Suite struct BoundFlipTests {
    private static let count = 200

    private static func natural(_ index: Int) -> Double { Double(20 + index * 37 % 61) }

    /// A container that is too narrow by a third of what the views want.
    private static let container: Double = {
        let wanted = (0..<count).reduce(0) { $0 + natural($1) }
        return 40 + 8 * Double(count - 1) + (wanted * 2 / 3).rounded()
    }()

    private static func chain(_ container: Double = container) -> Chain {
        var chain = Chain(count: count, container: container)
        for index in 0..<count { chain.addContentSize(natural(index), of: index) }
        return chain
    }

    /// The first views as wide as they want to be, as long as there is room.
    private static func widths(in container: Double) -> [Double] {
        var room = container - 40 - 8 * Double(count - 1)
        return (0..<count).map { index in
            let width = min(natural(index), room)
            room -= width
            return width
        }
    }

    @Test func `In a row that is too short the last views have no width`() {
        let chain = Self.chain()
        let solution = chain.system.solve()
        #expect(solution.outcome == .solved)
        #expect(chain.widths(in: solution) == Self.widths(in: Self.container))
        #expect(solution.ambiguities.count == 2 * Self.count - 1)
    }

    @Test func `A row that an optional constraint shortens has the same widths`() {
        var chain = Chain(count: Self.count, container: 1e6)
        for index in 0..<Self.count { chain.addContentSize(Self.natural(index), of: index) }
        let (start, width) = (chain.starts[Self.count - 1], chain.widths[Self.count - 1])
        var system = LinearSystem()
        for variable in chain.system.variables {
            _ = system.addVariable(isNonNegative: variable.isNonNegative, tieRule: variable.tieRule)
        }
        for (index, row) in chain.system.rows.enumerated() where index != chain.edges.last?.index { system.add(row) }
        system.add(
            Row([.init(1, start), .init(1, width)], .equal, Self.container - 20, priority: Priority(900)))
        let solution = system.solve()
        #expect(solution.outcome == .solved)
        #expect(chain.widths(in: solution) == Self.widths(in: Self.container))
    }

    /// The first width of each row equals that of the row before: one component in which several rows are too short.
    @Test func `Rows that share a width are each compressed as far as need be`() {
        var system = LinearSystem()
        var first: Variable?
        for _ in 0..<3 {
            var last: (start: Variable, width: Variable)?
            for index in 0..<40 {
                let width = system.addVariable(isNonNegative: true, tieRule: .largest)
                let start = system.addVariable(tieRule: .nearestToZero)
                system.add(Row([.init(1, width)], .greaterThanOrEqual, Self.natural(index), priority: Priority(750)))
                system.add(Row([.init(1, width)], .lessThanOrEqual, Self.natural(index), priority: Priority(250)))
                if let last {
                    system.add(Row([.init(1, start), .init(-1, last.start), .init(-1, last.width)], .equal, 8))
                } else {
                    system.add(Row([.init(1, start)], .equal, 0))
                    if let first { system.add(Row([.init(1, width), .init(-1, first)], .equal, 0)) }
                    first = width
                }
                last = (start, width)
            }
            if let last { system.add(Row([.init(1, last.start), .init(1, last.width)], .equal, 900)) }
        }
        let judge = Judge.judge(system)
        #expect(judge.findings.isEmpty)
        #expect(judge.provedCount > 0)
    }

    @Test func `Bound flips that are made together count one by one`() {
        let outcomes = [20, 400].map { Self.chain().system.solve(pivotLimit: $0).outcome }
        #expect(outcomes == [.pivotLimit, .solved])
    }
}
