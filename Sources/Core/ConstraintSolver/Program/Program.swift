// SPDX-License-Identifier: Apache-2.0
/// A linear program with a convex, piecewise linear cost on each column: minimise `Σ cost(column)`, level after level,
/// where `A · structurals − logicals = 0`.
///
/// Column `j` below `structuralCount` is a variable of the system that presolve has left in; column
/// `structuralCount + i` is the logical column of row `i`, the value of its left-hand side. Required rows bound a
/// column, optional ones bend its cost. A row of one variable bounds or bends that variable itself, and so needs no row
/// here.
struct Program {
    var structuralCount = 0
    var rowCount = 0

    // A by columns and by rows.
    var columnStart: [Int32] = [0]
    var columnRow: [RowIndex] = []
    var columnEntry: [Double] = []
    var rowStart: [Int32] = [0]
    var rowColumn: [ColumnIndex] = []
    var rowEntry: [Double] = []

    /// What required rows and signs allow, and the row of the system behind each bound; nil for a sign or none.
    var lower = ByColumn<Double>()
    var upper = ByColumn<Double>()
    var lowerRow = PartialMap<ColumnIndex, RowID>(count: 0)
    var upperRow = PartialMap<ColumnIndex, RowID>(count: 0)
    /// By column: required rows of the system that bound it.
    var boundStart: [Int32] = [0]
    var boundRow: [RowID] = []

    var breakpointStart: [Int32] = [0]
    var breakpoints = IndexedList<BreakpointIndex, CostBreakpoint>()

    var components = ByComponent<Component>()
    /// By column: its component.
    var componentOf = ByColumn<ComponentIndex>()
    /// By variable of the system: its column; nil if presolve has taken it out.
    var columnOfVariable = PartialMap<Variable, ColumnIndex>(count: 0)
    /// By structural column.
    var variableOfColumn = ByColumn<Variable>()
    /// By row: the system's row.
    var sourceRow = ByRow<RowID>()

    /// By row of the system: the column that it bounds or bends; nil if all of its variables are fixed or
    /// it determines a column singleton.
    var columnOfRow = PartialMap<RowID, ColumnIndex>(count: 0)

    var columnCount: Int { structuralCount + rowCount }

    var rows: Range<RowIndex> { RowIndex(index: 0)..<RowIndex(index: rowCount) }
    var structurals: Range<ColumnIndex> { ColumnIndex(index: 0)..<ColumnIndex(index: structuralCount) }
    var columns: Range<ColumnIndex> { ColumnIndex(index: 0)..<ColumnIndex(index: columnCount) }

    @inline(__always)
    func isStructural(_ column: ColumnIndex) -> Bool { column.index < structuralCount }

    @inline(__always)
    func logical(_ row: RowIndex) -> ColumnIndex { ColumnIndex(index: structuralCount + row.index) }

    /// The logical columns of a range of rows.
    func logicals(_ rows: Range<RowIndex>) -> Range<ColumnIndex> { logical(rows.lowerBound)..<logical(rows.upperBound) }

    /// The row of a logical column.
    @inline(__always)
    func row(ofLogical column: ColumnIndex) -> RowIndex { RowIndex(index: column.index - structuralCount) }

    @inline(__always)
    func breakpointRange(_ column: ColumnIndex) -> Range<BreakpointIndex> {
        let (start, end) = (breakpointStart[column.index], breakpointStart[column.index + 1])
        return BreakpointIndex(index: Int(start))..<BreakpointIndex(index: Int(end))
    }

    /// The breakpoints of adjacent columns.
    func breakpointRange(_ columns: Range<ColumnIndex>) -> Range<BreakpointIndex> {
        let (start, end) = (breakpointStart[columns.lowerBound.index], breakpointStart[columns.upperBound.index])
        return BreakpointIndex(index: Int(start))..<BreakpointIndex(index: Int(end))
    }

    /// The breakpoint of a row of the system, if it has one.
    func breakpoint(of row: RowID) -> BreakpointIndex? {
        columnOfRow[row].flatMap { breakpointRange($0).first { breakpoints[$0].row == row } }
    }

    /// The required row behind a bound of a column. A logical column has only one row; it has none where that row is
    /// optional or broken, even where rounding gives it a dual value.
    func rowBounding(_ column: ColumnIndex, fromBelow isLower: Bool) -> RowID? {
        if isStructural(column) { return isLower ? lowerRow[column] : upperRow[column] }
        return lowerRow[column] ?? upperRow[column]
    }

    @inline(__always)
    func boundRange(_ column: ColumnIndex) -> Range<Int> { Self.range(boundStart, column.index) }

    @inline(__always)
    func entries(ofColumn column: ColumnIndex) -> Range<Int> {
        Self.range(columnStart, column.index)
    }

    @inline(__always)
    func entries(ofRow row: RowIndex) -> Range<Int> { Self.range(rowStart, row.index) }

    /// The entries of adjacent rows.
    func entries(ofRows rows: Range<RowIndex>) -> Range<Int> {
        Int(rowStart[rows.lowerBound.index])..<Int(rowStart[rows.upperBound.index])
    }

    @inline(__always)
    private static func range(_ starts: [Int32], _ index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index + 1])
    }

    /// Lists the entries by columns as they are by rows.
    mutating func fillColumns() {
        var next = [Int32](repeating: 0, count: structuralCount + 1)
        for column in rowColumn { next[column.index + 1] += 1 }
        for column in 0..<structuralCount { next[column + 1] += next[column] }
        columnStart = next
        columnRow = [RowIndex](repeating: RowIndex(index: 0), count: rowColumn.count)
        columnEntry = [Double](repeating: 0, count: rowColumn.count)
        for row in rows {
            for k in entries(ofRow: row) {
                let column = rowColumn[k].index
                let entry = Int(next[column])
                columnRow[entry] = row
                columnEntry[entry] = rowEntry[k]
                next[column] += 1
            }
        }
    }

    /// The bounds that the rows of the system but `spared` put on a column.
    mutating func rebound(
        _ column: ColumnIndex, isNonNegative: Bool, _ table: RowTable, _ fixedVariables: FixedVariables,
        sparing isSpared: (RowID) -> Bool = { _ in false }
    ) {
        lower[column] = isNonNegative ? 0 : -.infinity
        upper[column] = .infinity
        lowerRow[column] = nil
        upperRow[column] = nil
        for k in boundRange(column) where !isSpared(boundRow[k]) {
            let row = boundRow[k]
            let divisor = fixedVariables.divisor(of: row, table)
            let position = fixedVariables.remainder(of: row, table) / divisor
            let relation = divisor > 0 ? table.relation[row] : -table.relation[row]
            if relation >= 0, position > lower[column] {
                lower[column] = position
                lowerRow[column] = row
            }
            if relation <= 0, position < upper[column] {
                upper[column] = position
                upperRow[column] = row
            }
        }
    }
}
