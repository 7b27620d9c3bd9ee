// SPDX-License-Identifier: Apache-2.0
/// Finds the conflicts of a system in its present form, and chooses a row of each to be broken.
struct Breaker {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    /// As the rows that are not broken fix them, wherever that is known without a new solve.
    var fixedVariables: FixedVariables
    let occurrences: Occurrences
    private let breakRanks: ByRowID<Int16>
    private let policy: BreakPolicy
    private var finder: ConflictFinder
    private var broken: [RowID] = []
    private var conflicts: [Solution.Conflict] = []
    /// How many rows the conflicts that are still to be found may have in all.
    private var room: Int
    /// Whether conflicts may be left for which there was no room.
    private(set) var isFull = false
    /// By row: whether it is broken, or left out until the next pass so that this one can go on.
    private var isBroken: ByRowID<Bool>
    private var isSuspended: ByRowID<Bool>
    /// By variable: whether what it is fixed by has changed, and whether nothing fixes it any more.
    var isStale: ByVariable<Bool>
    var isLost: ByVariable<Bool>
    /// Rows that can all hold, but not where rounding has put the variables that are fixed for them.
    private(set) var misjudgedRows: [RowID] = []

    init(
        variables: ByVariable<VariableDeclaration>, table: RowTable, fixedVariables: FixedVariables,
        occurrences: Occurrences,
        breakRanks: ByRowID<Int16>,
        groups: ByRowID<Row.Groups>, policy: BreakPolicy, room: Int, pivotLimit: Int
    ) {
        self.room = room
        self.variables = variables
        self.table = table
        self.fixedVariables = fixedVariables
        self.occurrences = occurrences
        self.breakRanks = breakRanks
        self.policy = policy
        finder = ConflictFinder(table, variables, occurrences, groups: groups, pivotLimit: pivotLimit)
        isBroken = ByRowID(repeating: false, count: table.count)
        isSuspended = isBroken
        isStale = ByVariable(repeating: false, count: variables.count)
        isLost = isStale
    }

    /// Whether there are conflicts, so that the system has to be solved once more without the rows broken for them.
    var needsNextPass: Bool { isFull || !broken.isEmpty }

    /// Reports what was found, and keeps nothing.
    consuming func end() -> (broken: [RowID], conflicts: [Solution.Conflict]) { (broken, conflicts) }

    /// Conflicts among rows of fixed variables. What depends on a variable that nothing fixes any more waits for the
    /// next pass.
    mutating func breakFixed() {
        for row in table.rows where fixedVariables.openCount[row] == 0 && table.isRequired(row) {
            if !isBroken[row], follow(row), fixedVariables.misses(row, table) { resolve([row]) }
        }
        for variable in fixedVariables.order where variables[variable].isNonNegative && follow(variable: variable) {
            let value = fixedVariables.value(of: variable)
            guard value < 0, value < -Tolerance.fixed(near: abs(value)) else { continue }
            if let row = fixedVariables.row(of: variable) { resolve([row]) }
        }
        for variable in fixedVariables.order { _ = follow(variable: variable) }
    }

    /// Brings the current component to where its required rows hold, without those that had to be broken for it.
    mutating func makeFeasible(_ simplex: inout Simplex) -> Simplex.Feasibility {
        var feasibility = simplex.makeFeasible(mayBeReduced: true)
        while case .conflict(let rows) = feasibility, breakOne(of: rows, &simplex) {
            feasibility = simplex.makeFeasible()
        }
        return feasibility
    }

    /// Breaks a row of each conflict among `rows`, which the current component cannot meet, and frees its column. Where
    /// that changes more than this component, one of the rows is left out until the next pass. Returns false where
    /// nothing can be done.
    mutating func breakOne(of rows: [RowID], _ simplex: inout Simplex) -> Bool {
        let first = broken.count
        if !rows.contains(where: hasStaleTerm) { resolve(rows) }
        guard !broken.isEmpty, !isFull else { return false }
        var isFreed = false
        for row in broken[first...] where free(row, &simplex) && rows.contains(row) { isFreed = true }
        if isFreed { return true }
        guard
            let row = rows.last(where: { row in
                guard let column = simplex.column(of: row) else { return false }
                return !isBroken[row] && !isSuspended[row]
                    && simplex.componentIndex(of: column) == simplex.index
            })
        else { return false }
        isSuspended[row] = true
        return free(row, &simplex)
    }

