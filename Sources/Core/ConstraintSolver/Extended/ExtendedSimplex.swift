// SPDX-License-Identifier: Apache-2.0
/// The simplex method on one component in extended precision and with a dense tableau: slow, and for small components
/// whose numbers are too far apart for doubles.
///
/// Columns are scaled by powers of two.
struct ExtendedSimplex {
    /// How a search ended.
    enum Status {
        case optimal
        /// The objective falls without end.
        case unbounded
        case pivotLimit
    }

    /// How much is done against rounding: each more than the one before, and slower.
    enum Care {
        case ordinary
        /// The tableau is worked out again after every few exchanges.
        case recomputing
        /// As `recomputing`, and a column that gains next to nothing by a tiny pivot is fixed: both may be rounding of
        /// the coefficients, though small coefficients in turn make as small a gain that counts.
        case ignoringSmallGains

        var next: Care? {
            switch self {
            case .ordinary: .recomputing
            case .recomputing: .ignoringSmallGains
            case .ignoringSmallGains: nil
            }
        }
    }

    let program: Program
    let component: Component
    /// The structural ones first.
    let columns: [ColumnIndex]
    var tableau: ExtendedTableau
    /// By column: a unit of it is this much of the program's column. A power of two.
    let scale: ComponentColumns<Double>
    var values: ComponentColumns<DoubleDouble>
    var lower: ComponentColumns<DoubleDouble>
    var upper: ComponentColumns<DoubleDouble>
    /// By column: its slope in the present objective, one of those possible at a breakpoint, while it is basic.
    var costs: ComponentColumns<DoubleDouble>
    var objective = ExtendedObjective()
    /// An end of the optimal face farther away than this, in the program's units, is rounding of the coefficients.
    var farthestEnd = Double.infinity
    /// Exchanges and bound flips of the present search, and of those before.
    private var stepCount = 0
    private var earlierStepCount = 0
    private let stepLimit: Int

    /// Whether a gain that could have been real has counted as rounding: a level may be missed by it.
    private(set) var hasIgnoredGain = false

    /// By how much of its largest term phase 1 may leave a required row missed.
    let tolerance: Double
    /// Whether what could be rounding of the coefficients counts as nothing.
    private let ignoresSmallGains: Bool
    /// The number of exchanges after which the tableau is recomputed.
    private let mostExchanges: Int
    /// A pivot below this share of its column's largest entry is taken only from a tableau without drift: it may be
    /// nothing else.
    private static let doubtfulPivot = 1e-7
    /// A basic column farther beyond its bound, in proportion to it, has drifted; and a reduced cost of a smaller share of the
    /// largest may be drift.
    static let drift = 1e-20
    /// A step of less than this share of the entering column's value moves nothing.
    private static let stall = 1e-15
    /// A gain below this share of the objective's largest slope is rounding of the coefficients where the pivot is below
    /// this share of its column's largest entry.
    private static let doubtfulGain = 1e-10
    private static let roundingPivot = 1e-12
    /// What working the tableau out counts towards the limit of steps.
    private static let stepsOfRefactoring = 40

    /// Whether a component is small enough to be solved in extended precision at once, and has coefficients so far
    /// apart that doubles might not do.
    static func isDue(_ program: Program, _ component: Component) -> Bool {
        component.structurals.count * component.rows.count <= 20_000
            && leastEntry(program, component) < 1.0 / 16
    }

    /// Whether doubles prove nothing where extended precision has failed.
    static func isNeeded(_ program: Program, _ component: Component) -> Bool {
        leastEntry(program, component) < 1.0 / 1024
    }

    /// Whether coefficients are so far apart that a gain can be as small as rounding and still count. Where they are
    /// not, exact arithmetic has found each gain that was ignored to be rounding.
    var canMistakeGains: Bool { Self.leastEntry(program, component) < 1e-7 }

    /// The size of the least entry of a component; every row is scaled to a largest one in [1, 2).
    private static func leastEntry(_ program: Program, _ component: Component) -> Double {
        guard !component.rows.isEmpty else { return 1 }
        return program.rowEntry[program.entries(ofRows: component.rows)].reduce(1) { min($0, abs($1)) }
    }

