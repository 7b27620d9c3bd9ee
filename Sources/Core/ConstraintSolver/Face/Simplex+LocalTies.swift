// SPDX-License-Identifier: Apache-2.0
/// Ties that a column's own rows decide, without a search.
extension Simplex {
    /// Keeps the column where it is if that is where its tie rule wants it: it is at a bound, or in one of its rows all
    /// others are. Returns false where that is not known. `range` is what the column can be.
    mutating func settleTieLocally(
        _ column: ColumnIndex, _ rule: VariableDeclaration.TieRule, within range: Interval,
        _ determined: inout DeterminedColumns
    ) -> Bool {
        guard let rises = wantsToRise(column, rule, within: range),
            let stops = columnsThatStop(column, rising: rises, determined)
        else { return false }
        for stop in stops {
            fix(stop)
            determined.add(stop, self)
        }
        determined.add(column, self)
        if rule == .nearestToZero, range.lower.isFinite == range.upper.isFinite { isHeldNearZero[column] = true }
        return true
    }

    /// Whether no basic column has a bound: nothing then stops a nonbasic one but its own.
    var hasFreeBasis: Bool { component.rows.allSatisfy { isFree(basis.column[$0]) } }

    /// Keeps a column that could rise without end, on a basis without bounds, at its lower bound if it is there. Returns false for any
    /// other column.
    mutating func settleEndlessTie(_ column: ColumnIndex, _ determined: inout DeterminedColumns) -> Bool {
        guard !isBasic(column), upper[column] == .infinity, values[column] <= lower[column] else { return false }
        fix(column)
        determined.add(column, self)
        return true
    }

    /// Nil for a column that is where it would be without any bound, and where that takes a search: an end of the range
    /// that was infinite may be finite since earlier ties were settled.
    private func wantsToRise(
        _ column: ColumnIndex, _ rule: VariableDeclaration.TieRule, within range: Interval
    ) -> Bool? {
        switch rule {
        case .largest: return true
        case .nearestToZero:
            let towardsZero = values[column] < 0
            guard range.lower.isFinite != range.upper.isFinite else { return values[column] == 0 ? nil : towardsZero }
            return values[column] == 0 || towardsZero == range.upper.isFinite ? range.upper.isFinite : nil
        }
    }

    /// Rows of more terms would take longer for all of their columns than a search.
    private static let mostTerms = 32

    /// Nonbasic columns at bounds that together keep a column from moving; nil if none are found next to it.
    private func columnsThatStop(
        _ column: ColumnIndex, rising rises: Bool, _ determined: DeterminedColumns
    ) -> [ColumnIndex]? {
        if isStopped(column, rising: rises) { return [column] }
        for row in rows(of: column) {
            guard let stops = columnsThatStop(column, rising: rises, in: row, determined) else { continue }
            return stops
        }
        return nil
    }

    private func columnsThatStop(
        _ column: ColumnIndex, rising rises: Bool, in row: RowIndex, _ determined: DeterminedColumns
    ) -> [ColumnIndex]? {
        let logical = program.logical(row)
        let entries = program.entries(ofRow: row)
        guard entries.count <= Self.mostTerms else { return nil }
        let own = entries.first { program.rowColumn[$0] == column }.map { program.rowEntry[$0] } ?? -1
        var stops: [ColumnIndex] = []
        // What the column adds to the row, the others would have to take away.
        func isStop(_ other: ColumnIndex, _ coefficient: Double) -> Bool {
            if other == column || determined[other] { return true }
            guard isStopped(other, rising: (own > 0) == (coefficient > 0) ? !rises : rises) else { return false }
            stops.append(other)
            return true
        }
        guard isStop(logical, -1) else { return nil }
        for k in entries {
            guard isStop(program.rowColumn[k], program.rowEntry[k]) else { return nil }
        }
        return stops
    }

    private func isStopped(_ column: ColumnIndex, rising rises: Bool) -> Bool {
        !isBasic(column) && (rises ? values[column] >= upper[column] : values[column] <= lower[column])
    }
}
