// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge
import Testing

/// A judge that cannot find a fault is worth nothing: each kind of fault is put into a right solution, and found by
/// exact arithmetic alone as well as with GLPK.
@Suite struct JudgeTests {
    /// A width that wants to be 30 (row 2) and 60 (row 3) within 20 to 100 (rows 0 and 1), a place with a lower limit alone (row 4), and required
    /// rows of which three conflict (5 to 7).
    private static let system: LinearSystem = {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        let rest = system.addVariable(tieRule: .nearestToZero)
        let place = system.addVariable(tieRule: .nearestToZero)
        let a = system.addVariable(tieRule: .nearestToZero)
        let b = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, width), .init(1, rest)], .equal, 100))
        system.add(Row([.init(1, width)], .greaterThanOrEqual, 20))
        system.add(Row([.init(0.7, width)], .equal, 21, priority: Priority(500)))
        system.add(Row([.init(1, width)], .equal, 60, priority: Priority(250)))
        system.add(Row([.init(1, place)], .greaterThanOrEqual, 10))
        system.add(Row([.init(1, a)], .equal, 10))
        system.add(Row([.init(1, a), .init(1, b)], .equal, 30))
        system.add(Row([.init(1, b)], .equal, 50))
        return system
    }()

    private func findings(_ solution: Solution, point: [Double]? = nil, isExact: Bool) -> [String] {
        Judge(Self.system, solution, point: point, isExact: isExact).findings
    }

    /// The solution with other values, and the misses that they have.
    private func solution(with values: [Double]) -> Solution {
        var solution = Self.system.solve()
        solution.values = values
        for (index, row) in Self.system.rows.enumerated() {
            let left = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
            solution.violations[index] =
                row.relation == .greaterThanOrEqual ? max(0, row.constant - left) : abs(left - row.constant)
            if solution.statuses[index] != .broken {
                solution.statuses[index] = solution.violations[index] > 1e-9 ? .unsatisfied : .satisfied
            }
        }
        return solution
    }

    @Test(arguments: [false, true])
    func `A right solution is found right`(isExact: Bool) {
        #expect(abs(Self.system.solve().values[0] - 30) < 1e-9)
        #expect(Self.system.solve().conflicts.map { $0.rows.map(\.index) } == [[5, 6, 7]])
        #expect(findings(Self.system.solve(), isExact: isExact).isEmpty)
        #expect(findings(solution(with: Self.system.solve().values), isExact: isExact).isEmpty)
    }

    @Test(arguments: [false, true], [1e-3, -1e-3, .nan])
    func `A value that misses a required row is found`(isExact: Bool, shift: Double) {
        var solution = Self.system.solve()
        solution.values[1] += shift
        #expect(!findings(solution, isExact: isExact).isEmpty)
    }

    @Test(arguments: [false, true])
    func `A required row that is said to be unsatisfied is found`(isExact: Bool) {
        var values = Self.system.solve().values
        values[1] += 1
        let found = findings(solution(with: values), isExact: isExact)
        #expect(found.contains { $0.hasPrefix("required row 0") }, "\(found)")
    }

    /// Both have all required rows met, and one takes from the higher priority what the lower one wants.
    @Test(arguments: [false, true], [30.01, 29.99, 45, 60])
    func `A priority that is missed more than need be is found`(isExact: Bool, width: Double) {
        var values = Self.system.solve().values
        values[0] = width
        values[1] = 100 - width
        let found = findings(solution(with: values), isExact: isExact)
        #expect(found.contains { $0.hasPrefix("priority 500") }, "\(found)")
    }

    @Test(arguments: [false, true])
    func `A miss that is said to be another is found`(isExact: Bool) {
        var solution = Self.system.solve()
        solution.violations[3] = 0
        #expect(!findings(solution, isExact: isExact).isEmpty)
        solution = Self.system.solve()
        solution.statuses[3] = .satisfied
        #expect(!findings(solution, isExact: isExact).isEmpty)
    }

    @Test(arguments: [false, true], [5, 6, 7])
    func `A conflict without one of its rows is found`(isExact: Bool, row: Int) {
        var solution = Self.system.solve()
        solution.conflicts[0].rows.removeAll { $0.index == row }
        #expect(findings(solution, isExact: isExact).contains { $0.hasPrefix("no conflict") })
    }

    @Test(arguments: [false, true], [0, 1, 4])
    func `A conflict with a row too many is found`(isExact: Bool, row: Int) {
        var solution = Self.system.solve()
        solution.conflicts[0].rows.append(RowID(index: row))
        #expect(findings(solution, isExact: isExact).contains { $0.hasSuffix("without \(row)") })
    }

    @Test(arguments: [false, true])
    func `A conflict that is kept silent is found`(isExact: Bool) {
        var solution = Self.system.solve()
        solution.conflicts = []
        solution.statuses = solution.statuses.map { $0 == .broken ? .satisfied : $0 }
        #expect(findings(solution, isExact: isExact).contains { $0.hasPrefix("required row") })
    }

    @Test(arguments: [false, true])
    func `A conflict where values are known to meet all rows is found`(isExact: Bool) {
        #expect(findings(Self.system.solve(), point: [0, 0, 0, 0, 0], isExact: isExact).count == 1)
    }

    @Test(arguments: [false, true])
    func `A range that is kept silent, too narrow or too wide is found`(isExact: Bool) {
        var solution = Self.system.solve()
        #expect(solution.ambiguities.map(\.lower) == [10])
        solution.ambiguities[0].lower = 9
        #expect(!findings(solution, isExact: isExact).isEmpty)
        solution.ambiguities[0].lower = 10
        solution.ambiguities[0].upper = 1e9
        #expect(!findings(solution, isExact: isExact).isEmpty)
        solution.ambiguities = []
        #expect(!findings(solution, isExact: isExact).isEmpty)
        solution = Self.system.solve()
        solution.ambiguities.insert(.init(variable: Variable(index: 0), lower: 30, upper: 31), at: 0)
        #expect(!findings(solution, isExact: isExact).isEmpty)
    }

    /// Both values are rounded by half a unit, so that they miss the row by 0.33: that much more would bring its end to -22.024.
    @Test(arguments: [(-2774.668 / 126, true), (-2775.0 / 126, true), (-22.03, false), (-22.02, false)])
    func `An end near zero is judged by its own row where values are large`(lower: Double, isRight: Bool) {
        var system = LinearSystem()
        let x = system.addVariable(tieRule: .largest)
        let y = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(-126, x), .init(124, y)], .lessThanOrEqual, 2774.668))
        var solution = system.solve()
        solution.values = [3_623_292_689_405_002.5, 3_681_732_894_072_847.5]
        solution.ambiguities = [
            .init(variable: x, lower: lower, upper: .infinity), .init(variable: y, lower: 0, upper: .infinity),
        ]
        #expect(Judge(system, solution, isExact: true).findings.isEmpty == isRight)
    }

    /// In the order of the rows: at 30, the required 20 to 100 cost nothing, and 60 pulls against 30.
    private static let dualsOf500: [Double] = [0, 0, 0, 0, 0, 0, 0, 0]
    private static let dualsOf250: [Double] = [0, 0, 1 / 0.7, -1, 0, 0, 0, 0]

    private func certificate(after duals: [Double]? = Self.dualsOf500) -> DualCertificate {
        var certificate = DualCertificate(Self.system, Self.system.solve())
        if let duals, !certificate.proves([2], by: duals) { Issue.record("priority 500 is not proved") }
        return certificate
    }

    @Test func `Dual values prove the priorities of a right solution`() {
        #expect(Judge(Self.system, Self.system.solve()).provedCount == 3)
        var certificate = certificate()
        let isProved = certificate.proves([3], by: Self.dualsOf250)
        #expect(isProved)
    }

    @Test func `Dual values prove no lower priority before the higher one`() {
        var certificate = certificate(after: nil)
        let isProved = certificate.proves([3], by: Self.dualsOf250)
        #expect(!isProved)
    }

    @Test(arguments: [
        [0, 0, 1 / 0.7, -0.999, 0, 0, 0, 0], [0, 0, 1.4, -1, 0, 0, 0, 0], [1, 0, 0.3 / 0.7, -1, 0, 0, 0, 0],
        [0, 1, 0, -1, 0, 0, 0, 0], [0, 0, 1 / 0.7, -1, 0.001, 0, 0, 0], [0, 0, 1 / 0.7, -1, 0, 0.1, 0, 0],
        [0, 0, -1 / 0.7, 1, 0, 0, 0, 0], [0, 0, .nan, -1, 0, 0, 0, 0],
    ])
    func `Wrong dual values prove nothing`(duals: [Double]) {
        var certificate = certificate()
        let isProved = certificate.proves([3], by: duals)
        #expect(!isProved)
    }

    @Test(arguments: [0.0, 0.7, 1, -1, 1 / 0.7], [29.99, 30.01, 45])
    func `No dual values prove values that are not the best`(dual: Double, width: Double) {
        var values = Self.system.solve().values
        values[0] = width
        values[1] = 100 - width
        for required in [0, -0.7 * dual] {
            var certificate = DualCertificate(Self.system, solution(with: values))
            let isProved = certificate.proves([2], by: [0, required, dual, 0, 0, 0, 0, 0])
            #expect(!isProved)
        }
    }

    @Test func `An outcome that says that nothing is solved is trouble`() {
        var solution = Self.system.solve()
        solution.outcome = .pivotLimit
        #expect(Judge(Self.system, solution).isInTrouble)
    }
}
