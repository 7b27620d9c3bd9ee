// SPDX-License-Identifier: Apache-2.0
/// A system with its solution and the bases that it comes from.
struct SolvedSystem {
    private(set) var variables: ByVariable<VariableDeclaration>
    var breakRanks: ByRowID<Int16>
    var groups: ByRowID<Row.Groups>
    let breakPolicy: BreakPolicy
    let pivotLimit: Int
    /// Whether the values are those that the tie rules choose, or those of any optimal solution.
    var appliesTieRules: Bool
    var table: RowTable
    var occurrences: Occurrences
    var fixedVariables: FixedVariables
    var singletons: ColumnSingletons
    /// Variables that presolve must leave in the program as column singletons, and as fixed variables.
    var barred: Set<Variable> = []
    var barredFromFixing: Set<Variable> = []
    var simplex: Simplex
    private(set) var conflicts: [Solution.Conflict] = []
    /// Rows that are broken although no conflict of theirs is listed. In ascending order.
    private(set) var rowsBrokenTogether: [RowID] = []
    /// How many rows the conflicts that are still to be listed may have in all.
    private var conflictRoom: Int
    /// By component.
    var answers = ByComponent<ComponentAnswer>()
    var levelOrders: [ComponentIndex: LevelOrder] = [:]
    /// By component: the levels at which not every row is met. Where a row's level moves across none of them, nothing else
    /// changes: it goes on being met, and the others with it.
    var missedLevels: [ComponentIndex: [Level]] = [:]
    /// By component: whether a solve from nothing might part it.
    var isLoose = ByComponent<Bool>()
    /// By component: its optimal face, where it was solved in extended precision.
    var extendedFaces: [ComponentIndex: ExtendedSimplex] = [:]
    /// By component: whether not even extended precision has settled it.
    var isDoubtful = ByComponent<Bool>()
    var isWithinPivotLimit = true
    var change: Change
    var columnImages = ColumnImages()
    /// Nothing has been updated since the solve from nothing.
    var isAllNew = true

    /// How many passes over the system take as much of the room for conflicts as a conflict of all rows.
    private static let passesPerConflict = 50

    init(_ rows: SystemRows, breakPolicy: BreakPolicy, pivotLimit: Int?, appliesTieRules: Bool = true) {
        variables = rows.variables
        table = rows.table
        breakRanks = rows.breakRanks
        groups = rows.groups
        self.breakPolicy = breakPolicy
        self.appliesTieRules = appliesTieRules
        // Many times what any layout needs.
        self.pivotLimit = pivotLimit ?? 10_000 + 50 * (table.count + variables.count)
        occurrences = Occurrences(table, variableCount: variables.count)
        conflictRoom = 1000 + 10 * table.count
        fixedVariables = FixedVariables(nothingOf: table, variableCount: variables.count)
        singletons = ColumnSingletons(nothingOf: table, variableCount: variables.count)
        simplex = Simplex(Program(), tieRule: { _ in .largest }, pivotLimit: 0)
        change = Change(rows: 0, fixedVariables: 0, singletons: 0, simplex)
        while true {
            let breaker = solveOnce()
            guard isWithinPivotLimit else { break }
            guard breaker.needsNextPass else {
                if bar(behind: breaker.misjudgedRows) || barSingletons() || bar(behind: missedRows()) { continue }
                break
            }
            let isFull = breaker.isFull
            let (broken, found) = breaker.end()
            conflicts += found
            for conflict in found { conflictRoom -= conflict.rows.count }
            // A pass over all rows that finds a single conflict costs as much as one that finds hundreds.
            conflictRoom -= table.count / Self.passesPerConflict
            giveUp(broken)
            if isFull { breakTogether() }
        }
        change = Change(
            rows: table.count, fixedVariables: fixedVariables.order.count, singletons: singletons.order.count, simplex)
    }

    func isBroken(_ row: RowID) -> Bool { table.level[row] == Level.broken }

    /// The system as it was given, with all changes since.
    var rows: SystemRows {
        var rows = SystemRows()
        (rows.variables, rows.table, rows.breakRanks, rows.groups) = (variables, table, breakRanks, groups)
        restore(&rows.table)
        return rows
    }

