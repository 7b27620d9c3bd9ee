// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// What to know of an objective.
    enum Goal {
        /// Where it is least.
        case least
        /// Only whether it falls without end: a column that a bound stops cannot make it.
        case bound
    }

    /// Moves to a basis in which the objective is least within the present bounds, or as far as the goal takes.
    /// `columns` are those that can have a cost.
    mutating func optimise(
        _ objective: Objective, _ columns: some Collection<Int>, for goal: Goal = .least
    ) -> Status {
        stalls = 0
        for column in columns { costs[column] = 0 }
        if case .infeasibilityOf = objective { clearCosts() }
        while true {
            switch objective {
            case .infeasibility:
                var isFeasible = true
                for i in component.rows where side(of: basic[i]) != 0 {
                    isFeasible = false
                    break
                }
                if isFeasible { return .optimal }
                computeDualValues(objective, basic[component.rows])
            case .infeasibilityOf(let column):
                if side(of: column) == 0 { return .optimal }
                computeDualValues(objective, columns)
            case .level where stepsSinceComputingValues > 0 && isSettled(objective, columns):
                // Costs that breakpoints have taken on the way would lead on from one best basis to another.
                clearCosts()
                clear(&dualValues)
                dualTolerance = Tolerance.dualValue
                return .optimal
            default:
                computeDualValues(objective, columns)
            }
            let hasStalled = stalls > 50 + component.rows.count
            findEntries(objective, for: goal, hasStalled: hasStalled)
            if entries.isEmpty {
                let isFresh = factor.etas.count == 0
                let isLevel = if case .level = objective { true } else { false }
                if !isLevel, isFresh || stepsSinceComputingValues == 0 { return .optimal }
                if isBasisSolved() { return .optimal }
                if isFresh {
                    isOptimumDoubtful = true
                    return .optimal
                }
                // From a fresh factorisation, until what it says of the optimum is true of the rows.
                refactor()
                continue
            }
            if let status = enter(objective, hasStalled: hasStalled) { return status }
        }
    }

    /// Takes the entries in turn while they still gain; dual values are out of date after the first.
    private mutating func enter(_ objective: Objective, hasStalled: Bool) -> Status? {
        var refused = 0
        for index in entries.indices {
            var entry = entries[index]
            if isBasic(entry.column) || isFixed(entry.column) { continue }
            ftran(entry.column)
            if index > 0 {
                var imputedCost = 0.0
                for i in reach.rows { imputedCost += entering[i] * costs[basic[i]] }
                guard let again = self.entry(of: entry.column, imputedCost: imputedCost, objective) else {
                    refused += 1
                    if refused > 3 { return nil }
                    continue
                }
                entry = again
            }
            switch step(entry, objective, hasStalled: hasStalled) {
            case .moved: break
            case .unstable:
                pivotCount += 1
                refactor()
                return pivotCount > pivotLimit ? .pivotLimit : nil
            case .unbounded:
                if case .value = objective { return .unbounded }
                // No other objective can fall without end: the gain is rounding, if not of old exchanges, then of
                // itself.
                pivotCount += 1
                if factor.etas.count > 0 { refactor() } else { fix(entry.column) }
                return pivotCount > pivotLimit ? .pivotLimit : nil
            }
            if pivotCount > pivotLimit { return .pivotLimit }
        }
        return nil
    }

    /// Minimises a level and keeps it there. `isMet` stays true where every row of the level is met.
    mutating func settleLevel(_ level: Int, _ columns: some Collection<Int>, isMet: inout Bool) -> Status {
        let objective = Objective.level(level)
        if isSettled(objective, columns, isMet: &isMet) {
            dualTolerance = Tolerance.dualValue
            for column in columns where !isFixed(column) { narrow(column, imputedCost: 0, objective) }
            return .optimal
        }
        let status = optimise(objective, columns)
        if status == .optimal { settle(objective, columns) }
        clearCosts()
        return status
    }

    mutating func clearCosts() {
        for i in component.rows { costs[basic[i]] = 0 }
    }

    private func isSettled(_ objective: Objective, _ columns: some Collection<Int>) -> Bool {
        var isMet = true
        return isSettled(objective, columns, isMet: &isMet)
    }

    /// Whether no column could do better by itself, so that dual values of zero prove the level optimal. `isMet` stays true
    /// where none would even outside of its bounds.
    private func isSettled(_ objective: Objective, _ columns: some Collection<Int>, isMet: inout Bool) -> Bool {
        for column in columns {
            let slopes = slopes(of: column, objective)
            if slopes.left <= 0, slopes.right >= 0 {
                // Rows of one level can balance each other without being met.
                if isMet, program.breakpointRange(column).count > 1 { isMet = meetsBreakpoints(column, objective) }
                continue
            }
            isMet = false
            if slopes.left > 0, isBasic(column) || values[column] > lower[column] { return false }
            if slopes.right < 0, isBasic(column) || values[column] < upper[column] { return false }
        }
        return true
    }

    private func meetsBreakpoints(_ column: Int, _ objective: Objective) -> Bool {
        guard case .level(let level) = objective else { return true }
        let value = values[column]
        return program.breakpoints[program.breakpointRange(column)].allSatisfy { breakpoint in
            let slack = Tolerance.value(near: breakpoint.position)
            return breakpoint.level != level
                || (breakpoint.leftWeight == 0 || value >= breakpoint.position - slack)
                    && (breakpoint.rightWeight == 0 || value <= breakpoint.position + slack)
        }
    }

    /// Narrows the bounds to where the objective stays least, from the dual values that `optimise` ended with.
    mutating func settle(_ objective: Objective, _ columns: some Collection<Int>) {
        for column in candidates where !isBasic(column) && !isFixed(column) {
            narrow(column, imputedCost: imputedCost(of: column), objective)
        }
        for column in columns where isBasic(column) && !isFixed(column) {
            narrow(column, imputedCost: costs[column], objective)
        }
        sweepCandidates()
    }

    private mutating func narrow(_ column: Int, imputedCost: Double, _ objective: Objective) {
        let slopes = slopes(of: column, objective)
        guard imputedCost <= slopes.right + dualTolerance, imputedCost >= slopes.left - dualTolerance else {
            return fix(column)
        }
        let value = values[column]
        var low = -Double.infinity
        var high = Double.infinity
        var here = value
        forEachBreakpoint(of: column, objective) { position, slopeChange in
            guard slopeChange > 0 else { return }
            let slack = Tolerance.value(near: position)
            if position > value + slack {
                high = min(high, position)
            } else if position < value - slack {
                low = max(low, position)
            } else {
                here = position
            }
        }
        if imputedCost < slopes.right - dualTolerance { high = here }
        if imputedCost > slopes.left + dualTolerance { low = here }
        lower[column] = max(lower[column], low)
        upper[column] = min(upper[column], high)
        // What rounding leaves between two breakpoints that meet is not freedom.
        if upper[column] - lower[column] <= Tolerance.value(near: value) { fix(column) }
    }

    private mutating func fix(_ column: Int) {
        lower[column] = values[column]
        upper[column] = values[column]
    }
}
