// SPDX-License-Identifier: Apache-2.0
/// Rows of a system whose weighted sum is a contradiction: they cannot all hold.
///
/// The rows with a nonzero multiplier of a vertex certificate, together with the signs of variables in it, are an
/// irreducible infeasible subset (J. Gleeson and J. Ryan, "Identifying Minimally Infeasible Subsystems of Inequalities",
/// ORSA Journal on Computing 2, 1990). Signs are not listed, and may allow for a smaller one.
struct FarkasCertificate {
    /// In ascending order.
    var rows: [RowID]
    /// Rows without which the others are not yet known to hold.
    var doubtfulRows: [RowID]
}
