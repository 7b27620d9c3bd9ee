// SPDX-License-Identifier: Apache-2.0
/// The simplex method on a program: a basis for each component, and the values that go with it. Works on one component at
/// a time.
///
/// Columns out of the basis stay where they are, mostly at a bound or a breakpoint; those in it follow. Bounds are narrowed
/// as levels are settled, so that no later level can undo an earlier one.
struct Simplex {
    /// How the search for the optimum of an objective ended.
    enum Status {
        /// The dual values prove it.
        case optimal(DualValues)
        /// The objective falls without end: possible for `.value` only.
        case unbounded
        case pivotLimit

        var isOptimal: Bool { if case .optimal = self { true } else { false } }
    }

    private(set) var program: Program
    /// The current component, on which all calls work.
    private(set) var index: ComponentIndex?
    private(set) var component = Component.none
    /// Its structural and its logical columns.
    private(set) var columnRanges: [Range<ColumnIndex>] = []
    private(set) var basis: Basis

    // By column.
    var values: ByColumn<Double>
    var lower: ByColumn<Double>
    var upper: ByColumn<Double>
    /// In the basis: the slope in the present objective, one of those possible at a breakpoint; otherwise 0.
    var costs: ByColumn<Double>
    /// Whether a tie rule has put the column as near to zero as it can be.
    var isHeldNearZero: ByColumn<Bool>
    /// The column with which the last search for an end of a value found none: the basic columns move with it, without end.
    var endlessEntry: Entry?

    private(set) var candidates: CandidateList
    var pivotCount = 0
    let pivotLimit: Int
    /// Exchanges in turn that have moved nothing.
    var stalls = 0
    /// Steps since the values of the current component were last worked out from its basis.
    private(set) var stepsSinceComputingValues = 0
    /// The basic column that the last search for a feasible point found in conflict.
    var violated: ColumnIndex?
    /// Whether dual values or values did not solve the equations of the basis where a level was settled, not even from
    /// a fresh factorisation.
    var isOptimumDoubtful = false
    /// Whether columns without bounds enter before all others. The search for conflicts keeps to the order of the gains.
    var entersFreeColumnsFirst = false

    init(_ program: Program, tieRule: (Variable) -> VariableDeclaration.TieRule, pivotLimit: Int) {
        self.program = program
        self.pivotLimit = pivotLimit
        basis = Basis(program)
        candidates = CandidateList(columnCount: program.columnCount)
        values = ByColumn(repeating: 0, count: program.columnCount)
        costs = values
        lower = program.lower
        upper = program.upper
        isHeldNearZero = ByColumn(repeating: false, count: program.columnCount)
        for column in program.structurals {
            let rule = tieRule(program.variableOfColumn[column])
            values[column] = rule.start(in: program.ownOptimum(of: column))
        }
    }

    @inline(__always)
    func isBasic(_ column: ColumnIndex) -> Bool { basis.contains(column) }

    @inline(__always)
    func isFixed(_ column: ColumnIndex) -> Bool { lower[column] >= upper[column] }

    /// Turns to another component.
    mutating func enter(_ index: ComponentIndex) {
        guard index != self.index else { return }
        self.index = index
        component = program.components[index]
        columnRanges = [component.structurals, program.logicals(component.rows)]
        basis.enter(component, index)
    }

    // MARK: - Bounds and candidates

    /// The bounds that required rows leave.
    mutating func resetBounds() {
        for range in columnRanges {
            lower.replace(range, from: program.lower)
            upper.replace(range, from: program.upper)
            for column in range { isHeldNearZero[column] = false }
        }
    }

    /// Takes columns out of the basis to the nearest value that their bounds allow, and to a breakpoint that they had
    /// followed.
    mutating func returnToBounds() {
        for range in columnRanges {
            for column in range where !isBasic(column) {
                values[column] = min(max(values[column], lower[column]), upper[column])
            }
        }
    }

    /// Finds the columns that may move; to be called after bounds have been widened.
    mutating func listCandidates() {
        candidates.removeAll()
        for range in columnRanges { for column in range { addCandidate(column) } }
    }

    mutating func addCandidate(_ column: ColumnIndex) {
        if !isBasic(column), !isFixed(column) { candidates.insert(column) }
    }

