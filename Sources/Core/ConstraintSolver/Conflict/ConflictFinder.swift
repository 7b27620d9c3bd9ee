// SPDX-License-Identifier: Apache-2.0
/// Finds required rows that cannot all hold, of which any proper subset can: few of them, and of few groups.
struct ConflictFinder {
    private let table: RowTable
    private let variables: ByVariable<VariableDeclaration>
    private let groups: ByRowID<Row.Groups>
    private let pivotLimit: Int
    private let filter: DeletionFilter
    private let neighbourhood: ConflictNeighbourhood
    /// The work left for the search for smaller conflicts, in matrix entries examined.
    private var workLeft = mostWork

    private static let mostWork = 16_000_000
    /// The share of the remaining work that one conflict may take.
    private static let share = 4
    /// Up to this number of rows the smallest conflict is found; of larger conflicts, the best of several.
    private static let fewRows = 12
    /// The work that every conflict of few rows may take.
    private static let leastWork = 60_000
    /// The number of rows around the first conflict, and around later ones, among which a smaller one is searched for.
    private static let mostRows = 400
    private static let leastRows = 50
    /// What it takes to find one of these.
    private static let workPerNeighbour = 50
    /// The number of rows among which the smallest of all conflicts is searched for; among more, only if removing that
    /// few rows resolves all conflicts.
    private static let mostCompared = 64
    private static let fewMissed = 6

    init(
        _ table: RowTable, _ variables: ByVariable<VariableDeclaration>, _ occurrences: Occurrences,
        groups: ByRowID<Row.Groups>,
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
        among rows: [RowID], isBroken: ByRowID<Bool>
    ) -> (certified: [RowID], smallest: [RowID]) {
        conflict(certified: filter.irreducible(rows), isBroken: isBroken)
    }

    /// The conflict of rows that are all in it; nil if the rows are none, or only contain one.
    mutating func conflict(
        of rows: [RowID], isBroken: ByRowID<Bool>
    ) -> (certified: [RowID], smallest: [RowID])? {
        filter.isIrreducible(rows) ? conflict(certified: rows, isBroken: isBroken) : nil
    }

    private mutating func conflict(
        certified: [RowID], isBroken: ByRowID<Bool>
    ) -> (certified: [RowID], smallest: [RowID]) {
        guard certified.count > 1 else { return (certified, certified) }
        // The first conflicts are the ones that people read; if there are hundreds, little work is spent on each.
        let limit = max(certified.count <= Self.fewRows ? Self.leastWork : 0, workLeft / Self.share)
        guard limit >= Self.leastWork else { return (certified, certified) }
        let (smaller, work) = smaller(than: certified, isBroken, workLimit: limit)
        workLeft = max(0, workLeft - work)
        return (certified, smaller ?? certified)
    }

    private func smaller(
        than conflict: [RowID], _ isBroken: ByRowID<Bool>, workLimit: Int
    ) -> (conflict: [RowID]?, work: Int) {
        // The product needs 64 bits, which an integer of WebAssembly does not have.
        let limit = max(Self.leastRows, Int(Int64(Self.mostRows) &* Int64(workLeft) / Int64(Self.mostWork)))
        guard conflict.count <= limit else { return (nil, 0) }
        var near = neighbourhood.rows(around: conflict, limit: limit) { table.isRequired($0) && !isBroken[$0] }
        var work = Self.workPerNeighbour * limit
        guard near.count > 1, conflict.count > 2 || near.count <= Self.mostCompared,
            conflict.count > 2 || mayHaveCheaper(than: conflict, near)
        else { return (nil, work) }
        var search = SmallestConflict(among: near, table, variables, groups: groups, pivotLimit: pivotLimit)
        guard let missed = search.correctionSet() else { return (nil, work + search.work) }
        if missed.count > Self.fewMissed, near.count > Self.mostCompared {
            // There are other conflicts: without the rows that they would break, those are left that share one with
            // this.
            let others = Set(missed).subtracting(conflict)
            near.removeAll(where: others.contains)
            work += search.work
            search = SmallestConflict(among: near, table, variables, groups: groups, pivotLimit: pivotLimit)
        }
        let found = search.find(below: SmallestConflict.cost(of: conflict, groups), workLimit: workLimit - work)
        work += search.work
        if let found {
            let checked = filter.checked(found)
            if !checked.isEmpty, isCheaper(checked, than: conflict) { return (checked, work) }
        }
        guard conflict.count > Self.fewRows, work < workLimit else { return (nil, work) }
        let best = bestWithout(rowsOf: conflict, among: near)
        return (best.conflict, work + best.work)
    }

    /// Whether rows may have a conflict that is cheaper than one of two rows: in a single row, or in rows of fewer
    /// groups.
    private func mayHaveCheaper(than pair: [RowID], _ rows: [RowID]) -> Bool {
        let groupCount = SmallestConflict.cost(of: pair, groups).groups
        return groupCount > 1
            || rows.contains { isContradiction($0) || groupCount == 1 && groups[$0].all.isEmpty }
    }

    /// Whether a row cannot hold for the sign of its variables, or because it has none.
    private func isContradiction(_ row: RowID) -> Bool {
        let terms = table.terms(of: row)
        guard terms.allSatisfy({ variables[table.variable[$0]].isNonNegative }) else { return false }
        let (rises, falls) = (
            terms.contains { table.coefficient[$0] > 0 }, terms.contains { table.coefficient[$0] < 0 }
        )
        let (constant, relation) = (table.constant[row], table.relation[row])
        return constant > 0 && !rises && relation >= 0 || constant < 0 && !falls && relation <= 0
    }

    private func isCheaper(_ conflict: [RowID], than other: [RowID]) -> Bool {
        SmallestConflict.cost(of: conflict, groups) < SmallestConflict.cost(of: other, groups)
    }

    /// The smallest of the conflicts that are found where one of a conflict's rows is left out; nil if none is
    /// smaller than that.
    private func bestWithout(rowsOf conflict: [RowID], among near: [RowID]) -> (conflict: [RowID]?, work: Int) {
        var best = conflict
        var work = 0
        for part in [0, 1, 2, 3] {
            let spared = conflict[(conflict.count - 1) * part / 3]
            let rest = ByRowID(near.filter { $0 != spared })
            var program = Subsystem(rest.elements, of: table, variables, pivotLimit: pivotLimit)
            defer { work += program.work }
            guard let rows = program.findConflict() else { continue }
            let found = filter.irreducible(rows.map { rest[$0] })
            if !found.isEmpty, isCheaper(found, than: best) { best = found }
        }
        return (best == conflict ? nil : best, work)
    }
}
