// SPDX-License-Identifier: Apache-2.0
/// The rows that have a term of a variable, in their order.
struct Occurrences {
    private var start: [Int32]
    private var rows: [RowID]

    init(_ table: RowTable, variableCount: Int) {
        var next = [Int32](repeating: 0, count: variableCount + 1)
        for variable in table.variable { next[variable.index + 1] += 1 }
        for variable in 0..<variableCount { next[variable + 1] += next[variable] }
        start = next
        var rows = [RowID](repeating: RowID(index: 0), count: table.variable.count)
        for row in table.rows {
            for term in table.terms(of: row) {
                let variable = table.variable[term].index
                rows[Int(next[variable])] = row
                next[variable] += 1
            }
        }
        rows.reserveRoom(for: rows.count)
        self.rows = rows
    }

    /// Takes in the last row of the table.
    mutating func insert(_ row: RowID, _ table: RowTable) {
        for term in table.terms(of: row) {
            let variable = table.variable[term].index
            rows.makeRoom()
            rows.insert(row, at: Int(start[variable + 1]))
            for other in variable + 1..<start.count { start[other] += 1 }
        }
    }

    subscript(variable: Variable) -> ArraySlice<RowID> {
        rows[Int(start[variable.index])..<Int(start[variable.index + 1])]
    }
}