    /// Components with more entries would take too long.
    static func canSolve(_ component: Component) -> Bool {
        component.structurals.count * component.rows.count <= 250_000
    }

    /// With `isLenient`, phase 1 accepts what the last check of a solution accepts.
    init(
        _ program: Program, _ component: Component, starts: [Double], care: Care = .ordinary, isLenient: Bool = false
    ) {
        mostExchanges = care == .ordinary ? 30 : 2
        ignoresSmallGains = care == .ignoringSmallGains
        tolerance = isLenient ? Tolerance.share / 2 : Tolerance.required
        self.program = program
        self.component = component
        let ranges = [component.structurals, program.logicals(component.rows)]
        columns = ranges.flatMap(Array.init)
        scale = GeometricScaling.columnScales(program, component)
        let structuralCount = component.structurals.count
        var matrix = [DoubleDouble](repeating: .zero, count: structuralCount * component.rows.count)
        for (row, index) in component.rows.enumerated() {
            for k in program.entries(ofRow: index) {
                let column = program.rowColumn[k]
                matrix[row * structuralCount + component.structurals.lowerBound.distance(to: column)] =
                    DoubleDouble(program.rowEntry[k] * (scale[column] / scale[program.logical(index)]))
            }
        }
        tableau = ExtendedTableau(matrix: matrix, program, component)
        values = ComponentColumns(repeating: .zero, for: ranges)
        lower = ComponentColumns(repeating: DoubleDouble(-.infinity), for: ranges)
        upper = ComponentColumns(repeating: DoubleDouble(.infinity), for: ranges)
        costs = values
        stepLimit = 1_000 + 50 * columns.count
        for (column, start) in zip(component.structurals, starts) {
            values[column] = DoubleDouble(start / scale[column])
        }
        computeBasicValues()
    }

    /// About the number of entries examined, each counted as several, since doubles are faster.
    var work: Int { (stepCount + earlierStepCount + 1) * 4 * tableau.rows.count * tableau.nonbasic.count }

    func isFixed(_ column: ColumnIndex) -> Bool { lower[column] >= upper[column] }

    /// Values of the basic columns from those of the others.
    mutating func computeBasicValues() {
        for row in tableau.rows {
            var sum = DoubleDouble.zero
            for position in tableau.nonbasic.indices where !tableau[row, position].isZero {
                sum += tableau[row, position] * values[tableau.nonbasic[position]]
            }
            values[tableau.basic[row]] = sum
        }
    }

    /// Moves to a basis in which the objective is least within the bounds.
    mutating func optimise() -> Status {
        for column in tableau.basic.elements {
            costs[column] = objective.cost(of: column, at: values[column], near: .zero)
        }
        var stalls = 0
        earlierStepCount += stepCount
        stepCount = 0
        while true {
            if tableau.exchangeCount >= mostExchanges {
                refactor()
                stepCount += Self.stepsOfRefactoring
            }
            let isStalled = stalls > 20 + 2 * tableau.rows.count
            guard let entry = chooseEntering(byBland: isStalled) else {
                if !objective.isLevel || isOptimumProved() { return .optimal }
                guard tableau.exchangeCount > 0 else { return .pivotLimit }
                refactor()
                stepCount += Self.stepsOfRefactoring
                if stepCount > stepLimit { return .pivotLimit }
                continue
            }
            var breakpoints = breakpoints(entry)
            var choice = chooseBreakpoint(breakpoints, entry, byBland: isStalled)
            if choice == nil, !objective.isLinear, tableau.exchangeCount == 0 {
                breakpoints = self.breakpoints(entry, negligible: Self.leastPivot)
                choice = chooseBreakpoint(breakpoints, entry, byBland: isStalled)
            }
            guard let chosen = choice else {
                if objective.isLinear { return .unbounded }
                // No other objective can fall without end: the gain is rounding, if not of old exchanges, then of itself.
                if tableau.exchangeCount > 0 { refactor() } else { fix(entry.column) }
                stepCount += 1
                if stepCount > stepLimit { return .pivotLimit }
                continue
            }
            let breakpoint = breakpoints[chosen]
            if objective.isLinear, (entry.gain * breakpoint.distance).high > objective.farthest { return .unbounded }
            if let row = breakpoint.row, isDoubtful(breakpoint, row, entry) {
                stepCount += Self.stepsOfRefactoring
                if stepCount > stepLimit { return .pivotLimit }
                if tableau.exchangeCount > 0 {
                    refactor()
                    continue
                }
                if isRounding(entry, row) {
                    hasIgnoredGain = true
                    fix(entry.column)
                    continue
                }
            }
            stalls = breakpoint.distance.magnitude > Self.stall * (1 + values[entry.column].magnitude) ? 0 : stalls + 1
            pass(breakpoints[..<chosen], entry)
            move(entry, to: breakpoint)
            stepCount += 1
            if stepCount > stepLimit { return .pivotLimit }
        }
    }

