// SPDX-License-Identifier: Apache-2.0
/// A system with its solution and the bases that it comes from.
struct SolvedSystem {
    let variables: [VariableDeclaration]
    var breakRanks: [Int]
    var groups: [Row.Groups]
    let breakPolicy: BreakPolicy
    let pivotLimit: Int
    var table: RowTable
    var occurrences: Occurrences
    var pins: Pins
    var followers: Followers
    /// By variable: whether it may be no follower, and whether it may not be pinned.
    var isBarred: [Bool]
    var isPinBarred: [Bool]
    var simplex: Simplex
    /// By row.
    var isBroken: [Bool]
    private(set) var conflicts: [Solution.Conflict] = []
    /// By component.
    var answers: [ComponentAnswer] = []
    var levelOrders: [LevelOrder?] = []
    /// By component: the levels at which not every row is met. Where a row's level moves across none of them, nothing else
    /// changes: it goes on being met, and the others with it.
    var missedLevels: [[Int]] = []
    /// By component: whether a solve from nothing might part it.
    var isLoose: [Bool] = []
    /// By component: its optimal face, where it was solved in extended precision.
    var extendedFaces: [ExtendedSimplex?] = []
    /// By component: whether not even extended precision has settled it.
    var isDoubtful: [Bool] = []
    var isWithinPivotLimit = true
    var change: Change
    var columnImages = ColumnImages()
    /// Nothing has been updated since the solve from nothing.
    var isAllNew = true

    init(variables: [VariableDeclaration], rows: [Row], breakPolicy: BreakPolicy, pivotLimit: Int?) {
        self.variables = variables
        self.breakPolicy = breakPolicy
        breakRanks = rows.map(\.breakRank)
        groups = rows.map(\.groups)
        // Many times what any layout needs.
        self.pivotLimit = pivotLimit ?? 10_000 + 50 * (rows.count + variables.count)
        table = RowTable(rows, variableCount: variables.count)
        occurrences = Occurrences(table, variableCount: variables.count)
        isBroken = [Bool](repeating: false, count: rows.count)
        pins = Pins(nothingOf: table, variableCount: variables.count)
        followers = Followers(nothingOf: table, variableCount: variables.count)
        isBarred = [Bool](repeating: false, count: variables.count)
        isPinBarred = isBarred
        simplex = Simplex(Program(), tieRule: { _ in .largest }, pivotLimit: 0)
        change = Change(rows: 0, pins: 0, followers: 0, program: simplex.program)
        while true {
            let breaker = solveOnce()
            guard isWithinPivotLimit else { break }
            guard breaker.hasBroken else {
                if bar(behind: breaker.misjudgedRows) || barFollowers() || bar(behind: missedRows()) { continue }
                break
            }
            let (broken, found) = breaker.end()
            conflicts += found
            for row in broken {
                isBroken[row] = true
                table.level[row] = Level.broken
            }
        }
        change = Change(
            rows: rows.count, pins: pins.order.count, followers: followers.order.count, program: simplex.program)
    }

    /// Solves with the rows broken so far, and collects conflicts that are left.
    private mutating func solveOnce() -> Breaker {
        pins = Pins(table, occurrences, isBarred: isPinBarred)
        var breaker = Breaker(
            variables: variables, table: table, pins: pins, occurrences: occurrences, breakRanks: breakRanks,
            groups: groups, policy: breakPolicy, pivotLimit: pivotLimit)
        breaker.breakPinned()
        pins = breaker.pins
        followers = Followers(table, occurrences, pins, isBarred: isBarred)
        let program = ProgramBuilder.program(variables: variables, table: table, pins: pins, followers: followers)
        let variables = variables
        simplex = Simplex(program, tieRule: { variables[$0].tieRule }, pivotLimit: pivotLimit)
        answers = [ComponentAnswer](repeating: .unique, count: program.components.count)
        missedLevels = [[Int]](repeating: [], count: program.components.count)
        isLoose = [Bool](repeating: false, count: program.components.count)
        levelOrders = [LevelOrder?](repeating: nil, count: program.components.count)
        isDoubtful = [Bool](repeating: false, count: program.components.count)
        extendedFaces = [ExtendedSimplex?](repeating: nil, count: program.components.count)
        for index in program.components.indices {
            solve(index, &breaker)
            if !isWithinPivotLimit { break }
        }
        for variable in followers.order { followers.value[variable] = followedValue(of: variable) }
        return breaker
    }

    private mutating func solve(_ index: Int, _ breaker: inout Breaker) {
        if ExtendedSimplex.isDue(simplex.program, simplex.program.components[index]) {
            var choice: Breaker? = breaker
            let feasibility = solveExtended(index, &choice)
            if let choice { breaker = choice }
            if feasibility == .feasible || breaker.hasBroken { return }
            isDoubtful[index] = ExtendedSimplex.isNeeded(simplex.program, simplex.component)
        }
        simplex.enter(index)
        simplex.start()
        simplex.listCandidates()
        switch breaker.makeFeasible(&simplex) {
        case .feasible: if !breaker.hasBroken { settle(index) }
        case .pivotLimit: isWithinPivotLimit = false
        case .conflict:
            guard !breaker.hasBroken else { break }
            // Doubles see a conflict where there is none.
            var none: Breaker?
            isDoubtful[index] =
                !ExtendedSimplex.canSolve(simplex.component) || solveExtended(index, &none) != .feasible
        }
    }

    /// The value of a variable.
    func value(of variable: Int) -> Double {
        let column = simplex.program.columnOfVariable[variable]
        if column >= 0 { return simplex.values[column] }
        return followers.follows(variable) ? followers.value[variable] : pins.value[variable]
    }

    /// The value of a row's left-hand side.
    func leftHandSide(of row: Int) -> Double {
        var sum = 0.0
        for place in table.terms(of: row) { sum += table.coefficient[place] * value(of: table.variable[place]) }
        return sum
    }
}
