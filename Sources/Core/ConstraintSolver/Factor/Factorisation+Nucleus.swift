// SPDX-License-Identifier: Apache-2.0
extension Factorisation {
    /// The part of a basis that is not triangular, while it is eliminated.
    private struct Nucleus {
        struct Entry {
            var column: BasisPosition
            var value: Double
        }

        /// What is known of a column in the row of the pivot.
        enum Use: Equatable {
            case none
            /// It has an entry there.
            case inPivotRow
            /// And a row that the pivot row is subtracted from has been found to have one as well.
            case foundIn(RowIndex)
        }

        /// By row.
        var rows: ByRow<[Entry]>
        /// By column: its rows, among them some that are no longer active.
        var columnRows: IndexedList<BasisPosition, [RowIndex]>
        var rowBuckets: CountBuckets<RowIndex>
        var columnBuckets: CountBuckets<BasisPosition>
        /// By column: its entry in the row of the pivot; meaningless if it has none.
        var pivotRowEntry: IndexedList<BasisPosition, Double>
        var use: IndexedList<BasisPosition, Use>
    }

    mutating func eliminateNucleus() {
        var nucleus = Nucleus(
            rows: ByRow(repeating: [], for: rows), columnRows: IndexedList(repeating: [], count: columns.count),
            rowBuckets: CountBuckets(largestCount: columns.count),
            columnBuckets: CountBuckets(largestCount: rows.count),
            pivotRowEntry: IndexedList(repeating: 0, count: columns.count),
            use: IndexedList(repeating: .none, count: columns.count))
        for index in columns.indices where rowOf[index] == nil {
            for nonzero in program.entries(ofColumn: columns[index]) {
                let row = program.columnRow[nonzero]
                guard isRowActive[row], abs(program.columnEntry[nonzero]) > Tolerance.negligible else { continue }
                nucleus.rows[row].append(.init(column: index, value: program.columnEntry[nonzero]))
                nucleus.columnRows[index].append(row)
            }
        }
        for row in rows.reversed() where isRowActive[row] {
            rowCount[row] = nucleus.rows[row].count
            nucleus.rowBuckets.add(row, count: rowCount[row])
        }
        for index in columns.indices.reversed() where rowOf[index] == nil {
            columnCount[index] = nucleus.columnRows[index].count
            nucleus.columnBuckets.add(index, count: columnCount[index])
        }
        while let (row, index) = choosePivot(&nucleus) { eliminate(row: row, column: index, &nucleus) }
    }

    private func choosePivot(_ nucleus: inout Nucleus) -> (row: RowIndex, column: BasisPosition)? {
        var best: (row: RowIndex, column: BasisPosition)?
        var leastFill = Int.max
        for count in 1..<max(nucleus.rowBuckets.range.upperBound, nucleus.columnBuckets.range.upperBound) {
            if count < nucleus.columnBuckets.range.upperBound {
                let candidates = nucleus.columnBuckets.candidates(count, most: 2) {
                    rowOf[$0] == nil ? columnCount[$0] : nil
                }
                for index in candidates { considerColumn(index, nucleus, &best, &leastFill) }
            }
            if leastFill <= (count - 1) * (count - 1) { return best }
            if count < nucleus.rowBuckets.range.upperBound {
                let candidates = nucleus.rowBuckets.candidates(count, most: 2) { isRowActive[$0] ? rowCount[$0] : nil }
                for row in candidates { considerRow(row, nucleus, &best, &leastFill) }
            }
            if leastFill <= count * (count - 1) { return best }
        }
        return best
    }

    /// A pivot may be ten times smaller than the largest entry of its column, or of its row.
    private func considerColumn(
        _ index: BasisPosition, _ nucleus: Nucleus, _ best: inout (row: RowIndex, column: BasisPosition)?,
        _ leastFill: inout Int
    ) {
        var largest = 0.0
        for row in nucleus.columnRows[index] where isRowActive[row] {
            for entry in nucleus.rows[row] where entry.column == index { largest = max(largest, abs(entry.value)) }
        }
        for row in nucleus.columnRows[index] where isRowActive[row] {
            let fill = (rowCount[row] - 1) * (columnCount[index] - 1)
            guard fill < leastFill else { continue }
            for entry in nucleus.rows[row] where entry.column == index && abs(entry.value) >= largest * 0.1 {
                leastFill = fill
                best = (row, index)
            }
        }
    }

