// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver

/// The rows of a layout, each with where it comes from.
package struct ConstraintSystem {
    package internal(set) var linear = LinearSystem()
    /// By row.
    package internal(set) var origins: [RowOrigin] = []
    /// By the document's constraint: its row, or −1 if it is inactive or illegal.
    var constraintRows: [Int32] = []
    /// By the document's constraint: its constant with system spacing in points.
    var constraintConstants: [Double] = []
    var items: ItemTable

    init(items: ItemTable) { self.items = items }

    mutating func add(_ row: Row, from origin: RowOrigin) {
        linear.add(row)
        origins.append(origin)
    }

    /// Whether the rows differ from another system's in their constants at the most.
    func hasRowsOf(_ other: ConstraintSystem) -> Bool {
        let (rows, others) = (linear.rows, other.linear.rows)
        guard rows.count == others.count, linear.variables == other.linear.variables else { return false }
        return rows.indices.allSatisfy { place in
            let (row, other) = (rows[place], others[place])
            return row.terms == other.terms && row.relation == other.relation && row.priority == other.priority
                && row.breakRank == other.breakRank
        }
    }
}
