// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    enum Feasibility: Equatable {
        case feasible
        /// These rows of the system, in ascending order, cannot all hold where fixed variables are constants.
        case conflict([Int])
        case pivotLimit
    }

    /// Moves to a point where every required row of the component holds, if there is one.
    mutating func makeFeasible() -> Feasibility {
        violated = nil
        if let conflict = crossedBounds() { return conflict }
        guard !component.rows.isEmpty else { return .feasible }
        if optimise(.infeasibility, EmptyCollection()) == .pivotLimit { return .pivotLimit }
        while let row = component.rows.first(where: { side(of: basic[$0]) != 0 }) {
            // One column alone, so that the certificate is a single row of the tableau, which has no part to spare.
            let column = basic[row]
            guard optimise(.infeasibilityOf(column: column), CollectionOfOne(column)) == .optimal else {
                return .pivotLimit
            }
            if side(of: column) != 0 {
                violated = column
                let conflict = certificate(of: column)
                costs[column] = 0
                return .conflict(conflict)
            }
        }
        clearCosts()
        return .feasible
    }

    /// The conflict of two bounds of one column, if there is one.
    func crossedBounds() -> Feasibility? {
        let (structurals, logicals) = columns
        for range in [structurals, logicals] {
            for column in range where lower[column] > upper[column] + Tolerance.value(near: lower[column]) {
                return .conflict([program.lowerRow[column], program.upperRow[column]].compactMap(\.self).sorted())
            }
        }
        return nil
    }

    /// Whether every column is within its bounds when one that has other bounds now moves as far as the violated column
    /// needs it; leaves all where it is.
    mutating func becomesFeasible(moving column: Int, within bounds: Interval) -> Bool {
        guard let violated, isBasic(violated) else { return false }
        clear(&entering)
        var step = 0.0
        if column != violated {
            guard !isBasic(column) else { return false }
            ftran(column)
            let rate = -entering[basisRow[violated]]
            guard abs(rate) > Tolerance.pivot else { return false }
            step = ((side(of: violated) < 0 ? lower[violated] : upper[violated]) - values[violated]) / rate
        }
        let value = values[column] + step
        guard
            component.rows.allSatisfy({ row in
                let basic = basic[row]
                return isWithin(
                    values[basic] - entering[row] * step,
                    basic == column ? bounds : Interval(lower: lower[basic], upper: upper[basic]))
            })
        else { return false }
        return isWithin(value, bounds)
    }

    private func isWithin(_ value: Double, _ bounds: Interval) -> Bool {
        value >= bounds.lower - Tolerance.value(near: bounds.lower)
            && value <= bounds.upper + Tolerance.value(near: bounds.upper)
    }

    private func certificate(of violated: Int) -> [Int] {
        var found: [Int] = []
        let (structurals, logicals) = columns
        for range in [structurals, logicals] {
            for column in range where column == violated || !isBasic(column) {
                let imputedCost = imputedCost(of: column)
                guard abs(imputedCost) > dualTolerance else { continue }
                guard program.isStructural(column) else {
                    found.append(program.sourceRow[column - program.structuralCount])
                    continue
                }
                let isLower = column == violated ? side(of: column) < 0 : imputedCost < 0
                let row = isLower ? program.lowerRow[column] : program.upperRow[column]
                if let row { found.append(row) }
            }
        }
        return found.sorted()
    }
}
