// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// What a search determines about an objective.
    enum Goal {
        /// Where it is minimal.
        case least
        /// Only whether it falls without end: a column that a bound stops cannot make it.
        case bound
    }

    /// Moves to a basis in which the objective is least within the present bounds, or as far as the goal takes.
    /// `columns` are those that can have a cost.
    mutating func optimise(
        _ objective: Objective, _ columns: some Collection<ColumnIndex>, for goal: Goal = .least
    ) -> Status {
        stalls = 0
        for column in columns { costs[column] = 0 }
        if case .infeasibilityOf = objective { clearCosts() }
        while true {
            let duals: DualValues
            switch objective {
            case .infeasibility:
                if component.rows.allSatisfy({ side(of: basis.column[$0]) == 0 }) {
                    return .optimal(.zero(component.rows))
                }
                duals = dualValues(objective, basis.column[component.rows])
            case .infeasibilityOf(let column):
                if side(of: column) == 0 { return .optimal(.zero(component.rows)) }
                duals = dualValues(objective, columns)
            case .level where stepsSinceComputingValues > 0 && isSettled(objective, columns):
                // Costs that breakpoints have taken on the way would lead on from one best basis to another.
                clearCosts()
                return .optimal(.zero(component.rows))
            default:
                duals = dualValues(objective, columns)
            }
            let hasStalled = stalls > 50 + component.rows.count
            let entries = entries(objective, duals, for: goal, hasStalled: hasStalled)
            if entries.isEmpty {
                let isFresh = basis.exchangeCount == 0
                let isLevel = if case .level = objective { true } else { false }
                if !isLevel, isFresh || stepsSinceComputingValues == 0 { return .optimal(duals) }
                if isBasisSolved(duals) { return .optimal(duals) }
                if isFresh {
                    isOptimumDoubtful = true
                    return .optimal(duals)
                }
                // From a fresh factorisation, until the optimum that it gives holds for the rows.
                refactor()
                continue
            }
            let flipped = flipTogether(entries, objective)
            if pivotCount > pivotLimit { return .pivotLimit }
            if flipped == entries.count { continue }
            var left = entries[flipped...]
            // When these have entered, many of the others may move at once.
            if left.count >= Self.fewestFlips, entersFreeColumnsFirst {
                let free = left.prefix { isFree($0.column) }
                if !free.isEmpty { left = free }
            }
            if let status = enter(left, objective, dualTolerance: duals.tolerance, hasStalled: hasStalled) {
                return status
            }
        }
    }

    /// Takes the entries in turn while they still gain; dual values are out of date after the first. Images of columns
    /// that gain no longer may take as long as new dual values; the search for conflicts gives up after a few.
    private mutating func enter(
        _ entries: ArraySlice<Entry>, _ objective: Objective, dualTolerance: Double, hasStalled: Bool
    ) -> Status? {
        var refused = 0
        let mostRefused = 4 * component.rows.count
        for index in entries.indices {
            var entry = entries[index]
            if isBasic(entry.column) || isFixed(entry.column) { continue }
            let image = ftran(entry.column)
            if index > entries.startIndex {
                var imputedCost = 0.0
                for (row, rate) in image { imputedCost += rate * costs[basis.column[row]] }
                guard let again = self.entry(of: entry.column, imputedCost: imputedCost, objective, dualTolerance)
                else {
                    refused += entersFreeColumnsFirst ? image.rows.count + 1 : mostRefused / 4 + 1
                    if refused > mostRefused { return nil }
                    continue
                }
                entry = again
            }
            switch step(entry, image, objective, dualTolerance: dualTolerance, hasStalled: hasStalled) {
            case .moved: break
            case .unstable:
                pivotCount += 1
                refactor()
                return pivotCount > pivotLimit ? .pivotLimit : nil
            case .unbounded:
                if case .value = objective {
                    endlessEntry = entry
                    return .unbounded
                }
                // No other objective can fall without end: the gain is rounding, if not of old exchanges, then of
                // itself.
                pivotCount += 1
                if basis.exchangeCount > 0 { refactor() } else { fix(entry.column) }
                return pivotCount > pivotLimit ? .pivotLimit : nil
            }
            if pivotCount > pivotLimit { return .pivotLimit }
        }
        return nil
    }

    /// How a level ended that was to be settled.
    enum LevelEnding {
        /// Every row of the level was met to begin with.
        case met
        /// The misses are now the least possible.
        case optimised
        case pivotLimit
    }

    /// Settles levels from a position on, and exchanges columns of the basis that are fixed then. Adds those that are
    /// not met to `missed`. Returns false at the pivot limit.
    mutating func settle(
        _ order: LevelOrder, from first: Int = 0, mayBeReduced: Bool, missed: inout [Level]
    ) -> Bool {
        var mayBeReduced = mayBeReduced
        entersFreeColumnsFirst = true
        defer { entersFreeColumnsFirst = false }
        for position in first..<order.levels.count {
            let level = order.levels[position]
            #if !hasFeature(Embedded)
                if mayBeReduced, component.rows.count >= FreeColumnSubstitution.fewestRows, !candidates.isEmpty,
                    !isSettled(.level(level), order[position])
                {
                    if let substitution = FreeColumnSubstitution(self) {
                        return substitution.settle(&self, from: position, &missed)
                    }
                    mayBeReduced = false
                }
            #endif
            switch settleLevel(level, order[position]) {
            case .met: break
            case .optimised: missed.append(level)
            case .pivotLimit: return false
            }
        }
        sweepCandidates()
        driveOutFixedColumns()
        return true
    }

    /// Minimises a level and keeps it there.
    mutating func settleLevel(_ level: Level, _ columns: some Collection<ColumnIndex>) -> LevelEnding {
        let objective = Objective.level(level)
        var isMet = true
        if isSettled(objective, columns, isMet: &isMet) {
            for column in columns where !isFixed(column) {
                narrow(column, imputedCost: 0, objective, dualTolerance: Tolerance.dualValue)
            }
            return isMet ? .met : .optimised
        }
        // Where nothing can move, the level is what it is, without dual values: a stack view's order makes a level of
        // each of its arranged subviews.
        if candidates.isEmpty { return .optimised }
        defer { clearCosts() }
        guard case .optimal(let duals) = optimise(objective, columns) else { return .pivotLimit }
        settle(objective, columns, duals)
        return .optimised
    }

    mutating func clearCosts() {
        for row in component.rows { costs[basis.column[row]] = 0 }
    }

    private func isSettled(_ objective: Objective, _ columns: some Collection<ColumnIndex>) -> Bool {
        var isMet = true
        return isSettled(objective, columns, isMet: &isMet)
    }

    /// Whether no column could do better by itself, so that dual values of zero prove the level optimal. `isMet` stays
    /// true where none would even outside of its bounds.
    private func isSettled(_ objective: Objective, _ columns: some Collection<ColumnIndex>, isMet: inout Bool) -> Bool {
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

    private func meetsBreakpoints(_ column: ColumnIndex, _ objective: Objective) -> Bool {
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
    mutating func settle(_ objective: Objective, _ columns: some Collection<ColumnIndex>, _ duals: DualValues) {
        for column in candidates where !isBasic(column) && !isFixed(column) {
            let imputedCost = duals.imputedCost(of: column, program)
            narrow(column, imputedCost: imputedCost, objective, dualTolerance: duals.tolerance)
        }
        for column in columns where isBasic(column) && !isFixed(column) {
            narrow(column, imputedCost: costs[column], objective, dualTolerance: duals.tolerance)
        }
        sweepCandidates()
    }

    private mutating func narrow(
        _ column: ColumnIndex, imputedCost: Double, _ objective: Objective, dualTolerance: Double
    ) {
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

    /// Keeps a column where it is.
    mutating func fix(_ column: ColumnIndex) {
        lower[column] = values[column]
        upper[column] = values[column]
    }
}
