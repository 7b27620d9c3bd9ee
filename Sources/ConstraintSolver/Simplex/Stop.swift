// SPDX-License-Identifier: Apache-2.0
/// A bend or bound that a column meets on the way of the entering one.
struct Stop {
    /// How far the entering column has come.
    var distance: Double
    /// By how much the objective's fall slackens; infinite at a bound.
    var bend: Double
    /// The row of the basic column that stops, or -1 for the entering column itself.
    var row: Int
    /// Where that column is then.
    var position: Double
    /// The size of the pivot that the exchange would have.
    var pivot: Double

    static func < (a: Stop, b: Stop) -> Bool {
        if a.distance != b.distance { return a.distance < b.distance }
        if a.pivot != b.pivot { return a.pivot > b.pivot }
        return a.row < b.row
    }
}
