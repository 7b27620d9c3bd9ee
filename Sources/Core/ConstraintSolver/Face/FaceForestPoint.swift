// SPDX-License-Identifier: Apache-2.0
/// A point of a face that is a forest, chosen column by column, in any order.
///
/// What a column can still be follows from the columns that are held: from those that its branches lead to, and from those
/// on the way to its root, as far as the next one that is held. Only this way is looked at for each column.
struct FaceForestPoint {
    private let forest: FaceForest
    private let program: Program
    /// By column: the row that leads to its root, and the rows that lead away from it.
    private var rowAbove: ComponentColumns<RowIndex?>
    private var rowsBelow: ComponentColumns<[RowIndex]>
    /// By row: the column that leads to its root.
    private var columnAbove: ByRow<ColumnIndex?>
    /// By column: how far it can move, as far as that follows from its branches alone.
    private var moves: ComponentColumns<Interval>
    /// Whether a column of its branches has been held since.
    private var isStale: ComponentColumns<Bool>
    private var isHeld: ComponentColumns<Bool>

    /// `forest` is the face of the component that `simplex` is at.
    init(_ forest: FaceForest, _ simplex: Simplex) {
        self.forest = forest
        program = simplex.program
        let ranges = simplex.columnRanges
        rowAbove = ComponentColumns(repeating: nil, for: ranges)
        rowsBelow = ComponentColumns(repeating: [], for: ranges)
        columnAbove = ByRow(repeating: nil, for: simplex.component.rows)
        moves = ComponentColumns(repeating: Interval(lower: 0, upper: 0), for: ranges)
        isStale = ComponentColumns(repeating: false, for: ranges)
        isHeld = isStale
        for column in ranges.joined() { moves[column] = forest.columns[column].moves }
        for branch in forest.branches {
            columnAbove[branch.row] = branch.parent
            rowsBelow[branch.parent].append(branch.row)
            forEachTerm(of: branch.row) { column, _ in
                if column != branch.parent { rowAbove[column] = branch.row }
            }
        }
    }

    /// The values that a column can still take.
    mutating func range(of column: ColumnIndex) -> Interval {
        let link = forest.link(of: column)
        let moves = possibleMoves(of: link.column)
        guard link.column != column else { return forest.columns[column].range(moves) }
        return forest.columns[column].range(forest.columns[column].following(moves, factor: link.factor))
    }

    /// Holds a column at the value nearest to `target` that it can take, and returns that value.
    mutating func hold(_ column: ColumnIndex, near target: Double) -> Double {
        let range = range(of: column)
        let value = min(max(target, range.lower), range.upper)
        let link = forest.link(of: column)
        let move = forest.columns[column].isFree ? value - forest.columns[column].value : 0
        hold(link.column, at: move / link.factor)
        return value
    }

    private mutating func hold(_ column: ColumnIndex, at move: Double) {
        if isHeld[column] { return }
        moves[column] = Interval(lower: move, upper: move)
        isHeld[column] = true
        isStale[column] = false
        var next = above(column)
        while let column = next, !isHeld[column], !isStale[column] {
            isStale[column] = true
            next = above(column)
        }
    }

    private func above(_ column: ColumnIndex) -> ColumnIndex? { rowAbove[column].flatMap { columnAbove[$0] } }

    private mutating func possibleMoves(of column: ColumnIndex) -> Interval {
        if isHeld[column] { return moves[column] }
        var way = [column]
        while let last = way.last, !isHeld[last], let next = above(last) { way.append(next) }
        for column in way { refresh(column) }
        var possible = moves[way[way.count - 1]]
        for (above, column) in zip(way.reversed(), way.dropLast().reversed()) {
            guard let row = rowAbove[column] else { continue }
            possible = moves[column].narrowed(
                to: allowedMoves(of: column, in: row) { $0 == above ? possible : moves[$0] })
        }
        return possible
    }

    /// Brings the moves of a column up to date with its branches, without recursion: these may be long.
    private mutating func refresh(_ column: ColumnIndex) {
        guard isStale[column] else { return }
        var left = [column]
        while let last = left.last {
            let count = left.count
            appendStaleColumns(below: last, to: &left)
            guard left.count == count else { continue }
            left.removeLast()
            isStale[last] = false
            moves[last] = movesAllowedBelow(last)
        }
    }

    // Closures in a method that changes the point would copy all of it.

    private func appendStaleColumns(below column: ColumnIndex, to list: inout [ColumnIndex]) {
        for row in rowsBelow[column] {
            forEachTerm(of: row) { other, _ in
                if other != column, isStale[other] { list.append(other) }
            }
        }
    }

    private func movesAllowedBelow(_ column: ColumnIndex) -> Interval {
        rowsBelow[column].reduce(moves[column]) { allowed, row in
            allowed.narrowed(to: allowedMoves(of: column, in: row) { moves[$0] })
        }
    }

    /// How far the other columns of a row let one move: all moves of a row add up to nothing.
    private func allowedMoves(
        of column: ColumnIndex, in row: RowIndex, _ moves: (ColumnIndex) -> Interval
    ) -> Interval {
        var sum = Interval(lower: 0, upper: 0)
        var own = 1.0
        forEachTerm(of: row) { other, coefficient in
            if other == column { own = coefficient } else { sum = sum + moves(other) * coefficient }
        }
        return sum * (-1 / own)
    }

    private func forEachTerm(of row: RowIndex, _ body: (ColumnIndex, Double) -> Void) {
        forest.forEachTerm(of: row, program, body)
    }
}

extension Interval {
    /// What both contain; rounding that keeps them apart leaves the nearest end.
    fileprivate func narrowed(to other: Interval) -> Interval {
        let low = max(lower, min(other.lower, upper))
        return Interval(lower: low, upper: max(low, min(upper, max(other.upper, lower))))
    }
}
