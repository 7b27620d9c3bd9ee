// SPDX-License-Identifier: Apache-2.0
/// What columns can be on the optimal face where its free columns and the rows between them form a forest, as in lists
/// and rows.
///
/// Bounds that follow along the branches, once towards the roots and once back, are then exact: every value within them
/// extends to a whole solution, branch by branch (E. C. Freuder, "A Sufficient Condition for Backtrack-Free Search",
/// Journal of the ACM 29, 1982). That takes time in proportion to the face, where searches take that much a column.
struct FaceForest {
    private let firstStructural: Int
    private let structuralCount: Int
    private let firstLogical: Int
    /// By place of a column: how far it can move from its present value.
    private var moves: [Interval]
    private var isFree: [Bool]
    private var values: [Double]
    private var bounds: [Interval]
    /// Rows and the free column of each that leads to its root, the roots first.
    private var branches: [(row: Int, parent: Int)] = []
    private var terms: [(place: Int, coefficient: Double)] = []
    private var sumsBehind: [Interval] = []

    /// The face at the bounds of the simplex's component; nil if it is not a forest.
    init?(_ simplex: Simplex) {
        let (structurals, logicals) = simplex.columns
        firstStructural = structurals.lowerBound
        structuralCount = structurals.count
        firstLogical = logicals.lowerBound
        let columns = [structurals, logicals].joined()
        isFree = columns.map { !simplex.isFixed($0) }
        values = columns.map { simplex.values[$0] }
        bounds = columns.map { Interval(lower: simplex.lower[$0], upper: simplex.upper[$0]) }
        moves = zip(values, bounds).map { value, bounds in Self.moves(from: value, within: bounds) }
        guard findBranches(simplex) else { return nil }
        for (row, parent) in branches.reversed() {
            list(row, simplex.program)
            narrow { $0 == parent }
        }
        for (row, parent) in branches {
            list(row, simplex.program)
            narrow { $0 != parent }
        }
    }

    /// The values that a column of the component can take.
    subscript(column: Int) -> Interval {
        let place = place(column)
        guard isFree[place] else { return Interval(lower: values[place], upper: values[place]) }
        let moves = moves[place]
        let whole = Self.moves(from: values[place], within: bounds[place])
        return Interval(
            lower: moves.lower == whole.lower ? bounds[place].lower : values[place] + moves.lower,
            upper: moves.upper == whole.upper ? bounds[place].upper : values[place] + moves.upper)
    }

    /// A value that rounding has left beside a bound is at it.
    private static func moves(from value: Double, within bounds: Interval) -> Interval {
        let slack = Tolerance.value(near: value)
        return Interval(
            lower: value - bounds.lower <= slack ? 0 : bounds.lower - value,
            upper: bounds.upper - value <= slack ? 0 : bounds.upper - value)
    }

    private func place(_ column: Int) -> Int {
        column < firstLogical ? column - firstStructural : column - firstLogical + structuralCount
    }

    /// Returns false where two ways lead to one row or column.
    private mutating func findBranches(_ simplex: Simplex) -> Bool {
        let rows = simplex.component.rows
        var isSeen = [Bool](repeating: false, count: moves.count)
        var isRowSeen = [Bool](repeating: false, count: rows.count)
        var left: [(place: Int, parentRow: Int)] = []
        for root in moves.indices where isFree[root] && !isSeen[root] {
            isSeen[root] = true
            left.append((root, -1))
            while let (column, parentRow) = left.popLast() {
                for row in self.rows(at: column, rows, simplex.program) where row != parentRow {
                    guard !isRowSeen[row - rows.lowerBound] else { return false }
                    isRowSeen[row - rows.lowerBound] = true
                    branches.append((row, column))
                    list(row, simplex.program)
                    for (place, _) in terms where place != column {
                        guard !isSeen[place] else { return false }
                        isSeen[place] = true
                        left.append((place, row))
                    }
                }
            }
        }
        return true
    }

    private func rows(at place: Int, _ rows: Range<Int>, _ program: Program) -> ArraySlice<Int> {
        if place >= structuralCount { return [rows.lowerBound + place - structuralCount] }
        return program.columnRow[program.entries(ofColumn: firstStructural + place)]
    }

    /// Lists the free columns of a row.
    private mutating func list(_ row: Int, _ program: Program) {
        terms.removeAll(keepingCapacity: true)
        for k in program.entries(ofRow: row) {
            let place = place(program.rowColumn[k])
            if isFree[place] { terms.append((place, program.rowEntry[k])) }
        }
        let logical = place(program.logical(row))
        if isFree[logical] { terms.append((logical, -1)) }
    }

    /// Narrows some of the listed columns to what the others leave them: all moves of a row add up to nothing.
    private mutating func narrow(_ isDue: (_ place: Int) -> Bool) {
        sumsBehind.removeAll(keepingCapacity: true)
        var sum = Interval(lower: 0, upper: 0)
        for (place, coefficient) in terms.reversed() {
            sumsBehind.append(sum)
            sum = sum + moves[place] * coefficient
        }
        var before = Interval(lower: 0, upper: 0)
        for (place, coefficient) in terms {
            let behind = sumsBehind.removeLast()
            let own = moves[place]
            if isDue(place) {
                let allowed = (before + behind) * (-1 / coefficient)
                // No move is always allowed; rounding must not forbid it.
                moves[place].lower = min(0, max(own.lower, allowed.lower))
                moves[place].upper = max(0, min(own.upper, allowed.upper))
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
