// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Positions each of which has a least distance from the one before, and none a value of its own.
@Suite struct OpenLadderTests {
    private static let count = 120

    private static var ladder: LinearSystem {
        var system = LinearSystem()
        var last: Variable?
        for index in 0..<count {
            let position = system.addVariable(tieRule: .nearestToZero)
            if let last {
                let priority = Priority(Float(1 + index * 37 % 999))
                system.add(
                    Row([.init(1, position), .init(-1, last)], .greaterThanOrEqual, 12, priority: priority))
            } else {
                system.add(Row([.init(1, position)], .equal, 0))
            }
            system.add(Row([.init(1, position)], .lessThanOrEqual, 20 * Double(count)))
            last = position
        }
        return system
    }

    @Test
    func `Every position but the first is ambiguous and as near to zero as its steps allow`() throws {
        let solution = Self.ladder.solve()
        #expect(solution.outcome == .solved)
        #expect(solution.values == (0..<Self.count).map { 12 * Double($0) })
        #expect(solution.ambiguities.map(\.variable.index) == Array(1..<Self.count))
        let last = try #require(solution.ambiguities.last)
        #expect(last.lower == 12 * Double(Self.count - 1))
        #expect(last.upper == 20 * Double(Self.count))
    }

    @Test
    func `An end that is known to be finite takes no exchange to be found`() {
        let solution = Self.ladder.solve(pivotLimit: 2 * Self.count)
        #expect(solution.outcome == .solved)
    }
}
