// SPDX-License-Identifier: Apache-2.0
/// Columns of a component that cannot move any more: fixed ones, and any that is the only one left in a row.
struct DeterminedColumns {
    private var isDetermined: ComponentColumns<Bool>
    /// By row: how many of its columns can move, as far as is known.
    private var openCount: ByRow<Int32>
    /// The columns that are not determined, and some that are.
    private var open: [ColumnIndex]

    init(_ simplex: Simplex) {
        open = Array(simplex.columnRanges.joined())
        isDetermined = ComponentColumns(repeating: false, for: simplex.columnRanges)
        openCount = ByRow(repeating: 1, for: simplex.component.rows)
        for row in simplex.component.rows { openCount[row] += Int32(simplex.program.entries(ofRow: row).count) }
        addFixed(simplex)
    }

    subscript(column: ColumnIndex) -> Bool { isDetermined[column] }

    mutating func addFixed(_ simplex: Simplex) {
        var left = 0
        for column in open where !isDetermined[column] {
            if simplex.isFixed(column) {
                add(column, simplex)
            } else {
                open[left] = column
                left += 1
            }
        }
        open.removeSubrange(left...)
    }

    /// Adds the columns that cannot move on a face, and not only because of their own bounds.
    mutating func addFixed(_ forest: FaceForest, _ simplex: Simplex) {
        for column in open where !forest.columns[column].isFree { add(column, simplex) }
    }

    mutating func add(_ column: ColumnIndex, _ simplex: Simplex) {
        var left = [column]
        while let column = left.popLast() {
            if isDetermined[column] { continue }
            isDetermined[column] = true
            for row in simplex.rows(of: column) {
                openCount[row] -= 1
                if openCount[row] == 1, let last = openColumn(of: row, simplex.program) { left.append(last) }
            }
        }
    }

    private func openColumn(of row: RowIndex, _ program: Program) -> ColumnIndex? {
        let logical = program.logical(row)
        if !isDetermined[logical] { return logical }
        for k in program.entries(ofRow: row) where !isDetermined[program.rowColumn[k]] { return program.rowColumn[k] }
        return nil
    }
}
