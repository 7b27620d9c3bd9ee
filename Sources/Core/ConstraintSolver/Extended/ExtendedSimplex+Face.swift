// SPDX-License-Identifier: Apache-2.0
/// The optimal face: what remains possible when every level is settled.
extension ExtendedSimplex {
    /// At this multiple of the largest value of a solution, a double can no longer distinguish that value from its
    /// neighbours.
    private static let farthestShare = 1e15

    /// Limits the search for ends of the face to what the values at the optimum give a meaning.
    mutating func limitFace() {
        farthestEnd = Self.farthestShare * columns.reduce(1) { max($0, abs(value(of: $1))) }
    }

    /// Columns whose value could differ, in ascending order.
    private func openColumns() -> [ColumnIndex] {
        var isOpen = ComponentColumns(repeating: false, for: [tableau.structurals, tableau.logicals])
        for position in tableau.nonbasic.indices where !isFixed(tableau.nonbasic[position]) {
            isOpen[tableau.nonbasic[position]] = true
            for row in tableau.rows where !tableau[row, position].isZero { isOpen[tableau.basic[row]] = true }
        }
        return columns.filter { isOpen[$0] && !isFixed($0) }
    }

    /// What structural columns, and logical ones with a cost, can be on the face, of those whose value could differ; nil at
    /// the step limit.
    mutating func openRanges() -> [(column: ColumnIndex, range: Interval)]? {
        var ranges: [(column: ColumnIndex, range: Interval)] = []
        for column in openColumns() {
            guard program.isStructural(column) || !program.breakpointRange(column).isEmpty else { continue }
            guard let range = range(of: column) else { return nil }
            if range.lower < range.upper { ranges.append((column, range)) }
        }
        return ranges
    }

    /// What a column can be on the face, in the program's units; nil at the step limit.
    mutating func range(of column: ColumnIndex) -> Interval? {
        guard let lower = end(of: column, sign: 1), let upper = end(of: column, sign: -1) else { return nil }
        return Interval(lower: lower, upper: upper)
    }

    /// The least value for a sign of 1, the greatest for -1.
    private mutating func end(of column: ColumnIndex, sign: Double) -> Double? {
        switch moveToEnd(of: column, sign: sign) {
        case .optimal: return value(of: column)
        case .unbounded: return -sign * .infinity
        case .pivotLimit: return nil
        }
    }

    private mutating func moveToEnd(of column: ColumnIndex, sign: Double) -> Status {
        objective = ExtendedObjective(valueOf: column, sign: sign, farthest: farthestEnd / scale[column])
        return optimise()
    }

    /// Settles the columns that are still open by their tie rules, in turn. Returns false at the step limit.
    mutating func settleTies(_ rule: (Variable) -> VariableDeclaration.TieRule) -> Bool {
        for column in tableau.structurals where openColumns().contains(column) {
            guard settleTie(column, rule(program.variableOfColumn[column])) else { return false }
        }
        return true
    }

    private mutating func settleTie(_ column: ColumnIndex, _ rule: VariableDeclaration.TieRule) -> Bool {
        let signs: [Double]
        switch rule {
        case .largest:
            signs = [-1, 1]
        case .nearestToZero:
            guard let range = range(of: column) else { return false }
            switch (range.lower.isFinite, range.upper.isFinite) {
            case (true, false): signs = [1]
            case (false, true): signs = [-1]
            default: signs = []
            }
        }
        for sign in signs {
            let status = moveToEnd(of: column, sign: sign)
            if status == .optimal { settle() }
            if status != .unbounded { return status == .optimal }
        }
        return hold(column, near: 0)
    }

    /// Moves to the point of the face where the column is nearest to `target`, in the program's units, and keeps it
    /// there.
    mutating func hold(_ column: ColumnIndex, near target: Double) -> Bool {
        var bends = noBends
        bends[column] = [.init(position: DoubleDouble(target / scale[column]), left: 1, right: 1)]
        objective = ExtendedObjective(bends: bends)
        guard optimise() == .optimal else { return false }
        settle()
        return true
    }

    /// The value of a column in the program's units.
    func value(of column: ColumnIndex) -> Double { values[column].rounded * scale[column] }
}
