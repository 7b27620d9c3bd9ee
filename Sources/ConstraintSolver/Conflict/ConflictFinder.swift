// SPDX-License-Identifier: Apache-2.0
/// Finds required rows that cannot all hold, of which any proper subset can: few of them, and of few groups.
struct ConflictFinder {
    private let table: RowTable
    private let variables: [VariableDeclaration]
    private let groups: [Row.Groups]
    private let pivotLimit: Int
    private let filter: DeletionFilter
    private let neighbourhood: ConflictNeighbourhood
    /// How many rows may still be solved in search of smaller conflicts, each counted as often as it is.
    private var effortLeft = 200_000
    private var conflictCount = 0

    /// The smallest conflict is found of up to so many rows; of larger ones the best of several, within so many rows.
    private static let fewRows = 12
    private static let mostTried = 1500
    /// Among so many rows the smallest of all conflicts is looked for, and beyond where removing so few rows resolves all.
    private static let mostCompared = 64
    private static let fewMissed = 6

    init(
        _ table: RowTable, _ variables: [VariableDeclaration], _ occurrences: Occurrences, groups: [Row.Groups],
        pivotLimit: Int
    ) {
        self.table = table
        self.variables = variables
        self.groups = groups
        self.pivotLimit = pivotLimit
        filter = DeletionFilter(variables: variables, table: table, pivotLimit: pivotLimit)
        neighbourhood = ConflictNeighbourhood(variables: variables, table: table, occurrences: occurrences)
    }

    /// Two irreducible infeasible subsets: one among `rows`, and the smallest that is found among these and required
    /// rows near them that are not broken. Both are empty if the rows can all hold.
    mutating func conflict(
        among rows: [Int], isBroken: [Bool]
    ) -> (certified: [Int], smallest: [Int]) {
        let certified = filter.irreducible(rows)
        guard certified.count > 1 else { return (certified, certified) }
        conflictCount += 1
        return (certified, smaller(than: certified, isBroken) ?? certified)
    }

    private mutating func smaller(than conflict: [Int], _ isBroken: [Bool]) -> [Int]? {
        // The first conflicts are the ones that are read; of hundreds, few rows each must do.
        let limit = conflictCount <= 5 ? 400 : conflictCount <= 20 ? 150 : 60
        var near = neighbourhood.rows(around: conflict, limit: min(limit, effortLeft / 20)) {
            table.isRequired($0) && !isBroken[$0]
        }
        guard near.count > 1, conflict.count > 2 || near.count <= Self.mostCompared else { return nil }
        var search = SmallestConflict(among: near, table, variables, groups: groups, pivotLimit: pivotLimit)
        guard let missed = search.correctionSet() else { return nil }
        if missed.count > Self.fewMissed, near.count > Self.mostCompared {
            // There are other conflicts: without the rows that they would break, those are left that share one with this.
            let others = Set(missed).subtracting(conflict)
            near.removeAll(where: others.contains)
            search = SmallestConflict(among: near, table, variables, groups: groups, pivotLimit: pivotLimit)
        }
        let solveLimit = max(12, min(250, 40_000 / near.count))
        let found = search.find(below: SmallestConflict.cost(of: conflict, groups), solveLimit: solveLimit)
        effortLeft = max(0, effortLeft - (search.solveCount + 2) * (near.count + 20) - search.nodesSpent)
        if let found {
            let checked = filter.checked(found)
            if !checked.isEmpty, isCheaper(checked, than: conflict) { return checked }
        }
        return conflict.count > Self.fewRows ? bestWithout(rowsOf: conflict, among: near) : nil
    }

    private func isCheaper(_ conflict: [Int], than other: [Int]) -> Bool {
        SmallestConflict.cost(of: conflict, groups) < SmallestConflict.cost(of: other, groups)
    }

    /// The smallest of the conflicts that are found where one of a conflict's rows is left out; nil if none is
    /// smaller than that.
    private mutating func bestWithout(rowsOf conflict: [Int], among near: [Int]) -> [Int]? {
        guard near.count < Self.mostTried, effortLeft > 0 else { return nil }
        var best = conflict
        for part in [0, 1, 2, 3] {
            let spared = conflict[(conflict.count - 1) * part / 3]
            let rest = near.filter { $0 != spared }
            var program = Subsystem(rest, of: table, variables, pivotLimit: pivotLimit)
            effortLeft = max(0, effortLeft - 4 * near.count)
            guard let rows = program.findConflict() else { continue }
            let found = filter.irreducible(rows.map { rest[$0] })
            if !found.isEmpty, isCheaper(found, than: best) { best = found }
        }
        return best == conflict ? nil : best
    }
}
