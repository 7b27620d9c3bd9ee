// SPDX-License-Identifier: Apache-2.0

/// Checks of a component from its rows alone, which do not depend on what the factorisation has made of them.
extension Simplex {
    /// By how much the values miss `A · structurals − logicals = 0` in a row, and the size of the row's largest term.
    func residual(ofRow row: RowIndex) -> (value: Double, size: Double) {
        let value = values[program.logical(row)]
        var size = max(1, abs(value))
        var sum = -value
        for k in program.entries(ofRow: row) {
            let part = program.rowEntry[k] * values[program.rowColumn[k]]
            sum += part
            size = max(size, abs(part))
        }
        return (sum, size)
    }

    /// Whether the values meet a row to the accuracy that a solve promises.
    func meetsRow(_ row: RowIndex) -> Bool {
        let (residual, size) = residual(ofRow: row)
        return abs(residual) <= Tolerance.residual * size
    }

    /// The last check: whether the values of the component are those of its rows, and within the present bounds.
    ///
    /// These bounds are what the required rows and the levels settled so far leave, so that values within them are both
    /// feasible and optimal, where the dual values of each level were right.
    func isConsistent() -> Bool {
        if isOptimumDoubtful { return false }
        for row in component.rows {
            let (residual, size) = residual(ofRow: row)
            guard abs(residual) <= Tolerance.residual * size,
                isWithinBounds(program.logical(row), slack: Tolerance.bound * size)
            else { return false }
        }
        return component.structurals.allSatisfy {
            isWithinBounds($0, slack: Tolerance.bound * max(1, abs(values[$0])))
        }
    }

    private func isWithinBounds(_ column: ColumnIndex, slack: Double) -> Bool {
        values[column] >= lower[column] - slack && values[column] <= upper[column] + slack
    }

    /// Whether dual values and values solve the equations of the basis, checked against the rows themselves: then no
    /// reduced cost depends on the drift of old exchanges.
    func isBasisSolved(_ duals: DualValues) -> Bool {
        component.rows.allSatisfy { row in
            let column = basis.column[row]
            var sum = -costs[column]
            var size = max(1, abs(costs[column]))
            if program.isStructural(column) {
                for k in program.entries(ofColumn: column) {
                    let part = program.columnEntry[k] * duals[program.columnRow[k]]
                    sum += part
                    size = max(size, abs(part))
                }
            } else {
                sum -= duals[program.row(ofLogical: column)]
            }
            return abs(sum) <= Tolerance.dualResidual * size && meetsRow(row)
        }
    }

    /// Values of the basic columns from a fresh factorisation, with a step of iterative refinement where rounding leaves
    /// something of a row.
    mutating func computeFinalValues() {
        if basis.exchangeCount > 0 { refactor() } else if stepsSinceComputingValues > 0 { computeBasicValues() }
        let needsRefinement = component.rows.contains { row in
            let (residual, size) = residual(ofRow: row)
            return abs(residual) > Tolerance.refined * size
        }
        if needsRefinement { refine() }
    }

    /// Solves once more for the residuals of the rows and corrects the basic columns.
    private mutating func refine() {
        var correction = ByRow(repeating: 0.0, for: component.rows)
        for row in component.rows { correction[row] = -residual(ofRow: row).value }
        basis.ftran(&correction)
        for row in component.rows { values[basis.column[row]] += correction[row] }
    }

    /// Whether the pivot of an exchange is the same from FTRAN, in the column's image, and from BTRAN.
    ///
    /// Where a factorisation has lost digits the two differ, and the exchange would make a basis that is worse still.
    func isStablePivot(_ column: ColumnIndex, _ image: ColumnImage, row: RowIndex) -> Bool {
        var unit = ByRow(repeating: 0.0, for: component.rows)
        unit[row] = 1
        basis.btran(&unit)
        var pivot = 0.0
        if program.isStructural(column) {
            for k in program.entries(ofColumn: column) { pivot += program.columnEntry[k] * unit[program.columnRow[k]] }
        } else {
            pivot = -unit[program.row(ofLogical: column)]
        }
        return abs(pivot - image[row]) <= Tolerance.pivotAgreement * abs(image[row])
    }
}
