// SPDX-License-Identifier: Apache-2.0
/// Finds required rows that cannot all hold, of which any proper subset can.
struct ConflictFinder {
    let variables: [VariableDeclaration]
    let table: RowTable
    let pivotLimit: Int

    /// An irreducible conflict among `candidates`, in their order; empty if they can all hold.
    func irreducible(_ candidates: [Int]) -> [Int] {
        var whole = Subsystem(candidates, of: table, variables, pivotLimit: pivotLimit)
        guard let first = whole.findConflict() else { return [] }
        let rows = first.map { candidates[$0] }
        var part = Subsystem(rows, of: table, variables, pivotLimit: pivotLimit)
        guard var left = part.findConflict() else { return rows }
        part.leaveOut(Self.difference(Array(rows.indices), left))
        // What a conflict needs, each part of it that is a conflict needs too.
        var isNeeded = [Bool](repeating: false, count: rows.count)
        var most = 1
        while true {
            var spared: [Int] = []
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
                most *= 2
            } else {
                if spared.count == 1 { isNeeded[spared[0]] = true }
                most = max(1, spared.count / 2)
            }
        }
        return left.map { rows[$0] }
    }

    /// What is not in `some`; both in ascending order.
    private static func difference(_ all: [Int], _ some: [Int]) -> [Int] {
        var next = 0
        return all.filter { element in
            while next < some.count, some[next] < element { next += 1 }
            return next == some.count || some[next] != element
        }
    }
}
