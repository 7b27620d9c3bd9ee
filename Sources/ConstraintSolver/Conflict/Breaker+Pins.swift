// SPDX-License-Identifier: Apache-2.0
/// Pinned variables after a row that pins one is broken.
extension Breaker {
    /// Pins the variable of a broken row by another row of its conflict where that is possible, and notes that the
    /// values that depend on it have changed.
    mutating func release(_ row: Int, of conflict: [Int]) {
        guard let variable = pins.variable(pinnedBy: row, table) else { return }
        let rest = conflict.filter { $0 != row }
        let determined = TriangularCertificate.values(determinedBy: rest, table, variables)
        let known = Set(determined.map(\.variable))
        let isWhole = conflict.allSatisfy { row in
            table.terms(of: row).allSatisfy { known.contains(table.variable[$0]) && pins.isPinned(table.variable[$0]) }
        }
        if isWhole {
            for (variable, row, value) in determined {
                pins.pin(variable, by: row, value: value)
                markStale(behind: variable)
            }
            for (variable, _, _) in determined { isStale[variable] = false }
        } else {
            isLost[variable] = true
            markStale(behind: variable)
            isStale[variable] = true
        }
    }

    /// Marks all that a variable pins.
    private mutating func markStale(behind variable: Int) {
        var left = [variable]
        while let variable = left.popLast() {
            for row in occurrences[variable] where pins.openCount[row] == 0 && pins.row[variable] != row {
                guard let next = pins.variable(pinnedBy: row, table), !isStale[next] else { continue }
                isStale[next] = true
                left.append(next)
            }
        }
    }

    /// Brings the values of a row's variables up to date. Returns false where nothing pins one of them any more.
    mutating func follow(_ row: Int) -> Bool {
        for term in table.terms(of: row) where !follow(variable: table.variable[term]) { return false }
        return true
    }

    mutating func follow(variable: Int) -> Bool {
        guard isStale[variable] else { return true }
        var left = [variable]
        while let last = left.last {
            if isLost[variable] { return false }
            let terms = table.terms(of: pins.row[last])
            if terms.contains(where: { isLost[table.variable[$0]] }) {
                for variable in left { isLost[variable] = true }
                return false
            }
            let before = terms.map { table.variable[$0] }.filter { $0 != last && isStale[$0] }
            if before.isEmpty {
                pins.value[last] = pins.pinnedValue(of: last, table)
                isStale[last] = false
                left.removeLast()
            } else {
                left += before
            }
        }
        return true
    }
}
