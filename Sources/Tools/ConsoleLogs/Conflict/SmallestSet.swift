// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// Members of a report that cannot all hold, of which any smaller choice can.
struct SmallestSet {
    /// Places in the list, ascending.
    let members: [Int]

    /// Nil if all members can hold, or if those that cannot depend on what is not printed.
    init?(of system: ConflictSystem) {
        let usable = system.rows.indices.filter { system.rows[$0] != nil }
        // Which set is found depends on the order of the rows: the fewest of two orders.
        let sets = [usable, usable.reversed()].compactMap { order in
            Self.conflict(order, system).map { Self.reduced($0, system) }
        }
        guard let smallest = sets.min(by: { $0.count < $1.count }) else { return nil }
        members = smallest.sorted()
    }

    static let mostReduced = 100

    /// Leaves out what the rest conflicts without.
    private static func reduced(_ conflict: [Int], _ system: ConflictSystem) -> [Int] {
        // A longer set of the solver's is taken as it is: to prove it again would take minutes.
        guard conflict.count <= mostReduced else { return conflict }
        var kept = conflict
        for member in conflict {
            let rest = kept.filter { $0 != member }
            // The solver's set is nearly always the smallest already.
            if let smaller = Self.conflict(rest, system) { kept = smaller }
        }
        return kept
    }

    /// Some of the members that cannot hold together, with sizes of at least 0, in the order given; nil if all can.
    ///
    /// - Parameter free: unknowns that may be negative as well.
    static func conflict(_ members: [Int], _ system: ConflictSystem, free: Set<Int> = []) -> [Int]? {
        var linear = LinearSystem()
        var variables: [Int: Variable] = [:]
        var owners: [Int] = []
        for member in members {
            guard let row = system.rows[member] else { continue }
            var terms: [Row.Term] = []
            for (unknown, coefficient) in row.terms.sorted(by: { $0.key < $1.key }) where coefficient != 0 {
                let variable: Variable
                if let known = variables[unknown] {
                    variable = known
                } else {
                    variable = linear.addVariable(
                        isNonNegative: system.isNonNegative(unknown) && !free.contains(unknown),
                        tieRule: .nearestToZero)
                    variables[unknown] = variable
                }
                terms.append(Row.Term(coefficient, variable))
            }
            for row in row.bounds(terms) {
                linear.add(row)
                owners.append(member)
            }
        }
        let solution = linear.solve(breakPolicy: .never)
        guard solution.outcome == .conflicting, let rows = solution.conflicts.first?.rows else { return nil }
        let found = Set(rows.map { owners[$0.index] })
        return members.filter(found.contains)
    }
}

extension ConflictSystem.LinearRow {
    /// The solver's row: an equality of rounded numbers has some room.
    func bounds(_ terms: [Row.Term]) -> [Row] {
        let upper = Row(terms, .lessThanOrEqual, constant + tolerance)
        let lower = Row(terms, .greaterThanOrEqual, constant - tolerance)
        return switch relation {
        case .lessThanOrEqual: [upper]
        case .greaterThanOrEqual: [lower]
        case .equal: tolerance > 0 ? [upper, lower] : [Row(terms, .equal, constant)]
        }
    }
}
