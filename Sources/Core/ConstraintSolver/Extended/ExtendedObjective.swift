// SPDX-License-Identifier: Apache-2.0
/// A sum of convex, piecewise linear functions, one of each column.
struct ExtendedObjective {
    /// Where a function bends: it falls by `left` a unit before `position`, and rises by `right` after it.
    struct Bend {
        var position: DoubleDouble
        var left: Double
        var right: Double

        /// By how much the slope changes.
        var change: DoubleDouble { DoubleDouble(left) + DoubleDouble(right) }
    }

    struct Slopes {
        var left: DoubleDouble
        var right: DoubleDouble

        /// The slope between these that is nearest; what rounding leaves of one of them, or of zero, is that one.
        func nearest(to slope: DoubleDouble, scale: Double) -> DoubleDouble {
            for candidate in [left, right, .zero]
            where abs((slope - candidate).high) <= ExtendedSimplex.negligibleShare * scale {
                return min(max(candidate, left), right)
            }
            return min(max(slope, left), right)
        }
    }

    /// Nil if every function is zero.
    private var bends: ComponentColumns<[Bend]>?
    /// A column that costs its value, times 1 or -1.
    private var linear: (column: ColumnIndex, sign: Double)?
    /// A linear objective that falls by more than this in one step falls without end.
    private(set) var farthest = Double.infinity

    /// Whether it is the cost of a level: its optimum is proved, and a gain that seems to be rounding is ignored, as it
    /// is not where a required row may depend on it.
    var isLevel = false
    /// The steepest slope of a function.
    private(set) var largestSlope = 0.0

    init() {}

    init(bends: ComponentColumns<[Bend]>) {
        self.bends = bends
        for bend in bends.elements.joined() { largestSlope = max(largestSlope, bend.left, bend.right) }
    }

    init(valueOf column: ColumnIndex, sign: Double, farthest: Double) {
        linear = (column, sign)
        self.farthest = farthest
        largestSlope = 1
    }

    /// Whether the objective is the value of one column, which may fall without end.
    var isLinear: Bool { linear != nil }

    func bends(of column: ColumnIndex) -> [Bend] { bends?[column] ?? [] }

    /// The size of the slopes that a column can have.
    func slopeScale(of column: ColumnIndex) -> Double {
        bends(of: column).reduce(linear?.column == column ? 1 : 0) { $0 + $1.left + $1.right }
    }

    /// The slope of a basic column at a value that is nearest to the one it had.
    func cost(of column: ColumnIndex, at value: DoubleDouble, near slope: DoubleDouble) -> DoubleDouble {
        slopes(of: column, at: value).nearest(to: slope, scale: slopeScale(of: column))
    }

    /// How near a value is to a bend that it counts as being at. A larger difference can grow to 1e-10 where an elimination
    /// cancels.
    static func slack(near position: DoubleDouble) -> Double { sameValue * max(1, position.magnitude) }

    private static let sameValue = 1e-24

    func slopes(of column: ColumnIndex, at value: DoubleDouble) -> Slopes {
        var slopes = Slopes(left: .zero, right: .zero)
        if let linear, linear.column == column {
            slopes = Slopes(left: DoubleDouble(linear.sign), right: DoubleDouble(linear.sign))
        }
        guard let bends else { return slopes }
        for bend in bends[column] {
            let difference = (value - bend.position).high
            let slack = Self.slack(near: bend.position)
            slopes.left += DoubleDouble(difference > slack ? bend.right : -bend.left)
            slopes.right += DoubleDouble(difference < -slack ? -bend.left : bend.right)
        }
        return slopes
    }
}

/// A nonbasic column that is to move.
struct ExtendedEntry {
    var position: NonbasicIndex
    var column: ColumnIndex
    var isRising: Bool
    /// How fast the objective falls.
    var gain: DoubleDouble
}

/// What the entering column meets on its way: a bend or a bound of a basic column or of itself.
struct ExtendedBreakpoint {
    var distance: DoubleDouble
    /// By how much the slope of the column changes there; nil at a bound, which cannot be passed.
    var bend: DoubleDouble?
    /// The row of the basic column; nil for the entering column itself.
    var row: RowIndex?
    var column: ColumnIndex
    var position: DoubleDouble
    /// How far the column moves with a unit of the entering one: the size of the pivot that the exchange would have.
    var rate: DoubleDouble

    /// By how much the objective's fall slackens; nil at a bound.
    var slopeChange: DoubleDouble? { bend.map { $0 * rate } }
}
