// SPDX-License-Identifier: Apache-2.0
/// Finds an irreducible infeasible subset of fewest rows, by the duality of such subsets and correction sets: every
/// conflict has a member of each set of rows without which the rest can hold.
///
/// The cheapest set that hits all correction sets known is either a conflict, and then there is no cheaper one, or it
/// can hold, and the rows that are missed beside it are a further correction set. (A. Ignatiev, A. Previti, M. Liffiton
/// and J. Marques-Silva, "Smallest MUS Extraction with Minimal Hitting Set Dualization", 2015; M. Parker and
/// J. Ryan, Annals of Mathematics and Artificial Intelligence 17, 1996.)
///
/// Rows in series, which a free variable of no other row ties together, are one member: a conflict has all or none.
struct SmallestConflict {
    /// Conflicts of more members are not searched for the smallest: that takes exponential time.
    private static let mostMembers = 12

    /// The rows of the system, by their numbers in the elastic program.
    private let rows: ByRowID<RowID>
    /// The rows of a member, by these numbers.
    private var rowsOf = IndexedList<MemberIndex, [RowID]>()
    private var memberOf = ByRowID<MemberIndex>()
    private var members = IndexedList<MemberIndex, HittingSet.Member>()
    private var groupCount = 0
    private var program: ElasticProgram
    private var correctionSets = IndexedList<HitSetIndex, [MemberIndex]>()
    private var hittingSetWork = 0

    /// The work done, in matrix entries and members examined.
    var work: Int { program.work + hittingSetWork }

    init(
        among rows: [RowID], _ table: RowTable, _ variables: ByVariable<VariableDeclaration>,
        groups: ByRowID<Row.Groups>, pivotLimit: Int
    ) {
        self.rows = ByRowID(rows)
        program = ElasticProgram(rows, of: table, variables, pivotLimit: pivotLimit)
        makeMembers(table, variables, groups)
    }

    /// How many rows a conflict has, and of how many groups.
    static func cost(of rows: [RowID], _ groups: ByRowID<Row.Groups>) -> HittingSet.Cost {
        HittingSet.Cost(weight: rows.count, groups: numbers(of: rows.map { groups[$0] }).count)
    }

    private static func numbers(of groups: [Row.Groups]) -> Set<Int> { Set(groups.flatMap { $0.all }) }

    private mutating func makeMembers(
        _ table: RowTable, _ variables: ByVariable<VariableDeclaration>, _ groups: ByRowID<Row.Groups>
    ) {
        var rowsOf: [Variable: [RowID]] = [:]
        for row in rows.indices {
            for term in table.terms(of: rows[row]) where !variables[table.variable[term]].isNonNegative {
                rowsOf[table.variable[term], default: []].append(row)
            }
        }
        var series = DisjointSets(count: rows.count)
        for row in rows.elements {
            for term in table.terms(of: row) {
                if let pair = rowsOf[table.variable[term]], pair.count == 2 {
                    series.unite(pair[0].index, pair[1].index)
                }
            }
        }
        var numberOfGroup: [Int: GroupIndex] = [:]
        memberOf = ByRowID(repeating: MemberIndex(index: 0), count: rows.count)
        for row in rows.indices {
            let root = RowID(index: series.root(of: row.index))
            if root == row {
                memberOf[row] = self.rowsOf.indices.upperBound
                self.rowsOf.append([])
            }
            memberOf[row] = memberOf[root]
            self.rowsOf[memberOf[row]].append(row)
        }
        for inSeries in self.rowsOf.elements {
            let numbers = Self.numbers(of: inSeries.map { groups[rows[$0]] }).sorted().map { group in
                let number = numberOfGroup[group] ?? GroupIndex(index: numberOfGroup.count)
                numberOfGroup[group] = number
                return number
            }
            members.append(HittingSet.Member(weight: inSeries.count, groups: numbers))
        }
        groupCount = numberOfGroup.count
    }

    /// Rows that the rest can hold without; nil if the misses cannot be distinguished from rounding.
    mutating func correctionSet() -> [RowID]? {
        guard case .feasible(let missed) = program.solve(hard: []), !missed.isEmpty else { return nil }
        return missed.map { rows[$0] }
    }

    /// Rows that cannot all hold and are cheaper than `limit`, the cheapest of all; nil if there are none, or where
    /// none were found within the limit of work.
    mutating func find(below limit: HittingSet.Cost, workLimit: Int) -> [RowID]? {
        var chosen: [MemberIndex] = []
        // More sets to hit cost no less.
        var cost = HittingSet.Cost(weight: 0, groups: 0)
        while work < workLimit {
            switch program.solve(hard: chosen.flatMap { rowsOf[$0] }) {
            case .undecided: return nil
            case .infeasible: return chosen.flatMap { rowsOf[$0] }.sorted().map { rows[$0] }
            case .feasible(let missed):
                // What is known to conflict conflicts by less than the tolerance of this program.
                if missed.isEmpty { return nil }
                correctionSets.append(Set(missed.map { memberOf[$0] }).sorted())
            }
            var hittingSet = HittingSet(
                hitting: correctionSets, members, groupCount: groupCount, below: limit, lowerBound: cost,
                mostMembers: Self.mostMembers, workLimit: workLimit - work)
            let result = hittingSet.cheapest()
            hittingSetWork += hittingSet.work
            guard case .cheapest(let next) = result else { return nil }
            chosen = next
            cost = hittingSet.limit
        }
        return nil
    }
}
