// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// Settles the current component from a point where its required rows hold: in doubles, where the last check fails
    /// once more from phase 1 and a fresh factorisation, and then in extended precision.
    mutating func settle(_ index: ComponentIndex) {
        answers[index] = answer(index)
        guard isWithinPivotLimit, !simplex.isConsistent() else { return }
        restart()
        if simplex.makeFeasible() == .feasible {
            answers[index] = answer(index, mayBeReduced: false)
            guard isWithinPivotLimit, !simplex.isConsistent() else { return }
        }
        settleExtended(index)
    }

    /// Solves the current component in extended precision, where that is possible; otherwise it remains doubtful.
    mutating func settleExtended(_ index: ComponentIndex) {
        var breaker: Breaker?
        let isSolved =
            ExtendedSimplex.canSolve(simplex.component) && solveExtended(index, &breaker) == .feasible
        if !isSolved { isDoubtful[index] = true }
    }

    /// Settles the levels and ties of the current component, from a point where its required rows hold.
    private mutating func answer(_ index: ComponentIndex, mayBeReduced: Bool = true) -> ComponentAnswer {
        simplex.isOptimumDoubtful = false
        if simplex.component.rows.isEmpty { return answerOfOneColumn(simplex.component.structurals.lowerBound) }
        guard settleLevels(index, mayBeReduced: mayBeReduced) else {
            isWithinPivotLimit = false
            return .unique
        }
        if simplex.candidates.isEmpty { return .unique }
        guard let forest = FaceForest(simplex), let open = simplex.openRanges(forest) else { return settleTies(nil) }
        // The ranges of a forest are known without a search; other ranges are found only on request.
        let found = ambiguities(open)
        _ = settleTies(forest)
        return .ambiguous(found)
    }

    private mutating func answerOfOneColumn(_ column: ColumnIndex) -> ComponentAnswer {
        let interval = simplex.ownOptimum(of: column)
        let variable = simplex.variable(of: column)
        simplex.values[column] = variables[variable].tieRule.choice(in: interval)
        if interval.isPoint { return .unique }
        let tied = tiedRows([(column, interval)])
        return .ambiguous([
            .init(variable: variable, lower: interval.lower, upper: interval.upper, tiedRows: tied)
        ])
    }

    /// Returns false at the pivot limit.
    mutating func settleLevels(_ index: ComponentIndex, mayBeReduced: Bool = true) -> Bool {
        let order = levelOrders[index] ?? simplex.levelOrder
        levelOrders[index] = order
        var missed: [Level] = []
        guard simplex.settle(order, mayBeReduced: mayBeReduced, missed: &missed) else { return false }
        missedLevels[index] = missed.isEmpty ? nil : missed
        simplex.computeFinalValues()
        return true
    }

    /// Chooses one optimal solution by the tie rules, variable after variable.
    private mutating func settleTies(_ forest: FaceForest?) -> ComponentAnswer {
        guard appliesTieRules else { return .chosen }
        #if !hasFeature(Embedded)
            if forest == nil {
                let isOpen = simplex.openColumns()
                if let face = OpenFace(simplex, isOpen: isOpen) {
                    let open = simplex.component.structurals.filter { isOpen[$0] }
                    let rules = open.map(tieRule)
                    isWithinPivotLimit = face.forEachPart(of: open) { positions, columns in
                        face.parts.settleTies(zip(columns, positions).map { ($0, rules[$1]) }, nil)
                    }
                    face.putBack(into: &simplex)
                    simplex.computeFinalValues()
                    return .chosen
                }
            }
        #endif
        let ties = simplex.openStructurals(forest).map { (column: $0, rule: tieRule(of: $0)) }
        if !simplex.settleTies(ties, forest) { isWithinPivotLimit = false }
        simplex.sweepCandidates()
        simplex.computeFinalValues()
        return .chosen
    }

    private func tieRule(of column: ColumnIndex) -> VariableDeclaration.TieRule {
        variables[simplex.variable(of: column)].tieRule
    }

    /// Finds out what is ambiguous, wherever that is not known yet.
    mutating func findAmbiguities() {
        for index in answers.indices {
            guard case .chosen = answers[index], isWithinPivotLimit else { continue }
            guard reopen(index) else {
                isWithinPivotLimit = false
                return
            }
            let forest = FaceForest(simplex)
            guard let open = simplex.openRanges(forest) else {
                isWithinPivotLimit = false
                return
            }
            let ambiguities = ambiguities(open)
            _ = settleTies(forest)
            answers[index] = .ambiguous(ambiguities)
            // The way to the ends of the ranges may have led through a basis that rounding made.
            if isWithinPivotLimit, !simplex.isConsistent() { settleExtended(index) }
        }
    }

    /// The ambiguities of columns with more than one value.
    func ambiguities(_ open: [(column: ColumnIndex, range: Interval)]) -> [Solution.Ambiguity] {
        let tied = tiedRows(open)
        var ambiguities: [Solution.Ambiguity] = []
        for (column, interval) in open where !interval.isPoint && simplex.isStructural(column) {
            ambiguities.append(
                Solution.Ambiguity(
                    variable: simplex.variable(of: column),
                    lower: interval.lower, upper: interval.upper, tiedRows: tied))
        }
        return ambiguities
    }

    /// The rows of the highest level whose misses differ between optimal solutions: more of one is less of another.
    private func tiedRows(_ open: [(column: ColumnIndex, range: Interval)]) -> [RowID] {
        var level: Level?
        var tied: [RowID] = []
        for (column, interval) in open where !interval.isPoint {
            for breakpoint in simplex.breakpoints(of: column) {
                let slack = Tolerance.ambiguity(breakpoint.position, breakpoint.position)
                let isMissedAbove = breakpoint.rightWeight > 0 && interval.upper > breakpoint.position + slack
                let isMissedBelow = breakpoint.leftWeight > 0 && interval.lower < breakpoint.position - slack
                guard isMissedAbove || isMissedBelow, breakpoint.level <= level ?? breakpoint.level else { continue }
                if breakpoint.level != level { tied = [] }
                level = breakpoint.level
                tied.append(breakpoint.row)
            }
        }
        return tied.sorted()
    }

    /// Solves the current component again from its present basis, after positions or levels of its rows have changed.
    mutating func solveAgain(_ index: ComponentIndex) -> Simplex.Feasibility {
        simplex.resetBounds()
        if extendedFaces[index] != nil {
            var breaker: Breaker?
            return solveExtended(index, &breaker)
        }
        if simplex.component.rows.isEmpty {
            let feasibility = simplex.makeFeasible()
            if feasibility == .feasible { settle(index) }
            return feasibility
        }
        restart()
        let feasibility = simplex.makeFeasible(mayBeReduced: true)
        if feasibility == .feasible { settle(index) }
        return feasibility
    }

    /// Turns back to the bounds of the required rows, from the present basis.
    private mutating func restart() {
        simplex.resetBounds()
        simplex.returnToBounds()
        simplex.listCandidates()
        if simplex.basis.exchangeCount > 0 { simplex.refactor() } else { simplex.computeBasicValues() }
    }
}
