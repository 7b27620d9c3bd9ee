// SPDX-License-Identifier: Apache-2.0
/// What a column is in terms of the basis, from FTRAN: its image under the inverse, in its nonzero entries.
struct ColumnImage: Sequence {
    private(set) var rows: [RowIndex] = []
    private(set) var entries: [Double] = []

    /// Takes the entries of a vector in some rows, and leaves zeros there.
    init(taking vector: inout ByRow<Double>, in reached: [RowIndex]) {
        rows.reserveCapacity(reached.count)
        entries.reserveCapacity(reached.count)
        for row in reached where vector[row] != 0 {
            rows.append(row)
            entries.append(vector[row])
            vector[row] = 0
        }
    }

    /// The image without entries that are nothing but rounding.
    func withoutRounding() -> ColumnImage {
        var image = self
        image.rows = rows.indices.filter { abs(entries[$0]) > Tolerance.entry }.map { rows[$0] }
        image.entries = entries.filter { abs($0) > Tolerance.entry }
        return image
    }

    /// The entry of one row, in time proportional to the entries.
    subscript(row: RowIndex) -> Double { rows.firstIndex(of: row).map { entries[$0] } ?? 0 }

    @inline(__always)
    func makeIterator() -> Zip2Sequence<[RowIndex], [Double]>.Iterator { zip(rows, entries).makeIterator() }
}
