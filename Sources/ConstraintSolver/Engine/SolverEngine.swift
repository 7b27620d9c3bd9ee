// SPDX-License-Identifier: Apache-2.0
/// A system that changes, and its solution.
///
/// Constants and priorities cost what depends on them, and so do rows of one variable that the required rows leave
/// open. Adding variables or rows of several, removing what determines a variable, turning a row required or
/// optional, and any change while there is a conflict lead to a solve from nothing at the next update. A removed row's
/// position stays taken, so that a `RowID` never comes to mean another row.
package struct SolverEngine {
    private var variables: ByVariable<VariableDeclaration>
    private var table: RowTable
    private var breakRanks: ByRowID<Int32>
    private var groups: ByRowID<Row.Groups>
    private var isRemoved: ByRowID<Bool>
    private var hasRemovedRows = false
    /// Rows with a number that is not in range: among the coefficients, the constant or the priority.
    private var wrongCoefficients: Set<RowID> = []
    private var wrongConstants: Set<RowID> = []
    private var wrongPriorities: Set<RowID> = []
    private let breakPolicy: BreakPolicy
    private let pivotLimit: Int?
    private var solved: SolvedSystem?

    package init(_ system: LinearSystem = LinearSystem(), breakPolicy: BreakPolicy = .byRank, pivotLimit: Int? = nil) {
        variables = ByVariable(system.variables)
        table = RowTable(system.rows, variableCount: system.variables.count)
        breakRanks = ByRowID()
        groups = ByRowID()
        breakRanks.reserveCapacity(RowTable.capacity(system.rows.count))
        groups.reserveCapacity(RowTable.capacity(system.rows.count))
        isRemoved = ByRowID(repeating: false, count: system.rows.count)
        self.breakPolicy = breakPolicy
        self.pivotLimit = pivotLimit
        for (index, row) in system.rows.enumerated() {
            breakRanks.append(Int32(clamping: row.breakRank))
            groups.append(row.groups)
            noteRange(of: row, at: RowID(index: index))
        }
    }

    package var variableCount: Int { variables.count }

    package func constant(of row: RowID) -> Double { table.constant[row] }

    package func priority(of row: RowID) -> Priority { table.level[row].priority }

    /// Whether rows and variables differ from those of a system at most in their constants.
    package func hasRows(of system: LinearSystem) -> Bool {
        system.rows.count == table.count && variables.elements == system.variables
            && breakRanks.elements == system.rows.map { Int32(clamping: $0.breakRank) }
            && table.hasRows(of: RowTable(system.rows, variableCount: variables.count))
    }

    /// A new unknown of the system.
    package mutating func addVariable(isNonNegative: Bool = false, tieRule: VariableDeclaration.TieRule) -> Variable {
        solved = nil
        variables.append(VariableDeclaration(isNonNegative: isNonNegative, tieRule: tieRule))
        return Variable(index: variables.count - 1)
    }

    /// Appends a row. The current solution is kept if the row can be added to it.
    @discardableResult
    package mutating func add(_ row: Row) -> RowID {
        let id = RowID(index: table.count)
        table.append(row)
        breakRanks.append(Int32(clamping: row.breakRank))
        groups.append(row.groups)
        isRemoved.append(false)
        noteRange(of: row, at: id)
        if isInRange(), solved?.add(row) == false { solved = nil }
        return id
    }

    /// Takes a row out.
    package mutating func remove(_ row: RowID) {
        guard !isRemoved[row] else { return }
        table.removeRow(row)
        isRemoved[row] = true
        hasRemovedRows = true
        wrongCoefficients.remove(row)
        wrongConstants.remove(row)
        wrongPriorities.remove(row)
        if isInRange(), solved?.remove(row) == false { solved = nil }
    }

    /// Changes the constant of a row.
    package mutating func setConstant(_ constant: Double, of row: RowID) {
        guard !isRemoved[row] else { return }
        table.constant[row] = constant
        note(isWrong: !Row.isInRange(constant), row, in: &wrongConstants)
        if isInRange() { solved?.setConstant(constant, of: row) }
    }

    /// Changes the priority of a row.
    package mutating func setPriority(_ priority: Priority, of row: RowID) {
        guard !isRemoved[row] else { return }
        table.level[row] = Level(priority)
        note(isWrong: priority.rawValue.isNaN, row, in: &wrongPriorities)
        if isInRange(), solved?.setPriority(priority, of: row) == false { solved = nil }
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

    /// Returns whether every row is in range; otherwise what was solved counts no more.
    private mutating func isInRange() -> Bool {
        if hasWrongRows { solved = nil }
        return !hasWrongRows
    }

    /// Solves what has changed, and returns the complete solution: values, rows, ambiguities and conflicts.
    package mutating func solve() -> Solution {
        update()
        if var solution = solved?.solution() {
            // What many changes have left of the values may be too far from the rows; a new solve is not.
            if case .numericalTrouble = solution.outcome, solved?.isAllNew == false {
                solved = nil
                update()
                solution = solved?.solution() ?? solution
            }
            return solution
        }
        return Solution(
            outcome: .outOfRange, values: [Double](repeating: 0, count: variables.count),
            statuses: [Solution.RowStatus](repeating: .satisfied, count: table.count),
            violations: [Double](repeating: 0, count: table.count), ambiguities: [], conflicts: [])
    }

    /// The rows that determine a variable's value, in the order in which they were added.
    package mutating func rowsDetermining(_ variable: Variable) -> [RowID] {
        update()
        return solved?.rowsDetermining(variable) ?? []
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
        solved = nil
        if hasRemovedRows { table = table.withoutTermsOfRemovedRows }
        hasRemovedRows = false
        solved = SolvedSystem(
            variables: variables, table: table, breakRanks: breakRanks, groups: groups, breakPolicy: breakPolicy,
            pivotLimit: pivotLimit)
    }

    /// The variables that may have another value since the update before the last, in their order; all of them after a
    /// solve from nothing.
    package var changedVariables: [Variable] { solved?.changedVariables ?? [] }

    /// What was broken at the last update, in the order in which it was found.
    package var conflicts: [Solution.Conflict] { solved?.conflicts ?? [] }

    /// The value of a variable at the last update.
    package func value(of variable: Variable) -> Double { solved?.value(of: variable) ?? 0 }

    /// How a row ended at the last update.
    package func status(of row: RowID) -> Solution.RowStatus { solved?.status(of: row) ?? .satisfied }
}

extension LinearSystem {
    /// The solution of all rows as they are now.
    package func solve(breakPolicy: BreakPolicy = .byRank, pivotLimit: Int? = nil) -> Solution {
        var engine = SolverEngine(self, breakPolicy: breakPolicy, pivotLimit: pivotLimit)
        return engine.solve()
    }
}
