// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// Takes a new constant in.
    mutating func setConstant(_ constant: Double, of row: RowID) {
        guard table.constant[row] != constant else { return }
        table.constant[row] = constant
        if let variable = variableFixed(by: row) {
            change.dueFixedVariables.insert(fixedVariables.rank(of: variable))
        } else {
            change.touch(row: row)
        }
    }

    /// Takes a new priority in. Returns false where the row becomes required or is so no longer.
    mutating func setPriority(_ priority: Priority, of row: RowID) -> Bool {
        let level = Level(priority)
        guard level != table.level[row] else { return true }
        guard level != Level.required, !table.isRequired(row), conflicts.isEmpty else { return false }
        let before = table.level[row]
        table.level[row] = level
        if let column = simplex.setLevel(level, of: row) {
            let index = simplex.componentIndex(of: column)
            levelOrders[index] = nil
            let crossed = min(level, before)...max(level, before)
            if simplex.components[index].rows.isEmpty || extendedFaces[index] != nil
                || missedLevels[index]?.contains(where: crossed.contains) == true
            {
                change.makeDue(component: index)
            }
        }
        return true
    }

    /// Solves again what the new constants and priorities change. Returns false if that takes a new solve, as for every
    /// conflict: which conflict is found must not depend on earlier changes.
    mutating func update() -> Bool {
        isAllNew = false
        change.variables.removeAll(keepingCapacity: true)
        guard change.isAny else { return true }
        guard conflicts.isEmpty, isWithinPivotLimit else { return false }
        defer { change.end(componentOf: simplex.componentIndex) }
        guard moveFixedVariables(), moveRows() else { return false }
        moveColumns()
        judgeMoves()
        return solveDueComponents() && moveSingletons()
    }

    /// The variables that may have another value since the update before the last, in their order.
    var changedVariables: [Variable] {
        isAllNew ? Array(variables.indices) : Set(change.variables).sorted()
    }

    func variableFixed(by row: RowID) -> Variable? {
        guard fixedVariables.openCount[row] == 0 else { return nil }
        for term in table.terms(of: row) where fixedVariables.row(of: table.variable[term]) == row {
            return table.variable[term]
        }
        return nil
    }

    private mutating func moveFixedVariables() -> Bool {
        while let rank = change.dueFixedVariables.popFirst() {
            let variable = fixedVariables.order[rank]
            let value = fixedVariables.fixedValue(of: variable, table)
            guard value != fixedVariables.value(of: variable) else { continue }
            fixedVariables.setValue(value, of: variable)
            change.variables.append(variable)
            if variables[variable].isNonNegative, value < -Tolerance.fixed(near: abs(value)) { return false }
            for row in occurrences[variable] where row != fixedVariables.row(of: variable) {
                if let other = variableFixed(by: row) {
                    change.dueFixedVariables.insert(fixedVariables.rank(of: other))
                } else {
                    change.touch(row: row)
                }
            }
        }
        return true
    }

    /// Moves bounds and breakpoints.
    private mutating func moveRows() -> Bool {
        for row in change.rows {
            guard let column = simplex.column(of: row) else {
                if singletons.variable(of: row, table) == nil, table.isRequired(row), fixedVariables.misses(row, table)
                {
                    return false
                }
                continue
            }
            touch(column)
            if table.isRequired(row) {
                simplex.rebound(column, variables, table, fixedVariables)
            } else {
                simplex.moveBreakpoint(
                    of: row,
                    to: fixedVariables.remainder(of: row, table) / fixedVariables.divisor(of: row, table))
            }
        }
        return true
    }

    /// Remembers which sides of its bounds and breakpoints a column is on.
    private mutating func touch(_ column: ColumnIndex) {
        guard !change.isColumnTouched[column] else { return }
        change.isColumnTouched[column] = true
        let index = simplex.componentIndex(of: column)
        if simplex.components[index].rows.isEmpty || extendedFaces[index] != nil {
            change.makeDue(component: index)
        }
        let value = simplex.values[column]
        var anchor: Int?
        let first = change.sides.count
        let breakpoints = simplex.breakpoints(of: column)
        for (offset, breakpoint) in breakpoints.enumerated() {
            let side = Self.side(value, breakpoint.position)
            if side == 0, anchor == nil { anchor = offset }
            change.sides.append(side)
        }
        for offset in 0..<3 {
            let side = boundSide(column, offset, value)
            if side == 0, anchor == nil { anchor = breakpoints.count + offset }
            change.sides.append(side)
        }
        change.columns.append(.init(column: column, sides: first, anchor: anchor))
    }

    @inline(__always)
    static func side(_ value: Double, _ position: Double) -> Int8 {
        let difference = value - position
        let slack = Tolerance.value(near: position)
        return difference > slack ? 1 : difference < -slack ? -1 : 0
    }

    /// The side of the lower bound, of the upper one, or of zero for a column that a tie rule holds near it.
    @inline(__always)
    func boundSide(_ column: ColumnIndex, _ offset: Int, _ value: Double) -> Int8 {
        switch offset {
        case 0: Self.side(value, simplex.requiredBounds(of: column).lower)
        case 1: Self.side(value, simplex.requiredBounds(of: column).upper)
        default: simplex.isHeldNearZero[column] ? Self.side(value, 0) : 2
        }
    }

    private mutating func solveDueComponents() -> Bool {
        for index in change.components {
            simplex.enter(index)
            guard solveAgain(index) == .feasible, isWithinPivotLimit else { return false }
            for column in simplex.component.structurals {
                change.variables.append(simplex.variable(of: column))
            }
            if case .unique = answers[index] { continue }
            // What follows it, and which of its rows tie, is known only where it is whole.
            if isLoose[index] || determinesSingletons { return false }
        }
        return true
    }
}
