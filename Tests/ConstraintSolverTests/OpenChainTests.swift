// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Views behind each other without widths and without an end: `H:|-[a]-[b]-[c]`.
@Suite struct OpenChainTests {
    private static func chain(_ count: Int, _ relation: Row.Relation, start: Double?) -> LinearSystem {
        var system = LinearSystem()
        var last: (start: Variable, width: Variable)?
        for _ in 0..<count {
            let width = system.addVariable(isNonNegative: true, tieRule: .largest)
            let position = system.addVariable(tieRule: .nearestToZero)
            if let last {
                system.add(
                    Row([.init(1, position), .init(-1, last.start), .init(-1, last.width)], relation, 8))
            } else if let start {
                system.add(Row([.init(1, position)], .equal, start))
            }
            last = (position, width)
        }
        return system
    }

    /// A width without an end is zero, without a search for each.
    @Test(arguments: [Row.Relation.equal, .greaterThanOrEqual], [20, nil])
    func `Widths that nothing ends are zero, however many there are`(relation: Row.Relation, start: Double?) {
        let count = 4000
        let solution = Self.chain(count, relation, start: start).solve()
        #expect(solution.outcome == .solved)
        let values: [Double] = (0..<count).flatMap { [0.0, (start ?? 0) + 8 * Double($0)] }
        #expect(solution.values == values)
        #expect(solution.ambiguities.filter { $0.lower == 0 && $0.upper == .infinity }.count >= count - 1)
    }
}
