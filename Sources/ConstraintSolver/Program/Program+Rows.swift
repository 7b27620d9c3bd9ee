// SPDX-License-Identifier: Apache-2.0
/// Rows of one open variable that come and go; later entries of the lists move up or down.
extension Program {
    /// Takes in the next row of the system, which bounds or bends one column, or none.
    mutating func appendRow(column: Int?, divisor: Double, bound row: Int?, breakpoint: CostBreakpoint?) {
        columnOfRow.append(column)
        divisorOfRow.append(divisor)
        breakpointOfRow.append(nil)
        guard let column else { return }
        if let row {
            boundRow.insert(row, at: boundStart[column + 1])
            for other in column + 1..<boundStart.count { boundStart[other] += 1 }
        }
        if let breakpoint {
            let place = breakpointStart[column + 1]
            for k in place..<breakpoints.count { breakpointOfRow[breakpoints[k].row] = k + 1 }
            breakpoints.insert(breakpoint, at: place)
            breakpointOfRow[breakpoint.row] = place
            for other in column + 1..<breakpointStart.count { breakpointStart[other] += 1 }
        }
    }

    /// Frees the column of a row; the column of a row of several variables stays, and says nothing.
    mutating func freeColumn(ofRow row: Int) {
        guard let column = columnOfRow[row] else { return }
        columnOfRow[row] = nil
        if let place = breakpointOfRow[row] {
            breakpointOfRow[row] = nil
            breakpoints.remove(at: place)
            for k in place..<breakpoints.count { breakpointOfRow[breakpoints[k].row] = k }
            for other in column + 1..<breakpointStart.count { breakpointStart[other] -= 1 }
        } else if let place = (boundStart[column]..<boundStart[column + 1]).first(where: { boundRow[$0] == row }) {
            boundRow.remove(at: place)
            for other in column + 1..<boundStart.count { boundStart[other] -= 1 }
        }
    }
}
