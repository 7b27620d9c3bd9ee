// SPDX-License-Identifier: Apache-2.0
/// A step length of the entering column at which a bound is reached or the slope of the objective changes.
struct RatioTestBreakpoint {
    /// How far the entering column has moved.
    var distance: Double
    /// By how much the objective falls more slowly from here on; infinite at a bound.
    var slopeChange: Double
    /// The row of the basic column that is there; nil for the entering column itself.
    var row: RowIndex?
    /// Whether that column rises.
    var rises = true
    /// The value of that column.
    var position: Double
    /// The size of the pivot that the exchange would have.
    var pivot: Double

    var isBound: Bool { slopeChange == .infinity }

    static func < (a: RatioTestBreakpoint, b: RatioTestBreakpoint) -> Bool {
        if a.distance != b.distance { return a.distance < b.distance }
        if a.pivot != b.pivot { return a.pivot > b.pivot }
        return precedes(a.row, b.row)
    }

    /// The entering column itself, which has no row, before all others.
    static func precedes(_ a: RowIndex?, _ b: RowIndex?) -> Bool {
        guard let b else { return false }
        return a.map { $0 < b } ?? true
    }
}
