// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import RandomTestSupport
import Testing

/// The values of another solution, in which variables take the other end of their ranges in turn.
@Suite struct OtherEndTests {
    /// Variables each of which but the first has a row with an earlier one, so that the face is a forest.
    private static func tree(_ count: Int, _ random: inout SplitMix) -> LinearSystem {
        var system = LinearSystem()
        var variables: [Variable] = []
        for index in 0..<count {
            let variable = system.addVariable(tieRule: random.isOne(in: 2) ? .nearestToZero : .largest)
            if index > 0 {
                let other = variables[Int.random(in: 0..<index, using: &random)]
                let factor = Double(Int.random(in: 1...3, using: &random))
                let relation: Row.Relation = random.isOne(in: 4) ? .lessThanOrEqual : .greaterThanOrEqual
                system.add(
                    Row(
                        [.init(1, variable), .init(-factor, other)], relation,
                        Double(Int.random(in: -20...20, using: &random)),
                        priority: random.isOne(in: 3) ? Priority(Float(300 + index)) : .required))
            }
            if random.isOne(in: 2) { system.add(Row([.init(1, variable)], .lessThanOrEqual, 1000)) }
            if random.isOne(in: 2) { system.add(Row([.init(1, variable)], .greaterThanOrEqual, -1000)) }
            variables.append(variable)
        }
        return system
    }

    private static func otherEnd(of range: (lower: Double, upper: Double), than value: Double) -> Double {
        let low = range.lower.isFinite ? range.lower : value - 100
        let high = range.upper.isFinite ? range.upper : value + 100
        let end = high - value >= value - low ? high : low
        return min(max(end, range.lower), range.upper)
    }

    @Test(arguments: 0..<60)
    func `In a forest each variable takes its other end, where the ones before it are held`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let system = Self.tree(9, &random)
        let solution = system.solve()
        let order = solution.ambiguities.map(\.variable).shuffled(using: &random)
        var engine = SolverEngine(system)
        let other = engine.otherEnd(of: order)
        var held = system
        for variable in order {
            let now = held.solve()
            let range = now.ambiguities.first { $0.variable == variable }.map { (lower: $0.lower, upper: $0.upper) }
            let value = now.values[variable.index]
            let expected = Self.otherEnd(
                of: range ?? (lower: value, upper: value), than: solution.values[variable.index])
            #expect(abs(other[variable.index] - expected) < 1e-6 * max(1, abs(expected)), "\(variable)")
            held.add(Row([.init(1, variable)], .equal, other[variable.index]))
        }
        for (row, violation) in zip(system.rows.indices, held.solve().violations) {
            #expect(abs(violation - solution.violations[row]) < 1e-6)
        }
    }
}
