// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge
import Testing

/// On small random systems of every shape, with their conflicts and ties: rows named as the reason of a value are met
/// with nothing to spare, determine it, and hardly ever could one be left out.
@Suite struct WhyRandomTests {
    @Test(arguments: 0..<20)
    func `Rows that determine a value do, and each is needed`(part: Int) {
        var asked = 0
        var surplus = 0
        for index in 0..<(RandomRun.setting("RANDOM_SYSTEMS") ?? 10_000) / 100 {
            let seed = UInt64(RandomRun.firstSeed + 20 * index + part)
            let system = RandomSystem(seed: seed, size: 8).system
            var engine = SolverEngine(system)
            let solution = engine.solve()
            guard solution.outcome == .solved else { continue }
            for variable in system.variables.indices {
                let multipliers = engine.multipliersDetermining(Variable(index: variable))
                let named = engine.rowsDetermining(Variable(index: variable))
                #expect(named == multipliers.map(\.row))
                var reason = Reason(variable, multipliers, system, solution)
                let findings = reason.findings()
                asked += 1
                if reason.hasSurplus { surplus += 1 }
                #expect(findings.isEmpty, "seed \(seed), variable \(variable), rows \(named.map(\.index)): \(findings)")
            }
        }
        // Constants of several rows at one place are all named, even if those of one would do: about one time in 10,000.
        #expect(surplus * 100 <= asked, "rows too many \(surplus) times of \(asked)")
    }
}

/// Rows that are said to determine a variable's value.
private struct Reason {
    private let variable: Int
    private let multipliers: [RowMultiplier]
    private let system: LinearSystem
    private let solution: Solution
    private(set) var hasSurplus = false

    private var named: [RowID] { multipliers.map(\.row) }

    init(_ variable: Int, _ multipliers: [RowMultiplier], _ system: LinearSystem, _ solution: Solution) {
        self.variable = variable
        self.multipliers = multipliers
        self.system = system
        self.solution = solution
    }

    /// What is wrong; notes whether a row could have been left out.
    mutating func findings() -> [String] {
        var findings: [String] = []
        for row in named {
            let constant = system.rows[row.index].constant
            let miss = leftHandSide(system.rows[row.index]) - constant
            if abs(miss) > 1e-6 * max(1, abs(constant)) { findings.append("row \(row.index) is \(miss) off") }
        }
        // What only a tie rule has chosen follows from no rows.
        if solution.ambiguities.contains(where: { $0.variable.index == variable }) { return findings }
        let parts = multipliers.map { $0.multiplier * leftHandSide(system.rows[$0.row.index]) }
        let size = parts.reduce(1) { $0 + abs($1) }
        if abs(parts.reduce(0, +) - solution.values[variable]) > 1e-6 * size { findings.append("sum \(parts)") }
        let signs = system.variables.indices.filter {
            system.variables[$0].isNonNegative && abs(solution.values[$0]) < 1e-7
        }
        guard isDetermined(by: named, signs) else { return findings + ["not determined"] }
        // A constant in one of several rows at one place has its own reason, which the others can do without.
        let constant = constantVariables
        let doubted = named.filter { row in
            constant.contains(Variable(index: variable))
                || system.rows[row.index].terms.contains { !constant.contains($0.variable) }
        }
        // The answer does not tell which signs it rests on.
        let isMinimal = (0..<1 << signs.count).contains { choice in
            let chosen = signs.indices.filter { choice >> $0 & 1 == 1 }.map { signs[$0] }
            return isDetermined(by: named, chosen)
                && !doubted.contains { row in isDetermined(by: named.filter { !areParallel($0, row) }, chosen) }
        }
        hasSurplus = !isMinimal
        return findings
    }

    /// Whether the rows, which are both met with nothing to spare, hold the same thing at the same place, as the two
    /// rows of a content size do; variables that required equalities make constant do not belong to it.
    private func areParallel(_ a: RowID, _ b: RowID) -> Bool {
        let constant = constantVariables
        let (a, b) = (
            dense(system.rows[a.index].terms.filter { !constant.contains($0.variable) }),
            dense(system.rows[b.index].terms.filter { !constant.contains($0.variable) })
        )
        let sign = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } < 0 ? -1.0 : 1
        return zip(a, b).allSatisfy { abs($0 - sign * $1) < 1e-9 }
    }

    private var constantVariables: Set<Variable> {
        var constant: Set<Variable> = []
        while true {
            let next = system.rows.indices.lazy.compactMap { index -> Variable? in
                let row = system.rows[index]
                guard row.relation == .equal, row.priority.isRequired, solution.statuses[index] != .broken else {
                    return nil
                }
                let coefficients = dense(row.terms)
                let open = coefficients.indices.filter {
                    coefficients[$0] != 0 && !constant.contains(Variable(index: $0))
                }
                return open.count == 1 ? Variable(index: open[0]) : nil
            }
            guard let variable = next.first else { return constant }
            constant.insert(variable)
        }
    }

    private func leftHandSide(_ row: Row) -> Double {
        row.terms.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable.index] }
    }

    /// Whether a combination of the rows, and of variables that their sign holds at zero, is the variable alone.
    private func isDetermined(by rows: [RowID], _ signs: [Int]) -> Bool {
        var left = rows.map { dense(system.rows[$0.index].terms) }
        left += signs.map { dense([.init(1, Variable(index: $0))]) }
        var target = dense([.init(1, Variable(index: variable))])
        for column in system.variables.indices {
            guard
                let pivot = left.indices.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                abs(left[pivot][column]) > 1e-9
            else { continue }
            let row = left.remove(at: pivot)
            for index in left.indices { subtract(row, at: column, from: &left[index]) }
            subtract(row, at: column, from: &target)
        }
        return target.allSatisfy { abs($0) < 1e-6 }
    }

    private func subtract(_ row: [Double], at column: Int, from other: inout [Double]) {
        let factor = other[column] / row[column]
        guard factor != 0 else { return }
        for index in row.indices { other[index] -= factor * row[index] }
        other[column] = 0
    }

    /// In proportion to the largest coefficient.
    private func dense(_ terms: [Row.Term]) -> [Double] {
        var dense = [Double](repeating: 0, count: system.variables.count)
        for term in terms { dense[term.variable.index] += term.coefficient }
        let largest = dense.reduce(0) { max($0, abs($1)) }
        return largest > 0 ? dense.map { $0 / largest } : dense
    }
}
