// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// The rows that a variable's value follows from, in ascending order: it is the sum of their left-hand sides, each times
    /// its multiplier. Rows that hold the same value, such as both of a content size, are all among them, those after the
    /// first with a multiplier of 0; what cancels in the sum of all is not.
    func multipliersDetermining(_ variable: Variable) -> [RowMultiplier] {
        var multipliers: [RowID: Double] = [:]
        var shares = VariableShares(of: variable)
        for variable in chain(from: [variable], singletons.row(of:), rank: singletons.rank(of:)) {
            replace(variable, by: singletons.row(of: variable), in: &shares, &multipliers)
        }
        let columns = shares.variables.filter(shares.hasPart).compactMap(simplex.column(of:)).sorted()
        var basis = simplex
        for component in Set(columns.map(simplex.componentIndex(of:))).sorted() {
            basis.enter(component)
            let own = columns.filter { simplex.componentIndex(of: $0) == component }
                .map { (column: $0, share: shares[simplex.variable(of: $0)]) }
            for held in heldColumns(behind: own, &basis) { replace(held, in: &shares, &multipliers) }
        }
        for variable in chain(from: shares.variables, fixedVariables.row(of:), rank: fixedVariables.rank(of:)) {
            replace(variable, by: fixedVariables.row(of: variable), in: &shares, &multipliers)
        }
        return multipliers.map(RowMultiplier.init).sorted { $0.row < $1.row }
    }

    /// The given variables that have a row of their own, and all such variables that they depend on; a variable comes
    /// before the variables that it depends on.
    private func chain(
        from variables: [Variable], _ row: (Variable) -> RowID?, rank: (Variable) -> Int
    ) -> [Variable] {
        var chain = Set(variables.filter { row($0) != nil })
        var left = Array(chain)
        while let variable = left.popLast() {
            for term in row(variable).map(table.terms(of:)) ?? 0..<0 {
                let other = table.variable[term]
                if row(other) != nil, chain.insert(other).inserted { left.append(other) }
            }
        }
        return chain.sorted { rank($0) > rank($1) }
    }

    /// Hands the share of a variable to the others in the row that determines it.
    private func replace(
        _ variable: Variable, by row: RowID?, in shares: inout VariableShares, _ multipliers: inout [RowID: Double]
    ) {
        guard let row, shares.hasPart(variable) else { return }
        let terms = table.terms(of: row)
        guard let own = terms.first(where: { table.variable[$0] == variable }) else { return }
        let multiplier = shares[variable] / table.coefficient[own]
        multipliers[row, default: 0] += multiplier
        for term in terms where term != own {
            shares.add(
                -multiplier * table.coefficient[term], to: table.variable[term], isCertain: shares.isCertain(variable))
        }
    }

    /// Hands the share of a column to the constants in the rows that hold it.
    private func replace(
        _ held: ColumnShare, in shares: inout VariableShares, _ multipliers: inout [RowID: Double]
    ) {
        let rows = Set(rows(at: held.column)).sorted()
        for row in rows {
            let multiplier = row == rows.first ? held.share / fixedVariables.divisor(of: row, table) : 0
            multipliers[row, default: 0] += multiplier
            for term in table.terms(of: row) where fixedVariables.contains(table.variable[term]) {
                // Each of several rows at one place has its own constants, which cancel with nothing.
                shares.add(-multiplier * table.coefficient[term], to: table.variable[term], isCertain: rows.count > 1)
            }
        }
    }

    /// The columns out of the basis that a sum of columns of its component depends on, with their shares in it.
    private func heldColumns(behind columns: [ColumnShare], _ basis: inout Simplex) -> [ColumnShare] {
        while true {
            let others = basis.columnsBehind(columns)
            guard let loose = others.first(where: { !isHeld($0.column) }), holdByOthers(loose.column, &basis) else {
                return others
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

    /// Exchanges a nonbasic column that no row or sign holds with a basic column that is held; false if there is none. Many
    /// rows then meet in one point, and the column cannot move although nothing holds it.
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

/// A column, and how much a value changes with it.
private typealias ColumnShare = (column: ColumnIndex, share: Double)

extension Simplex {
    /// The columns out of the basis that a sum of columns of the current component moves with.
    fileprivate func columnsBehind(_ columns: [ColumnShare]) -> [ColumnShare] {
        var costs = ByRow(repeating: 0.0, for: component.rows)
        var own: [ColumnIndex: Double] = [:]
        var largest = 0.0
        for (column, share) in columns {
            if let row = basis.row[column] { costs[row] = share } else { own[column] = share }
            largest = max(largest, abs(share))
        }
        let duals = DualValues(costs: costs, basis)
        return columnRanges.joined().lazy.filter { !self.isBasic($0) }
            .map { ($0, (own[$0] ?? 0) - duals.imputedCost(of: $0, self.program)) }
            .filter { abs($0.1) > largest * Tolerance.dualValue }
    }
}

/// How much a value changes with each of the variables that it follows from.
private struct VariableShares {
    private struct Share {
        var sum = 0.0
        /// The sum of the absolute values.
        var size = 0.0
        var isCertain = false
    }

    private var shares: [Variable: Share]

    init(of variable: Variable) { shares = [variable: Share(sum: 1, size: 1)] }

    /// In ascending order.
    var variables: [Variable] { shares.keys.sorted() }

    subscript(variable: Variable) -> Double { shares[variable]?.sum ?? 0 }

    func isCertain(_ variable: Variable) -> Bool { shares[variable]?.isCertain ?? false }

    /// Whether its shares do not cancel.
    func hasPart(_ variable: Variable) -> Bool {
        guard let share = shares[variable] else { return false }
        return share.isCertain || abs(share.sum) > share.size * Tolerance.dualValue
    }

    mutating func add(_ share: Double, to variable: Variable, isCertain: Bool) {
        var sum = shares[variable] ?? Share()
        sum.sum += share
        sum.size += abs(share)
        sum.isCertain = sum.isCertain || isCertain
        shares[variable] = sum
    }
}
