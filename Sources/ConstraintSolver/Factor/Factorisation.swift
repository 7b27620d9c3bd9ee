// SPDX-License-Identifier: Apache-2.0
/// Factors a basis: first what is triangular already, then the rest by Markowitz' rule, where the pivot is taken that
/// can fill in least.
struct Factorisation {
    let program: Program
    let rows: Range<Int>
    /// Structural columns of the basis.
    let columns: [Int]
    /// By row from the first: whether its logical column is in the basis, and stays.
    let isLogicalBasic: [Bool]
    var recorder: FactorRecorder
    /// By column of `columns`: its row, or -1.
    var rowOf: [Int]
    /// By structural column from the first of the component: its index in `columns`, or -1.
    var indexOf: [Int]
    let firstColumn: Int
    var isRowActive: [Bool]
    /// Active entries.
    var rowCount: [Int]
    var columnCount: [Int]

    init(_ program: Program, _ component: Component, columns: [Int], isLogicalBasic: [Bool]) {
        self.program = program
        rows = component.rows
        self.columns = columns
        self.isLogicalBasic = isLogicalBasic
        firstColumn = component.structurals.lowerBound
        recorder = FactorRecorder(pivots: rows.count)
        rowOf = [Int](repeating: -1, count: columns.count)
        indexOf = [Int](repeating: -1, count: component.structurals.count)
        for (index, column) in columns.enumerated() { indexOf[column - firstColumn] = index }
        isRowActive = [Bool](repeating: true, count: rows.count)
        rowCount = [Int](repeating: 0, count: rows.count)
        columnCount = [Int](repeating: 0, count: columns.count)
    }

    /// The factor; afterwards `rowOf` tells the row of each column. Rows that no column was found for take their
    /// logical one.
    mutating func factor() -> Factor {
        pivotLogicals()
        peel()
        if columns.indices.contains(where: { rowOf[$0] < 0 }) { eliminateNucleus() }
        for row in rows where isRowActive[row - rows.lowerBound] { recorder.addPivot(row: row, entry: -1) }
        let rowsOfColumns = rowOf
        return recorder.finish(rowOf: { rowsOfColumns[$0] }, rows: rows)
    }

    private mutating func pivotLogicals() {
        for row in rows where isLogicalBasic[row - rows.lowerBound] {
            isRowActive[row - rows.lowerBound] = false
            for nonzero in program.entries(ofRow: row) {
                let index = indexOf[program.rowColumn[nonzero] - firstColumn]
                if index >= 0 { recorder.addUpper(column: index, entry: program.rowEntry[nonzero]) }
            }
            recorder.addPivot(row: row, entry: -1)
        }
        for (index, column) in columns.enumerated() {
            for nonzero in program.entries(ofColumn: column)
            where isRowActive[program.columnRow[nonzero] - rows.lowerBound] {
                columnCount[index] += 1
                rowCount[program.columnRow[nonzero] - rows.lowerBound] += 1
            }
        }
    }

    /// Takes columns and rows of one active entry until there is none.
    private mutating func peel() {
        var singleColumns = columns.indices.filter { columnCount[$0] == 1 }
        var singleRows = rows.filter { isRowActive[$0 - rows.lowerBound] && rowCount[$0 - rows.lowerBound] == 1 }
        while true {
            if let index = singleColumns.popLast() {
                if rowOf[index] < 0, columnCount[index] == 1 { pivotSingle(column: index, &singleColumns, &singleRows) }
            } else if let row = singleRows.popLast() {
                let local = row - rows.lowerBound
                if isRowActive[local], rowCount[local] == 1 { pivotSingle(row: row, &singleColumns, &singleRows) }
            } else {
                return
            }
        }
    }

    private mutating func pivotSingle(column index: Int, _ singleColumns: inout [Int], _ singleRows: inout [Int]) {
        let column = columns[index]
        guard
            let nonzero = program.entries(ofColumn: column)
                .first(where: { isRowActive[program.columnRow[$0] - rows.lowerBound] }),
            abs(program.columnEntry[nonzero]) > Tolerance.pivot
        else { return }
        let row = program.columnRow[nonzero]
        isRowActive[row - rows.lowerBound] = false
        rowOf[index] = row
        for nonzero in program.entries(ofRow: row) {
            let other = indexOf[program.rowColumn[nonzero] - firstColumn]
            guard other >= 0, rowOf[other] < 0 else { continue }
            recorder.addUpper(column: other, entry: program.rowEntry[nonzero])
            columnCount[other] -= 1
            if columnCount[other] == 1 { singleColumns.append(other) }
        }
        recorder.addPivot(row: row, entry: program.columnEntry[nonzero])
    }

    private mutating func pivotSingle(row: Int, _ singleColumns: inout [Int], _ singleRows: inout [Int]) {
        guard
            let nonzero = program.entries(ofRow: row).first(where: {
                let index = indexOf[program.rowColumn[$0] - firstColumn]
                return index >= 0 && rowOf[index] < 0
            }),
            abs(program.rowEntry[nonzero]) > Tolerance.pivot
        else { return }
        let column = program.rowColumn[nonzero]
        let pivot = program.rowEntry[nonzero]
        rowOf[indexOf[column - firstColumn]] = row
        isRowActive[row - rows.lowerBound] = false
        for nonzero in program.entries(ofColumn: column) {
            let other = program.columnRow[nonzero]
            let local = other - rows.lowerBound
            guard isRowActive[local] else { continue }
            recorder.addMultiplier(row: other, entry: program.columnEntry[nonzero] / pivot)
            rowCount[local] -= 1
            if rowCount[local] == 1 { singleRows.append(other) }
        }
        recorder.endMultipliers(of: row)
        recorder.addPivot(row: row, entry: pivot)
    }
}
