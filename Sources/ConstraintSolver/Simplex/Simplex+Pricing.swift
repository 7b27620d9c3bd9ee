// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// Sets the costs of the basic columns, with `columns` those that can have one, and the dual values that follow.
    mutating func computeDualValues(_ objective: Objective, _ columns: some Sequence<Int>) {
        clear(&dualValues)
        var largestCost = 0.0
        for column in columns where isBasic(column) {
            let cost = slopes(of: column, objective).nearest(to: costs[column])
            costs[column] = cost
            dualValues[basisRow[column]] = cost
            largestCost = max(largestCost, abs(cost))
        }
        dualTolerance = Tolerance.dualValue
        guard largestCost > 0 else { return }
        factor.btran(&dualValues)
        var largest = 0.0
        for i in component.rows { largest = max(largest, abs(dualValues[i])) }
        dualTolerance = max(min(1, largestCost) * Tolerance.dualValue, largest * Tolerance.relativeDualValue)
    }

    /// The product of a column with the dual values, `y · a`; for a basic column its cost. The column's slope less this is its
    /// reduced cost.
    @inline(__always)
    func imputedCost(of column: Int) -> Double {
        if isBasic(column) { return costs[column] }
        guard program.isStructural(column) else { return -dualValues[column - program.structuralCount] }
        var sum = 0.0
        var size = 0.0
        for k in program.entries(ofColumn: column) {
            let part = program.columnEntry[k] * dualValues[program.columnRow[k]]
            sum += part
            size += abs(part)
        }
        return abs(sum) > size * Tolerance.cancellation ? sum : 0
    }

    struct Entry {
        var column: Int
        /// 1 to rise, -1 to fall.
        var direction: Double
        /// How fast the objective falls.
        var gain: Double
    }

    /// Lists the columns whose move gains, the best first, or with `hasStalled` one that is drawn by lot.
    mutating func findEntries(_ objective: Objective, for goal: Goal, hasStalled: Bool) {
        entries.removeAll(keepingCapacity: true)
        for column in candidates where !isBasic(column) && !isFixed(column) {
            guard let entry = entry(of: column, imputedCost: imputedCost(of: column), objective) else { continue }
            if goal == .bound, (entry.direction > 0 ? upper[column] : lower[column]).isFinite { continue }
            if hasStalled, let first = entries.first {
                if tieBreaker(of: entry.column) < tieBreaker(of: first.column) { entries[0] = entry }
            } else {
                entries.append(entry)
            }
        }
        entries.sort { $0.gain != $1.gain ? $0.gain > $1.gain : $0.column < $1.column }
    }

    /// How a nonbasic column gains, if its reduced cost has the sign for it.
    @inline(__always)
    func entry(of column: Int, imputedCost: Double, _ objective: Objective) -> Entry? {
        let slopes = slopes(of: column, objective)
        if imputedCost - slopes.right > dualTolerance, values[column] < upper[column] {
            return Entry(column: column, direction: 1, gain: imputedCost - slopes.right)
        }
        if slopes.left - imputedCost > dualTolerance, values[column] > lower[column] {
            return Entry(column: column, direction: -1, gain: slopes.left - imputedCost)
        }
        return nil
    }
}