    /// Moves the rows out of this system, which is empty afterwards.
    mutating func takeRows() -> SystemRows {
        var rows = SystemRows()
        swap(&rows.variables, &variables)
        swap(&rows.table, &table)
        swap(&rows.breakRanks, &breakRanks)
        swap(&rows.groups, &groups)
        restore(&rows.table)
        return rows
    }

    /// Makes the rows required again that have been broken.
    private func restore(_ table: inout RowTable) {
        guard !conflicts.isEmpty || !rowsBrokenTogether.isEmpty else { return }
        for row in table.rows where table.level[row] == Level.broken { table.level[row] = Level.required }
    }

    private mutating func giveUp(_ rows: [RowID]) {
        for row in rows {
            table.level[row] = Level.broken
        }
    }

    /// Breaks rows until the others can hold, without a search for the conflict of each: those that are missed where the
    /// misses of each rank in turn, from the highest down, are the least possible.
    private mutating func breakTogether() {
        let rows = table.rows.filter(table.isRequired)
        let ranks = rows.map { breakPolicy == .latest ? 0 : breakRanks[$0] }
        var levelOfRank: [Int16: Level] = [:]
        for (position, rank) in Set(ranks).sorted(by: >).enumerated() { levelOfRank[rank] = Level(index: position) }
        let levels = ByRowID(ranks.map { levelOfRank[$0] ?? .broken })
        var program = ElasticProgram(rows, of: table, variables, levels: levels, pivotLimit: pivotLimit)
        guard case .feasible(let missed) = program.solve(hard: []), !missed.isEmpty else {
            // Then in turn after all.
            conflictRoom = .max
            return
        }
        let broken = missed.map { rows[$0.index] }
        giveUp(broken)
        rowsBrokenTogether = (rowsBrokenTogether + broken).sorted()
    }

    /// Solves with the rows broken so far, and collects conflicts that are left.
    private mutating func solveOnce() -> Breaker {
        fixedVariables = FixedVariables(table, occurrences, variableCount: variables.count, barred: barredFromFixing)
        var breaker = Breaker(
            variables: variables, table: table, fixedVariables: fixedVariables, occurrences: occurrences,
            breakRanks: breakRanks,
            groups: groups, policy: breakPolicy, room: conflictRoom, pivotLimit: pivotLimit)
        breaker.breakFixed()
        fixedVariables = breaker.fixedVariables
        singletons = ColumnSingletons(
            table, occurrences, fixedVariables, variableCount: variables.count, barred: barred)
        let program = ProgramBuilder.program(
            variables: variables, table: table, fixedVariables: fixedVariables, singletons: singletons)
        let variables = variables
        simplex = Simplex(program, tieRule: { variables[$0].tieRule }, pivotLimit: pivotLimit)
        answers = ByComponent(repeating: .unique, count: program.components.count)
        missedLevels = [:]
        isLoose = ByComponent(repeating: false, count: program.components.count)
        levelOrders = [:]
        isDoubtful = ByComponent(repeating: false, count: program.components.count)
        extendedFaces = [:]
        for index in program.components.indices {
            solve(index, &breaker)
            if !isWithinPivotLimit { break }
        }
        for variable in singletons.order { singletons.setValue(singletonValue(of: variable), of: variable) }
        return breaker
    }

    private mutating func solve(_ index: ComponentIndex, _ breaker: inout Breaker) {
        if simplex.isDueForExtendedPrecision(simplex.components[index]) {
            var choice: Breaker? = breaker
            let feasibility = solveExtended(index, &choice)
            if let choice { breaker = choice }
            if feasibility == .feasible || breaker.needsNextPass { return }
            isDoubtful[index] = simplex.needsExtendedPrecision
        }
        simplex.enter(index)
        simplex.start()
        simplex.listCandidates()
        switch breaker.makeFeasible(&simplex) {
        case .feasible: if !breaker.needsNextPass { settle(index) }
        case .pivotLimit: isWithinPivotLimit = false
        case .conflict:
            guard !breaker.needsNextPass else { break }
            // Doubles see a conflict where there is none.
            settleExtended(index)
        }
    }

    /// The value of a variable.
    func value(of variable: Variable) -> Double {
        if let column = simplex.column(of: variable) { return simplex.values[column] }
        return singletons.contains(variable) ? singletons.value(of: variable) : fixedVariables.value(of: variable)
    }
}
