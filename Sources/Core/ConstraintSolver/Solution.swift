// SPDX-License-Identifier: Apache-2.0
/// The solution of a system: values, states of rows, ambiguities and conflicts.
package struct Solution: Equatable, Sendable {
    /// Whether a row holds.
    package enum RowStatus: Equatable, Sendable {
        case satisfied
        /// Optional, and not met.
        case unsatisfied
        /// Required, and broken because it conflicts; it still pulls just below required.
        case broken
    }

    /// A set of required rows that cannot all hold, of which any proper subset can.
    package struct Conflict: Equatable, Sendable {
        /// In the order in which they were added.
        package var rows: [RowID]
        package var broken: RowID

        package init(rows: [RowID], broken: RowID) {
            self.rows = rows
            self.broken = broken
        }
    }

    /// A variable that takes more than one value over the optimal solutions.
    package struct Ambiguity: Equatable, Sendable {
        package var variable: Variable
        /// The least and greatest value possible; infinite if it is not bounded.
        package var lower: Double
        package var upper: Double
        /// The optional rows of one priority whose tie leaves the value open; empty if rows are missing.
        package var tiedRows: [RowID]

        package init(variable: Variable, lower: Double, upper: Double, tiedRows: [RowID] = []) {
            self.variable = variable
            self.lower = lower
            self.upper = upper
            self.tiedRows = tiedRows
        }
    }

    /// How solving ended.
    ///
    /// Every solve ends, for these reasons:
    /// - Each exchange, bound flip, refused exchange and repeated factorisation of a simplex counts towards its pivot
    ///   limit, in doubles as in extended precision. In doubles that limit ends the solve as `pivotLimit`; in extended
    ///   precision, which is the last resort, as `numericalTrouble`. Long before, cycling is ended by Bland's rule (extended
    ///   precision), or by choosing among ties by a number that changes with every step (doubles).
    /// - A level is settled once. It is optimal only after its dual values and primal values have been checked against the
    ///   rows themselves; where they fail, the basis is factored again, after which they are as good as they get.
    /// - A component whose last check fails is solved a second time in doubles, then once in extended precision.
    /// - The search for conflicts breaks at least one required row in each round, and presolve gives back at least one
    ///   variable in each of its rounds.
    package enum Outcome: Equatable, Sendable {
        case solved
        /// The break policy forbids breaking rows and there is a conflict: `values` meet what can be met.
        case conflicting
        /// A row has a number that `Row` does not allow: nothing was solved, and all values are zero.
        case outOfRange
        /// The pivot limit was reached; `values` are the last ones known.
        case pivotLimit
        /// The numbers are too far apart for the available arithmetic: `values` are the best known, but not proved.
        /// `row` is the one to look at first, the required row missed most where there is one.
        case numericalTrouble(row: RowID, miss: Double)
    }

    package var outcome: Outcome
    /// By variable.
    package var values: [Double]
    /// By row: how it ended and by how much it is missed (0 or more, in the row's own units).
    package var statuses: [RowStatus]
    package var violations: [Double]
    /// In the order of the variables.
    package var ambiguities: [Ambiguity]
    /// In the order in which they were found and broken.
    package var conflicts: [Conflict]
    /// Rows that are broken as well, in ascending order: if listing the conflicts would
    /// grow with the square of the system, the rest are resolved together, by the least misses of the lowest rank.
    package var rowsBrokenTogether: [RowID] = []
}
