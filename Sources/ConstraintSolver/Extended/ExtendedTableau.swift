// SPDX-License-Identifier: Apache-2.0
/// A simplex tableau in extended precision: each basic column as a combination of the nonbasic ones.
///
/// `x_basic(i) = Σ entry(i, j) · x_nonbasic(j)`. Columns are those of one component, the structural ones first.
struct ExtendedTableau {
    let rowCount: Int
    /// How many columns are nonbasic, which an exchange leaves as it is.
    let nonbasicCount: Int
    /// The tableau of the basis of all logical columns.
    private let matrix: [DoubleDouble]
    private var entries: [DoubleDouble]
    /// Exchanges since the tableau was last worked out from the matrix.
    private(set) var exchangeCount = 0
    /// The basic column of each row, and the nonbasic column of each position.
    private(set) var basic: [Int]
    private(set) var nonbasic: [Int]
    /// By column: its row, where it is basic.
    private(set) var rowOf: [Int?]

    /// What an exchange leaves of a row below this share of the row's largest part is rounding.
    private static let cancellation = 1e-27

    /// What is left of columns that depend on the others is no larger than this.
    private static let leastPivot = 1e-24

    /// The tableau of the basis of all logical columns. `matrix` has one row of entries after the other.
    init(matrix: [DoubleDouble], structuralCount: Int, rowCount: Int) {
        self.rowCount = rowCount
        nonbasicCount = structuralCount
        self.matrix = matrix
        entries = matrix
        nonbasic = Array(0..<structuralCount)
        basic = Array(structuralCount..<structuralCount + rowCount)
        rowOf = [Int?](repeating: nil, count: structuralCount) + (0..<rowCount).map { $0 }
    }

    @inline(__always)
    subscript(row: Int, position: Int) -> DoubleDouble { entries[row * nonbasicCount + position] }

    func isBasic(_ column: Int) -> Bool { rowOf[column] != nil }

    /// Exchanges the basic column of a row for the nonbasic one of a position.
    mutating func exchange(row: Int, position: Int) {
        exchangeCount += 1
        let first = row * nonbasicCount
        let inverse = DoubleDouble(1) / entries[first + position]
        var used: [Int] = []
        for other in 0..<nonbasicCount where other != position && !entries[first + other].isZero {
            entries[first + other] = -(entries[first + other] * inverse)
            used.append(other)
        }
        entries[first + position] = inverse
        let largestOfPivotRow = used.reduce(0.0) { max($0, entries[first + $1].magnitude) }
        entries.withUnsafeMutableBufferPointer { entries in
            for i in 0..<rowCount where i != row {
                let start = i * nonbasicCount
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
        let entering = nonbasic[position]
        basic[row] = entering
        nonbasic[position] = leaving
        rowOf[entering] = row
        rowOf[leaving] = nil
    }

    /// Works the tableau of the same basis out again, which ends the drift of many exchanges: elimination with complete
    /// pivoting. Where columns of the basis depend on each other, logical columns take their rows.
    mutating func refactor() {
        var entering = basic.filter { $0 < nonbasicCount }
        var leaving = nonbasic.filter { $0 >= nonbasicCount }
        entries = matrix
        nonbasic = Array(0..<nonbasicCount)
        basic = Array(nonbasicCount..<nonbasicCount + rowCount)
        for position in 0..<nonbasicCount { rowOf[position] = nil }
        for row in 0..<rowCount { rowOf[nonbasicCount + row] = row }
        while !entering.isEmpty {
            var best = (enteringIndex: 0, leavingIndex: 0, size: 0.0)
            for (leavingIndex, logical) in leaving.enumerated() {
                for (enteringIndex, column) in entering.enumerated() {
                    let size = self[logical - nonbasicCount, column].magnitude
                    if size > best.size { best = (enteringIndex, leavingIndex, size) }
                }
            }
            guard best.size > Self.leastPivot else { break }
            exchange(row: leaving[best.leavingIndex] - nonbasicCount, position: entering[best.enteringIndex])
            entering.remove(at: best.enteringIndex)
            leaving.remove(at: best.leavingIndex)
        }
        exchangeCount = 0
    }

    /// The largest entry of a row.
    func largestEntry(ofRow row: Int) -> Double {
        entries[row * nonbasicCount..<(row + 1) * nonbasicCount].reduce(0) { max($0, $1.magnitude) }
    }
}