    /// Forgets candidates that are fixed or basic.
    mutating func sweepCandidates() {
        candidates.removeAll { basis.contains($0) || lower[$0] >= upper[$0] }
    }

    // MARK: - The basis

    /// The column's image under the inverse of the basis.
    mutating func ftran(_ column: ColumnIndex) -> ColumnImage { basis.ftran(column, program) }

    /// Exchanges the basic column of `row` for `column`.
    mutating func exchange(_ column: ColumnIndex, _ image: ColumnImage, row: RowIndex) {
        let leaving = basis.exchange(column, image, row: row)
        costs[leaving] = 0
        addCandidate(leaving)
        if basis.isDueForRefactoring { refactor() }
    }

    /// Factors the basis again, and works the values out. Columns that depend on others leave the basis.
    mutating func refactor() {
        guard !component.rows.isEmpty else { return }
        for column in basis.refactor(program) {
            costs[column] = 0
            addCandidate(column)
        }
        computeBasicValues()
    }

    /// Makes columns basic instead of the logical ones of some rows.
    mutating func replaceLogicals(_ replacements: [(row: RowIndex, column: ColumnIndex)]) {
        for (row, column) in replacements { basis.replaceLogical(ofRow: row, by: column, program) }
        refactor()
    }

    /// Makes these the basic columns of the component.
    mutating func replaceBasis(by columns: [ColumnIndex]) {
        for range in columnRanges { for column in range { costs[column] = 0 } }
        basis.replaceAll(by: columns, program)
        refactor()
    }

    /// Values of the basic columns from those of the others.
    mutating func computeBasicValues() {
        stepsSinceComputingValues = 0
        guard !component.rows.isEmpty else { return }
        var solution = ByRow(repeating: 0.0, for: component.rows)
        for column in component.structurals where !isBasic(column) && values[column] != 0 {
            for k in program.entries(ofColumn: column) {
                solution[program.columnRow[k]] -= program.columnEntry[k] * values[column]
            }
        }
        for row in component.rows where !isBasic(program.logical(row)) { solution[row] += values[program.logical(row)] }
        basis.ftran(&solution)
        for row in component.rows { values[basis.column[row]] = solution[row] }
    }

    /// Counts a step: an exchange or a bound flip. No step is uncounted, so that the limit ends every solve.
    mutating func countStep() {
        stepsSinceComputingValues += 1
        pivotCount += 1
    }

    /// About the number of entries examined in the current component since `pivotCount` was `before`.
    func work(since before: Int) -> Int {
        (pivotCount - before + 4) * 10 * (component.structurals.count + component.rows.count)
    }
}

/// Changes of the program.
extension Simplex {
    /// Bounds a column by the required rows that are not spared.
    mutating func rebound(
        _ column: ColumnIndex, _ variables: ByVariable<VariableDeclaration>, _ table: RowTable,
        _ fixedVariables: FixedVariables, sparing isSpared: (RowID) -> Bool = { _ in false }
    ) {
        let isNonNegative = program.isStructural(column) && variables[program.variableOfColumn[column]].isNonNegative
        program.rebound(column, isNonNegative: isNonNegative, table, fixedVariables, sparing: isSpared)
    }

    /// Gives an optional row another level. Returns its column; nil if it has no cost.
    mutating func setLevel(_ level: Level, of row: RowID) -> ColumnIndex? {
        guard let column = program.columnOfRow[row], let breakpoint = program.breakpoint(of: row) else { return nil }
        program.breakpoints[breakpoint].level = level
        return column
    }

    /// Moves the breakpoint of an optional row, if it has one.
    mutating func moveBreakpoint(of row: RowID, to position: Double) {
        guard let breakpoint = program.breakpoint(of: row) else { return }
        program.breakpoints[breakpoint].position = position
    }

    /// See `Program.appendRow`.
    mutating func appendRow(column: ColumnIndex?, bound row: RowID?, breakpoint: CostBreakpoint?) {
        program.appendRow(column: column, bound: row, breakpoint: breakpoint)
    }

    /// See `Program.freeColumn(ofRow:)`.
    mutating func freeColumn(of row: RowID) { program.freeColumn(ofRow: row) }
}
