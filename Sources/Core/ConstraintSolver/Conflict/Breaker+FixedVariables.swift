// SPDX-License-Identifier: Apache-2.0
/// Fixed variables after a row that fixes one is broken.
extension Breaker {
    /// Fixes the variable of a broken row by another row of its conflict where that is possible, and notes that the
    /// values that depend on it have changed.
    mutating func release(_ row: RowID, of conflict: [RowID]) {
        guard let variable = fixedVariables.variable(fixedBy: row, table) else { return }
        let rest = conflict.filter { $0 != row }
        let determined = TriangularCertificate.values(determinedBy: rest, table, variables)
        let known = Set(determined.map { $0.variable })
        let isWhole = conflict.allSatisfy { row in
            table.terms(of: row).allSatisfy {
                known.contains(table.variable[$0]) && fixedVariables.contains(table.variable[$0])
            }
        }
        if isWhole {
            for (variable, row, value) in determined {
                fixedVariables.fix(variable, by: row, value: value)
                markStale(behind: variable)
            }
            for (variable, _, _) in determined { isStale[variable] = false }
        } else {
            isLost[variable] = true
            markStale(behind: variable)
            isStale[variable] = true
        }
    }

    /// Marks all that a variable fixes.
    private mutating func markStale(behind variable: Variable) {
        var left = [variable]
        while let variable = left.popLast() {
            for row in occurrences[variable]
            where fixedVariables.openCount[row] == 0 && fixedVariables.row(of: variable) != row {
                guard let next = fixedVariables.variable(fixedBy: row, table), !isStale[next] else { continue }
                isStale[next] = true
                left.append(next)
            }
        }
    }

    /// Brings the values of a row's variables up to date. Returns false where nothing fixes one of them any more.
    mutating func follow(_ row: RowID) -> Bool {
        for term in table.terms(of: row) where !follow(variable: table.variable[term]) { return false }
        return true
    }

    mutating func follow(variable: Variable) -> Bool {
        guard isStale[variable] else { return true }
        var left = [variable]
        while let last = left.last {
            if isLost[variable] { return false }
            guard let row = fixedVariables.row(of: last) else { return false }
            let terms = table.terms(of: row)
            if terms.contains(where: { isLost[table.variable[$0]] }) {
                for variable in left { isLost[variable] = true }
                return false
            }
            let before = terms.map { table.variable[$0] }.filter { $0 != last && isStale[$0] }
            if before.isEmpty {
                fixedVariables.setValue(fixedVariables.fixedValue(of: last, table), of: last)
                isStale[last] = false
                left.removeLast()
            } else {
                left += before
            }
        }
        return true
    }
}
