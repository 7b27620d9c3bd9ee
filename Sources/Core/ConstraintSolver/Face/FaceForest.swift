// SPDX-License-Identifier: Apache-2.0
/// What columns can be on the optimal face where its free columns and the rows between them form a forest, as in lists
/// and rows.
///
/// Bounds that follow along the branches, once towards the roots and once back, are then exact: every value within them
/// extends to a whole solution, branch by branch (E. C. Freuder, "A Sufficient Condition for Backtrack-Free Search",
/// Journal of the ACM 29, 1982). That takes time in proportion to the face, where searches take that much a column.
struct FaceForest {
    private let columnRanges: [Range<ColumnIndex>]
    /// The columns of the component alone: a copy of those of the whole program would be made for each component.
    private(set) var columns: ComponentColumns<Column>
    /// Rows and the free column of each that leads to its root, the roots first.
    private(set) var branches: [Branch] = []
    #if hasFeature(Embedded)
        // A page has the same ranges from searches, and is smaller.
        private var reduction: FaceReduction? { nil }
    #else
        /// Where only a reduced face is a forest.
        private var reduction: FaceReduction?
    #endif

    struct Branch {
        var row: RowIndex
        var parent: ColumnIndex
    }

    struct Column {
        var isFree = false
        var value = 0.0
        /// What its own bounds allow.
        var bounds = Interval(lower: 0, upper: 0)
        /// How far these let it move from its value, and how far the rows do.
        var movesWithinBounds = Interval(lower: 0, upper: 0)
        var moves = Interval(lower: 0, upper: 0)

        /// The values that some of its moves lead to.
        func range(_ moves: Interval) -> Interval {
            guard isFree else { return Interval(lower: value, upper: value) }
            return Interval(
                lower: moves.lower == movesWithinBounds.lower ? bounds.lower : value + moves.lower,
                upper: moves.upper == movesWithinBounds.upper ? bounds.upper : value + moves.upper)
        }

        /// Its moves, where they are those of another column times a factor.
        func following(_ others: Interval, factor: Double) -> Interval {
            var moves = others * factor
            let slack = Tolerance.value(near: value)
            // The other way round, a bound may have become a move of the other column, with rounding.
            if moves.lower <= movesWithinBounds.lower + slack { moves.lower = movesWithinBounds.lower }
            if moves.upper >= movesWithinBounds.upper - slack { moves.upper = movesWithinBounds.upper }
            return moves
        }
    }

    // Room for `list` and `narrow`.
    private var terms: [(column: ColumnIndex, coefficient: Double)] = []
    private var sumsBehind: [Interval] = []

    /// The face at the bounds of the simplex's component; nil if it is not a forest.
    init?(_ simplex: Simplex) {
        columnRanges = simplex.columnRanges
        columns = ComponentColumns(repeating: Column(), for: columnRanges)
        for column in columnRanges.joined() { columns[column] = Self.column(column, simplex) }
        if !findBranches(simplex) {
            guard reduce(simplex), findBranches(simplex) else { return nil }
        }
        for branch in branches.reversed() {
            narrow(branch.row, simplex.program) { $0 == branch.parent }
        }
        for branch in branches {
            narrow(branch.row, simplex.program) { $0 != branch.parent }
        }
        if reduction != nil { for column in columnRanges.joined() { moveWithItsLink(column) } }
    }

    /// The values that a column of the component can take.
    subscript(index: ColumnIndex) -> Interval { columns[index].range(columns[index].moves) }

    /// The column that a column moves in proportion to, and the factor: itself and 1, unless the face was reduced.
    func link(of column: ColumnIndex) -> FaceReduction.Link {
        reduction?.link(of: column) ?? FaceReduction.Link(column: column, factor: 1)
    }

    /// Calls the closure with each column of a row that is part of the forest, and its coefficient.
    func forEachTerm(of row: RowIndex, _ program: Program, _ body: (ColumnIndex, Double) -> Void) {
        if let reduction {
            for term in reduction.terms[row] { body(term.column, term.coefficient) }
            return
        }
        for k in program.entries(ofRow: row) where columns[program.rowColumn[k]].isFree {
            body(program.rowColumn[k], program.rowEntry[k])
        }
        let logical = program.logical(row)
        if columns[logical].isFree { body(logical, -1) }
    }

