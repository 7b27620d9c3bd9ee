// SPDX-License-Identifier: Apache-2.0
/// What a solved system asks of the program, and changes in it.
extension Simplex {
    var componentCount: Int { program.components.count }

    func isStructural(_ column: ColumnIndex) -> Bool { program.isStructural(column) }

    func componentIndex(of column: ColumnIndex) -> Int { program.componentOf[column] }

    /// The column of a variable; nil if presolve has taken it out.
    func column(of variable: Variable) -> ColumnIndex? { program.columnOfVariable[variable] }

    /// The column that a row of the system bounds or bends.
    func column(of row: RowID) -> ColumnIndex? { program.columnOfRow[row] }

    /// The variable of a structural column.
    func variable(of column: ColumnIndex) -> Variable { program.variableOfColumn[column] }

    /// The rows of the program that a column has an entry in; for a logical one its own.
    func rows(of column: ColumnIndex) -> ArraySlice<RowIndex> {
        program.isStructural(column)
            ? program.columnRow[program.entries(ofColumn: column)] : [program.row(ofLogical: column)]
    }

    func breakpoints(of column: ColumnIndex) -> ArraySlice<CostBreakpoint> {
        program.breakpoints[program.breakpointRange(column)]
    }

    /// What the required rows of a column alone leave it.
    func requiredBounds(of column: ColumnIndex) -> Interval {
        Interval(lower: program.lower[column], upper: program.upper[column])
    }

    /// The rows behind these bounds.
    func boundRows(of column: ColumnIndex) -> [RowID] {
        [program.lowerRow[column], program.upperRow[column]].compactMap(\.self)
    }

    /// See `Program.ownOptimum(of:)`.
    func ownOptimum(of column: ColumnIndex) -> Interval { program.ownOptimum(of: column) }

    /// The value of a row's column at which the row is met, or its bound; `remainder` is what fixed variables leave of its
    /// constant.
    func position(of row: RowID, remainder: Double) -> Double { remainder / program.divisorOfRow[row] }

    /// The levels of a component, each with its columns.
    var levelOrder: LevelOrder { LevelOrder(program, component) }

    // MARK: - Changes

    /// Bounds a column by the required rows that are not spared.
    mutating func rebound(
        _ column: ColumnIndex, _ variables: ByVariable<VariableDeclaration>, _ table: RowTable,
        _ fixedVariables: FixedVariables, sparing isSpared: (RowID) -> Bool = { _ in false }
    ) {
        let isNonNegative = program.isStructural(column) && variables[program.variableOfColumn[column]].isNonNegative
        program.rebound(column, isNonNegative: isNonNegative, table, fixedVariables, sparing: isSpared)
    }

    /// Gives an optional row another level. Returns its column; nil if it has no cost.
    mutating func setLevel(_ level: Int, of row: RowID) -> ColumnIndex? {
        guard let column = program.columnOfRow[row], let breakpoint = program.breakpointOfRow[row] else { return nil }
        program.breakpoints[breakpoint].level = level
        return column
    }

    /// Moves the breakpoint of an optional row, if it has one; see `position(of:remainder:)`.
    mutating func moveBreakpoint(of row: RowID, remainder: Double) {
        guard let breakpoint = program.breakpointOfRow[row] else { return }
        program.breakpoints[breakpoint].position = position(of: row, remainder: remainder)
    }

    /// See `Program.appendRow`.
    mutating func appendRow(column: ColumnIndex?, divisor: Double, bound row: RowID?, breakpoint: CostBreakpoint?) {
        program.appendRow(column: column, divisor: divisor, bound: row, breakpoint: breakpoint)
    }

    /// See `Program.freeColumn(ofRow:)`.
    mutating func freeColumn(of row: RowID) { program.freeColumn(ofRow: row) }
}
