// SPDX-License-Identifier: Apache-2.0
/// Scales that bring the entries of a component near to one: row after row and column after column is divided by the
/// geometric mean of its least and largest entry, rounded to a power of two so that scaling rounds nothing.
///
/// See I. Maros, "Computational Techniques of the Simplex Method", 2003, section 7.
enum GeometricScaling {
    private static let passes = 3

    /// By column of the component, the structural ones first: how much of the column a unit of the scaled one is.
    static func columnScales(_ program: Program, _ component: Component) -> [Double] {
        let count = component.structurals.count
        var scale = [Double](repeating: 1, count: count + component.rows.count)
        func structural(_ column: ColumnIndex) -> Int { component.structurals.lowerBound.distance(to: column) }
        func logical(_ row: RowIndex) -> Int { count + component.rows.lowerBound.distance(to: row) }
        for _ in 0..<passes {
            for row in component.rows {
                let entries = program.entries(ofRow: row).map {
                    abs(program.rowEntry[$0]) * scale[structural(program.rowColumn[$0])]
                }
                if let mean = mean(entries) { scale[logical(row)] = mean }
            }
            for column in component.structurals {
                let entries = program.entries(ofColumn: column).map {
                    abs(program.columnEntry[$0]) / scale[logical(program.columnRow[$0])]
                }
                if let mean = mean(entries) { scale[structural(column)] = 1 / mean }
            }
        }
        return scale
    }

    private static func mean(_ entries: [Double]) -> Double? {
        guard let least = entries.min(), let largest = entries.max(), least > 0 else { return nil }
        let exponent = (least.exponent + largest.exponent) / 2
        return Double(sign: .plus, exponent: exponent, significand: 1)
    }
}
