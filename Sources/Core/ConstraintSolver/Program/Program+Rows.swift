// SPDX-License-Identifier: Apache-2.0
/// Rows of one open variable that come and go; later entries of the lists move up or down.
extension Program {
    /// Takes in the next row of the system, which bounds or bends one column, or none.
    mutating func appendRow(column: ColumnIndex?, bound row: RowID?, breakpoint: CostBreakpoint?) {
        columnOfRow.append(column)
        guard let column else { return }
        if let row {
            boundRow.makeRoom()
            boundRow.insert(row, at: boundRange(column).upperBound)
            for next in column.index + 1..<boundStart.count { boundStart[next] += 1 }
        }
        if let breakpoint {
            let position = breakpointRange(column).upperBound
            breakpoints.insert(breakpoint, at: position)
            for next in column.index + 1..<breakpointStart.count { breakpointStart[next] += 1 }
        }
    }

    /// Frees the column of a row; the column of a row of several variables stays, and says nothing.
    mutating func freeColumn(ofRow row: RowID) {
        guard let column = columnOfRow[row] else { return }
        let breakpoint = breakpoint(of: row)
        columnOfRow[row] = nil
        if let breakpoint {
            breakpoints.remove(at: breakpoint)
            for next in column.index + 1..<breakpointStart.count { breakpointStart[next] -= 1 }
        } else if let position = boundRange(column).first(where: { boundRow[$0] == row }) {
            boundRow.remove(at: position)
            for next in column.index + 1..<boundStart.count { boundStart[next] -= 1 }
        }
    }
}
