// SPDX-License-Identifier: Apache-2.0
/// The cheapest set that has a member in common with each of several sets: of least weight, and then of fewest groups.
///
/// Branch and bound: a set that is not hit is branched on, and sets without a member in common bound what is missing.
struct HittingSet {
    /// What can be a member, by number.
    struct Member {
        var weight: Int
        /// In ascending order, from 0 on.
        var groups: [GroupIndex]
    }

    /// Less weight first, then fewer groups.
    struct Cost: Comparable {
        var weight: Int
        var groups: Int

        static func < (a: Cost, b: Cost) -> Bool { (a.weight, a.groups) < (b.weight, b.groups) }
    }

    enum Result {
        case cheapest([MemberIndex])
        /// There is none that is cheaper than the limit.
        case none
        case workLimit
    }

    private let members: IndexedList<MemberIndex, Member>
    private let sets: IndexedList<HitSetIndex, [MemberIndex]>
    /// The sets that a member is in.
    private var setsOf: IndexedList<MemberIndex, [HitSetIndex]>
    private let mostMembers: Int
    /// Solutions must be cheaper.
    private(set) var limit: Cost
    /// No solution is cheaper than this, as is known from fewer sets: one that costs no more ends the search.
    private let lowerBound: Cost
    private var best: [MemberIndex]?
    private var chosen: [MemberIndex] = []
    private var cost = Cost(weight: 0, groups: 0)
    /// How many members of a set are chosen, and how many of a group.
    private var hits: IndexedList<HitSetIndex, Int>
    private var uses: IndexedList<GroupIndex, Int>
    /// In how many branches above a member was tried before, and when it was last counted for a bound.
    private var exclusions: IndexedList<MemberIndex, Int>
    private var stamps: IndexedList<MemberIndex, Int>
    private var stamp = 0
    /// The number of members of sets examined so far, and its limit.
    private(set) var work = 0
    private let workLimit: Int

    init(
        hitting sets: IndexedList<HitSetIndex, [MemberIndex]>, _ members: IndexedList<MemberIndex, Member>,
        groupCount: Int, below limit: Cost, lowerBound: Cost, mostMembers: Int, workLimit: Int
    ) {
        self.members = members
        self.mostMembers = mostMembers
        self.sets = sets
        self.limit = limit
        self.lowerBound = lowerBound
        self.workLimit = workLimit
        hits = IndexedList(repeating: 0, count: sets.count)
        uses = IndexedList(repeating: 0, count: groupCount)
        exclusions = IndexedList(repeating: 0, count: members.count)
        stamps = exclusions
        setsOf = IndexedList(repeating: [], count: members.count)
        for index in sets.indices { for member in sets[index] { setsOf[member].append(index) } }
    }

    mutating func cheapest() -> Result {
        branch()
        if work >= workLimit, !isBestCheapest { return .workLimit }
        return best.map { .cheapest($0.sorted()) } ?? .none
    }

    private var isBestCheapest: Bool { best != nil && limit <= lowerBound }

    private mutating func branch() {
        guard work < workLimit, !isBestCheapest else { return }
        guard let set = setToBranchOn() else {
            if cost < limit {
                limit = cost
                best = chosen
            }
            return
        }
        guard chosen.count < mostMembers, Cost(weight: cost.weight + missingWeight(), groups: cost.groups) < limit
        else { return }
        let ordered = set.map { (newGroups: newGroups($0), member: $0) }.sorted {
            (members[$0.member].weight, $0.newGroups, $0.member) < (members[$1.member].weight, $1.newGroups, $1.member)
        }
        for (newGroups, member) in ordered {
            choose(member, by: 1, newGroups: newGroups)
            chosen.append(member)
            branch()
            chosen.removeLast()
            choose(member, by: -1, newGroups: newGroups)
            exclusions[member] += 1
        }
        for (_, member) in ordered { exclusions[member] -= 1 }
    }

    private mutating func choose(_ member: MemberIndex, by step: Int, newGroups: Int) {
        work += setsOf[member].count
        for set in setsOf[member] { hits[set] += step }
        for group in members[member].groups { uses[group] += step }
        cost.weight += step * members[member].weight
        cost.groups += step * newGroups
    }

    private func newGroups(_ member: MemberIndex) -> Int { members[member].groups.count { uses[$0] == 0 } }

    /// What may be chosen of the set that leaves least choice; nil if all are hit.
    private mutating func setToBranchOn() -> [MemberIndex]? {
        var fewest: (index: HitSetIndex, count: Int)?
        work += sets.count
        for index in sets.indices where hits[index] == 0 {
            work += sets[index].count
            let count = sets[index].count { exclusions[$0] == 0 }
            if count < fewest?.count ?? .max { fewest = (index, count) }
        }
        return fewest.map { sets[$0.index].filter { exclusions[$0] == 0 } }
    }

    /// What sets that are not hit, chosen in turn, and have no member in common add at least.
    private mutating func missingWeight() -> Int {
        stamp += 1
        var weight = 0
        for index in sets.indices where hits[index] == 0 {
            var least = Int.max
            var isDisjoint = true
            for member in sets[index] where exclusions[member] == 0 {
                if stamps[member] == stamp {
                    isDisjoint = false
                    break
                }
                least = min(least, members[member].weight)
            }
            // No remaining member can hit it.
            if least == .max, isDisjoint { return limit.weight + 1 }
            guard isDisjoint else { continue }
            for member in sets[index] { stamps[member] = stamp }
            weight += least
        }
        return weight
    }
}