    // MARK: - Reduction

    /// Returns false if the face cannot be reduced.
    private mutating func reduce(_ simplex: Simplex) -> Bool {
        #if hasFeature(Embedded)
            return false
        #else
            guard let reduction = FaceReduction(simplex, isFree: { columns[$0].isFree }) else { return false }
            self.reduction = reduction
            branches = []
            for column in columnRanges.joined() where columns[column].isFree {
                let link = reduction.link(of: column)
                if reduction.isDetermined[link.column] {
                    columns[column].isFree = false
                } else if link.column != column {
                    let allowed = columns[column].movesWithinBounds * (1 / link.factor)
                    columns[link.column].moves.lower = max(columns[link.column].moves.lower, allowed.lower)
                    columns[link.column].moves.upper = min(columns[link.column].moves.upper, allowed.upper)
                }
            }
            return true
        #endif
    }

    private mutating func moveWithItsLink(_ column: ColumnIndex) {
        let link = link(of: column)
        guard columns[column].isFree, link.column != column else { return }
        columns[column].moves = columns[column].following(columns[link.column].moves, factor: link.factor)
    }

    /// A value that rounding has left beside a bound is at it.
    private static func column(_ index: ColumnIndex, _ simplex: Simplex) -> Column {
        let value = simplex.values[index]
        let bounds = Interval(lower: simplex.lower[index], upper: simplex.upper[index])
        let slack = Tolerance.value(near: value)
        let moves = Interval(
            lower: value - bounds.lower <= slack ? 0 : bounds.lower - value,
            upper: bounds.upper - value <= slack ? 0 : bounds.upper - value)
        return Column(
            isFree: !simplex.isFixed(index), value: value, bounds: bounds, movesWithinBounds: moves, moves: moves)
    }

    /// Returns false where two ways lead to one row or column.
    private mutating func findBranches(_ simplex: Simplex) -> Bool {
        var isSeen = ComponentColumns(repeating: false, for: columnRanges)
        var isRowSeen = ByRow(repeating: false, for: simplex.component.rows)
        var left: [(column: ColumnIndex, parent: RowIndex?)] = []
        for root in columnRanges.joined() where columns[root].isFree && !isSeen[root] {
            if let reduction, reduction.isLinked(root) { continue }
            isSeen[root] = true
            left.append((root, nil))
            while let (column, parent) = left.popLast() {
                for row in reduction.map({ $0.rows[column][...] }) ?? simplex.rows(of: column) where row != parent {
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
        var listed = terms
        terms = []
        forEachTerm(of: row, program) { listed.append(($0, $1)) }
        terms = listed
    }

    /// Narrows some columns of a row to what the others leave them: all moves of a row add up to nothing.
    private mutating func narrow(_ row: RowIndex, _ program: Program, where isDue: (ColumnIndex) -> Bool) {
        list(row, program)
        sumsBehind.removeAll(keepingCapacity: true)
        var sum = Interval(lower: 0, upper: 0)
        for (column, coefficient) in terms.reversed() {
            sumsBehind.append(sum)
            sum = sum + columns[column].moves * coefficient
        }
        var before = Interval(lower: 0, upper: 0)
        for (column, coefficient) in terms {
            let behind = sumsBehind.removeLast()
            let own = columns[column].moves
            if isDue(column) {
                let allowed = (before + behind) * (-1 / coefficient)
                // No move is always allowed; rounding must not forbid it.
                columns[column].moves.lower = min(0, max(own.lower, allowed.lower))
                columns[column].moves.upper = max(0, min(own.upper, allowed.upper))
            }
            before = before + own * coefficient
        }
    }
}

extension Interval {
    /// What sums of a value of each can be.
    static func + (a: Interval, b: Interval) -> Interval {
        Interval(lower: a.lower + b.lower, upper: a.upper + b.upper)
    }

    /// By a factor other than zero.
    static func * (a: Interval, factor: Double) -> Interval {
        factor > 0
            ? Interval(lower: a.lower * factor, upper: a.upper * factor)
            : Interval(lower: a.upper * factor, upper: a.lower * factor)
    }
}
