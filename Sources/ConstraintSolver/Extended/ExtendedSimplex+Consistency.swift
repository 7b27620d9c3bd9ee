// SPDX-License-Identifier: Apache-2.0
/// Checks of the values against the rows and bounds of the component, which do not depend on the tableau.
extension ExtendedSimplex {
    /// Residuals are refined so many times at most.
    private static let mostRefinements = 3
    /// A residual of this share of the row's largest term is that of the sum itself.
    private static let leastResidual = 1e-28

    /// Whether the final values of the rows are within their bounds, to the accuracy that phase 1 works to: values that the
    /// rows do not have show here.
    func isConsistent() -> Bool {
        (0..<tableau.rowCount).allSatisfy { row in
            let logical = structuralCount + row
            let slack = DoubleDouble(Tolerance.required * residual(ofRow: row).size)
            return values[logical] >= lower[logical] - slack && values[logical] <= upper[logical] + slack
        }
    }

    /// What a value counts as at least where it is compared with others.
    private func leastSize(of column: Int) -> Double { Tolerance.leastValue / scale[column] }

    /// By how much the values miss `A · structurals − logicals = 0` in a row, and the size of the row's largest term.
    func residual(ofRow row: Int) -> (value: DoubleDouble, size: Double) {
        let logical = structuralCount + row
        var sum = -values[logical]
        var size = values[logical].magnitude
        for k in program.entries(ofRow: component.rows.lowerBound + row) {
            let column = program.rowColumn[k] - component.structurals.lowerBound
            let entry = program.rowEntry[k] * (scale[column] / scale[logical])
            let part = values[column] * entry
            sum += part
            size = max(size, part.magnitude, abs(entry) * leastSize(of: column))
        }
        return (sum, size)
    }

    /// Iterative refinement: a residual is what moving the row's logical column by as much would leave, so that moving it
    /// back corrects the basic columns.
    mutating func refine() {
        for _ in 0..<Self.mostRefinements {
            var isAny = false
            for row in 0..<tableau.rowCount {
                let (residual, size) = residual(ofRow: row)
                guard residual.magnitude > Self.leastResidual * size else { continue }
                isAny = true
                correct(row, by: residual)
            }
            if !isAny { return }
        }
    }

    private mutating func correct(_ row: Int, by residual: DoubleDouble) {
        let logical = structuralCount + row
        guard let place = tableau.nonbasic.firstIndex(of: logical) else {
            values[logical] += residual
            return
        }
        for other in 0..<tableau.rowCount where !tableau[other, place].isZero {
            values[tableau.basic[other]] -= tableau[other, place] * residual
        }
    }
}
