// SPDX-License-Identifier: Apache-2.0
/// A basis for each component of a program and the values that go with it; works on one component at a time.
///
/// Columns out of the basis stay where they are, mostly at a bound or a breakpoint; those in it follow. Bounds are narrowed
/// as levels are settled, so that no later level can undo an earlier one.
struct Simplex {
    enum Status {
        case optimal
        /// The objective falls without end: possible for `.value` only.
        case unbounded
        case pivotLimit
    }

    var program: Program
    /// The current component, on which all calls work.
    private(set) var index = -1
    private(set) var component = Component(structurals: 0..<0, rows: 0..<0)
    /// By column.
    var values: [Double]
    var lower: [Double]
    var upper: [Double]
    /// By column in the basis: its slope in the present objective, one of those possible at a breakpoint; otherwise 0.
    var costs: [Double]
    /// By column: its row in the basis, -1 if it is nonbasic.
    var basisRow: [Int]
    /// By row: the column in the basis there.
    var basic: [Int]
    /// By row: the dual value in the present objective.
    var dualValues: [Double]
    /// What counts as zero among dual values of the present size.
    var dualTolerance = Tolerance.dualValue
    /// By row: the entering column in terms of the basis; its entries are in the rows of `reach`.
    var entering: [Double]
    var reach: Reach
    /// By component, where it has rows; that of the current component is in `factor`.
    private var factors: [Factor?]
    var factor = Factor()
    /// Columns out of the basis that may move, and some that no longer do.
    var candidates: [Int] = []
    var isCandidate: [Bool]
    /// By column: whether a tie rule has put it as near to zero as it can be.
    var isHeldNearZero: [Bool]
    var breakpoints: [RatioTestBreakpoint] = []
    var entries: [Entry] = []
    var pivotCount = 0
    let pivotLimit: Int
    var stalls = 0
    /// How often a basis has changed.
    var version = 0
    /// The basic column that the last search for a feasible point found in conflict.
    var violated: Int?
    /// Whether dual values or values did not solve the equations of the basis where a level was settled, not even from
    /// a fresh factorisation.
    var isOptimumDoubtful = false
    /// Steps since the values of the current component were last worked out from its basis.
    var stepsSinceComputingValues = 0

    init(_ program: Program, tieRule: (_ variable: Int) -> VariableDeclaration.TieRule, pivotLimit: Int) {
        self.program = program
        self.pivotLimit = pivotLimit
        let columns = program.columnCount
        values = [Double](repeating: 0, count: columns)
        lower = program.lower
        upper = program.upper
        costs = [Double](repeating: 0, count: columns)
        basisRow = [Int](repeating: -1, count: columns)
        isCandidate = [Bool](repeating: false, count: columns)
        isHeldNearZero = isCandidate
        basic = (0..<program.rowCount).map { program.structuralCount + $0 }
        for row in 0..<program.rowCount { basisRow[program.logical(row)] = row }
        dualValues = [Double](repeating: 0, count: program.rowCount)
        entering = dualValues
        reach = Reach(rowCount: program.rowCount)
        factors = [Factor?](repeating: nil, count: program.components.count)
        for column in 0..<program.structuralCount {
            values[column] = tieRule(program.variableOfColumn[column]).choice(in: program.ownOptimum(of: column))
        }
    }

    /// Structural and logical columns of the component.
    var columns: (Range<Int>, Range<Int>) {
        let rows = component.rows
        return (component.structurals, program.logical(rows.lowerBound)..<program.logical(rows.upperBound))
    }

    @inline(__always)
    func isBasic(_ column: Int) -> Bool { basisRow[column] >= 0 }

    @inline(__always)
    func isFixed(_ column: Int) -> Bool { lower[column] >= upper[column] }

    /// Turns to another component.
    mutating func enter(_ index: Int) {
        guard index != self.index else { return }
        if !component.rows.isEmpty { factors[self.index] = factor }
        self.index = index
        component = program.components[index]
        if !component.rows.isEmpty {
            factor = factors[index] ?? Factor()
            factors[index] = nil
        }
    }

    /// The bounds that required rows leave.
    mutating func resetBounds() {
        let (structurals, logicals) = columns
        for range in [structurals, logicals] {
            lower.replaceSubrange(range, with: program.lower[range])
            upper.replaceSubrange(range, with: program.upper[range])
            for column in range { isHeldNearZero[column] = false }
        }
    }

    /// Finds the columns that may move; to be called after bounds have been widened.
    mutating func listCandidates() {
        for column in candidates { isCandidate[column] = false }
        candidates.removeAll(keepingCapacity: true)
        let (structurals, logicals) = columns
        for column in structurals { addCandidate(column) }
        for column in logicals { addCandidate(column) }
    }

    mutating func addCandidate(_ column: Int) {
        guard !isBasic(column), !isFixed(column), !isCandidate[column] else { return }
        isCandidate[column] = true
        candidates.append(column)
    }

    /// Forgets candidates that are fixed or basic.
    mutating func sweepCandidates() {
        var kept = 0
        for column in candidates {
            if isBasic(column) || isFixed(column) {
                isCandidate[column] = false
            } else {
                candidates[kept] = column
                kept += 1
            }
        }
        candidates.removeSubrange(kept...)
    }

    /// About how many entries were looked at in the current component since `pivotCount` was `before`.
    func work(since before: Int) -> Int {
        (pivotCount - before + 4) * 10 * (component.structurals.count + component.rows.count)
    }

    func clear(_ vector: inout [Double]) {
        for i in component.rows { vector[i] = 0 }
    }
}
