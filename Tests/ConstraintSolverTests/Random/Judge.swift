import ConstraintSolver

/// Compares a solution with what GLPK says of its system.
struct Judge {
    let system: LinearSystem
    let solution: Solution
    /// What is wrong.
    private(set) var findings: [String] = []
    /// GLPK gave no answer to some question.
    private(set) var isUndecided = false

    private let isExact: Bool

    /// Where floating point finds something, rational numbers decide.
    static func judge(_ system: LinearSystem) -> Judge {
        let judge = Judge(system, isExact: false)
        return judge.findings.isEmpty && !judge.isUndecided ? judge : Judge(system, isExact: true)
    }

    private init(_ system: LinearSystem, isExact: Bool) {
        self.system = system
        self.isExact = isExact
        solution = system.solve()
        if solution.outcome != .solved { findings.append("outcome \(solution.outcome)") }
        judgeRows()
        for conflict in solution.conflicts { judge(conflict) }
        let oracle = LinearOracle(system, broken: solution.conflicts.map(\.broken), isExact: isExact)
        guard let misses = oracle.leastMisses() else {
            if oracle.isFeasible() == .infeasible {
                findings.append("required rows still in conflict")
            } else {
                isUndecided = true
            }
            return
        }
        judgeMisses(misses, oracle)
        judgeRanges(oracle)
    }

    private mutating func judgeRows() {
        for (index, row) in system.rows.enumerated() {
            var left = 0.0
            var size = max(1, abs(row.constant))
            for term in row.terms {
                left += term.coefficient * solution.values[term.variable.index]
                size = max(size, abs(term.coefficient * solution.values[term.variable.index]))
            }
            let miss =
                switch row.relation {
                case .equal: abs(left - row.constant)
                case .lessThanOrEqual: max(0, left - row.constant)
                case .greaterThanOrEqual: max(0, row.constant - left)
                }
            if abs(miss - solution.violations[index]) > 1e-6 * size {
                findings.append("row \(index): miss \(miss), said \(solution.violations[index])")
            }
            if row.priority.isRequired, solution.statuses[index] != .broken, miss > 1e-6 * size {
                findings.append("required row \(index) missed by \(miss)")
            }
        }
        for (index, variable) in system.variables.enumerated()
        where variable.isNonNegative && solution.values[index] < -1e-6 {
            findings.append("variable \(index) is \(solution.values[index])")
        }
    }

    private mutating func judge(_ conflict: Solution.Conflict) {
        switch feasibility(of: conflict.rows) {
        case .infeasible: break
        case .optimal: findings.append("no conflict in \(conflict.rows.map(\.index))")
        default: isUndecided = true
        }
        for spared in conflict.rows where feasibility(of: conflict.rows.filter { $0 != spared }) == .infeasible {
            findings.append("conflict \(conflict.rows.map(\.index)) without \(spared.index)")
        }
        if !conflict.rows.contains(conflict.broken) { findings.append("broken row not in its conflict") }
    }

    private func feasibility(of rows: [RowID]) -> LinearOracle.Verdict {
        var part = LinearSystem()
        for variable in system.variables {
            _ = part.addVariable(isNonNegative: variable.isNonNegative, tieRule: variable.tieRule)
        }
        for row in rows { part.add(system.rows[row.index]) }
        return LinearOracle(part, isExact: isExact).isFeasible()
    }

    private mutating func judgeMisses(_ misses: [Double], _ oracle: LinearOracle) {
        for (level, least) in zip(oracle.levels, misses) {
            var sum = 0.0
            for row in Set(level.columns.map(\.row)).sorted() { sum += solution.violations[row] }
            if abs(sum - least) > 1e-6 * max(1, abs(least), scale) {
                findings.append("priority \(level.priority): misses \(sum), least \(least)")
            }
        }
    }

    private mutating func judgeRanges(_ oracle: LinearOracle) {
        var said: [Int: Solution.Ambiguity] = [:]
        for ambiguity in solution.ambiguities { said[ambiguity.variable.index] = ambiguity }
        for variable in system.variables.indices {
            guard let range = oracle.range(of: variable) else {
                isUndecided = true
                continue
            }
            let ours =
                said[variable].map { ($0.lower, $0.upper) } ?? (solution.values[variable], solution.values[variable])
            if !isSame(ours.0, range.lower) || !isSame(ours.1, range.upper) {
                findings.append("variable \(variable): range \(ours), GLPK \(range)")
            }
            if solution.values[variable] < ours.0 - 1e-6 * scale || solution.values[variable] > ours.1 + 1e-6 * scale {
                findings.append("variable \(variable): \(solution.values[variable]) outside of \(ours)")
            }
        }
    }

    private func isSame(_ a: Double, _ b: Double) -> Bool {
        a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b), scale)
    }

    /// Misses are as exact as the numbers that they are differences of.
    private var scale: Double { solution.values.reduce(1) { max($0, abs($1)) } }
}
