// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    enum Feasibility: Equatable {
        case feasible
        /// These rows of the system, in ascending order, cannot all hold where fixed variables are constants.
        case conflict([RowID])
        case pivotLimit
    }

    /// Moves to a point where every required row of the component holds, if there is one.
    ///
    /// - Parameter mayBeReduced: whether to try it without the positions of views first, which is lost where rows conflict.
    mutating func makeFeasible(mayBeReduced: Bool = false) -> Feasibility {
        violated = nil
        if let conflict = crossedBounds() { return conflict }
        guard !component.rows.isEmpty else { return .feasible }
        #if !hasFeature(Embedded)
            if mayBeReduced { makeFeasibleWithoutFreeColumns() }
        #endif
        guard optimise(.infeasibility, EmptyCollection()).isOptimal else { return .pivotLimit }
        while let row = component.rows.first(where: { side(of: basis.column[$0]) != 0 }) {
            // One column alone, so that the certificate is a single row of the tableau, which has no part to spare.
            let column = basis.column[row]
            guard
                case .optimal(let duals) = optimise(.infeasibilityOf(column: column), CollectionOfOne(column))
            else { return .pivotLimit }
            if side(of: column) != 0 {
                violated = column
                let conflict = certificate(of: column, duals)
                costs[column] = 0
                return .conflict(conflict)
            }
        }
        clearCosts()
        return .feasible
    }

    /// The conflict of two bounds of one column, if there is one.
    func crossedBounds() -> Feasibility? {
        for range in columnRanges {
            for column in range where lower[column] > upper[column] + Tolerance.value(near: lower[column]) {
                return .conflict([program.lowerRow[column], program.upperRow[column]].compactMap { $0 }.sorted())
            }
        }
        return nil
    }

    /// Whether every column is within its bounds when one that has other bounds now moves as far as the violated column
    /// needs it; leaves all where it is.
    mutating func becomesFeasible(moving column: ColumnIndex, within bounds: Interval) -> Bool {
        guard let violated, let violatedRow = basis.row[violated] else { return false }
        var shifts = ByRow(repeating: 0.0, for: component.rows)
        var step = 0.0
        if column != violated {
            guard !isBasic(column) else { return false }
            let image = ftran(column)
            let rate = -image[violatedRow]
            guard abs(rate) > Tolerance.pivot else { return false }
            step = ((side(of: violated) < 0 ? lower[violated] : upper[violated]) - values[violated]) / rate
            for (row, rate) in image { shifts[row] = rate * step }
        }
        let value = values[column] + step
        guard
            component.rows.allSatisfy({ row in
                let basic = basis.column[row]
                return isWithin(
                    values[basic] - shifts[row],
                    basic == column ? bounds : Interval(lower: lower[basic], upper: upper[basic]))
            })
        else { return false }
        return isWithin(value, bounds)
    }

    private func isWithin(_ value: Double, _ bounds: Interval) -> Bool {
        value >= bounds.lower - Tolerance.value(near: bounds.lower)
            && value <= bounds.upper + Tolerance.value(near: bounds.upper)
    }

    private func certificate(of violated: ColumnIndex, _ duals: DualValues) -> [RowID] {
        var found: [RowID] = []
        for range in columnRanges {
            for column in range where column == violated || !isBasic(column) {
                let imputedCost = column == violated ? costs[column] : duals.imputedCost(of: column, program)
                guard abs(imputedCost) > duals.tolerance else { continue }
                let isLower = column == violated ? side(of: column) < 0 : imputedCost < 0
                if let row = program.rowBounding(column, fromBelow: isLower) { found.append(row) }
            }
        }
        return found.sorted()
    }
}
