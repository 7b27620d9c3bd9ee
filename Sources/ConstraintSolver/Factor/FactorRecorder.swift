// SPDX-License-Identifier: Apache-2.0
/// Collects the pivots of a factor in the order of elimination.
struct FactorRecorder {
    private(set) var factor = Factor()
    /// Columns of the upper rows, to be replaced by the rows that these columns end in.
    private var upperColumn: [Int] = []

    init(pivots: Int) {
        factor.pivotRow.reserveCapacity(pivots)
        factor.pivotEntry.reserveCapacity(pivots)
        factor.upperRowStart.reserveCapacity(pivots + 1)
    }

    mutating func addPivot(row: Int, entry: Double) {
        factor.pivotRow.append(row)
        factor.pivotEntry.append(entry)
        factor.upperRowStart.append(upperColumn.count)
    }

    /// To be called before the pivot of the row is added.
    mutating func addUpper(column: Int, entry: Double) {
        upperColumn.append(column)
        factor.upperRowEntry.append(entry)
    }

    mutating func addMultiplier(row: Int, entry: Double) {
        factor.lowerRow.append(row)
        factor.lowerEntry.append(entry)
    }

    /// Ends the multipliers of the pivot in `row`.
    mutating func endMultipliers(of row: Int) {
        guard let last = factor.lowerStart.last, factor.lowerRow.count > last else { return }
        factor.lowerPivot.append(row)
        factor.lowerStart.append(factor.lowerRow.count)
    }

    /// The factor, when every column has its row; entries of columns that ended without one, at row -1, are dropped.
    mutating func finish(rowOf: (Int) -> Int, rows: Range<Int>) -> Factor {
        let pivots = factor.pivotRow.count
        let first = rows.lowerBound
        factor.firstRow = first
        factor.pivotOfRow = [Int](repeating: 0, count: rows.count)
        for k in 0..<pivots { factor.pivotOfRow[factor.pivotRow[k] - first] = k }
        factor.lowerOfRow = [Int](repeating: -1, count: rows.count)
        for k in factor.lowerPivot.indices { factor.lowerOfRow[factor.lowerPivot[k] - first] = k }
        replaceColumns(rowOf)

        var next = [Int](repeating: 0, count: pivots + 1)
        for row in factor.upperRowPlace { next[factor.pivotOfRow[row - first] + 1] += 1 }
        for k in 0..<pivots { next[k + 1] += next[k] }
        factor.upperColumnStart = next
        factor.upperColumnPlace = [Int](repeating: 0, count: factor.upperRowPlace.count)
        factor.upperColumnEntry = [Double](repeating: 0, count: factor.upperRowPlace.count)
        for k in 0..<pivots {
            for nonzero in factor.upperRowStart[k]..<factor.upperRowStart[k + 1] {
                let column = factor.pivotOfRow[factor.upperRowPlace[nonzero] - first]
                factor.upperColumnPlace[next[column]] = factor.pivotRow[k]
                factor.upperColumnEntry[next[column]] = factor.upperRowEntry[nonzero]
                next[column] += 1
            }
        }
        return factor
    }

    private mutating func replaceColumns(_ rowOf: (Int) -> Int) {
        var kept = 0
        var nonzero = 0
        for k in factor.pivotRow.indices {
            let end = factor.upperRowStart[k + 1]
            while nonzero < end {
                let row = rowOf(upperColumn[nonzero])
                if row >= 0 {
                    upperColumn[kept] = row
                    factor.upperRowEntry[kept] = factor.upperRowEntry[nonzero]
                    kept += 1
                }
                nonzero += 1
            }
            factor.upperRowStart[k + 1] = kept
        }
        upperColumn.removeSubrange(kept...)
        factor.upperRowEntry.removeSubrange(kept...)
        factor.upperRowPlace = upperColumn
        upperColumn = []
    }
}
