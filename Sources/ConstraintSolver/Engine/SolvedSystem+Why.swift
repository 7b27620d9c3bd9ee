// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// The rows that a variable's value follows from, in ascending order. Rows that hold the same value, such as
    /// both of a content size, are all among them.
    func rowsDetermining(_ variable: Variable) -> [RowID] {
        var basis = simplex
        var found = Set<RowID>()
        var seen: Set<Variable> = [variable]
        var left = [variable]
        while let variable = left.popLast() {
            let column = simplex.column(of: variable)
            let rows =
                column.map { rowsOfBasis($0, &basis) }
                ?? [singletons.row(of: variable) ?? fixedVariables.row(of: variable)].compactMap { $0 }
            for row in rows where found.insert(row).inserted {
                // The other variables of a basis' rows are accounted for already, except constants.
                for term in table.terms(of: row) where column == nil || fixedVariables.contains(table.variable[term]) {
                    if seen.insert(table.variable[term]).inserted { left.append(table.variable[term]) }
                }
            }
        }
        return found.sorted()
    }

    /// The rows at the columns out of the basis that a column depends on.
    private func rowsOfBasis(_ column: ColumnIndex, _ basis: inout Simplex) -> [RowID] {
        basis.enter(basis.program.componentOf[column])
        while true {
            let others = basis.columnsBehind(column)
            guard let loose = others.first(where: { !isHeld($0) }), holdByOthers(loose, &basis) else {
                return others.flatMap(rows(at:))
            }
        }
    }

    /// Whether a row or a sign holds a column out of the basis where it is.
    private func isHeld(_ column: ColumnIndex) -> Bool {
        let value = simplex.values[column]
        let bounds = simplex.requiredBounds(of: column)
        let slack = Tolerance.value(near: value)
        return abs(bounds.lower - value) <= slack || abs(bounds.upper - value) <= slack || !rows(at: column).isEmpty
    }

    /// Takes a column that nothing of its own holds into the basis for one that is held, where there is one: many rows
    /// meet in one point then, and it cannot move for all that.
    private func holdByOthers(_ column: ColumnIndex, _ basis: inout Simplex) -> Bool {
        guard !basis.isBasic(column) else { return false }
        let image = basis.ftran(column)
        var held: (row: RowIndex, size: Double)?
        for (row, rate) in image where abs(rate) > Tolerance.safePivot && isHeld(basis.basis.column[row]) {
            if abs(rate) > held?.size ?? 0 { held = (row, abs(rate)) }
        }
        guard let held else { return false }
        basis.exchange(column, image, row: held.row)
        return true
    }

    /// The rows that hold a column out of the basis where it is.
    private func rows(at column: ColumnIndex) -> [RowID] {
        let value = simplex.values[column]
        let slack = Tolerance.value(near: value)
        let bounding = simplex.boundRows(of: column).filter { row in
            abs(fixedVariables.remainder(of: row, table) / fixedVariables.divisor(of: row, table) - value) <= slack
        }
        return bounding + simplex.breakpoints(of: column).filter { abs($0.position - value) <= slack }.map { $0.row }
    }
}

extension Simplex {
    /// The columns out of the basis that move a column of the current component; for one out of it, itself.
    fileprivate func columnsBehind(_ column: ColumnIndex) -> [ColumnIndex] {
        guard let row = basis.row[column] else { return [column] }
        var unit = ByRow(repeating: 0.0, for: component.rows)
        unit[row] = 1
        let duals = DualValues(costs: unit, basis)
        return columnRanges.joined().filter {
            !isBasic($0) && abs(duals.imputedCost(of: $0, program)) > Tolerance.dualValue
        }
    }
}
