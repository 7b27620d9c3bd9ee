// SPDX-License-Identifier: Apache-2.0
/// Finds the conflicts of a system in its present form, and chooses a row of each to be broken.
struct Breaker {
    private let variables: [VariableDeclaration]
    private let table: RowTable
    private let pins: Pins
    private let breakRanks: [Int]
    private let policy: BreakPolicy
    private let finder: ConflictFinder
    private var broken: [Int] = []
    private var conflicts: [Solution.Conflict] = []
    /// Rows that can all hold, but not where rounding has put the variables that are pinned for them.
    private(set) var misjudgedRows: [Int] = []

    init(
        variables: [VariableDeclaration], table: RowTable, pins: Pins, breakRanks: [Int], policy: BreakPolicy,
        pivotLimit: Int
    ) {
        self.variables = variables
        self.table = table
        self.pins = pins
        self.breakRanks = breakRanks
        self.policy = policy
        finder = ConflictFinder(variables: variables, table: table, pivotLimit: pivotLimit)
    }

    var hasBroken: Bool { !broken.isEmpty }

    /// What was found, and nothing kept.
    consuming func end() -> (broken: [Int], conflicts: [Solution.Conflict]) { (broken, conflicts) }

    /// Conflicts among rows of pinned variables.
    mutating func breakPinned() {
        for row in 0..<table.count where pins.openCount[row] == 0 && table.isRequired(row) && pins.misses(row, table) {
            _ = breakOne(of: [row])
        }
        for variable in pins.order where variables[variable].isNonNegative {
            let value = pins.value[variable]
            if value < 0, value < -Tolerance.pinned(near: abs(value)) { _ = breakOne(of: [pins.row[variable]]) }
        }
    }

    /// Brings the component at work to where its required rows hold, without those that had to be broken for it.
    mutating func makeFeasible(_ simplex: inout Simplex) -> Simplex.Feasibility {
        while true {
            let feasibility = simplex.makeFeasible()
            guard case .conflict(let rows) = feasibility else { return feasibility }
            guard breakOne(of: rows, &simplex) else { return feasibility }
        }
    }

    /// Breaks a row of a conflict in the component at work and frees its column. Returns false where that changes more
    /// than this component.
    mutating func breakOne(of rows: [Int], _ simplex: inout Simplex) -> Bool {
        guard let row = breakOne(of: rows) else { return false }
        let column = simplex.program.columnOfRow[row]
        // A row that pins a variable changes more than this component.
        guard column >= 0, simplex.program.componentOf[column] == simplex.index else { return false }
        let isNonNegative =
            simplex.program.isStructural(column)
            && variables[simplex.program.variableOfColumn[column]].isNonNegative
        let broken = broken
        simplex.program.rebound(column, isNonNegative: isNonNegative, table, pins, sparing: broken.contains)
        simplex.lower[column] = simplex.program.lower[column]
        simplex.upper[column] = simplex.program.upper[column]
        simplex.addCandidate(column)
        return true
    }

    /// Breaks a row of a conflict among `rows` and those that pin their variables; nil if a row broken before has
    /// resolved it.
    private mutating func breakOne(of rows: [Int]) -> Int? {
        let candidates = withPins(rows).filter { !broken.contains($0) }
        let conflict = finder.irreducible(candidates)
        if conflict.isEmpty, candidates.count == withPins(rows).count { misjudgedRows += candidates }
        let victim: Int?
        switch policy {
        case .latest: victim = conflict.max()
        case .byRank, .never: victim = conflict.max { (-breakRanks[$0], $0) < (-breakRanks[$1], $1) }
        }
        guard let victim else { return nil }
        broken.append(victim)
        conflicts.append(Solution.Conflict(rows: conflict.map(RowID.init(index:)), broken: RowID(index: victim)))
        return victim
    }

    /// The rows, and all that pinned variables in them depend on, in ascending order.
    private func withPins(_ rows: [Int]) -> [Int] {
        var found = Set(rows)
        var left = rows
        while let row = left.popLast() {
            for place in table.terms(of: row) {
                let pin = pins.row[table.variable[place]]
                if pin >= 0, found.insert(pin).inserted { left.append(pin) }
            }
        }
        return found.sorted()
    }
}
