// SPDX-License-Identifier: Apache-2.0
/// Removes rows from a conflict while the rest still conflicts (J. Chinneck, "Feasibility and Infeasibility in
/// Optimization", 2008, chapter 6).
struct DeletionFilter {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    let pivotLimit: Int

    /// Conflicts of up to this number of rows are checked in extended precision.
    static let mostChecked = 24
    /// The plain form of the filter takes a search in extended precision per row, so it has this limit of rows.
    private static let mostTried = 128

    /// An irreducible infeasible subset of `rows`, in their order; empty if they can all hold.
    func irreducible(_ rows: [RowID]) -> [RowID] {
        let found = reduced(rows)
        guard found.count <= Self.mostChecked else { return found }
        let checked = checked(found)
        // A certificate can lack a row whose multiplier is lost in rounding; all rows together do not.
        if checked.isEmpty, rows.count <= Self.mostTried, isConflict(rows) { return oneByOne(rows) }
        return checked
    }

    /// Whether rows that may be checked in extended precision cannot all hold, but can without any of them.
    func isIrreducible(_ rows: [RowID]) -> Bool {
        isConflict(rows) && rows.allSatisfy { row in !isConflict(rows.filter { $0 != row }) }
    }

    /// The given rows if extended precision finds them irreducible, otherwise the rows that it leaves.
    func checked(_ rows: [RowID]) -> [RowID] {
        guard !rows.isEmpty, isConflict(rows) else { return [] }
        let isIrreducible = rows.allSatisfy { row in !isConflict(rows.filter { $0 != row }) }
        return isIrreducible ? rows : oneByOne(rows)
    }

    private func reduced(_ rows: [RowID]) -> [RowID] {
        var rows = rows
        var doubtful = Set(rows)
        if let certificate = TriangularCertificate.find(in: rows, table, variables) {
            if certificate.doubtfulRows.isEmpty { return certificate.rows }
            rows = certificate.rows
            doubtful = Set(certificate.doubtfulRows)
        } else {
            var whole = Subsystem(rows, of: table, variables, pivotLimit: pivotLimit)
            guard let first = whole.findConflict() else { return isConflict(rows) ? oneByOne(rows) : [] }
            if first.count < rows.count { return reduced(first.map { ByRowID(rows)[$0] }) }
        }
        var part = Subsystem(rows, of: table, variables, pivotLimit: pivotLimit)
        guard var left = part.findConflict() else { return isConflict(rows) ? oneByOne(rows) : [] }
        // By row of the part.
        let members = ByRowID(rows)
        part.leaveOut(Self.difference(Array(members.indices), left))
        // What a conflict needs, each part of it that is a conflict needs too.
        var isNeeded = ByRowID(rows.map { !doubtful.contains($0) })
        var most = 1
        while true {
            var spared: [RowID] = []
            for row in left where !isNeeded[row] && spared.count < most {
                isNeeded[row] = part.holds(without: row)
                if !isNeeded[row] { spared.append(row) }
            }
            if spared.isEmpty { break }
            // From the basis that proved the conflict of all that are left.
            var trial = part
            if let smaller = trial.findConflict(without: spared) {
                trial.leaveOut(Self.difference(left, smaller))
                part = trial
                left = smaller
                most = min(2 * most, rows.count)
                noteNeeded(left, members, &isNeeded)
            } else {
                if spared.count == 1 { isNeeded[spared[0]] = true }
                most = max(1, spared.count / 2)
            }
        }
        return left.map { members[$0] }
    }

    /// Notes the rows without which those that are left can hold, wherever they determine each other in turn.
    private func noteNeeded(_ left: [RowID], _ members: ByRowID<RowID>, _ isNeeded: inout ByRowID<Bool>) {
        guard let certificate = TriangularCertificate.find(in: left.map { members[$0] }, table, variables),
            certificate.rows.count == left.count
        else { return }
        let doubtful = Set(certificate.doubtfulRows)
        for row in left where !doubtful.contains(members[row]) { isNeeded[row] = true }
    }

    /// The filter in its plain form, each row by itself and each question from nothing.
    private func oneByOne(_ rows: [RowID]) -> [RowID] {
        var kept = rows
        for length in [8, 1] where length < rows.count {
            for end in stride(from: kept.count, to: 0, by: -length) {
                var rest = kept
                rest.removeSubrange(max(0, end - length)..<end)
                if isConflict(rest) { kept = rest }
            }
        }
        return kept
    }

    /// Whether rows cannot all hold, in extended precision where there are not too many.
    private func isConflict(_ rows: [RowID]) -> Bool {
        var part = Subsystem(rows, of: table, variables, pivotLimit: pivotLimit, isExtended: true)
        return part.findConflict() != nil
    }

    /// What is not in `some`; both in ascending order.
    private static func difference(_ all: [RowID], _ some: [RowID]) -> [RowID] {
        var next = 0
        return all.filter { element in
            while next < some.count, some[next] < element { next += 1 }
            return next == some.count || some[next] != element
        }
    }
}
