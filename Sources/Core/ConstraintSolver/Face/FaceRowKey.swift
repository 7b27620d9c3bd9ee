// SPDX-License-Identifier: Apache-2.0
/// Columns and the proportions of their coefficients: the same for rows that are multiples of each other.
struct FaceRowKey: Hashable {
    private let columns: [ColumnIndex]
    private let ratios: [Double]

    /// Nil for less than two terms.
    init?(_ terms: [FaceReduction.Term]) {
        guard terms.count >= 2 else { return nil }
        let ordered = terms.sorted { $0.column < $1.column }
        columns = ordered.map { $0.column }
        ratios = ordered.map { $0.coefficient / ordered[0].coefficient }
    }

    var firstColumn: ColumnIndex { columns[0] }
}
