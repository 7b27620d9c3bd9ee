// SPDX-License-Identifier: Apache-2.0
/// What presolve has taken out of the program, put back where rounding made too much of it.
extension SolvedSystem {
    /// Required rows that are missed by more than rounding, although nothing broke them.
    func missedRows() -> [RowID] {
        let values = ByVariable(variables.indices.map(value(of:)))
        var missed: [RowID] = []
        for row in table.rows where table.isRequired(row) && miss(of: row, values) > 0 {
            let (miss, size) = missAndSize(of: row)
            if miss > Tolerance.share * size { missed.append(row) }
        }
        return missed
    }

    @inline(__always)
    func miss(of row: RowID, _ values: ByVariable<Double>) -> Double {
        var sum = 0.0
        for term in table.terms(of: row) { sum += table.coefficient[term] * values[table.variable[term]] }
        return table.miss(of: row, value: sum)
    }

    /// How far a row is missed, and the size of its largest term, with variables taken to be at least a thousandth.
    func missAndSize(of row: RowID) -> (miss: Double, size: Double) {
        var sum = 0.0
        var size = abs(table.constant[row])
        for term in table.terms(of: row) {
            let part = table.coefficient[term] * value(of: table.variable[term])
            sum += part
            size = max(size, abs(part), Tolerance.leastValue * abs(table.coefficient[term]))
        }
        return (table.miss(of: row, value: sum), size)
    }

    /// Keeps the fixed variables and the column singletons that the rows depend on in the program. Returns whether there
    /// are any.
    mutating func bar(behind rows: [RowID]) -> Bool {
        var isAny = false
        var isSeen = Set(rows)
        var left = rows
        while let row = left.popLast() {
            for term in table.terms(of: row) {
                let variable = table.variable[term]
                guard let behind = fixedVariables.row(of: variable) ?? singletons.row(of: variable) else { continue }
                barred.insert(variable)
                // One that only its own row determines is exact.
                if fixedVariables.contains(variable), table.terms(of: behind).count > 1 {
                    barredFromFixing.insert(variable)
                    isAny = true
                }
                if singletons.contains(variable) { isAny = true }
                if isSeen.insert(behind).inserted { left.append(behind) }
            }
        }
        return isAny
    }
}
