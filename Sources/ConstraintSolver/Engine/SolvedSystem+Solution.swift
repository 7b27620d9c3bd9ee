extension SolvedSystem {
    var outcome: Solution.Outcome {
        if !isWithinPivotLimit { return .pivotLimit }
        return breakPolicy == .never && !conflicts.isEmpty ? .conflicting : .solved
    }

    func status(of row: Int) -> Solution.RowStatus {
        if isBroken[row] { return .broken }
        return isMet(row, table.miss(of: row, value: leftHandSide(of: row))) ? .satisfied : .unsatisfied
    }

    private func isMet(_ row: Int, _ miss: Double) -> Bool { miss <= Tolerance.miss(near: table.constant[row]) }

    mutating func solution() -> Solution {
        findAmbiguities()
        var solution = Solution(
            outcome: outcome, values: variables.indices.map(value(of:)), statuses: [], violations: [],
            ambiguities: [], conflicts: conflicts)
        solution.statuses.reserveCapacity(table.count)
        solution.violations.reserveCapacity(table.count)
        for row in 0..<table.count {
            var sum = 0.0
            for place in table.terms(of: row) {
                sum += table.coefficient[place] * solution.values[table.variable[place]]
            }
            let miss = table.miss(of: row, value: sum)
            solution.violations.append(miss)
            solution.statuses.append(isBroken[row] ? .broken : isMet(row, miss) ? .satisfied : .unsatisfied)
        }
        for case .ambiguous(let ambiguities) in answers { solution.ambiguities += ambiguities }
        solution.ambiguities.sort { $0.variable < $1.variable }
        return solution
    }
}
