// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Foundation
import RandomTestSupport
import Testing

/// Coefficients that are decimals of very different size.
@Suite struct NumericalRangeTests {
    @Test(arguments: [1.0, 2, 3])
    func `Rows that can hold do hold, with coefficients of any size`(exponent: Double) {
        for seed in 0..<40 as Range<UInt64> {
            let system = Self.feasibleSystem(seed: seed, exponent: exponent)
            let solution = system.solve()
            #expect(solution.outcome == .solved, "seed \(seed)")
            #expect(solution.conflicts.isEmpty, "seed \(seed)")
            let share = Self.largestShareMissed(system, solution)
            #expect(share <= 1e-6, "seed \(seed) misses \(share) of a row's largest term")
        }
    }

    @Test func `Where coefficients differ by twelve orders of magnitude, a miss is reported`() {
        for seed in 0..<40 as Range<UInt64> {
            let system = Self.feasibleSystem(seed: seed, exponent: 6)
            let solution = system.solve()
            if case .numericalTrouble = solution.outcome { continue }
            #expect(Self.largestShareMissed(system, solution) <= 1e-6, "seed \(seed)")
        }
    }

    @Test func `A multiplier of a hundred-millionth counts`() {
        var system = LinearSystem()
        let small = system.addVariable(tieRule: .largest)
        let large = system.addVariable(tieRule: .largest)
        system.add(Row([.init(1, small), .init(-1e-8, large)], .equal, 0))
        system.add(Row([.init(1, small)], .greaterThanOrEqual, 3))
        system.add(Row([.init(1, large)], .equal, 100, priority: Priority(500)))
        let solution = system.solve()
        #expect(solution.outcome == .solved)
        #expect(abs(solution.values[large.index] - 3e8) <= 1)
        #expect(abs(solution.values[small.index] - 3) <= 1e-6)
    }

    @Test func `A chain of multipliers and a row that closes it do not conflict by rounding alone`() {
        var system = LinearSystem()
        var point = [3.7]
        var chain = [system.addVariable(tieRule: .nearestToZero)]
        system.add(Row([.init(1, chain[0])], .equal, point[0]))
        for link in 1...12 {
            chain.append(system.addVariable(tieRule: .nearestToZero))
            point.append(Double(link) * 17.3 + 0.1)
            let constant = 0.0123 * point[link] + 83.7 * point[link - 1]
            system.add(Row([.init(0.0123, chain[link]), .init(83.7, chain[link - 1])], .equal, constant))
        }
        system.add(Row([.init(1, chain[12]), .init(1, chain[0])], .equal, point[12] + point[0]))
        let solution = system.solve()
        #expect(solution.outcome == .solved)
        #expect(solution.conflicts.isEmpty)
        #expect(Self.largestShareMissed(system, solution) <= 1e-6)
    }

    /// Rows of two to four terms with log-uniform coefficients; the required ones hold at a point chosen first.
    private static func feasibleSystem(seed: UInt64, exponent: Double) -> LinearSystem {
        var random = SplitMix(seed: seed)
        var system = LinearSystem()
        var point: [Double] = []
        var variables: [Variable] = []
        for _ in 0..<Int.random(in: 10...30, using: &random) {
            let isNonNegative = random.isOne(in: 3)
            let value = Double.random(in: -500...500, using: &random)
            point.append(isNonNegative ? abs(value) : value)
            variables.append(
                system.addVariable(
                    isNonNegative: isNonNegative, tieRule: random.isOne(in: 2) ? .largest : .nearestToZero))
        }
        for _ in 0..<Int.random(in: point.count...3 * point.count, using: &random) {
            let members = variables.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random))
            var terms: [Row.Term] = []
            var sum = 0.0
            for variable in members {
                let size = pow(10, Double.random(in: -exponent...exponent, using: &random))
                terms.append(.init(random.isOne(in: 2) ? size : -size, variable))
                sum += terms[terms.count - 1].coefficient * point[variable.index]
            }
            let relation: [Row.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
            if random.isOne(in: 2) {
                system.add(Row(terms, relation[Int.random(in: 0..<3, using: &random)], sum))
            } else {
                let shift = Double.random(in: -0.5...0.5, using: &random) * abs(sum)
                let priority = Priority(Float(Int.random(in: 1...4, using: &random) * 200))
                system.add(
                    Row(terms, relation[Int.random(in: 0..<3, using: &random)], sum + shift, priority: priority))
            }
        }
        return system
    }

    /// The most that a required row is missed by, as a share of its largest term.
    private static func largestShareMissed(_ system: LinearSystem, _ solution: Solution) -> Double {
        var largest = 0.0
        for (row, violation) in zip(system.rows, solution.violations) where row.priority.isRequired {
            let parts = row.terms.map { abs($0.coefficient * solution.values[$0.variable.index]) }
            let size = max(abs(row.constant), parts.max() ?? 0)
            if violation > 0 { largest = max(largest, violation / size) }
        }
        return largest
    }
}
