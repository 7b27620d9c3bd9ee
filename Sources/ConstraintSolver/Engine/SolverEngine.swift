// SPDX-License-Identifier: Apache-2.0
/// A system that changes, and its solution.
///
/// Constants and priorities cost what depends on them, and so do rows of one variable that the required rows leave
/// open. Adding variables or rows of several, removing what determines a variable, turning a row required or
/// optional, and any change while there is a conflict lead to a solve from nothing at the next update. A removed row's
/// position stays taken, so that a `RowID` never comes to mean another row.
package struct SolverEngine {
    private(set) var variables: [VariableDeclaration]
    private(set) var rows: [Row]
    private var isRemoved: [Bool]
    /// Rows that are not in range.
    private var wrongRows: Set<Int>
    private let breakPolicy: BreakPolicy
    private let pivotLimit: Int?
    private var solved: SolvedSystem?

    package init(_ system: LinearSystem = LinearSystem(), breakPolicy: BreakPolicy = .byRank, pivotLimit: Int? = nil) {
        variables = system.variables
        rows = system.rows
        isRemoved = [Bool](repeating: false, count: system.rows.count)
        wrongRows = Set(system.rows.indices.filter { !system.rows[$0].isInRange })
        self.breakPolicy = breakPolicy
        self.pivotLimit = pivotLimit
    }

    /// A new unknown of the system.
    package mutating func addVariable(isNonNegative: Bool = false, tieRule: VariableDeclaration.TieRule) -> Variable {
        solved = nil
        variables.append(VariableDeclaration(isNonNegative: isNonNegative, tieRule: tieRule))
        return Variable(index: variables.count - 1)
    }

    /// Appends a row. What was solved is kept where the row can join it.
    @discardableResult
    package mutating func add(_ row: Row) -> RowID {
        rows.append(row)
        isRemoved.append(false)
        if check(rows.count - 1), solved?.add(row) == false { solved = nil }
        return RowID(index: rows.count - 1)
    }

    /// Takes a row out.
    package mutating func remove(_ row: RowID) {
        guard !isRemoved[row.index] else { return }
        // Says nothing, and is met.
        rows[row.index] = Row([], .equal, 0)
        isRemoved[row.index] = true
        if check(row.index), solved?.remove(row) == false { solved = nil }
    }

    /// Changes the constant of a row.
    package mutating func setConstant(_ constant: Double, of row: RowID) {
        guard !isRemoved[row.index] else { return }
        rows[row.index].constant = constant
        if check(row.index) { solved?.setConstant(constant, of: row) }
    }

    /// Changes the priority of a row.
    package mutating func setPriority(_ priority: Priority, of row: RowID) {
        guard !isRemoved[row.index] else { return }
        rows[row.index].priority = priority
        if check(row.index), solved?.setPriority(priority, of: row) == false { solved = nil }
    }

    /// Returns whether every row is in range.
    @discardableResult
    private mutating func check(_ row: Int) -> Bool {
        if rows[row].isInRange {
            // There is hardly ever one to be removed.
            if !wrongRows.isEmpty { wrongRows.remove(row) }
        } else {
            wrongRows.insert(row)
        }
        if !wrongRows.isEmpty { solved = nil }
        return wrongRows.isEmpty
    }

    /// Solves what has changed, and tells all that is known: values, rows, ambiguities and conflicts.
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
            statuses: [Solution.RowStatus](repeating: .satisfied, count: rows.count),
            violations: [Double](repeating: 0, count: rows.count), ambiguities: [], conflicts: [])
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
        if solved?.update() == true || !wrongRows.isEmpty { return }
        solved = SolvedSystem(variables: variables, rows: rows, breakPolicy: breakPolicy, pivotLimit: pivotLimit)
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
