// SPDX-License-Identifier: Apache-2.0
/// What one run of the simplex minimises inside the present bounds.
enum Objective: Equatable {
    /// The distance of basic columns from bounds that they are outside of.
    case infeasibility
    /// How far one column, and no other, is outside its bounds; other columns outside theirs may go anywhere.
    case infeasibilityOf(column: ColumnIndex)
    /// The costs of one level.
    case level(Level)
    /// The value of a column, times 1 or -1.
    case value(column: ColumnIndex, sign: Double)
    /// How far a column is from a value.
    case distance(column: ColumnIndex, from: Double)
}

/// The slopes of a convex cost just left and just right of a value; equal except at a breakpoint.
struct Slopes: Equatable {
    var left: Double
    var right: Double

    static let zero = Slopes(left: 0, right: 0)

    func nearest(to slope: Double) -> Double { min(max(slope, left), right) }
}
