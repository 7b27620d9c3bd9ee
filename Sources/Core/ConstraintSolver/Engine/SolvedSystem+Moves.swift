// SPDX-License-Identifier: Apache-2.0
/// A change that the present basis can follow: columns move, and the basis stays the best one.
extension SolvedSystem {
    /// Moves columns out of the basis with the bound or breakpoint that they are at, and basic ones in step.
    mutating func moveColumns() {
        for touched in change.columns where !simplex.isBasic(touched.column) {
            let column = touched.column
            let breakpoints = simplex.breakpoints(of: column)
            let value: Double
            guard let anchor = touched.anchor else {
                change.makeDue(component: simplex.componentIndex(of: column))
                continue
            }
            switch anchor - breakpoints.count {
            case 0: value = simplex.requiredBounds(of: column).lower
            case 1: value = simplex.requiredBounds(of: column).upper
            case 2: value = 0
            default: value = breakpoints[breakpoints.startIndex + anchor].position
            }
            let step = value - simplex.values[column]
            guard step != 0, value.isFinite else { continue }
            simplex.values[column] = value
            noteVariable(column)
            change.shifts.append((column, step))
            change.shiftCount[simplex.componentIndex(of: column)] += 1
        }
        for (column, step) in change.shifts {
            let index = simplex.componentIndex(of: column)
            let count = change.shiftCount[index]
            if count == 0 || change.isComponentDue[index] { continue }
            if count <= Self.fewShifts {
                move(column, by: step)
            } else {
                moveAll(of: index)
                change.shiftCount[index] = 0
            }
        }
    }

    /// Up to this number, columns are followed one by one.
    private static var fewShifts: Int { 4 }

    /// Moves the basic columns of a component to where they belong.
    private mutating func moveAll(of index: ComponentIndex) {
        simplex.enter(index)
        for i in simplex.component.rows {
            let basic = simplex.basis.column[i]
            guard !change.isMoved[basic] else { continue }
            change.isMoved[basic] = true
            change.moved.append((basic, simplex.values[basic]))
            noteVariable(basic)
        }
        simplex.computeBasicValues()
    }

    private mutating func noteVariable(_ column: ColumnIndex) {
        if simplex.isStructural(column) {
            change.variables.append(simplex.variable(of: column))
        }
    }

    /// Moves the basic columns that depend on one that has moved.
    private mutating func move(_ column: ColumnIndex, by step: Double) {
        let image = columnImages.image(of: column, &simplex)
        for (row, rate) in image {
            let basic = simplex.basis.column[row]
            if !change.isMoved[basic] {
                change.isMoved[basic] = true
                change.moved.append((basic, simplex.values[basic]))
                noteVariable(basic)
            }
            simplex.values[basic] -= rate * step
        }
    }

    /// The basis stays the best one while every column stays on its sides of its bounds and breakpoints: all slopes are the
    /// same.
    mutating func judgeMoves() {
        for touched in change.columns {
            let index = simplex.componentIndex(of: touched.column)
            if !change.isComponentDue[index], !staysOnItsSides(touched) { change.makeDue(component: index) }
        }
        for (column, from) in change.moved where !change.isColumnTouched[column] {
            let index = simplex.componentIndex(of: column)
            if !change.isComponentDue[index], !staysOnItsSides(column, from) { change.makeDue(component: index) }
        }
        checkMoves()
        // Ranges may have moved as well.
        for touched in change.columns {
            let index = simplex.componentIndex(of: touched.column)
            if case .ambiguous = answers[index] { answers[index] = .chosen }
        }
    }

    /// The last check of a solve, of the rows that what has moved is in: a component that has drifted is solved again.
    private mutating func checkMoves() {
        for (column, _) in change.shifts { checkRows(of: column) }
        for (column, _) in change.moved { checkRows(of: column) }
        for row in change.checkedRows { change.isRowChecked[row] = false }
        change.checkedRows.removeAll(keepingCapacity: true)
    }

    private mutating func checkRows(of column: ColumnIndex) {
        let index = simplex.componentIndex(of: column)
        guard !change.isComponentDue[index] else { return }
        for row in simplex.rows(of: column) { check(row, index) }
    }

    private mutating func check(_ row: RowIndex, _ index: ComponentIndex) {
        guard !change.isRowChecked[row] else { return }
        change.isRowChecked[row] = true
        change.checkedRows.append(row)
        if !simplex.meetsRow(row) { change.makeDue(component: index) }
    }

    private func staysOnItsSides(_ touched: Change.TouchedColumn) -> Bool {
        let column = touched.column
        let value = simplex.values[column]
        var side = touched.sides
        for breakpoint in simplex.breakpoints(of: column) {
            if change.sides[side] != Self.side(value, breakpoint.position) { return false }
            side += 1
        }
        for offset in 0..<3 where change.sides[side + offset] != boundSide(column, offset, value) { return false }
        return true
    }

    private func staysOnItsSides(_ column: ColumnIndex, _ from: Double) -> Bool {
        let value = simplex.values[column]
        for breakpoint in simplex.breakpoints(of: column)
        where Self.side(from, breakpoint.position) != Self.side(value, breakpoint.position) {
            return false
        }
        for offset in 0..<3 where boundSide(column, offset, from) != boundSide(column, offset, value) { return false }
        return true
    }
}
