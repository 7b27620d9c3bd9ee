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
                price(objective, basic[component.rows])
            case .infeasibilityOf(let column):
                if side(of: column) == 0 { return .optimal }
                price(objective, columns)
            case .level where stepsSinceFollowing > 0 && isSettled(objective, columns):
                // Costs that bends have taken on the way would lead on from one best basis to another.
                clearCosts()
                clear(&prices)
                priceTolerance = Tolerance.price
                return .optimal
            default:
                price(objective, columns)
            }
            let hasStalled = stalls > 50 + component.rows.count
            findEntries(objective, for: goal, hasStalled: hasStalled)
            if entries.isEmpty {
                if stepsSinceFollowing == 0 || factor.etas.count == 0 || isBasisSolved() { return .optimal }
                // From a fresh factorisation, until what it says of the optimum is true of the rows.
                refactor()
                continue
            }
            if let status = enter(objective, hasStalled: hasStalled) { return status }
        }
    }

    /// Takes the entries one after the other, as long as they still gain; prices are out of date after the first.
    private mutating func enter(_ objective: Objective, hasStalled: Bool) -> Status? {
        var refused = 0
        for index in entries.indices {
            var entry = entries[index]
            if isBasic(entry.column) || isFixed(entry.column) { continue }
            transform(entry.column)
            if index > 0 {
                var worth = 0.0
                for i in reach.rows { worth += entering[i] * costs[basic[i]] }
                guard let again = self.entry(of: entry.column, worth: worth, objective) else {
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
            priceTolerance = Tolerance.price
            for column in columns where !isFixed(column) { narrow(column, worth: 0, objective) }
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

    /// Whether no column could do better by itself, so that prices of zero prove the level optimal. `isMet` stays true
    /// where none would even outside of its bounds.
    private func isSettled(_ objective: Objective, _ columns: some Collection<Int>, isMet: inout Bool) -> Bool {
        for column in columns {
            let slopes = slopes(of: column, objective)
            if slopes.left <= 0, slopes.right >= 0 {
                // Rows of one level can balance each other without being met.
                if isMet, program.knotRange(column).count > 1 { isMet = meetsKnots(column, objective) }
                continue
            }
            isMet = false
            if slopes.left > 0, isBasic(column) || values[column] > lower[column] { return false }
            if slopes.right < 0, isBasic(column) || values[column] < upper[column] { return false }
        }
        return true
    }

    private func meetsKnots(_ column: Int, _ objective: Objective) -> Bool {
        guard case .level(let level) = objective else { return true }
        let value = values[column]
        return program.knots[program.knotRange(column)].allSatisfy { knot in
            let slack = Tolerance.value(near: knot.position)
            return knot.level != level
                || (knot.leftWeight == 0 || value >= knot.position - slack)
                    && (knot.rightWeight == 0 || value <= knot.position + slack)
        }
    }

    /// Narrows the bounds to where the objective stays least, from the prices that `optimise` ended with.
    mutating func settle(_ objective: Objective, _ columns: some Collection<Int>) {
        for column in candidates where !isBasic(column) && !isFixed(column) {
            narrow(column, worth: worth(of: column), objective)
        }
        for column in columns where isBasic(column) && !isFixed(column) {
            narrow(column, worth: costs[column], objective)
        }
        sweepCandidates()
    }

    private mutating func narrow(_ column: Int, worth: Double, _ objective: Objective) {
        let slopes = slopes(of: column, objective)
        guard worth <= slopes.right + priceTolerance, worth >= slopes.left - priceTolerance else { return fix(column) }
        let value = values[column]
        var low = -Double.infinity
        var high = Double.infinity
        var here = value
        forEachBend(of: column, objective) { position, bend in
            guard bend > 0 else { return }
            let slack = Tolerance.value(near: position)
            if position > value + slack {
                high = min(high, position)
            } else if position < value - slack {
                low = max(low, position)
            } else {
                here = position
            }
        }
        if worth < slopes.right - priceTolerance { high = here }
        if worth > slopes.left + priceTolerance { low = here }
        lower[column] = max(lower[column], low)
        upper[column] = min(upper[column], high)
        // What rounding leaves between two bends that meet is no freedom.
        if upper[column] - lower[column] <= Tolerance.value(near: value) { fix(column) }
    }

    private mutating func fix(_ column: Int) {
        lower[column] = values[column]
        upper[column] = values[column]
    }
}
