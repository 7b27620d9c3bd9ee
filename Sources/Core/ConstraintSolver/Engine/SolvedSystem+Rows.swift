// SPDX-License-Identifier: Apache-2.0
/// Adding and removing rows where that does not change the structure; everything else takes a new solve.
extension SolvedSystem {
    /// Takes in one more row. Returns false where it has several open variables, or has a column singleton.
    mutating func add(_ row: Row) -> Bool {
        let index = RowID(index: table.count)
        table.append(row)
        breakRanks.append(Int16(clamping: row.breakRank))
        groups.append(row.groups)
        guard conflicts.isEmpty, isWithinPivotLimit else { return false }
        let terms = table.terms(of: index)
        guard terms.allSatisfy({ !singletons.contains(table.variable[$0]) }) else { return false }
        let open = terms.filter { !fixedVariables.contains(table.variable[$0]) }
        guard open.count <= 1 else { return false }
        fixedVariables.appendRow(openCount: open.count)
        occurrences.insert(index, table)
        change.isRowTouched.append(false)
        guard let term = open.first else {
            simplex.appendRow(column: nil, bound: nil, breakpoint: nil)
            return !table.isRequired(index) || !fixedVariables.misses(index, table)
        }
        guard let column = simplex.column(of: table.variable[term]) else { return false }
        if table.isRequired(index) {
            simplex.appendRow(column: column, bound: index, breakpoint: nil)
        } else {
            let breakpoint = CostBreakpoint(
                of: index, table, position: fixedVariables.remainder(of: index, table), divisor: table.coefficient[term]
            )
            simplex.appendRow(column: column, bound: nil, breakpoint: breakpoint)
        }
        noteRowChange(in: column)
        // A solve from nothing takes a variable of one value for a constant, which parts what it ties.
        if table.isRequired(index), table.relation[index] == 0 {
            isLoose[simplex.componentIndex(of: column)] = true
        }
        return true
    }

    /// Takes a row out. Returns false where others depend on it.
    mutating func remove(_ row: RowID) -> Bool {
        guard conflicts.isEmpty, isWithinPivotLimit, variableFixed(by: row) == nil,
            singletons.variable(of: row, table) == nil
        else {
            return false
        }
        table.removeRow(row)
        guard let column = simplex.column(of: row) else { return true }
        simplex.freeColumn(of: row)
        noteRowChange(in: column)
        if !simplex.isStructural(column) { isLoose[simplex.componentIndex(of: column)] = true }
        return true
    }

    private mutating func noteRowChange(in column: ColumnIndex) {
        let index = simplex.componentIndex(of: column)
        simplex.rebound(column, variables, table, fixedVariables)
        levelOrders[index] = nil
        change.makeDue(component: index)
    }
}
