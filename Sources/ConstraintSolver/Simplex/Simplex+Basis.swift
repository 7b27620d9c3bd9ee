// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// Takes columns out of the basis to the nearest place that their bounds allow, and to a breakpoint that they had
    /// followed.
    mutating func returnToBounds() {
        let (structurals, logicals) = columns
        for range in [structurals, logicals] {
            for column in range where !isBasic(column) {
                values[column] = min(max(values[column], lower[column]), upper[column])
            }
        }
    }

    /// Values of the basic columns from those of the others.
    mutating func computeBasicValues() {
        stepsSinceComputingValues = 0
        guard !component.rows.isEmpty else { return }
        clearEntering()
        for column in component.structurals where !isBasic(column) && values[column] != 0 {
            for k in program.entries(ofColumn: column) {
                entering[program.columnRow[k]] -= program.columnEntry[k] * values[column]
            }
        }
        for i in component.rows where !isBasic(program.logical(i)) { entering[i] += values[program.logical(i)] }
        factor.ftran(&entering)
        for i in component.rows {
            values[basic[i]] = entering[i]
            entering[i] = 0
        }
    }

    /// The column's image under the inverse of the basis, into `entering`.
    mutating func ftran(_ column: Int) {
        clearEntering()
        if program.isStructural(column) {
            let entries = program.entries(ofColumn: column)
            for k in entries { entering[program.columnRow[k]] = program.columnEntry[k] }
            factor.ftran(&entering, from: Array(program.columnRow[entries]), &reach)
        } else {
            entering[column - program.structuralCount] = -1
            factor.ftran(&entering, from: [column - program.structuralCount], &reach)
        }
    }

    private mutating func clearEntering() {
        for i in reach.rows { entering[i] = 0 }
        reach.begin([])
    }

    /// Exchanges the basic column of `row` for `column`, whose image from FTRAN is in `entering`.
    mutating func exchange(_ column: Int, row: Int) {
        version += 1
        factor.etas.append(pivot: row, column: entering, rows: reach.rows, component: component.rows)
        let leaving = basic[row]
        basisRow[leaving] = -1
        costs[leaving] = 0
        basic[row] = column
        basisRow[column] = row
        addCandidate(leaving)
        let etas = factor.etas
        if etas.count >= 16, etas.entryCount > 2 * factor.entryCount || etas.count > component.rows.count { refactor() }
    }

    /// Factors the basis again, which ends the drift of many exchanges. Columns that depend on others leave the basis.
    mutating func refactor() {
        let rows = component.rows
        guard !rows.isEmpty else { return }
        version += 1
        let columns = component.structurals.filter { isBasic($0) }
        let isLogicalBasic = rows.map { isBasic(program.logical($0)) }
        var factorisation = Factorisation(program, component, columns: columns, isLogicalBasic: isLogicalBasic)
        factor = factorisation.factor()
        for row in rows { basic[row] = program.logical(row) }
        for (index, column) in columns.enumerated() {
            let row = factorisation.rowOf[index]
            basisRow[column] = row
            if row >= 0 {
                basic[row] = column
            } else {
                costs[column] = 0
                addCandidate(column)
            }
        }
        for row in rows {
            let logical = program.logical(row)
            if basic[row] == logical { basisRow[logical] = row }
        }
        computeBasicValues()
    }
}
