// SPDX-License-Identifier: Apache-2.0
/// Scales that bring the entries of a component near to one: row after row and column after column is divided by the
/// geometric mean of its least and largest entry, rounded to a power of two so that scaling rounds nothing.
///
/// See I. Maros, "Computational Techniques of the Simplex Method", 2003, section 7.
enum GeometricScaling {
    private static let passes = 3

    /// By column: how much of it a unit of the scaled one is.
    static func columnScales(_ program: Program, _ component: Component) -> ComponentColumns<Double> {
        var scale = ComponentColumns(
            repeating: 1.0, for: [component.structurals, program.logicals(component.rows)])
        for _ in 0..<passes {
            for row in component.rows {
                let entries = program.entries(ofRow: row).map {
                    abs(program.rowEntry[$0]) * scale[program.rowColumn[$0]]
                }
                if let mean = mean(entries) { scale[program.logical(row)] = mean }
            }
            for column in component.structurals {
                let entries = program.entries(ofColumn: column).map {
                    abs(program.columnEntry[$0]) / scale[program.logical(program.columnRow[$0])]
                }
                if let mean = mean(entries) { scale[column] = 1 / mean }
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
