// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

extension LinearSystem {
    /// Whether rows and variables differ from another system's at most in their constants.
    func hasRows(of other: LinearSystem) -> Bool {
        guard rows.count == other.rows.count, variables == other.variables else { return false }
        return rows.indices.allSatisfy { index in
            let (row, other) = (rows[index], other.rows[index])
            return row.terms == other.terms && row.relation == other.relation && row.priority == other.priority
                && row.breakRank == other.breakRank
        }
    }
}