    private func considerRow(
        _ row: RowIndex, _ nucleus: Nucleus, _ best: inout (row: RowIndex, column: BasisPosition)?,
        _ leastFill: inout Int
    ) {
        var largest = 0.0
        for entry in nucleus.rows[row] { largest = max(largest, abs(entry.value)) }
        for entry in nucleus.rows[row] where abs(entry.value) >= largest * 0.1 {
            let fill = (rowCount[row] - 1) * (columnCount[entry.column] - 1)
            guard fill < leastFill else { continue }
            leastFill = fill
            best = (row, entry.column)
        }
    }

    private mutating func eliminate(row pivotRow: RowIndex, column pivotColumn: BasisPosition, _ nucleus: inout Nucleus)
    {
        var pivotEntries = nucleus.rows[pivotRow]
        nucleus.rows[pivotRow] = []
        guard let nonzero = pivotEntries.firstIndex(where: { $0.column == pivotColumn }) else { return }
        let pivot = pivotEntries.remove(at: nonzero).value
        for entry in pivotEntries {
            nucleus.pivotRowEntry[entry.column] = entry.value
            nucleus.use[entry.column] = .inPivotRow
        }
        isRowActive[pivotRow] = false
        rowOf[pivotColumn] = pivotRow
        for row in nucleus.columnRows[pivotColumn] where isRowActive[row] {
            guard let nonzero = nucleus.rows[row].firstIndex(where: { $0.column == pivotColumn }) else { continue }
            let multiplier = nucleus.rows[row][nonzero].value / pivot
            nucleus.rows[row].swapAt(nonzero, nucleus.rows[row].count - 1)
            nucleus.rows[row].removeLast()
            recorder.addMultiplier(row: row, entry: multiplier)
            subtract(multiplier, pivotEntries, from: row, &nucleus)
            rowCount[row] = nucleus.rows[row].count
            nucleus.rowBuckets.add(row, count: rowCount[row])
        }
        recorder.endMultipliers(of: pivotRow)
        for entry in pivotEntries {
            recorder.addUpper(column: entry.column, entry: entry.value)
            columnCount[entry.column] -= 1
            nucleus.columnBuckets.add(entry.column, count: columnCount[entry.column])
            nucleus.use[entry.column] = .none
        }
        recorder.addPivot(row: pivotRow, entry: pivot)
    }

    private mutating func subtract(
        _ multiplier: Double, _ pivotEntries: [Nucleus.Entry], from row: RowIndex, _ nucleus: inout Nucleus
    ) {
        let mark = Nucleus.Use.foundIn(row)
        var nonzero = 0
        while nonzero < nucleus.rows[row].count {
            let column = nucleus.rows[row][nonzero].column
            guard nucleus.use[column] != .none else {
                nonzero += 1
                continue
            }
            nucleus.use[column] = mark
            let change = multiplier * nucleus.pivotRowEntry[column]
            let before = nucleus.rows[row][nonzero].value
            let after = before - change
            if abs(after) > max(Tolerance.negligible, Tolerance.cancellation * max(abs(before), abs(change))) {
                nucleus.rows[row][nonzero].value = after
                nonzero += 1
            } else {
                nucleus.rows[row].swapAt(nonzero, nucleus.rows[row].count - 1)
                nucleus.rows[row].removeLast()
                columnCount[column] -= 1
                nucleus.columnBuckets.add(column, count: columnCount[column])
            }
        }
        for entry in pivotEntries where nucleus.use[entry.column] != mark {
            nucleus.rows[row].append(.init(column: entry.column, value: -multiplier * entry.value))
            nucleus.columnRows[entry.column].append(row)
            columnCount[entry.column] += 1
            nucleus.columnBuckets.add(entry.column, count: columnCount[entry.column])
        }
    }
}
