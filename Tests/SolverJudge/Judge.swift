// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver

/// Compares a solution with GLPK's and, where the two differ, with exact arithmetic.
package struct Judge {
    /// What is wrong.
    package private(set) var findings: [String] = []
    /// The solver says itself that it could not solve the system.
    package private(set) var isInTrouble = false
    /// GLPK did not agree, so that exact arithmetic has decided.
    package var wasDoubted: Bool { !doubts.isEmpty }
    /// Where GLPK did not agree, or its dual values do not prove a priority optimal.
    package private(set) var doubts: [String] = []
    /// How many priorities dual values prove optimal.
    package private(set) var provedCount = 0

    /// The largest miss of a required row that is not broken, in proportion to the row's largest term.
    package private(set) var worstMiss = 0.0
    /// Whether a required row is missed beyond the tolerance, which no conflict and no trouble explains.
    package var missesRequiredRow: Bool { !isInTrouble && worstMiss > ExactArbiter.tolerance }

    /// Variables whose range GLPK does not agree about.
    private var doubtedRanges: [Int] = []

    private let system: LinearSystem
    private let solution: Solution
    private let arbiter: ExactArbiter
    private let decidesDoubts: Bool

    package static func judge(_ system: LinearSystem) -> Judge { Judge(system, system.solve()) }

    /// With `point`, values that meet all required rows: no conflict is possible. With `isExact`, GLPK is not asked.
    /// Without `decidesDoubts`, what GLPK does not agree with is left undecided: exact arithmetic takes a thousand
    /// times as long. With `rowsAlone`, only the rows are checked, and not whether the values are optimal.
    package init(
        _ system: LinearSystem, _ solution: Solution, point: [Double]? = nil, isExact: Bool = false,
        decidesDoubts: Bool = true, rowsAlone: Bool = false
    ) {
        self.decidesDoubts = decidesDoubts
        self.system = system
        self.solution = solution
        arbiter = ExactArbiter(system, solution)
        guard solution.outcome == .solved else {
            isInTrouble = true
            findings.append("outcome \(solution.outcome)")
            return
        }
        guard solution.values.allSatisfy({ abs($0) < 1e150 }) else {
            findings.append("values \(solution.values)")
            return
        }
        if point != nil, let conflict = solution.conflicts.first {
            findings.append("conflict \(conflict.rows.map(\.index)), but all required rows can hold")
        }
        judgeRows()
        if rowsAlone { return }
        for conflict in solution.conflicts { judge(conflict, isExact) }
        guard findings.isEmpty else { return }
        if !isExact { doubtOptima() }
        if isExact || !doubts.isEmpty && decidesDoubts {
            findings += arbiter.findings(rangesOf: isExact ? Array(system.variables.indices) : doubtedRanges)
        }
    }

    private mutating func judgeRows() {
        for (index, row) in system.rows.enumerated() {
            let left = row.terms.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable.index] }
            let miss =
                switch row.relation {
                case .equal: abs(left - row.constant)
                case .lessThanOrEqual: max(0, left - row.constant)
                case .greaterThanOrEqual: max(0, row.constant - left)
                }
            let most = ExactArbiter.tolerance * arbiter.sizes[index]
            if !(abs(miss - solution.violations[index]) <= most) {
                findings.append("row \(index): miss \(miss), said \(solution.violations[index])")
            }
            if solution.statuses[index] == .satisfied, !(miss <= most) {
                findings.append("row \(index): miss \(miss), said to be satisfied")
            }
            guard row.priority.isRequired, solution.statuses[index] != .broken else { continue }
            if miss > 0 { worstMiss = max(worstMiss, miss / arbiter.sizes[index]) }
            if !(miss <= most) || solution.statuses[index] == .unsatisfied {
                findings.append("required row \(index): miss \(miss), largest term \(arbiter.sizes[index])")
            }
        }
        for (index, variable) in system.variables.enumerated()
        where variable.isNonNegative && !(solution.values[index] >= -ExactArbiter.tolerance) {
            findings.append("variable \(index) is \(solution.values[index])")
        }
    }

    // MARK: - Conflicts

    private mutating func judge(_ conflict: Solution.Conflict, _ isExact: Bool) {
        let rows = conflict.rows.map(\.index)
        if isExact || feasibility(of: conflict.rows) != .infeasible {
            if !isExact { doubts.append("GLPK sees no conflict in \(rows)") }
            // Rows that rounding alone keeps apart can hold.
            if decidesDoubts, arbiter.leastMiss(of: conflict.rows) <= 1e-13 {
                findings.append("no conflict in \(rows)")
            }
        }
        for spared in conflict.rows {
            let rest = conflict.rows.filter { $0 != spared }
            guard isExact || feasibility(of: rest) != .optimal else { continue }
            if !isExact { doubts.append("GLPK sees a conflict in \(rows) without \(spared.index)") }
            if decidesDoubts, arbiter.leastMiss(of: rest) > ExactArbiter.tolerance {
                findings.append("conflict \(rows) without \(spared.index)")
            }
        }
        if !conflict.rows.contains(conflict.broken) { findings.append("broken row not in its conflict") }
    }

    private func feasibility(of rows: [RowID]) -> LinearOracle.Verdict {
        var part = LinearSystem()
        for variable in system.variables {
            _ = part.addVariable(isNonNegative: variable.isNonNegative, tieRule: variable.tieRule)
        }
        for row in rows { part.add(system.rows[row.index]) }
        return LinearOracle(part).isFeasible()
    }

    // MARK: - What GLPK says

    /// Where GLPK and the solution differ, which may be the fault of either.
    private mutating func doubtOptima() {
        let oracle = LinearOracle(system, broken: solution.conflicts.map(\.broken))
        guard let optima = oracle.optima() else {
            doubtedRanges = Array(system.variables.indices)
            return doubts.append("GLPK finds no optimum")
        }
        var certificate = DualCertificate(system, solution)
        for (level, optimum) in zip(oracle.levels, optima) {
            let rows = Set(level.columns.map(\.row)).sorted()
            let sum = rows.reduce(0) { $0 + solution.violations[$1] }
            if !(abs(sum - optimum.misses) <= ExactArbiter.tolerance * max(1, abs(optimum.misses))) {
                doubtedRanges = Array(system.variables.indices)
                return doubts.append("priority \(level.priority): misses \(sum), GLPK \(optimum.misses)")
            }
            if certificate.proves(rows, by: optimum.duals) {
                provedCount += 1
            } else {
                doubts.append("priority \(level.priority): its dual values do not prove \(sum) to be the least")
                break
            }
        }
        var said: [Int: Solution.Ambiguity] = [:]
        for ambiguity in solution.ambiguities { said[ambiguity.variable.index] = ambiguity }
        for variable in system.variables.indices {
            guard let range = oracle.range(of: variable) else {
                doubt(variable, "GLPK finds no range")
                continue
            }
            let value = solution.values[variable]
            let ours = said[variable].map { ($0.lower, $0.upper) } ?? (value, value)
            if !isSame(ours.0, range.lower) || !isSame(ours.1, range.upper) {
                doubt(variable, "range \(ours), GLPK \(range)")
            }
            if !(value >= ours.0 - slack(ours.0) && value <= ours.1 + slack(ours.1)) {
                doubt(variable, "\(value) outside of \(ours)")
            }
        }
    }

    private mutating func doubt(_ variable: Int, _ reason: String) {
        doubts.append("variable \(variable): \(reason)")
        if doubtedRanges.last != variable { doubtedRanges.append(variable) }
    }

    private func slack(_ end: Double) -> Double { ExactArbiter.tolerance * max(1, abs(end)) }

    private func isSame(_ a: Double, _ b: Double) -> Bool {
        a == b || abs(a) < .infinity && abs(b) < .infinity && abs(a - b) <= max(slack(a), slack(b))
    }
}