    /// Frees the column of a row. Returns false where it has none in the current component.
    private func free(_ row: RowID, _ simplex: inout Simplex) -> Bool {
        guard let column = simplex.column(of: row) else { return false }
        simplex.rebound(column, variables, table, fixedVariables, sparing: { isBroken[$0] || isSuspended[$0] })
        let bounds = simplex.requiredBounds(of: column)
        simplex.lower[column] = bounds.lower
        simplex.upper[column] = bounds.upper
        guard simplex.componentIndex(of: column) == simplex.index else { return false }
        simplex.addCandidate(column)
        return true
    }

    /// Breaks rows until those of `rows` that are left, and those that fix their variables, can hold.
    private mutating func resolve(_ rows: [RowID]) {
        if isFull { return }
        isFull = room <= 0
        if isFull { return }
        if let (certified, smallest) = combinedConflict(of: rows), let victim = victim(of: smallest) {
            // As long as the rows are those that fix the variables.
            let behind = certified.contains(victim) ? [] : withFixingRows(rows)
            breakRow(victim, of: smallest)
            return resolve(behind: behind)
        }
        resolve(behind: withFixingRows(rows))
    }

    /// The conflict of a row of fixed variables that is missed, where few rows are in it: those behind it may be thousands.
    private mutating func combinedConflict(of rows: [RowID]) -> (certified: [RowID], smallest: [RowID])? {
        guard rows.count == 1, let row = rows.first, fixedVariables.openCount[row] == 0,
            fixedVariables.variable(fixedBy: row, table) == nil,
            let combined = fixedVariables.rowsCombined(into: row, table, variables, limit: DeletionFilter.mostChecked)
        else { return nil }
        return finder.conflict(of: combined, isBroken: isBroken)
    }

    private mutating func resolve(behind: [RowID]) {
        while !behind.isEmpty {
            isFull = room <= 0
            if isFull { return }
            let candidates = behind.filter { !isBroken[$0] }
            let (certified, smallest) = finder.conflict(among: candidates, isBroken: isBroken)
            guard let victim = victim(of: smallest) else {
                if candidates.count == behind.count { misjudgedRows += candidates }
                return
            }
            breakRow(victim, of: smallest)
            if certified.contains(victim) { return }
        }
    }

    private mutating func breakRow(_ victim: RowID, of conflict: [RowID]) {
        broken.append(victim)
        isBroken[victim] = true
        release(victim, of: conflict)
        conflicts.append(Solution.Conflict(rows: conflict, broken: victim))
        room -= conflict.count
    }

    private func victim(of conflict: [RowID]) -> RowID? {
        switch policy {
        case .latest: conflict.max()
        case .byRank, .never: conflict.max { (-breakRanks[$0], $0) < (-breakRanks[$1], $1) }
        }
    }

    /// Whether the row's column has bounds that a broken row made.
    private func hasStaleTerm(_ row: RowID) -> Bool { table.terms(of: row).contains { isStale[table.variable[$0]] } }

    /// The required ones of the rows, and all that fixed variables in them depend on, in ascending order.
    private func withFixingRows(_ rows: [RowID]) -> [RowID] {
        var left = rows.filter(table.isRequired)
        var found = Set(left)
        while let row = left.popLast() {
            for term in table.terms(of: row) {
                guard let fixingRow = fixedVariables.row(of: table.variable[term]) else { continue }
                if found.insert(fixingRow).inserted { left.append(fixingRow) }
            }
        }
        return found.sorted()
    }
}
