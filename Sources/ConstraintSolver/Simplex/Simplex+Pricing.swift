// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// Sets the costs of the basic columns, with `columns` those that can have one, and the prices that follow.
    mutating func price(_ objective: Objective, _ columns: some Sequence<Int>) {
        clear(&prices)
        var largestCost = 0.0
        for column in columns where isBasic(column) {
            let cost = slopes(of: column, objective).nearest(to: costs[column])
            costs[column] = cost
            prices[place[column]] = cost
            largestCost = max(largestCost, abs(cost))
        }
        priceTolerance = Tolerance.price
        guard largestCost > 0 else { return }
        factor.backward(&prices)
        var largest = 0.0
        for i in component.rows { largest = max(largest, abs(prices[i])) }
        priceTolerance = max(min(1, largestCost) * Tolerance.price, largest * Tolerance.relativePrice)
    }

    /// What a unit of the column earns at the present prices; for a basic column its cost.
    @inline(__always)
    func worth(of column: Int) -> Double {
        if isBasic(column) { return costs[column] }
        guard program.isStructural(column) else { return -prices[column - program.structuralCount] }
        var sum = 0.0
        var size = 0.0
        for k in program.entries(ofColumn: column) {
            let part = program.columnEntry[k] * prices[program.columnRow[k]]
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
            guard let entry = entry(of: column, worth: worth(of: column), objective) else { continue }
            if goal == .bound, (entry.direction > 0 ? upper[column] : lower[column]).isFinite { continue }
            if hasStalled, let first = entries.first {
                if lot(of: entry.column) < lot(of: first.column) { entries[0] = entry }
            } else {
                entries.append(entry)
            }
        }
        entries.sort { $0.gain != $1.gain ? $0.gain > $1.gain : $0.column < $1.column }
    }

    /// How a column out of the basis gains, if it does.
    @inline(__always)
    func entry(of column: Int, worth: Double, _ objective: Objective) -> Entry? {
        let slopes = slopes(of: column, objective)
        if worth - slopes.right > priceTolerance, values[column] < upper[column] {
            return Entry(column: column, direction: 1, gain: worth - slopes.right)
        }
        if slopes.left - worth > priceTolerance, values[column] > lower[column] {
            return Entry(column: column, direction: -1, gain: slopes.left - worth)
        }
        return nil
    }
}
