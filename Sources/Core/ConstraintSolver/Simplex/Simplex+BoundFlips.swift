// SPDX-License-Identifier: Apache-2.0
/// Bound flips of many columns at once.
///
/// In a row that is too short for its views, one after another falls to its least width, and each moves all views behind
/// it. The images of these columns add up, so that one system with the basis takes the place of one for each.
extension Simplex {
    /// Fewer entries are faster one at a time.
    static let fewestFlips = 64
    /// How many columns are tried first; as many or fewer at the end are left to be moved one at a time.
    private static let firstFlips = 8

    /// Moves the first entries to their bounds, as many as can move without any basic column passing a bound or a breakpoint:
    /// dual values then stay as they are. Returns how many have moved.
    mutating func flipTogether(_ entries: [Entry], _ objective: Objective) -> Int {
        guard entries.count >= Self.fewestFlips, !component.rows.isEmpty else { return 0 }
        var steps: [(column: ColumnIndex, step: Double)] = []
        for entry in entries {
            guard let distance = flipDistance(entry, objective) else { break }
            steps.append((entry.column, entry.direction * distance))
        }
        // Twice as many each time, until a column passes something; then between the last two numbers.
        var flipped = 0
        var count = steps.count < Self.firstFlips ? 0 : Self.firstFlips
        var isDoubling = true
        while count >= Self.firstFlips {
            let next = steps[flipped..<min(flipped + count, steps.count)]
            if flip(next, objective) {
                flipped += next.count
                if flipped == steps.count { break }
                count = isDoubling ? 2 * count : count / 2
            } else {
                isDoubling = false
                count /= 2
            }
        }
        return flipped
    }

    /// How far an entry's bound is; nil if there is none, or if the objective changes its slope on the way.
    private func flipDistance(_ entry: Entry, _ objective: Objective) -> Double? {
        let value = values[entry.column]
        let bound = entry.direction > 0 ? upper[entry.column] : lower[entry.column]
        guard bound.isFinite else { return nil }
        var isFree = true
        forEachBreakpoint(of: entry.column, objective) { position, _ in
            if (position - value) * entry.direction > 0, (bound - position) * entry.direction > 0 { isFree = false }
        }
        return isFree ? (bound - value) * entry.direction : nil
    }

    /// Returns false, and moves nothing, if a basic column would pass a bound or a breakpoint.
    private mutating func flip(
        _ steps: ArraySlice<(column: ColumnIndex, step: Double)>, _ objective: Objective
    ) -> Bool {
        var change = ByRow(repeating: 0.0, for: component.rows)
        for (column, step) in steps {
            if program.isStructural(column) {
                for k in program.entries(ofColumn: column) {
                    change[program.columnRow[k]] -= program.columnEntry[k] * step
                }
            } else {
                change[program.row(ofLogical: column)] += step
            }
        }
        basis.ftran(&change)
        let before = ByRow(component.rows.map { values[basis.column[$0]] }, from: component.rows.lowerBound)
        for row in component.rows {
            let column = basis.column[row]
            let side = side(of: column)
            let slopes = slopes(of: column, objective)
            values[column] += change[row]
            guard self.side(of: column) == side, self.slopes(of: column, objective) == slopes else {
                for changed in component.rows.lowerBound...row { values[basis.column[changed]] = before[changed] }
                return false
            }
        }
        for (column, step) in steps {
            values[column] = step > 0 ? upper[column] : lower[column]
            countStep()
        }
        return true
    }
}
