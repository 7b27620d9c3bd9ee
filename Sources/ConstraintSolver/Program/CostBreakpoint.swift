// SPDX-License-Identifier: Apache-2.0
/// A value of a column at which the slope of its cost changes: an optional row, in terms of its one column.
///
/// Left of `position` the cost falls by `leftWeight` a unit, right of it it rises by `rightWeight`; a weight is zero
/// on the side where the row is met.
struct CostBreakpoint {
    var position: Double
    var level: Level
    var leftWeight: Double
    var rightWeight: Double
    /// The optional row of the system.
    var row: RowID

    /// By how much the slope changes.
    var slopeChange: Double { leftWeight + rightWeight }
}

extension CostBreakpoint {
    /// The row says `divisor · column  relation  position`.
    init(of row: RowID, _ table: RowTable, position: Double, divisor: Double) {
        let relation = divisor > 0 ? table.relation[row] : -table.relation[row]
        let weight = abs(divisor)
        self.init(
            position: position / divisor, level: table.level[row], leftWeight: relation >= 0 ? weight : 0,
            rightWeight: relation <= 0 ? weight : 0, row: row)
    }
}
