// SPDX-License-Identifier: Apache-2.0
/// Collects the pivots of a factor in the order of elimination.
struct FactorRecorder {
    private(set) var factor = Factor()
    /// Columns of the upper rows, numbered as in the basis, to be replaced by the rows that these columns end in.
    private var upperColumn: [BasisPosition] = []

    init(pivots: Int) {
        factor.pivotRow.reserveCapacity(pivots)
        factor.pivotEntry.reserveCapacity(pivots)
        factor.upperRowStart.reserveCapacity(pivots + 1)
    }

    mutating func addPivot(row: RowIndex, entry: Double) {
        factor.pivotRow.append(row)
        factor.pivotEntry.append(entry)
        factor.upperRowStart.append(upperColumn.count)
    }

    /// To be called before the pivot of the row is added.
    mutating func addUpper(column: BasisPosition, entry: Double) {
        upperColumn.append(column)
        factor.upperRowEntry.append(entry)
    }

    mutating func addMultiplier(row: RowIndex, entry: Double) {
        factor.lowerRow.append(row)
        factor.lowerEntry.append(entry)
    }

    /// Ends the multipliers of the pivot in `row`.
    mutating func endMultipliers(of row: RowIndex) {
        guard let last = factor.lowerStart.elements.last, factor.lowerRow.count > last else { return }
        factor.lowerPivot.append(row)
        factor.lowerStart.append(factor.lowerRow.count)
    }

    /// The factor, when every column has its row; entries of columns that ended without one are dropped.
    mutating func finish(rowOf: IndexedList<BasisPosition, RowIndex?>, rows: Range<RowIndex>) -> Factor {
        let pivots = factor.pivotRow.indices
        factor.pivotOfRow = ByRow(repeating: PivotIndex(index: 0), for: rows)
        for k in pivots { factor.pivotOfRow[factor.pivotRow[k]] = k }
        factor.lowerOfRow = ByRow(repeating: nil, for: rows)
        for k in factor.lowerPivot.indices { factor.lowerOfRow[factor.lowerPivot[k]] = k }
        replaceColumns(rowOf)

        var next = IndexedList<PivotIndex, Int>(repeating: 0, count: pivots.count + 1)
        for row in factor.upperRowPivot { next[factor.pivotOfRow[row].advanced(by: 1)] += 1 }
        for k in pivots { next[k.advanced(by: 1)] += next[k] }
        factor.upperColumnStart = next
        // The columns hold the entries of the rows in another order.
        factor.upperColumnPivot = factor.upperRowPivot
        factor.upperColumnEntry = factor.upperRowEntry
        for k in pivots {
            for nonzero in factor.upperRow(of: k) {
                let column = factor.pivotOfRow[factor.upperRowPivot[nonzero]]
                factor.upperColumnPivot[next[column]] = factor.pivotRow[k]
                factor.upperColumnEntry[next[column]] = factor.upperRowEntry[nonzero]
                next[column] += 1
            }
        }
        return factor
    }

    private mutating func replaceColumns(_ rowOf: IndexedList<BasisPosition, RowIndex?>) {
        factor.upperRowPivot.reserveCapacity(upperColumn.count)
        var nonzero = 0
        for k in factor.pivotRow.indices {
            let end = factor.upperRowStart[k.advanced(by: 1)]
            while nonzero < end {
                if let row = rowOf[upperColumn[nonzero]] {
                    factor.upperRowEntry[factor.upperRowPivot.count] = factor.upperRowEntry[nonzero]
                    factor.upperRowPivot.append(row)
                }
                nonzero += 1
            }
            factor.upperRowStart[k.advanced(by: 1)] = factor.upperRowPivot.count
        }
        factor.upperRowEntry.removeSubrange(factor.upperRowPivot.count...)
        upperColumn = []
    }
}
