// SPDX-License-Identifier: Apache-2.0
/// What a change of a solved system has affected so far, with storage for computing the rest.
struct Change {
    /// Rows whose constant or fixed variables have changed.
    var rows: [RowID] = []
    var isRowTouched: ByRowID<Bool>
    /// Fixed variables, and column singletons, to be worked out again.
    var dueFixedVariables: DueRanks
    var dueSingletons: DueRanks
    /// Columns whose bounds or breakpoints have moved, with the sides of these that they were on.
    var columns: [TouchedColumn] = []
    var isColumnTouched: ByColumn<Bool>
    var sides: [Int8] = []
    /// Columns out of the basis that have moved, and by how much; by component, how many.
    var shifts: [(column: ColumnIndex, step: Double)] = []
    var shiftCount: ByComponent<Int32>
    /// Basic columns that have moved, and from where.
    var moved: [(column: ColumnIndex, from: Double)] = []
    var isMoved: ByColumn<Bool>
    /// By row of the program: whether the last check has covered it.
    var isRowChecked: ByRow<Bool>
    var checkedRows: [RowIndex] = []
    /// Components to be solved again.
    var components: [ComponentIndex] = []
    var isComponentDue: ByComponent<Bool>
    /// Variables with a new value.
    var variables: [Variable] = []

    struct TouchedColumn {
        var column: ColumnIndex
        /// Where its sides begin.
        var sides: Int
        /// The breakpoint, or beyond them the lower or upper bound, that a column out of the basis stays with.
        var anchor: Int?
    }

    /// A change in which nothing has changed yet; `simplex` has the program of the system.
    init(rows: Int, fixedVariables: Int, singletons: Int, _ simplex: Simplex) {
        isRowTouched = ByRowID(repeating: false, count: rows)
        dueFixedVariables = DueRanks(count: fixedVariables)
        dueSingletons = DueRanks(count: singletons)
        isColumnTouched = ByColumn(repeating: false, count: simplex.columnCount)
        isMoved = isColumnTouched
        isRowChecked = ByRow(repeating: false, count: simplex.rowCount)
        isComponentDue = ByComponent(repeating: false, count: simplex.components.count)
        shiftCount = ByComponent(repeating: 0, count: simplex.components.count)
    }

    var isAny: Bool { !rows.isEmpty || !dueFixedVariables.isEmpty || !components.isEmpty }

    /// Forgets everything but the variables.
    mutating func end(componentOf: (ColumnIndex) -> ComponentIndex) {
        for (column, _) in shifts { shiftCount[componentOf(column)] = 0 }
        shifts.removeAll(keepingCapacity: true)
        for row in rows { isRowTouched[row] = false }
        for touched in columns { isColumnTouched[touched.column] = false }
        for (column, _) in moved { isMoved[column] = false }
        for index in components { isComponentDue[index] = false }
        rows.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        sides.removeAll(keepingCapacity: true)
        moved.removeAll(keepingCapacity: true)
        components.removeAll(keepingCapacity: true)
    }

    mutating func touch(row: RowID) {
        guard !isRowTouched[row] else { return }
        isRowTouched[row] = true
        rows.append(row)
    }

    mutating func makeDue(component: ComponentIndex) {
        guard !isComponentDue[component] else { return }
        isComponentDue[component] = true
        components.append(component)
    }
}
