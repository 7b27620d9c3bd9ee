// SPDX-License-Identifier: Apache-2.0
/// A place where the cost of a column bends: an optional row, seen from the one column that it bounds.
///
/// Left of `position` the cost falls by `leftWeight` a unit, right of it it rises by `rightWeight`; a weight is zero
/// on the side where the row is met.
struct Knot {
    var position: Double
    /// See `Level`.
    var level: Int
    var leftWeight: Double
    var rightWeight: Double
    /// The row of the system that it stands for.
    var row: Int

    var bend: Double { leftWeight + rightWeight }
}

extension Knot {
    /// The row says `divisor · column  relation  position`.
    init(of row: Int, _ table: RowTable, position: Double, divisor: Double) {
        let relation = divisor > 0 ? table.relation[row] : -table.relation[row]
        let weight = abs(divisor)
        self.init(
            position: position / divisor, level: table.level[row], leftWeight: relation >= 0 ? weight : 0,
            rightWeight: relation <= 0 ? weight : 0, row: row)
    }
}
