// SPDX-License-Identifier: Apache-2.0
/// Dual values of the rows of a component for one objective, and what counts as zero among them.
struct DualValues {
    private var values: ByRow<Double>
    let tolerance: Double

    /// Zeros, which prove an objective optimal that no column could improve by itself.
    static func zero(_ rows: Range<RowIndex>) -> DualValues {
        DualValues(values: ByRow(repeating: 0, for: rows), tolerance: Tolerance.dualValue)
    }

    /// The dual values for costs of basic columns, by row.
    init(costs: consuming ByRow<Double>, _ basis: Basis) {
        values = costs
        let largestCost = values.elements.reduce(0) { max($0, abs($1)) }
        guard largestCost > 0 else {
            tolerance = Tolerance.dualValue
            return
        }
        basis.btran(&values)
        let largest = values.elements.reduce(0) { max($0, abs($1)) }
        tolerance = max(min(1, largestCost) * Tolerance.dualValue, largest * Tolerance.relativeDualValue)
    }

    private init(values: ByRow<Double>, tolerance: Double) {
        self.values = values
        self.tolerance = tolerance
    }

    @inline(__always)
    subscript(row: RowIndex) -> Double { values[row] }

    /// The product of a column with the dual values, `y · a`, which for a basic column is its cost. A column's slope less
    /// this is its reduced cost.
    @inline(__always)
    func imputedCost(of column: ColumnIndex, _ program: Program) -> Double {
        guard program.isStructural(column) else { return -values[program.row(ofLogical: column)] }
        var sum = 0.0
        var size = 0.0
        for k in program.entries(ofColumn: column) {
            let part = program.columnEntry[k] * values[program.columnRow[k]]
            sum += part
            size += abs(part)
        }
        return abs(sum) > size * Tolerance.cancellation ? sum : 0
    }
}
