// SPDX-License-Identifier: Apache-2.0
/// A value of a column at which the slope of its cost changes: an optional row, in terms of its one column.
///
/// Left of `position` the cost falls by `leftWeight` a unit, right of it it rises by `rightWeight`; a weight is zero
/// on the side where the row is met.
struct CostBreakpoint {
    var position: Double
    private let weight: Double
    var level: Level
    /// The row, and a bit for each side on which it is missed: a system has several breakpoints for every view.
    private let rowAndSides: Int32

    /// - Parameter row: the optional row of the system.
    init(position: Double, weight: Double, isMissedLeft: Bool, isMissedRight: Bool, level: Level, row: RowID) {
        self.position = position
        self.weight = weight
        self.level = level
        rowAndSides = Int32(row.index) << 2 | (isMissedLeft ? 1 : 0) | (isMissedRight ? 2 : 0)
    }

    var leftWeight: Double { rowAndSides & 1 != 0 ? weight : 0 }
    var rightWeight: Double { rowAndSides & 2 != 0 ? weight : 0 }

    /// The optional row of the system.
    var row: RowID { RowID(index: Int(rowAndSides >> 2)) }

    /// By how much the slope changes.
    var slopeChange: Double { leftWeight + rightWeight }
}

extension CostBreakpoint {
    /// The row says `divisor · column  relation  position`.
    init(of row: RowID, _ table: RowTable, position: Double, divisor: Double) {
        let relation = divisor > 0 ? table.relation[row] : -table.relation[row]
        self.init(
            position: position / divisor, weight: abs(divisor), isMissedLeft: relation >= 0,
            isMissedRight: relation <= 0, level: table.level[row], row: row)
    }
}
