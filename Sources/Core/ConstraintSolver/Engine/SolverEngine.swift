// SPDX-License-Identifier: Apache-2.0
/// A system that changes, and its solution.
///
/// Constants and priorities cost what depends on them, and so do rows of one variable that the required rows leave
/// open. Adding variables or rows of several, removing what determines a variable, turning a row required or
/// optional, and any change while there is a conflict lead to a solve from nothing at the next update. A removed row's
/// position stays taken, so that a `RowID` never comes to mean another row.
package struct SolverEngine {
    /// The system while nothing is solved; otherwise the solution holds it.
    private var system: SystemRows
    private var solved: SolvedSystem?
    /// Whether rows have been removed since the last solve from nothing.
    private var hasRemovedRows = false
    /// Rows with a number that is not in range: among the coefficients, the constant or the priority.
    private var wrongCoefficients: Set<RowID> = []
    private var wrongConstants: Set<RowID> = []
    private var wrongPriorities: Set<RowID> = []
    private let breakPolicy: BreakPolicy
    private let pivotLimit: Int?
    private var appliesTieRules = true

    package init(_ system: LinearSystem = LinearSystem(), breakPolicy: BreakPolicy = .byRank, pivotLimit: Int? = nil) {
        self.system = SystemRows(system)
        self.breakPolicy = breakPolicy
        self.pivotLimit = pivotLimit
        for (index, row) in system.rows.enumerated() { noteRange(of: row, at: RowID(index: index)) }
    }

    package var variableCount: Int { solved?.variables.count ?? system.variables.count }

    /// Exchanges and bound flips since the last solve from nothing: together with the size of the system, what it has cost.
    package var stepCount: Int { solved?.simplex.pivotCount ?? 0 }

    private var rowCount: Int { solved?.table.count ?? system.table.count }

    package func constant(of row: RowID) -> Double { solved?.table.constant[row] ?? system.table.constant[row] }

    package func priority(of row: RowID) -> Priority { (solved?.table.level[row] ?? system.table.level[row]).priority }

    private func isRemoved(_ row: RowID) -> Bool { solved?.table.isRemoved(row) ?? system.table.isRemoved(row) }

    /// Whether rows and variables differ from those of a system at most in their constants.
    package func hasRows(of other: LinearSystem) -> Bool {
        guard other.rows.count == rowCount, other.variables.count == variableCount else { return false }
        let own = solved?.rows ?? system
        let others = SystemRows(other)
        return own.variables == others.variables && own.breakRanks == others.breakRanks
            && own.table.hasRows(of: others.table)
    }

    /// Gives the solution up, and takes the system back.
    private mutating func unsolve() {
        guard let rows = solved?.takeRows() else { return }
        solved = nil
        system = rows
    }

    /// Appends a row. The current solution is kept if the row can be added to it.
    @discardableResult
    package mutating func add(_ row: Row) -> RowID {
        let id = RowID(index: rowCount)
        noteRange(of: row, at: id)
        unsolveIfOutOfRange()
        switch solved?.add(row) {
        case true?: break
        case false?: unsolve()
        case nil: system.append(row)
        }
        return id
    }

    /// Takes a row out.
    package mutating func remove(_ row: RowID) {
        guard !isRemoved(row) else { return }
        hasRemovedRows = true
        wrongCoefficients.remove(row)
        wrongConstants.remove(row)
        wrongPriorities.remove(row)
        unsolveIfOutOfRange()
        if solved?.remove(row) == true { return }
        unsolve()
        system.table.removeRow(row)
    }

    /// Changes the constant of a row.
    package mutating func setConstant(_ constant: Double, of row: RowID) {
        guard !isRemoved(row) else { return }
        note(isWrong: !Row.isInRange(constant), row, in: &wrongConstants)
        unsolveIfOutOfRange()
        if solved?.setConstant(constant, of: row) == nil { system.table.constant[row] = constant }
    }

    /// Changes the priority of a row.
    package mutating func setPriority(_ priority: Priority, of row: RowID) {
        guard !isRemoved(row) else { return }
        note(isWrong: priority.rawValue.isNaN, row, in: &wrongPriorities)
        unsolveIfOutOfRange()
        if solved?.setPriority(priority, of: row) == true { return }
        unsolve()
        system.table.level[row] = Level(priority)
    }

    private mutating func noteRange(of row: Row, at id: RowID) {
        note(isWrong: !row.terms.allSatisfy { Row.isInRange($0.coefficient) }, id, in: &wrongCoefficients)
        note(isWrong: !Row.isInRange(row.constant), id, in: &wrongConstants)
        note(isWrong: row.priority.rawValue.isNaN, id, in: &wrongPriorities)
    }

    private func note(isWrong: Bool, _ row: RowID, in wrong: inout Set<RowID>) {
        // There is hardly ever one to be removed.
        if isWrong { wrong.insert(row) } else if !wrong.isEmpty { wrong.remove(row) }
    }

    private var hasWrongRows: Bool {
        !wrongCoefficients.isEmpty || !wrongConstants.isEmpty || !wrongPriorities.isEmpty
    }

    private mutating func unsolveIfOutOfRange() { if hasWrongRows { unsolve() } }

    /// Solves what has changed, and returns the complete solution: values, rows, ambiguities and conflicts.
    package mutating func solve() -> Solution {
        update()
        if var solution = solved?.solution() {
            // What many changes have left of the values may be too far from the rows; a new solve is not.
            if case .numericalTrouble = solution.outcome, solved?.isAllNew == false {
                unsolve()
                update()
                solution = solved?.solution() ?? solution
            }
            return solution
        }
        return Solution(
            outcome: .outOfRange, values: [Double](repeating: 0, count: variableCount),
            statuses: [Solution.RowStatus](repeating: .satisfied, count: rowCount),
            violations: [Double](repeating: 0, count: rowCount), ambiguities: [], conflicts: [])
    }

    /// Solves what has changed, and returns only what is ambiguous.
    ///
    /// From then on the tie rules are not applied: values are those of any optimal solution. Applying them can take longer
    /// than everything else.
    package mutating func ambiguities() -> [Solution.Ambiguity] {
        appliesTieRules = false
        solved?.appliesTieRules = false
        update()
        return solved?.ambiguities() ?? []
    }

    /// The variables that differ between optimal solutions in which these keep their values, in their order.
    package func openVariables(keeping kept: [Variable]) -> [Variable] {
        var engine = self
        engine.update()
        return engine.solved?.openVariables(keeping: kept) ?? []
    }

    /// The rows that determine a variable's value, in the order in which they were added.
    package mutating func rowsDetermining(_ variable: Variable) -> [RowID] {
        multipliersDetermining(variable).map { $0.row }
    }

    /// The rows that determine a value, and the multipliers with which their left-hand sides add up to it; if several
    /// rows hold one value, only the first counts.
    package mutating func multipliersDetermining(_ variable: Variable) -> [RowMultiplier] {
        update()
        return solved?.multipliersDetermining(variable) ?? []
    }

    /// The values of another optimal solution, in which these variables, in turn, take the other end of
    /// what they can take.
    ///
    /// The other end is the one farther from the value of `solve`. Where it is infinite, a value 100 units beyond it
    /// is taken.
    package mutating func otherEnd(of variables: [Variable]) -> [Double] {
        update()
        return solved?.otherEnd(of: variables) ?? []
    }

    /// Solves what has changed since the last update, and leaves it to `solve` to find out what is ambiguous.
    package mutating func update() {
        if solved?.update() == true || hasWrongRows { return }
        unsolve()
        if hasRemovedRows { system.table = system.table.withoutTermsOfRemovedRows }
        hasRemovedRows = false
        let rows = system
        system = SystemRows()
        solved = SolvedSystem(
            rows, breakPolicy: breakPolicy, pivotLimit: pivotLimit, appliesTieRules: appliesTieRules)
    }

    /// The variables that may have another value since the update before the last, in their order; all of them after a
    /// solve from nothing.
    package var changedVariables: [Variable] { solved?.changedVariables ?? [] }

    /// What was broken at the last update, in the order in which it was found.
    package var conflicts: [Solution.Conflict] { solved?.conflicts ?? [] }

    /// The value of a variable at the last update.
    package func value(of variable: Variable) -> Double { solved?.value(of: variable) ?? 0 }
}

extension LinearSystem {
    /// The solution of all rows as they are now.
    package func solve(breakPolicy: BreakPolicy = .byRank, pivotLimit: Int? = nil) -> Solution {
        var engine = SolverEngine(self, breakPolicy: breakPolicy, pivotLimit: pivotLimit)
        return engine.solve()
    }
}
