// SPDX-License-Identifier: Apache-2.0
/// What columns can be on the optimal face where its free columns and the rows between them form a forest, as in lists
/// and rows.
///
/// Bounds that follow along the branches, once towards the roots and once back, are then exact: every value within them
/// extends to a whole solution, branch by branch (E. C. Freuder, "A Sufficient Condition for Backtrack-Free Search",
/// Journal of the ACM 29, 1982). That takes time in proportion to the face, where searches take that much a column.
struct FaceForest {
    private let columnRanges: [Range<ColumnIndex>]
    /// By column: how far it can move from its present value.
    private var moves: ComponentColumns<Interval>
    private var isFree: ComponentColumns<Bool>
    private let values: ByColumn<Double>
    private let lower: ByColumn<Double>
    private let upper: ByColumn<Double>
    /// Rows and the free column of each that leads to its root, the roots first.
    private var branches: [Branch] = []

    private struct Branch {
        var row: RowIndex
        var parent: ColumnIndex
    }

    // Room for `list` and `narrow`.
    private var terms: [(column: ColumnIndex, coefficient: Double)] = []
    private var sumsBehind: [Interval] = []

    /// The face at the bounds of the simplex's component; nil if it is not a forest.
    init?(_ simplex: Simplex) {
        columnRanges = simplex.columnRanges
        values = simplex.values
        lower = simplex.lower
        upper = simplex.upper
        isFree = ComponentColumns(repeating: false, for: simplex.columnRanges)
        moves = ComponentColumns(repeating: Interval(lower: 0, upper: 0), for: simplex.columnRanges)
        for column in columnRanges.joined() {
            isFree[column] = !simplex.isFixed(column)
            moves[column] = movesWithinBounds(of: column)
        }
        guard findBranches(simplex) else { return nil }
        for branch in branches.reversed() {
            narrow(branch.row, simplex.program) { $0 == branch.parent }
        }
        for branch in branches {
            narrow(branch.row, simplex.program) { $0 != branch.parent }
        }
    }

    /// The values that a column of the component can take.
    subscript(column: ColumnIndex) -> Interval {
        let value = values[column]
        guard isFree[column] else { return Interval(lower: value, upper: value) }
        let moves = moves[column]
        let whole = movesWithinBounds(of: column)
        return Interval(
            lower: moves.lower == whole.lower ? lower[column] : value + moves.lower,
            upper: moves.upper == whole.upper ? upper[column] : value + moves.upper)
    }

    /// A value that rounding has left beside a bound is at it.
    private func movesWithinBounds(of column: ColumnIndex) -> Interval {
        let value = values[column]
        let slack = Tolerance.value(near: value)
        return Interval(
            lower: value - lower[column] <= slack ? 0 : lower[column] - value,
            upper: upper[column] - value <= slack ? 0 : upper[column] - value)
    }

    /// Returns false where two ways lead to one row or column.
    private mutating func findBranches(_ simplex: Simplex) -> Bool {
        var isSeen = ComponentColumns(repeating: false, for: columnRanges)
        var isRowSeen = ByRow(repeating: false, for: simplex.component.rows)
        var left: [(column: ColumnIndex, parent: RowIndex?)] = []
        for root in columnRanges.joined() where isFree[root] && !isSeen[root] {
            isSeen[root] = true
            left.append((root, nil))
            while let (column, parent) = left.popLast() {
                for row in simplex.rows(of: column) where row != parent {
                    guard !isRowSeen[row] else { return false }
                    isRowSeen[row] = true
                    branches.append(Branch(row: row, parent: column))
                    list(row, simplex.program)
                    for (other, _) in terms where other != column {
                        guard !isSeen[other] else { return false }
                        isSeen[other] = true
                        left.append((other, row))
                    }
                }
            }
        }
        return true
    }

    /// Lists the free columns of a row.
    private mutating func list(_ row: RowIndex, _ program: Program) {
        terms.removeAll(keepingCapacity: true)
        for k in program.entries(ofRow: row) where isFree[program.rowColumn[k]] {
            terms.append((program.rowColumn[k], program.rowEntry[k]))
        }
        if isFree[program.logical(row)] { terms.append((program.logical(row), -1)) }
    }

    /// Narrows some columns of a row to what the others leave them: all moves of a row add up to nothing.
    private mutating func narrow(_ row: RowIndex, _ program: Program, where isDue: (ColumnIndex) -> Bool) {
        list(row, program)
        sumsBehind.removeAll(keepingCapacity: true)
        var sum = Interval(lower: 0, upper: 0)
        for (column, coefficient) in terms.reversed() {
            sumsBehind.append(sum)
            sum = sum + moves[column] * coefficient
        }
        var before = Interval(lower: 0, upper: 0)
        for (column, coefficient) in terms {
            let behind = sumsBehind.removeLast()
            let own = moves[column]
            if isDue(column) {
                let allowed = (before + behind) * (-1 / coefficient)
                // No move is always allowed; rounding must not forbid it.
                moves[column].lower = min(0, max(own.lower, allowed.lower))
                moves[column].upper = max(0, min(own.upper, allowed.upper))
            }
            before = before + own * coefficient
        }
    }
}

extension Interval {
    /// What sums of a value of each can be.
    fileprivate static func + (a: Interval, b: Interval) -> Interval {
        Interval(lower: a.lower + b.lower, upper: a.upper + b.upper)
    }

    /// By a factor other than zero.
    fileprivate static func * (a: Interval, factor: Double) -> Interval {
        factor > 0
            ? Interval(lower: a.lower * factor, upper: a.upper * factor)
            : Interval(lower: a.upper * factor, upper: a.lower * factor)
    }
}
