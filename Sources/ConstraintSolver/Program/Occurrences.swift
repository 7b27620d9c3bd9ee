// SPDX-License-Identifier: Apache-2.0
/// The rows that have a term of a variable, in their order.
struct Occurrences {
    private var start: [Int]
    private var rows: [Int]

    init(_ table: RowTable, variableCount: Int) {
        var next = [Int](repeating: 0, count: variableCount + 1)
        for variable in table.variable { next[variable + 1] += 1 }
        for variable in 0..<variableCount { next[variable + 1] += next[variable] }
        start = next
        var rows = [Int](repeating: 0, count: table.variable.count)
        for row in 0..<table.count {
            for term in table.terms(of: row) {
                let variable = table.variable[term]
                rows[next[variable]] = row
                next[variable] += 1
            }
        }
        self.rows = rows
    }

    /// Takes in the last row of the table.
    mutating func insert(_ row: Int, _ table: RowTable) {
        for term in table.terms(of: row) {
            let variable = table.variable[term]
            rows.insert(row, at: start[variable + 1])
            for other in variable + 1..<start.count { start[other] += 1 }
        }
    }

    subscript(variable: Int) -> ArraySlice<Int> { rows[start[variable]..<start[variable + 1]] }
}
