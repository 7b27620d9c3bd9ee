// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver

/// Proves from dual values that no other values miss a priority less, by the conditions of Karush, Kuhn and Tucker.
///
/// It does not matter where the dual values come from: the matrix alone decides what they prove. Let `r` be what rows'
/// left-hand sides exceed their constants by, and let the dual values `y` combine the rows to nothing, `Σ yᵢ·aᵢ = 0`. Then
/// `Σ yᵢ·rᵢ` is the same for all values. If each `yᵢ` is a slope of row `i`'s cost where the solution stands, the cost less
/// `yᵢ·rᵢ` is nowhere less than there, and so is the sum over all rows.
package struct DualCertificate {
    /// How exactly the conditions hold, in proportion to the dual values, or to the unit that a miss costs.
    private static let tolerance = 1e-8

    private let rows: [Row]
    private let rowCount: Int
    /// By variable: the coefficients of its terms.
    private var columns: [[(row: Int, coefficient: Double)]]
    /// By variable: the row that forbids it negative values.
    private var signRow: [Int?]
    /// By row: what its left-hand side exceeds its constant by; zero if it is met to the tolerance of all rows.
    private var excess: [Double] = []
    /// By row: whether it may exceed its constant, or fall short of it, in what no priority so far forbids.
    private var mayExceed: [Bool] = []
    private var mayFallShort: [Bool] = []

    package init(_ system: LinearSystem, _ solution: Solution) {
        let signs = system.variables.indices.filter { system.variables[$0].isNonNegative }
        rows = system.rows + signs.map { Row([.init(1, Variable(index: $0))], .greaterThanOrEqual, 0) }
        rowCount = system.rows.count
        columns = Array(repeating: [], count: system.variables.count)
        signRow = Array(repeating: nil, count: system.variables.count)
        let broken = Set(solution.conflicts.map(\.broken.index))
        for (index, row) in rows.enumerated() {
            let isSign = index >= rowCount
            let size = ExactArbiter.size(of: row, at: solution.values)
            var sum = CompensatedSum()
            for term in row.terms { sum.add(term.coefficient, solution.values[term.variable.index]) }
            sum.add(-1, row.constant)
            excess.append(abs(sum.value) <= ExactArbiter.tolerance * size ? 0 : sum.value)
            let isOptional = !isSign && (!row.priority.isRequired || broken.contains(index))
            mayExceed.append(isOptional || row.relation == .greaterThanOrEqual)
            mayFallShort.append(isOptional || row.relation == .lessThanOrEqual)
            for term in row.terms where !isSign {
                columns[term.variable.index].append((index, term.coefficient))
            }
            if isSign { signRow[signs[index - rowCount]] = index }
        }
    }

    /// Whether the dual values of the system's rows prove that the sum of misses of some rows, a priority, is the least.
    /// What they forbid, as it would cost more, remains forbidden in the next priority.
    package mutating func proves(_ members: [Int], by duals: [Double]) -> Bool {
        var isMember = [Bool](repeating: false, count: rows.count)
        for member in members { isMember[member] = true }
        guard let duals = completed(duals) else { return false }
        let slack = Self.tolerance * max(1, duals.map(abs).max() ?? 1)
        for (row, dual) in duals.enumerated() {
            let relation = rows[row].relation
            let rise: Double = isMember[row] && relation != .greaterThanOrEqual ? 1 : 0
            let fall: Double = isMember[row] && relation != .lessThanOrEqual ? 1 : 0
            // The slopes of the row's cost at its excess.
            let least = excess[row] > 0 ? rise : mayFallShort[row] ? -fall : -.infinity
            let most = excess[row] < 0 ? -fall : mayExceed[row] ? rise : .infinity
            guard dual >= least - slack, dual <= most + slack else { return false }
            if dual < rise - slack { mayExceed[row] = false }
            if dual > -fall + slack { mayFallShort[row] = false }
        }
        return true
    }

    /// With the dual values of the signs that make the combination of rows zero; nil if a variable without a sign is left.
    private func completed(_ duals: [Double]) -> [Double]? {
        var all = duals + [Double](repeating: 0, count: rows.count - rowCount)
        for (variable, terms) in columns.enumerated() {
            var sum = CompensatedSum()
            var size = 0.0
            for (row, coefficient) in terms {
                sum.add(duals[row], coefficient)
                size = max(size, max(1, abs(duals[row])) * abs(coefficient))
            }
            if let row = signRow[variable] {
                all[row] = -sum.value
            } else if !(abs(sum.value) <= Self.tolerance * size) {
                return nil
            }
        }
        return all
    }
}

/// A sum of products in twice the precision of its terms (Ogita, Rump and Oishi, "Accurate Sum and Dot Product", 2005).
private struct CompensatedSum {
    private var sum = 0.0
    private var correction = 0.0

    var value: Double { sum + correction }

    mutating func add(_ a: Double, _ b: Double) {
        let product = a * b
        let roundingOfProduct = (-product).addingProduct(a, b)
        let next = sum + product
        let part = next - sum
        correction += (sum - (next - part)) + (product - part) + roundingOfProduct
        sum = next
    }
}
