// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// A nonbasic column that gains when it moves.
    struct Entry {
        var column: ColumnIndex
        /// 1 to rise, -1 to fall.
        var direction: Double
        /// How fast the objective falls.
        var gain: Double
    }

    /// Brings the costs of the basic columns up to date, with `columns` those that can have one, and returns the dual values
    /// that follow.
    mutating func dualValues(_ objective: Objective, _ columns: some Sequence<ColumnIndex>) -> DualValues {
        var basicCosts = ByRow(repeating: 0.0, for: component.rows)
        for column in columns {
            guard let row = basis.row[column] else { continue }
            let cost = slopes(of: column, objective).nearest(to: costs[column])
            costs[column] = cost
            basicCosts[row] = cost
        }
        return DualValues(costs: basicCosts, basis)
    }

    /// The columns whose move gains, the best first and of equally good ones in the order of `isBetter`, or with `hasStalled` one chosen by a pseudo-random number.
    func entries(_ objective: Objective, _ duals: DualValues, for goal: Goal, hasStalled: Bool) -> [Entry] {
        var entries: [Entry] = []
        for column in candidates where !isBasic(column) && !isFixed(column) {
            let imputedCost = duals.imputedCost(of: column, program)
            guard let entry = entry(of: column, imputedCost: imputedCost, objective, duals.tolerance) else { continue }
            if goal == .bound, (entry.direction > 0 ? upper[column] : lower[column]).isFinite { continue }
            if hasStalled, let first = entries.first {
                if tieBreaker(of: entry.column) < tieBreaker(of: first.column) { entries[0] = entry }
            } else {
                entries.append(entry)
            }
        }
        entries.sort(by: Self.isBetter)
        // What nothing holds does not leave the basis again.
        guard entersFreeColumnsFirst else { return entries }
        let free = entries.filter { isFree($0.column) }
        return free.isEmpty ? entries : free + entries.filter { !isFree($0.column) }
    }

    /// Whether a column has no bounds.
    @inline(__always)
    func isFree(_ column: ColumnIndex) -> Bool { lower[column] == -.infinity && upper[column] == .infinity }

    /// More gain first. Of equally good ones the first columns rise before the last ones fall: of sizes that tie, the earlier
    /// are to be large.
    private static func isBetter(_ a: Entry, _ b: Entry) -> Bool {
        if a.gain != b.gain { return a.gain > b.gain }
        if a.direction != b.direction { return a.direction > b.direction }
        return a.direction > 0 ? a.column < b.column : a.column > b.column
    }

    /// How a nonbasic column gains, if its reduced cost has the sign for it.
    @inline(__always)
    func entry(of column: ColumnIndex, imputedCost: Double, _ objective: Objective, _ tolerance: Double) -> Entry? {
        let slopes = slopes(of: column, objective)
        if imputedCost - slopes.right > tolerance, values[column] < upper[column] {
            return Entry(column: column, direction: 1, gain: imputedCost - slopes.right)
        }
        if slopes.left - imputedCost > tolerance, values[column] > lower[column] {
            return Entry(column: column, direction: -1, gain: slopes.left - imputedCost)
        }
        return nil
    }

    /// A pseudo-random number, the same for the same step and column.
    func tieBreaker(of column: ColumnIndex) -> UInt64 {
        var mixed = UInt64(column.index) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(stalls) &* 0xD1B5_4A32_D192_ED03
        mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 32)
    }
}
