// SPDX-License-Identifier: Apache-2.0
/// The reduced row echelon form of a matrix, by Gauss-Jordan elimination with partial pivoting: a pivot column is 1 in the row
/// of its pivot and 0 in all others.
package struct EchelonForm {
    /// First those with a pivot, in the order of `pivotColumns`; the others are zero in all eliminated columns.
    package private(set) var rows: [[Double]]
    package private(set) var pivotColumns: [Int] = []

    /// A smaller pivot is rounding error.
    private static let leastPivot = 1e-9

    /// - Parameter columns: those to eliminate, in this order. One that depends on those before it has no pivot.
    package init(_ matrix: [[Double]], eliminating columns: [Int]) {
        rows = matrix
        for column in columns {
            let rank = pivotColumns.count
            guard let best = (rank..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else {
                break
            }
            let chosen = rows[best]
            let pivot = chosen[column]
            guard abs(pivot) > Self.leastPivot else { continue }
            let pivotRow = chosen.map { $0 / pivot }
            rows[best] = rows[rank]
            rows[rank] = pivotRow
            for other in rows.indices where other != rank && rows[other][column] != 0 {
                let factor = rows[other][column]
                rows[other] = zip(rows[other], pivotRow).map { $0 - factor * $1 }
            }
            pivotColumns.append(column)
        }
    }
}
