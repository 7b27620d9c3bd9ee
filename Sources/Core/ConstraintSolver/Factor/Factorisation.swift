// SPDX-License-Identifier: Apache-2.0
/// Factors a basis: first what is triangular already, then the rest by Markowitz' rule, where the pivot is taken that
/// can fill in least.
struct Factorisation {
    let program: Program
    let rows: Range<RowIndex>
    /// Structural columns of the basis.
    let columns: IndexedList<BasisPosition, ColumnIndex>
    /// By row: whether its logical column is in the basis, and stays.
    private let isLogicalBasic: ByRow<Bool>
    var recorder: FactorRecorder
    /// The row of a column, as soon as it has one.
    var rowOf: IndexedList<BasisPosition, RowIndex?>
    /// By structural column of the component.
    private var positionOf: ByColumn<BasisPosition?>
    var isRowActive: ByRow<Bool>
    /// Active entries, by row and by column.
    var rowCount: ByRow<Int>
    var columnCount: IndexedList<BasisPosition, Int>

    init(
        _ program: Program, _ component: Component, columns: IndexedList<BasisPosition, ColumnIndex>,
        isLogicalBasic: ByRow<Bool>
    ) {
        self.program = program
        rows = component.rows
        self.columns = columns
        self.isLogicalBasic = isLogicalBasic
        recorder = FactorRecorder(pivots: rows.count)
        rowOf = IndexedList(repeating: nil, count: columns.count)
        positionOf = ByColumn(repeating: nil, for: component.structurals)
        for position in columns.indices { positionOf[columns[position]] = position }
        isRowActive = ByRow(repeating: true, for: rows)
        rowCount = ByRow(repeating: 0, for: rows)
        columnCount = IndexedList(repeating: 0, count: columns.count)
    }

    /// The factor; afterwards `rowOf` tells the row of each column. Rows that no column was found for take their
    /// logical one.
    mutating func factor() -> Factor {
        pivotLogicals()
        peel()
        if columns.indices.contains(where: { rowOf[$0] == nil }) { eliminateNucleus() }
        for row in rows where isRowActive[row] { recorder.addPivot(row: row, entry: -1) }
        return recorder.finish(rowOf: rowOf, rows: rows)
    }

    private mutating func pivotLogicals() {
        for row in rows where isLogicalBasic[row] {
            isRowActive[row] = false
            for nonzero in program.entries(ofRow: row) {
                guard let position = positionOf[program.rowColumn[nonzero]] else { continue }
                recorder.addUpper(column: position, entry: program.rowEntry[nonzero])
            }
            recorder.addPivot(row: row, entry: -1)
        }
        for position in columns.indices {
            for nonzero in program.entries(ofColumn: columns[position]) where isRowActive[program.columnRow[nonzero]] {
                columnCount[position] += 1
                rowCount[program.columnRow[nonzero]] += 1
            }
        }
    }

    /// Takes columns and rows of one active entry until there is none.
    private mutating func peel() {
        var singleColumns = columns.indices.filter { columnCount[$0] == 1 }
        var singleRows = rows.filter { isRowActive[$0] && rowCount[$0] == 1 }
        while true {
            if let position = singleColumns.popLast() {
                if rowOf[position] == nil, columnCount[position] == 1 {
                    pivotSingle(column: position, &singleColumns)
                }
            } else if let row = singleRows.popLast() {
                if isRowActive[row], rowCount[row] == 1 { pivotSingle(row: row, &singleRows) }
            } else {
                return
            }
        }
    }

    private mutating func pivotSingle(column position: BasisPosition, _ singleColumns: inout [BasisPosition]) {
        guard
            let nonzero = program.entries(ofColumn: columns[position])
                .first(where: { isRowActive[program.columnRow[$0]] }),
            abs(program.columnEntry[nonzero]) > Tolerance.pivot
        else { return }
        let row = program.columnRow[nonzero]
        isRowActive[row] = false
        rowOf[position] = row
        for nonzero in program.entries(ofRow: row) {
            guard let other = positionOf[program.rowColumn[nonzero]], rowOf[other] == nil else { continue }
            recorder.addUpper(column: other, entry: program.rowEntry[nonzero])
            columnCount[other] -= 1
            if columnCount[other] == 1 { singleColumns.append(other) }
        }
        recorder.addPivot(row: row, entry: program.columnEntry[nonzero])
    }

    private mutating func pivotSingle(row: RowIndex, _ singleRows: inout [RowIndex]) {
        for nonzero in program.entries(ofRow: row) {
            let column = program.rowColumn[nonzero]
            guard let position = positionOf[column], rowOf[position] == nil else { continue }
            let pivot = program.rowEntry[nonzero]
            guard abs(pivot) > Tolerance.pivot else { return }
            rowOf[position] = row
            isRowActive[row] = false
            for nonzero in program.entries(ofColumn: column) {
                let other = program.columnRow[nonzero]
                guard isRowActive[other] else { continue }
                recorder.addMultiplier(row: other, entry: program.columnEntry[nonzero] / pivot)
                rowCount[other] -= 1
                if rowCount[other] == 1 { singleRows.append(other) }
            }
            recorder.endMultipliers(of: row)
            recorder.addPivot(row: row, entry: pivot)
            return
        }
    }
}
