// SPDX-License-Identifier: Apache-2.0
/// Components that are solved in extended precision.
extension SolvedSystem {
    /// Brings a component to where its required rows hold, and settles its levels and ties. Rows are broken for it as
    /// `breaker` chooses; without one, a conflict is only reported.
    mutating func solveExtended(_ index: ComponentIndex, _ breaker: inout Breaker?) -> Simplex.Feasibility {
        simplex.enter(index)
        extendedFaces[index] = nil
        let component = simplex.component
        var care = ExtendedSimplex.Care.ordinary
        var isLenient = false
        while true {
            let starts = component.structurals.map { column in
                variables[simplex.variable(of: column)].tieRule.choice(
                    in: simplex.ownOptimum(of: column))
            }
            var extended = ExtendedSimplex(simplex, starts: starts, care: care, isLenient: isLenient)
            let feasibility = simplex.crossedBounds() ?? extended.makeFeasible()
            switch feasibility {
            case .conflict(let rows):
                // A certificate can lack a row whose multiplier is lost in rounding; all rows together do not.
                if breaker?.breakOne(of: rows, &simplex) == true { continue }
                if breaker?.breakOne(of: requiredRows(ofComponent: index), &simplex) == true { continue }
                // Rows that a search among themselves finds to hold miss by hardly more than the tolerance.
                guard breaker != nil, !isLenient else { return feasibility }
                isLenient = true
            case .pivotLimit:
                return .pivotLimit
            case .feasible:
                if breaker?.needsNextPass == true { return .feasible }
                if settleExtended(index, &extended), extended.isConsistent() {
                    isDoubtful[index] = extended.hasIgnoredGain && extended.canMistakeGains
                    return .feasible
                }
                // Drift, or rounding of the coefficients, has made a basis of what should be zero.
                guard let next = care.next else { return .pivotLimit }
                care = next
            }
        }
    }

    /// The required rows of the system that bound the columns of a component.
    private func requiredRows(ofComponent index: ComponentIndex) -> [RowID] {
        table.rows.filter { row in
            guard let column = simplex.column(of: row) else { return false }
            return table.isRequired(row) && simplex.componentIndex(of: column) == index
        }
    }

    private mutating func settleExtended(_ index: ComponentIndex, _ extended: inout ExtendedSimplex) -> Bool {
        let order = levelOrders[index] ?? simplex.levelOrder
        levelOrders[index] = order
        for level in order.levels where extended.settleLevel(level) != .optimal { return false }
        extended.limitFace()
        extendedFaces[index] = extended
        // The search for ranges may go far; the solution does not start from there.
        var face = extended
        guard let open = face.openRanges(), settleTies(&extended) else { return false }
        extended.computeFinalValues()
        if !extended.isConsistent() {
            guard extended.returnToBounds() else { return false }
            extended.computeFinalValues()
        }
        answers[index] = open.isEmpty ? .unique : .ambiguous(ambiguities(open))
        simplex.take(extended)
        return true
    }

    private func settleTies(_ extended: inout ExtendedSimplex) -> Bool {
        extended.settleTies { variables[$0].tieRule }
    }

    /// The values of a component's other end; see `otherEnd(of:)`.
    func otherEnd(of order: [(variable: Variable, isChosen: Bool)], _ extended: ExtendedSimplex) -> ExtendedSimplex {
        var extended = extended
        for (variable, isChosen) in order {
            guard let column = simplex.column(of: variable) else { continue }
            guard let interval = extended.range(of: column) else { break }
            let target =
                isChosen
                ? interval.otherEnd(than: value(of: variable)) : variables[variable].tieRule.choice(in: interval)
            guard extended.hold(column, near: target) else { break }
        }
        return extended
    }
}

extension Simplex {
    /// See `ExtendedSimplex.isDue`.
    func isDueForExtendedPrecision(_ component: Component) -> Bool { ExtendedSimplex.isDue(program, component) }

    /// Whether doubles prove nothing about the current component where extended precision has failed.
    var needsExtendedPrecision: Bool { ExtendedSimplex.isNeeded(program, component) }

    /// Takes over the basis, the bounds and the values of the current component.
    mutating func take(_ extended: ExtendedSimplex) {
        replaceBasis(by: extended.tableau.basic.elements)
        for column in extended.columns {
            values[column] = extended.value(of: column)
            lower[column] = extended.lower[column].rounded * extended.scale[column]
            upper[column] = extended.upper[column].rounded * extended.scale[column]
        }
    }
}

extension ExtendedSimplex {
    /// On the current component of a simplex in doubles, whose bounds and costs it has.
    init(_ simplex: Simplex, starts: [Double], care: Care = .ordinary, isLenient: Bool = false) {
        self.init(simplex.program, simplex.component, starts: starts, care: care, isLenient: isLenient)
    }
}
