// SPDX-License-Identifier: Apache-2.0
/// Rows of one open variable that come and go; later entries of the lists move up or down.
extension Program {
    /// Takes in the next row of the system, which bounds or bends one column, or none.
    mutating func appendRow(column: ColumnIndex?, divisor: Double, bound row: RowID?, breakpoint: CostBreakpoint?) {
        columnOfRow.append(column)
        divisorOfRow.append(divisor)
        breakpointOfRow.append(nil)
        guard let column else { return }
        if let row {
            boundRow.insert(row, at: boundRange(column).upperBound)
            for next in column.index + 1..<boundStart.count { boundStart[next] += 1 }
        }
        if let breakpoint {
            let position = breakpointRange(column).upperBound
            for k in position..<breakpoints.indices.upperBound {
                breakpointOfRow[breakpoints[k].row] = k.advanced(by: 1)
            }
            breakpoints.insert(breakpoint, at: position)
            breakpointOfRow[breakpoint.row] = position
            for next in column.index + 1..<breakpointStart.count { breakpointStart[next] += 1 }
        }
    }

    /// Frees the column of a row; the column of a row of several variables stays, and says nothing.
    mutating func freeColumn(ofRow row: RowID) {
        guard let column = columnOfRow[row] else { return }
        columnOfRow[row] = nil
        if let position = breakpointOfRow[row] {
            breakpointOfRow[row] = nil
            breakpoints.remove(at: position)
            for k in position..<breakpoints.indices.upperBound { breakpointOfRow[breakpoints[k].row] = k }
            for next in column.index + 1..<breakpointStart.count { breakpointStart[next] -= 1 }
        } else if let position = boundRange(column).first(where: { boundRow[$0] == row }) {
            boundRow.remove(at: position)
            for next in column.index + 1..<boundStart.count { boundStart[next] -= 1 }
        }
    }
}
