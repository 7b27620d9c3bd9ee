// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    var outcome: Solution.Outcome {
        if !isWithinPivotLimit { return .pivotLimit }
        return breakPolicy == .never && !conflicts.isEmpty ? .conflicting : .solved
    }

    /// A required row may be missed by a share of its largest term, more of which is numerical trouble; an optional one
    /// by no more than shows, or than rounding makes of its terms.
    private func status(of row: RowID, miss: Double) -> Solution.RowStatus {
        if isBroken(row) { return .broken }
        if miss == 0 { return .satisfied }
        let size = missAndSize(of: row).size
        var allowed = Tolerance.share * size
        if !table.isRequired(row) {
            allowed = max(min(allowed, Tolerance.miss(near: table.constant[row])), Tolerance.roundingShare * size)
        }
        return miss <= allowed ? .satisfied : .unsatisfied
    }

    /// A row of a component that nothing has settled, the most important that is missed where there is one.
    private var firstDoubtfulRow: (row: RowID, miss: Double, share: Double)? {
        guard isDoubtful.elements.contains(true) else { return nil }
        var first: (row: RowID, miss: Double, share: Double)?
        for row in table.rows {
            guard let column = simplex.column(of: row), isDoubtful[simplex.componentIndex(of: column)] else {
                continue
            }
            let (miss, _) = missAndSize(of: row)
            if let other = first, other.miss == 0 || table.level[row] >= table.level[other.row] || miss == 0 {
                if other.miss > 0 || miss == 0 { continue }
            }
            first = (row, miss, 0)
        }
        return first
    }

    mutating func solution() -> Solution {
        let ambiguities = ambiguities()
        let values = ByVariable(variables.indices.map(value(of:)))
        var solution = Solution(
            outcome: outcome, values: values.elements, statuses: [], violations: [],
            ambiguities: ambiguities, conflicts: conflicts, rowsBrokenTogether: rowsBrokenTogether)
        solution.statuses.reserveCapacity(table.count)
        solution.violations.reserveCapacity(table.count)
        var worst = firstDoubtfulRow
        for row in table.rows {
            let miss = miss(of: row, values)
            solution.violations.append(miss)
            solution.statuses.append(status(of: row, miss: miss))
            guard miss > 0, table.isRequired(row) else { continue }
            let size = missAndSize(of: row).size
            if miss > Tolerance.share * size, miss / size >= worst?.share ?? 0 { worst = (row, miss, miss / size) }
        }
        for variable in variables.indices where variables[variable].isNonNegative {
            let miss = -values[variable]
            guard miss > Tolerance.share, worst == nil, let row = occurrences[variable].first else { continue }
            worst = (row, miss, 0)
        }
        if let worst, isWithinPivotLimit {
            solution.outcome = .numericalTrouble(row: worst.row, miss: worst.miss)
        }
        return solution
    }

    /// What is ambiguous, in the order of the variables.
    mutating func ambiguities() -> [Solution.Ambiguity] {
        findAmbiguities()
        var all: [Solution.Ambiguity] = []
        for case .ambiguous(let ambiguities) in answers.elements { all += ambiguities }
        all.sort { $0.variable < $1.variable }
        return all
    }
}
