// SPDX-License-Identifier: Apache-2.0
/// The required rows around a conflict, among which a smaller one may be found.
struct ConflictNeighbourhood {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    let occurrences: Occurrences

    /// Rows that share variables with those of `rows`, the nearest first, up to `limit` with themselves; less those
    /// that no conflict among them with one of `rows` can need. In ascending order.
    func rows(around rows: [RowID], limit: Int, where isAllowed: (RowID) -> Bool) -> [RowID] {
        var isFound = Set(rows)
        var isReached = Set<Variable>()
        var found = rows
        var layer = rows[...]
        while !layer.isEmpty, found.count < limit {
            var reached: [Variable] = []
            for row in layer {
                for term in table.terms(of: row) where isReached.insert(table.variable[term]).inserted {
                    reached.append(table.variable[term])
                }
            }
            // What few rows share is nearer than what many do, such as the size of the root.
            reached.sort { (occurrences[$0].count, $0) < (occurrences[$1].count, $1) }
            let first = found.count
            for variable in reached {
                for row in occurrences[variable] where found.count < limit && isAllowed(row) {
                    if isFound.insert(row).inserted { found.append(row) }
                }
            }
            layer = found[first...]
        }
        return connected(withoutLooseRows(found.sorted()), to: rows)
    }

    /// The rows that can be reached from some rows through shared variables: a conflict elsewhere has no row in common
    /// with any of these, and is found by itself.
    private func connected(_ rows: [RowID], to some: [RowID]) -> [RowID] {
        var rowsOf: [Variable: [RowID]] = [:]
        for row in rows { for term in table.terms(of: row) { rowsOf[table.variable[term], default: []].append(row) } }
        var isFound = Set(some)
        var left = some
        while let row = left.popLast() {
            for term in table.terms(of: row) {
                // Each variable leads on once.
                for next in rowsOf.removeValue(forKey: table.variable[term]) ?? []
                where isFound.insert(next).inserted {
                    left.append(next)
                }
            }
        }
        return rows.filter(isFound.contains)
    }

    /// Leaves out, in turn, rows that a variable of no other row can always satisfy.
    private func withoutLooseRows(_ rows: [RowID]) -> [RowID] {
        var rowsOf: [Variable: [RowID]] = [:]
        for row in rows { for term in table.terms(of: row) { rowsOf[table.variable[term], default: []].append(row) } }
        var count = rowsOf.mapValues { $0.count }
        var isLoose = Set<RowID>()
        var due = rows
        while let row = due.popLast() {
            let terms = table.terms(of: row)
            guard !isLoose.contains(row),
                terms.contains(where: { count[table.variable[$0]] == 1 && meets(row, $0) })
            else { continue }
            isLoose.insert(row)
            for variable in terms.map({ table.variable[$0] }) {
                count[variable, default: 1] -= 1
                if count[variable] == 1 { due += rowsOf[variable] ?? [] }
            }
        }
        return rows.filter { !isLoose.contains($0) }
    }

    /// Whether a variable can make up for all the others of a row.
    private func meets(_ row: RowID, _ term: Int) -> Bool {
        !variables[table.variable[term]].isNonNegative
            || table.relation[row] > 0 && table.coefficient[term] > 0
            || table.relation[row] < 0 && table.coefficient[term] < 0
    }
}
