// SPDX-License-Identifier: Apache-2.0
/// The stages of a lexicographic solve, as `Simplex` has them.
extension ExtendedSimplex {
    /// Moves to a point where every required row holds, if there is one, and bounds columns by these rows from then on.
    mutating func makeFeasible() -> Simplex.Feasibility {
        objective = distance(fromBounds: requiredBounds)
        guard optimise() == .optimal else { return .pivotLimit }
        if columns.contains(where: isInfeasible) {
            let certificate = certificate()
            if certificate.isContradiction { return .conflict(certificate.rows) }
        }
        for column in columns {
            let (low, high) = requiredBounds(column)
            // What is left of a miss is rounding, and the point must stay where it is possible.
            lower[column] = min(low, values[column])
            upper[column] = max(high, values[column])
        }
        return .feasible
    }

    /// Phase 1 once more, within the bounds that the levels have left. Returns false at the step limit.
    mutating func returnToBounds() -> Bool {
        computeBasicValues()
        let (low, high) = (lower, upper)
        objective = distance(fromBounds: { (low[$0], high[$0]) })
        for column in columns {
            lower[column] = DoubleDouble(-.infinity)
            upper[column] = DoubleDouble(.infinity)
        }
        let status = optimise()
        for column in columns {
            lower[column] = low[column]
            upper[column] = high[column]
        }
        return status == .optimal
    }

    /// How far the columns are outside of bounds.
    private func distance(
        fromBounds bounds: (_ column: ColumnIndex) -> (lower: DoubleDouble, upper: DoubleDouble)
    ) -> ExtendedObjective {
        var bends = noBends
        for column in columns {
            let (low, high) = bounds(column)
            if low.high.isFinite { bends[column].append(.init(position: low, left: 1, right: 0)) }
            if high.high.isFinite { bends[column].append(.init(position: high, left: 0, right: 1)) }
        }
        return ExtendedObjective(bends: bends)
    }

    /// By column, to be filled.
    var noBends: ComponentColumns<[ExtendedObjective.Bend]> {
        ComponentColumns(repeating: [], for: [tableau.structurals, tableau.logicals])
    }

    private func requiredBounds(_ column: ColumnIndex) -> (lower: DoubleDouble, upper: DoubleDouble) {
        (DoubleDouble(program.lower[column] / scale[column]), DoubleDouble(program.upper[column] / scale[column]))
    }

    private func isInfeasible(_ column: ColumnIndex) -> Bool {
        let (low, high) = requiredBounds(column)
        let value = values[column]
        guard value < low || value > high else { return false }
        let miss = (value < low ? low - value : value - high).high * scale[column]
        var size = max(1, abs(values[column].high * scale[column]))
        if !program.isStructural(column) {
            for k in program.entries(ofRow: program.row(ofLogical: column)) {
                let structural = program.rowColumn[k]
                size = max(size, abs(program.rowEntry[k] * values[structural].high * scale[structural]))
            }
        }
        return miss > tolerance * size
    }

    /// The rows of the system that the infeasibility follows from, in ascending order; and whether the bounds, weighted
    /// with the multipliers of Farkas' lemma, contradict each other by more than rounding of their constants.
    private func certificate() -> (rows: [RowID], isContradiction: Bool) {
        var found: Set<RowID> = []
        var sum = DoubleDouble.zero
        var largest = 0.0
        func add(_ column: ColumnIndex, slope: DoubleDouble, _ tolerance: Double) {
            guard slope.magnitude > max(tolerance, Self.negligibleShare) else { return }
            if let row = program.rowBounding(column, fromBelow: slope.high < 0) { found.insert(row) }
            let bounds = requiredBounds(column)
            let bound = slope * (slope.high < 0 ? bounds.lower : bounds.upper)
            guard bound.high.isFinite else { return }
            sum += bound
            largest = max(largest, bound.magnitude)
        }
        for column in tableau.basic.elements { add(column, slope: costs[column], 0) }
        for position in tableau.nonbasic.indices {
            let (sum, tolerance) = reducedCost(ofPosition: position)
            add(tableau.nonbasic[position], slope: -sum, tolerance)
        }
        return (found.sorted(), sum.magnitude > Tolerance.constantShare * largest)
    }

    /// Minimises the costs of a level and keeps it there.
    mutating func settleLevel(_ level: Level) -> Status {
        var bends = noBends
        for column in columns {
            for k in program.breakpointRange(column) where program.breakpoints[k].level == level {
                let breakpoint = program.breakpoints[k]
                bends[column].append(
                    .init(
                        position: DoubleDouble(breakpoint.position / scale[column]),
                        left: breakpoint.leftWeight * scale[column],
                        right: breakpoint.rightWeight * scale[column]))
            }
        }
        objective = ExtendedObjective(bends: bends)
        objective.isLevel = true
        let status = optimise()
        if status == .optimal { settle() }
        return status
    }
}
