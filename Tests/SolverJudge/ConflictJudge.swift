// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver

/// Holds the conflicts of a solution against exact arithmetic: that the rows cannot all hold, that they can without any
/// one of them, and that no conflict that has a row in common with it, of the rows that were required then, has fewer rows,
/// or as many of fewer groups. One without a common row is another conflict: breaking this one leaves it as it is.
///
/// The last by going through all smaller sets of rows. Sets that are known to hold together spare most of the work.
package struct ConflictJudge {
    package private(set) var findings: [String] = []
    /// How many conflicts there are, and how many of them were compared with all smaller sets of rows.
    package private(set) var conflictCount = 0
    package private(set) var comparedCount = 0

    /// Rows that miss each other by less can hold.
    private static let tolerance = 1e-9
    /// The number of sets of rows that are checked for each conflict.
    private let mostSets: Int
    /// As many rows as a set has bits.
    private static let mostRows = 63

    private let system: LinearSystem
    private var rows: [Int] = []
    private var program: ExactElasticProgram
    /// Sets of rows that can hold, as bits.
    private var feasible: [UInt64] = []
    private var setsLeft = 0

    package init(_ system: LinearSystem, _ solution: Solution, mostSets: Int = 5_000) {
        self.system = system
        self.mostSets = mostSets
        program = ExactElasticProgram(system, rows: [])
        var required = system.rows.indices.filter { system.rows[$0].priority.isRequired }
        for conflict in solution.conflicts {
            judge(conflict, among: required)
            required.removeAll { $0 == conflict.broken.index }
        }
        guard required.count <= Self.mostRows, solution.outcome == .solved else { return }
        take(required)
        if !holds(bits(required)) { findings.append("the rows that are left cannot all hold") }
    }

    private mutating func take(_ rows: [Int]) {
        self.rows = rows
        program = ExactElasticProgram(system, rows: rows)
        feasible = []
    }

    private mutating func judge(_ conflict: Solution.Conflict, among required: [Int]) {
        let members = conflict.rows.map(\.index)
        conflictCount += 1
        if !members.contains(conflict.broken.index) { findings.append("\(members) without its broken row") }
        guard Set(members).isSubset(of: required) else {
            findings.append("\(members) has rows that are not required, or broken before")
            return
        }
        take(required.count <= Self.mostRows ? required : members)
        guard members.count <= Self.mostRows else { return }
        if holds(bits(members)) { findings.append("\(members) can all hold") }
        for member in members where !holds(bits(members.filter { $0 != member })) {
            findings.append("\(members) cannot hold without \(member)")
        }
        guard findings.isEmpty, required.count <= Self.mostRows else { return }
        setsLeft = mostSets
        let smaller = smallerConflict(than: members)
        if let smaller { findings.append("\(members), but \(smaller) cannot hold either") }
        if setsLeft > 0 { comparedCount += 1 }
    }

    private func bits(_ members: [Int]) -> UInt64 {
        members.reduce(0) { $0 | 1 << UInt64(rows.firstIndex(of: $1) ?? 0) }
    }

    /// Whether the rows can all hold.
    private mutating func holds(_ set: UInt64) -> Bool {
        if feasible.contains(where: { $0 & set == set }) { return true }
        let misses = program.misses { set & 1 << UInt64($0) != 0 }
        var met: UInt64 = 0
        for (row, miss) in misses.enumerated() where miss <= Self.tolerance { met |= 1 << UInt64(row) }
        guard met & set == set else { return false }
        feasible.append(met)
        return true
    }

    private func groupCount(_ members: some Sequence<Int>) -> Int {
        var groups = Set<Int>()
        for member in members {
            groups.formUnion(system.rows[member].groups.all)
        }
        return groups.count
    }

    private mutating func smallerConflict(than members: [Int]) -> [Int]? {
        let groups = groupCount(members)
        let common = rows.indices.filter { members.contains(rows[$0]) }
        for count in 1...members.count {
            let mostGroups = count < members.count ? .max : groups
            // Each set by the first row that it has in common with the members.
            for (position, row) in common.enumerated() {
                let others = rows.indices.filter { !common[...position].contains($0) }
                let found = conflict(of: count - 1, from: others[...], with: 1 << UInt64(row), groups: mostGroups)
                if let found { return found }
            }
        }
        return nil
    }

    /// The first set of `count` rows of `others` and a set, of fewer groups, that cannot hold.
    private mutating func conflict(of count: Int, from others: ArraySlice<Int>, with set: UInt64, groups: Int) -> [Int]?
    {
        guard count > 0 else {
            setsLeft -= 1
            let members = rows.indices.filter { set & 1 << UInt64($0) != 0 }.map { rows[$0] }
            guard groups == .max || groupCount(members) < groups else { return nil }
            return holds(set) ? nil : members
        }
        for (offset, row) in zip(others.indices, others) where setsLeft > 0 {
            let rest = others[(offset + 1)...]
            guard rest.count >= count - 1 else { return nil }
            if let found = conflict(of: count - 1, from: rest, with: set | 1 << UInt64(row), groups: groups) {
                return found
            }
        }
        return nil
    }
}
