// SPDX-License-Identifier: Apache-2.0
/// Checks of the values against the rows and bounds of the component, which do not depend on the tableau.
extension ExtendedSimplex {
    /// The largest number of times that residuals are refined.
    private static let mostRefinements = 3
    /// A residual of this share of the row's largest term is that of the sum itself.
    private static let leastResidual = 1e-28

    /// Whether the final values of the rows are within their bounds, to the accuracy that phase 1 works to: values that the
    /// rows do not have show here.
    func isConsistent() -> Bool {
        tableau.rows.allSatisfy { row in
            let logical = program.logical(row)
            let slack = DoubleDouble(Tolerance.required * residual(ofRow: row).size)
            return values[logical] >= lower[logical] - slack && values[logical] <= upper[logical] + slack
        }
    }

    /// Whether the reduced costs are those of the matrix itself: dual values of the rows for which every basic column has a
    /// reduced cost of zero. Signs that no column gains by then prove the objective least.
    func isOptimumProved() -> Bool {
        var dualValues = ByRow(repeating: DoubleDouble.zero, for: tableau.rows)
        for row in tableau.rows where tableau.isBasic(program.logical(row)) {
            dualValues[row] = -costs[program.logical(row)]
        }
        for position in tableau.nonbasic.indices where !program.isStructural(tableau.nonbasic[position]) {
            let row = program.row(ofLogical: tableau.nonbasic[position])
            dualValues[row] = reducedCost(ofPosition: position).value
        }
        for position in tableau.nonbasic.indices {
            let column = tableau.nonbasic[position]
            guard program.isStructural(column), !isFixed(column) else { continue }
            guard isImputed(-reducedCost(ofPosition: position).value, to: column, dualValues) else { return false }
        }
        return tableau.basic.elements.allSatisfy {
            !program.isStructural($0) || isImputed(costs[$0], to: $0, dualValues)
        }
    }

    /// Whether a structural column's product with the dual values is `cost`.
    private func isImputed(_ cost: DoubleDouble, to column: ColumnIndex, _ dualValues: ByRow<DoubleDouble>) -> Bool {
        var sum = -cost
        var size = max(cost.magnitude, objective.slopeScale(of: column), Self.dualFloor * objective.largestSlope)
        for k in program.entries(ofColumn: column) {
            let row = program.columnRow[k]
            let entry = program.columnEntry[k] * (scale[column] / scale[program.logical(row)])
            let part = dualValues[row] * entry
            sum += part
            size = max(size, part.magnitude)
        }
        return sum.magnitude <= Self.dualTolerance * size
    }

    /// By how much of its largest part the equation of a dual value may be missed.
    private static let dualTolerance = 1e-10
    /// Parts of less than this share of the objective's largest slope count as so much: they are rounding.
    private static let dualFloor = 1e-3

    /// What a value counts as at least where it is compared with others.
    private func leastSize(of column: ColumnIndex) -> Double { Tolerance.leastValue / scale[column] }

    /// By how much the values miss `A · structurals − logicals = 0` in a row, and the size of the row's largest term.
    func residual(ofRow row: RowIndex) -> (value: DoubleDouble, size: Double) {
        let logical = program.logical(row)
        var sum = -values[logical]
        var size = values[logical].magnitude
        for k in program.entries(ofRow: row) {
            let column = program.rowColumn[k]
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
            for row in tableau.rows {
                let (residual, size) = residual(ofRow: row)
                guard residual.magnitude > Self.leastResidual * size else { continue }
                isAny = true
                correct(row, by: residual)
            }
            if !isAny { return }
        }
    }

    private mutating func correct(_ row: RowIndex, by residual: DoubleDouble) {
        let logical = program.logical(row)
        guard let position = tableau.nonbasic.indices.first(where: { tableau.nonbasic[$0] == logical }) else {
            values[logical] += residual
            return
        }
        for other in tableau.rows where !tableau[other, position].isZero {
            values[tableau.basic[other]] -= tableau[other, position] * residual
        }
    }
}
