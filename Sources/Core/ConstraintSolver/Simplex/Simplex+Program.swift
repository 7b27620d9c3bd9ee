// SPDX-License-Identifier: Apache-2.0
/// What a solved system needs from the program.
extension Simplex {
    var components: ByComponent<Component> { program.components }

    var columnCount: Int { program.columnCount }

    /// How many rows the program has.
    var rowCount: Int { program.rowCount }

    func isStructural(_ column: ColumnIndex) -> Bool { program.isStructural(column) }

    func componentIndex(of column: ColumnIndex) -> ComponentIndex { program.componentOf[column] }

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
        [program.lowerRow[column], program.upperRow[column]].compactMap { $0 }
    }

    /// See `Program.ownOptimum(of:)`.
    func ownOptimum(of column: ColumnIndex) -> Interval { program.ownOptimum(of: column) }

    /// The levels of a component, each with its columns.
    var levelOrder: LevelOrder { LevelOrder(program, component) }
}
