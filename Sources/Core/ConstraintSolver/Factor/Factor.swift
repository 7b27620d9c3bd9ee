// SPDX-License-Identifier: Apache-2.0
/// A basis of a component as the product of a lower and an upper triangular matrix, and the exchanges since.
///
/// Vectors are indexed by row; the image of a vector under the inverse has the entry of each basic column at the row
/// that the column was pivoted in. Pivot `k` is in row `pivotRow[k]`.
struct Factor {
    var pivotRow = IndexedList<PivotIndex, RowIndex>()
    var pivotEntry = IndexedList<PivotIndex, Double>()
    /// Multipliers of rows below a pivot; only pivots that have some are listed.
    var lowerPivot = IndexedList<MultiplierIndex, RowIndex>()
    var lowerStart = IndexedList<MultiplierIndex, Int>([0])
    var lowerRow: [RowIndex] = []
    var lowerEntry: [Double] = []
    /// The rest of a pivot's row, by the rows of the later pivots whose columns it is in.
    var upperRowStart = IndexedList<PivotIndex, Int>([0])
    var upperRowPivot: [RowIndex] = []
    var upperRowEntry: [Double] = []
    /// The rest of a pivot's column, by the rows of earlier pivots.
    var upperColumnStart = IndexedList<PivotIndex, Int>([0])
    var upperColumnPivot: [RowIndex] = []
    var upperColumnEntry: [Double] = []

    /// By row of the component: its pivot, and its multipliers if it has some.
    var pivotOfRow = ByRow<PivotIndex>()
    var lowerOfRow = ByRow<MultiplierIndex?>()

    var etas = EtaFile()

    @inline(__always)
    private func multipliers(of k: MultiplierIndex) -> Range<Int> { lowerStart[k]..<lowerStart[k.advanced(by: 1)] }

    @inline(__always)
    private func upperColumn(of k: PivotIndex) -> Range<Int> {
        upperColumnStart[k]..<upperColumnStart[k.advanced(by: 1)]
    }

    @inline(__always)
    func upperRow(of k: PivotIndex) -> Range<Int> { upperRowStart[k]..<upperRowStart[k.advanced(by: 1)] }

    var entryCount: Int { pivotRow.count + lowerRow.count + upperRowPivot.count }

    /// From `v` to the solution `u` of `B u = v`.
    func ftran(_ vector: inout ByRow<Double>) {
        solveLower(&vector)
        solveUpper(&vector)
        etas.ftran(&vector)
    }

    private func solveLower(_ vector: inout ByRow<Double>) {
        for k in lowerPivot.indices {
            let value = vector[lowerPivot[k]]
            guard value != 0 else { continue }
            for nonzero in multipliers(of: k) {
                vector[lowerRow[nonzero]] -= lowerEntry[nonzero] * value
            }
        }
    }

    private func solveUpper(_ vector: inout ByRow<Double>) {
        for k in pivotRow.indices.reversed() where vector[pivotRow[k]] != 0 { solveUpper(pivot: k, &vector) }
    }

    @inline(__always)
    private func solveUpper(pivot k: PivotIndex, _ vector: inout ByRow<Double>) {
        let value = vector[pivotRow[k]] / pivotEntry[k]
        vector[pivotRow[k]] = value
        for nonzero in upperColumn(of: k) {
            vector[upperColumnPivot[nonzero]] -= upperColumnEntry[nonzero] * value
        }
    }

    /// `ftran` for a vector of few entries, in time that depends on what they reach. `reach` takes the rows that may
    /// have an entry afterwards.
    func ftran(_ vector: inout ByRow<Double>, from rows: [RowIndex], _ reach: inout Reach) {
        let limit = pivotRow.count / 8 + 16
        reach.begin(rows)
        let isLowerSparse = reach.extend(limit: limit, over: lowerRow) { row in
            lowerOfRow[row].map(multipliers) ?? 0..<0
        }
        if isLowerSparse {
            for row in reach.rows.reversed() {
                let value = vector[row]
                guard value != 0, let k = lowerOfRow[row] else { continue }
                for nonzero in multipliers(of: k) {
                    vector[lowerRow[nonzero]] -= lowerEntry[nonzero] * value
                }
            }
        } else {
            solveLower(&vector)
        }
        let isUpperSparse =
            isLowerSparse
            && reach.extend(limit: limit, over: upperColumnPivot) { row in
                upperColumn(of: pivotOfRow[row])
            }
        if isUpperSparse {
            for row in reach.rows.reversed() where vector[row] != 0 {
                solveUpper(pivot: pivotOfRow[row], &vector)
            }
        } else {
            solveUpper(&vector)
            reach.setAll(where: { vector[$0] != 0 }, in: pivotOfRow.indices)
        }
        etas.ftran(&vector, &reach)
        reach.end()
    }

    /// From `c` to the solution `y` of `Bᵀ y = c`.
    func btran(_ vector: inout ByRow<Double>) {
        etas.btran(&vector)
        for k in pivotRow.indices {
            let row = pivotRow[k]
            guard vector[row] != 0 else { continue }
            let value = vector[row] / pivotEntry[k]
            vector[row] = value
            for nonzero in upperRow(of: k) {
                vector[upperRowPivot[nonzero]] -= upperRowEntry[nonzero] * value
            }
        }
        for k in lowerPivot.indices.reversed() {
            var sum = vector[lowerPivot[k]]
            for nonzero in multipliers(of: k) { sum -= lowerEntry[nonzero] * vector[lowerRow[nonzero]] }
            vector[lowerPivot[k]] = sum
        }
    }
}