    /// Whether the drift of old exchanges may have made a breakpoint: its pivot is small, or its column has already passed it.
    private func isDoubtful(_ breakpoint: ExtendedBreakpoint, _ row: RowIndex, _ entry: ExtendedEntry) -> Bool {
        if isSmallPivot(row: row, position: entry.position, share: Self.doubtfulPivot) { return true }
        guard breakpoint.distance.isZero else { return false }
        let difference = (values[breakpoint.column] - breakpoint.position).magnitude
        return difference > Self.drift * max(1, breakpoint.position.magnitude)
    }

    /// Whether what a column gains, and the pivot that it would have, are rounding of the coefficients.
    private func isRounding(_ entry: ExtendedEntry, _ row: RowIndex) -> Bool {
        ignoresSmallGains && objective.isLevel && entry.gain.high < Self.doubtfulGain * objective.largestSlope
            && isSmallPivot(row: row, position: entry.position, share: Self.roundingPivot)
    }

    /// Whether a pivot is less than this share of the largest entry of its column.
    private func isSmallPivot(row: RowIndex, position: NonbasicIndex, share: Double) -> Bool {
        let pivot = tableau[row, position].magnitude
        return tableau.rows.contains { pivot < share * tableau[$0, position].magnitude }
    }

    private mutating func fix(_ column: ColumnIndex) {
        lower[column] = values[column]
        upper[column] = values[column]
    }

    /// Works the tableau out again where it may have drifted, and the values. Structural columns that rounding has left
    /// outside of their bounds go back to these, and logical ones are what the rows make of them.
    mutating func computeFinalValues() {
        if tableau.exchangeCount > 0 { refactor() } else { refine() }
        for column in component.structurals { values[column] = min(max(values[column], lower[column]), upper[column]) }
        for row in tableau.rows { values[program.logical(row)] += residual(ofRow: row).value }
    }

    /// Works the tableau and the values out again.
    mutating func refactor() {
        tableau.refactor()
        computeBasicValues()
        refine()
    }

    /// Costs of basic columns whose breakpoints the entering one goes past.
    private mutating func pass(_ breakpoints: ArraySlice<ExtendedBreakpoint>, _ entry: ExtendedEntry) {
        for breakpoint in breakpoints {
            guard let row = breakpoint.row, let bend = breakpoint.bend else { continue }
            let rises = (tableau[row, entry.position].high > 0) == entry.isRising
            costs[breakpoint.column] += rises ? bend : -bend
        }
    }

    private mutating func move(_ entry: ExtendedEntry, to breakpoint: ExtendedBreakpoint) {
        let step = entry.isRising ? breakpoint.distance : -breakpoint.distance
        for row in tableau.rows {
            let rate = tableau[row, entry.position]
            if rate.isZero { continue }
            let column = tableau.basic[row]
            values[column] += rate * step
            costs[column] = objective.cost(of: column, at: values[column], near: costs[column])
        }
        guard let row = breakpoint.row else {
            values[entry.column] = breakpoint.position
            return
        }
        values[entry.column] += step
        let slopes = objective.slopes(of: entry.column, at: values[entry.column])
        let leaving = tableau.basic[row]
        values[leaving] = breakpoint.position
        tableau.exchange(row: row, position: entry.position)
        costs[leaving] = .zero
        costs[entry.column] = entry.isRising ? slopes.right : slopes.left
    }
}
