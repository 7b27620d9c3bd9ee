// SPDX-License-Identifier: Apache-2.0
/// A basis for each component of a program and its factorisation; works on one component at a time.
struct Basis {
    /// By row: the column that is basic there.
    private(set) var column: ByRow<ColumnIndex>
    /// By column: the row where it is basic.
    private(set) var row: PartialMap<ColumnIndex, RowIndex>
    /// How often a basis has changed.
    private(set) var version = 0
    private var component = Component.none
    private var componentIndex: ComponentIndex?
    /// The factor of the component's basis.
    private var factor = Factor()
    /// By component, where it has rows and is not the present one: its factorisation.
    private var otherFactors: [ComponentIndex: Factor] = [:]
    /// Room for a column that is transformed: zeros everywhere between two calls.
    private var work: ByRow<Double>
    private var reach: Reach

    /// The logical columns of the program.
    init(_ program: Program) {
        column = ByRow(program.logicals(program.rows).map { $0 })
        row = PartialMap(count: program.columnCount)
        for index in program.rows { row[program.logical(index)] = index }
        work = ByRow(repeating: 0, count: program.rowCount)
        reach = Reach(rowCount: program.rowCount)
    }

    @inline(__always)
    func contains(_ column: ColumnIndex) -> Bool { row[column] != nil }

    /// How many columns have been exchanged since the basis was factored.
    var exchangeCount: Int { factor.etas.count }

    /// Whether the exchanges since the basis was factored take longer to apply than factoring it again.
    var isDueForRefactoring: Bool {
        exchangeCount >= 16
            && (factor.etas.entryCount > 2 * factor.entryCount || exchangeCount > component.rows.count)
    }

    /// Turns to another component.
    mutating func enter(_ component: Component, _ index: ComponentIndex) {
        if !self.component.rows.isEmpty, let componentIndex { otherFactors[componentIndex] = factor }
        self.component = component
        componentIndex = index
        guard !component.rows.isEmpty else { return }
        factor = otherFactors.removeValue(forKey: index) ?? Factor()
    }

    // MARK: - Systems of the basis

    /// The image of a column under the inverse of the basis.
    mutating func ftran(_ column: ColumnIndex, _ program: Program) -> ColumnImage {
        if program.isStructural(column) {
            let entries = program.entries(ofColumn: column)
            for k in entries { work[program.columnRow[k]] = program.columnEntry[k] }
            factor.ftran(&work, from: Array(program.columnRow[entries]), &reach)
        } else {
            let row = program.row(ofLogical: column)
            work[row] = -1
            factor.ftran(&work, from: [row], &reach)
        }
        return ColumnImage(taking: &work, in: reach.rows)
    }

    /// From `v` to the solution `u` of `B u = v`.
    func ftran(_ vector: inout ByRow<Double>) { factor.ftran(&vector) }

    /// From `c` to the solution `y` of `Bᵀ y = c`.
    func btran(_ vector: inout ByRow<Double>) { factor.btran(&vector) }

    // MARK: - Changes

    /// Exchanges the basic column of `row` for another one, and returns it.
    mutating func exchange(_ entering: ColumnIndex, _ image: ColumnImage, row pivot: RowIndex) -> ColumnIndex {
        version += 1
        factor.etas.append(image, pivot: pivot, component: component.rows)
        let leaving = column[pivot]
        row[leaving] = nil
        column[pivot] = entering
        row[entering] = pivot
        return leaving
    }

    /// Makes a column basic where the logical column of a row is; `refactor` is due after that.
    mutating func replaceLogical(ofRow pivot: RowIndex, by entering: ColumnIndex, _ program: Program) {
        row[program.logical(pivot)] = nil
        row[entering] = pivot
    }

    /// Makes these the basic columns of the component; `refactor` is due after that.
    mutating func replaceAll(by entering: [ColumnIndex], _ program: Program) {
        for range in [component.structurals, program.logicals(component.rows)] {
            for column in range { row[column] = nil }
        }
        for (pivot, column) in zip(component.rows, entering) { row[column] = pivot }
    }

    /// Factors the basis again, which ends the drift of many exchanges. Columns that depend on others leave it: returns
    /// these.
    mutating func refactor(_ program: Program) -> [ColumnIndex] {
        version += 1
        let columns = IndexedList<BasisPosition, ColumnIndex>(component.structurals.filter(contains))
        var isLogicalBasic = ByRow(repeating: false, for: component.rows)
        for row in component.rows { isLogicalBasic[row] = contains(program.logical(row)) }
        var factorisation = Factorisation(program, component, columns: columns, isLogicalBasic: isLogicalBasic)
        factor = factorisation.factor()
        for row in component.rows { column[row] = program.logical(row) }
        for position in columns.indices {
            let pivot = factorisation.rowOf[position]
            row[columns[position]] = pivot
            if let pivot { column[pivot] = columns[position] }
        }
        for pivot in component.rows where column[pivot] == program.logical(pivot) { row[column[pivot]] = pivot }
        return columns.elements.filter { !contains($0) }
    }
}
