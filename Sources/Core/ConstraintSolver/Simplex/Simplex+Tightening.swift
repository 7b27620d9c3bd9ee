// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// What of the first basis has been tightened.
    private struct Tightening {
        let crash: Crash
        /// By structural column: the inequality in whose row it becomes basic.
        var rowOf: ByColumn<RowIndex?>
        /// By row: the column that takes the place of its logical one.
        var columnOf: ByRow<ColumnIndex?>
    }

    /// A column with those that follow it in equalities, where it moves by a unit.
    private struct Shift {
        var column: ColumnIndex
        var moves: [(column: ColumnIndex, distance: Double)]
        /// The inequality that was tightened by the column.
        var released: RowIndex?
    }

    /// How many columns move together at most, and in how many rows one of them may be: the first views of a list would
    /// move all of it.
    private static let mostMoved = 24
    /// How many equalities are followed to what moves a row.
    private static let mostFollowed = 12

    /// Puts inequalities that the first point misses at their bounds or breakpoints, the required ones first, each by a
    /// column that no row before needs: a ladder of inequalities, or a table each row of which is below all cells of
    /// the one before, then takes no pivot, of which each would move all behind it. Returns these rows and columns.
    mutating func tightenMissedInequalities(_ crash: Crash) -> [(row: RowIndex, column: ColumnIndex)] {
        var tightening = Tightening(
            crash: crash, rowOf: ByColumn(repeating: nil, for: component.structurals),
            columnOf: ByRow(repeating: nil, for: component.rows))
        for isRequired in [true, false] {
            for row in component.rows {
                let logical = program.logical(row)
                guard isBasic(logical), tightening.columnOf[row] == nil, lower[logical] < upper[logical] else {
                    continue
                }
                let isBounded = lower[logical] > -.infinity || upper[logical] < .infinity
                let level = isRequired ? Level.required : Crash.costLevel(of: logical, program)
                guard isRequired ? isBounded : !program.breakpointRange(logical).isEmpty else { continue }
                let sum = sum(of: row)
                let allowed =
                    isRequired
                    ? Interval(lower: lower[logical], upper: upper[logical]) : program.ownOptimum(of: logical)
                let nearest = min(max(sum, allowed.lower), allowed.upper)
                guard abs(sum - nearest) > Tolerance.value(near: nearest) else { continue }
                tighten(row, to: nearest, by: nearest - sum, level, &tightening)
            }
        }
        return component.rows.compactMap { row in tightening.columnOf[row].map { (row, $0) } }
    }

    private func sum(of row: RowIndex) -> Double {
        var sum = 0.0
        for k in program.entries(ofRow: row) { sum += program.rowEntry[k] * values[program.rowColumn[k]] }
        return sum
    }

    /// Moves a column whose costs count after `level`, of the lowest level, preferably one that rises, since later
    /// views lie to the right and below.
    private mutating func tighten(
        _ row: RowIndex, to nearest: Double, by change: Double, _ level: Level, _ tightening: inout Tightening
    ) {
        var best: (shift: Shift, step: Double, costLevel: Level)?
        for (column, costLevel) in movableColumns(of: row, level, tightening) {
            guard let (shift, rate) = shift(of: column, for: row, tightening) else { continue }
            let step = change / rate
            guard isAllowed(shift, step) else { continue }
            if let best, (best.costLevel, best.step > 0 ? 1 : 0) >= (costLevel, step > 0 ? 1 : 0) { continue }
            best = (shift, step, costLevel)
        }
        guard let (shift, step, _) = best else { return }
        if let released = shift.released { tightening.columnOf[released] = nil }
        tightening.columnOf[row] = shift.column
        tightening.rowOf[shift.column] = row
        for (column, distance) in shift.moves { values[column] += distance * step }
        values[program.logical(row)] = nearest
    }

    /// Columns out of the basis that move a row and whose costs count after a level, with the level of these: its own,
    /// and those that its basic ones follow in equalities.
    private func movableColumns(
        of row: RowIndex, _ level: Level, _ tightening: Tightening
    ) -> [(column: ColumnIndex, costLevel: Level)] {
        var found: [(column: ColumnIndex, costLevel: Level)] = []
        var rows = [row]
        var next = 0
        while next < rows.count {
            for column in program.rowColumn[program.entries(ofRow: rows[next])].prefix(Self.mostMoved) {
                if let equality = tightening.crash.rowOf[column] {
                    if !rows.contains(equality), rows.count <= Self.mostFollowed { rows.append(equality) }
                } else if !isFixed(column), program.entries(ofColumn: column).count <= Self.mostMoved,
                    !found.contains(where: { $0.column == column })
                {
                    let costLevel = Crash.costLevel(of: column, program)
                    if costLevel > level { found.append((column, costLevel)) }
                }
            }
            next += 1
        }
        return found
    }

    /// What moves with a column, and how fast that moves a row; nil if it moves too much, or a row that another
    /// column has tightened.
    private func shift(
        of column: ColumnIndex, for row: RowIndex, _ tightening: Tightening
    ) -> (shift: Shift, rate: Double)? {
        var shift = Shift(column: column, moves: [(column, 1)])
        var isBalanced: [RowIndex] = []
        var rate = 0.0
        var next = 0
        while next < shift.moves.count {
            let (moved, distance) = shift.moves[next]
            next += 1
            let entries = program.entries(ofColumn: moved)
            guard entries.count <= Self.mostMoved else { return nil }
            for k in entries {
                let other = program.columnRow[k]
                if other == row {
                    rate += program.columnEntry[k] * distance
                } else if let follower = tightening.crash.columnOf[other] {
                    if follower == moved { continue }
                    guard !isBalanced.contains(other), shift.moves.count < Self.mostMoved,
                        !shift.moves.contains(where: { $0.column == follower }),
                        let own = program.entries(ofRow: other).first(where: { program.rowColumn[$0] == follower })
                    else { return nil }
                    isBalanced.append(other)
                    shift.moves.append((follower, -program.columnEntry[k] * distance / program.rowEntry[own]))
                } else if let tight = tightening.columnOf[other] {
                    guard tight == column, shift.released == nil || shift.released == other else { return nil }
                    shift.released = other
                }
            }
        }
        guard abs(rate) > Tolerance.pivot, shift.released == tightening.rowOf[column] else { return nil }
        return (shift, rate)
    }

    /// Whether all that moves stays within its bounds, and the row that was tightened before goes on being met.
    private func isAllowed(_ shift: Shift, _ step: Double) -> Bool {
        guard
            shift.moves.allSatisfy({ column, distance in
                let value = values[column] + distance * step
                return value >= lower[column] && value <= upper[column]
            })
        else { return false }
        guard let released = shift.released else { return true }
        var sum = sum(of: released)
        for (column, distance) in shift.moves {
            for k in program.entries(ofColumn: column) where program.columnRow[k] == released {
                sum += program.columnEntry[k] * distance * step
            }
        }
        let logical = program.logical(released)
        let bounds = Interval(lower: lower[logical], upper: upper[logical])
        let isRequired = bounds.lower > -.infinity || bounds.upper < .infinity
        let allowed = isRequired ? bounds : program.ownOptimum(of: logical)
        let slack = Tolerance.value(near: sum)
        return sum >= allowed.lower - slack && sum <= allowed.upper + slack
    }
}
