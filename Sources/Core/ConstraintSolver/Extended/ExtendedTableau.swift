// SPDX-License-Identifier: Apache-2.0
/// A simplex tableau in extended precision: each basic column as a combination of the nonbasic ones.
///
/// `x_basic(i) = Σ entry(i, j) · x_nonbasic(j)`. Columns are those of one component, the structural ones first.
struct ExtendedTableau {
    let structurals: Range<ColumnIndex>
    let logicals: Range<ColumnIndex>
    let rows: Range<RowIndex>
    /// The tableau of the basis of all logical columns.
    private let matrix: [DoubleDouble]
    private var entries: [DoubleDouble]
    /// Exchanges since the tableau was last worked out from the matrix.
    private(set) var exchangeCount = 0
    private(set) var basic: ByRow<ColumnIndex>
    /// As many as there are structural columns, which an exchange leaves so.
    private(set) var nonbasic: IndexedList<NonbasicIndex, ColumnIndex>
    /// By column: its row, where it is basic.
    private(set) var rowOf: ComponentColumns<RowIndex?>

    /// What an exchange leaves of a row below this share of the row's largest part is rounding.
    private static let cancellation = 1e-27

    /// What is left of columns that depend on the others is no larger than this.
    private static let leastPivot = 1e-24

    /// The tableau of the basis of all logical columns. `matrix` has one row of entries after the other.
    init(matrix: [DoubleDouble], _ program: Program, _ component: Component) {
        structurals = component.structurals
        logicals = program.logicals(component.rows)
        rows = component.rows
        self.matrix = matrix
        entries = matrix
        basic = ByRow(repeating: logicals.lowerBound, for: rows)
        nonbasic = IndexedList()
        rowOf = ComponentColumns(repeating: nil, for: [structurals, logicals])
        makeLogicalsBasic()
    }

    private mutating func makeLogicalsBasic() {
        entries = matrix
        nonbasic = IndexedList(Array(structurals))
        for column in structurals { rowOf[column] = nil }
        for (row, logical) in zip(rows, logicals) {
            basic[row] = logical
            rowOf[logical] = row
        }
    }

    private func start(of row: RowIndex) -> Int { rows.lowerBound.distance(to: row) * nonbasic.count }

    @inline(__always)
    subscript(row: RowIndex, position: NonbasicIndex) -> DoubleDouble { entries[start(of: row) + position.index] }

    func isBasic(_ column: ColumnIndex) -> Bool { rowOf[column] != nil }

    /// Exchanges the basic column of a row for the nonbasic one of a position.
    mutating func exchange(row: RowIndex, position nonbasicIndex: NonbasicIndex) {
        exchangeCount += 1
        let first = start(of: row)
        let position = nonbasicIndex.index
        let nonbasicCount = nonbasic.count
        let inverse = DoubleDouble(1) / entries[first + position]
        var used: [Int] = []
        for other in 0..<nonbasicCount where other != position && !entries[first + other].isZero {
            entries[first + other] = -(entries[first + other] * inverse)
            used.append(other)
        }
        entries[first + position] = inverse
        let largestOfPivotRow = used.reduce(0.0) { max($0, entries[first + $1].magnitude) }
        entries.withUnsafeMutableBufferPointer { entries in
            for start in stride(from: 0, to: rows.count * nonbasicCount, by: nonbasicCount) where start != first {
                let factor = entries[start + position]
                guard !factor.isZero else { continue }
                var largest = factor.magnitude * largestOfPivotRow
                for other in used { largest = max(largest, entries[start + other].magnitude) }
                let negligible = largest * Self.cancellation
                for other in used {
                    let after = entries[start + other] + factor * entries[first + other]
                    entries[start + other] = after.magnitude > negligible ? after : .zero
                }
                entries[start + position] = factor * inverse
            }
        }
        let leaving = basic[row]
        let entering = nonbasic[nonbasicIndex]
        basic[row] = entering
        nonbasic[nonbasicIndex] = leaving
        rowOf[entering] = row
        rowOf[leaving] = nil
    }

    /// Works the tableau of the same basis out again, which ends the drift of many exchanges: elimination with complete
    /// pivoting. Where columns of the basis depend on each other, logical columns take their rows.
    mutating func refactor() {
        var entering = basic.elements.filter(structurals.contains)
        var leaving = nonbasic.elements.filter(logicals.contains)
        makeLogicalsBasic()
        while !entering.isEmpty {
            var best = (entering: 0, leaving: 0, size: 0.0)
            for (leavingIndex, logical) in leaving.enumerated() {
                for (enteringIndex, column) in entering.enumerated() {
                    let size = self[row(ofLogical: logical), position(ofStructural: column)].magnitude
                    if size > best.size { best = (enteringIndex, leavingIndex, size) }
                }
            }
            guard best.size > Self.leastPivot else { break }
            exchange(
                row: row(ofLogical: leaving[best.leaving]), position: position(ofStructural: entering[best.entering]))
            entering.remove(at: best.entering)
            leaving.remove(at: best.leaving)
        }
        exchangeCount = 0
    }

    /// The row in which a logical column is basic at first.
    private func row(ofLogical column: ColumnIndex) -> RowIndex {
        rows.lowerBound.advanced(by: logicals.lowerBound.distance(to: column))
    }

    /// Where a structural column is nonbasic at first.
    private func position(ofStructural column: ColumnIndex) -> NonbasicIndex {
        NonbasicIndex(index: structurals.lowerBound.distance(to: column))
    }

    /// The largest entry of a row.
    func largestEntry(ofRow row: RowIndex) -> Double {
        entries[start(of: row)..<start(of: row) + nonbasic.count].reduce(0) { max($0, $1.magnitude) }
    }
}
