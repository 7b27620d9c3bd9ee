// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
package import LayoutModel

/// How a number of a view's alignment rectangle follows from constraints: a multiple of each constraint's constant, which
/// add up to the number.
package struct ValueDerivation: Hashable, Sendable {
    /// One constraint's part of the sum.
    package struct Step: Hashable, Sendable {
        package var constraint: InstalledConstraint
        /// What the constraint's constant is, and how often it counts; points.
        package var constant: Double
        package var multiple: Double
        /// The sum so far.
        package var sum: Double

        package var contribution: Double { constant * multiple }
    }

    /// A constraint of lower priority that would give another number.
    package struct Alternative: Hashable, Sendable {
        package var constraint: InstalledConstraint
        /// By how many points it is missed.
        package var violation: Double
    }

    /// Points; a position is in the superview.
    package var value: Double
    /// Whether the constraints leave more than this value.
    package var isAmbiguous: Bool
    package var steps: [Step]
    package var alternatives: [Alternative]
}

extension Document {
    /// The sum that gives a number of a view's frame, less its alignment insets; nil if rounding leaves none.
    package func derivation(
        of attribute: AmbiguousAttribute.Name, ofView view: Int, measuring text: some TextMeasuring,
        images: some ImageSizing = NoImageFiles(), options: SolveOptions = SolveOptions()
    ) -> ValueDerivation? {
        var pass = LayoutPass.settled(self, text: text, images: images, options: options)
        return pass.derivation(of: attribute, ofView: view)
    }
}

extension LayoutPass {
    fileprivate mutating func derivation(of attribute: AmbiguousAttribute.Name, ofView view: Int) -> ValueDerivation? {
        guard let variable = system.items[.view(view)].variable(attribute) else { return nil }
        let value = solution.values[variable.index]
        let rows = Array(Set(rowsDetermining(variable))).sorted()
        let parts = rows.map { system.linear.rows[$0.index] }
        guard let multiples = LinearCombination.multiples(of: parts, giving: variable) else { return nil }
        var steps: [ValueDerivation.Step] = []
        for (index, row) in rows.enumerated() {
            guard abs(multiples[index]) > 1e-9 else { continue }
            // The row at the solution: an optional one that is missed does not hold by its own constant.
            let constant = parts[index].terms.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable.index] }
            steps.append(
                .init(constraint: constraint(behind: row), constant: constant, multiple: multiples[index], sum: 0))
        }
        steps = steps.filter(\.isWindow) + steps.filter { !$0.isWindow }
        var sum = 0.0
        for index in steps.indices {
            sum += steps[index].contribution
            steps[index].sum = sum
        }
        guard abs(sum - value) < 1e-6 * max(1, abs(value)) else { return nil }
        let axis: Axis = attribute == .x || attribute == .width ? .horizontal : .vertical
        return ValueDerivation(
            value: value, isAmbiguous: openValues.contains { $0.variable == variable }, steps: steps,
            alternatives: alternatives(to: rows, view, axis))
    }

    /// Optional rows that are missed and name the view along the axis, the strongest first.
    private func alternatives(to rows: [RowID], _ view: Int, _ axis: Axis) -> [ValueDerivation.Alternative] {
        let variables = system.items[.view(view)]
        let own = Set([variables.size(axis), variables.position(axis)].compactMap(\.self))
        let missed = system.linear.rows.indices.filter { row in
            solution.statuses[row] == .unsatisfied && !rows.contains(RowID(index: row))
                && system.linear.rows[row].terms.contains { own.contains($0.variable) }
        }
        return missed.map { row in
            .init(constraint: constraint(behind: RowID(index: row)), violation: solution.violations[row])
        }.sorted { $0.constraint.priority > $1.constraint.priority }
    }
}

extension ValueDerivation.Step {
    /// The size of the canvas, which the other constraints divide.
    fileprivate var isWindow: Bool {
        if case .encapsulated = constraint.origin { return true }
        return false
    }
}

/// Rows added up so that all unknowns but one cancel.
enum LinearCombination {
    /// The multiple of each row, so that their sum is the variable alone; nil if there is none.
    static func multiples(of rows: [Row], giving variable: Variable) -> [Double]? {
        var unknowns: [Int] = [variable.index]
        for row in rows {
            for term in row.terms where !unknowns.contains(term.variable.index) { unknowns.append(term.variable.index) }
        }
        guard rows.count <= 400, unknowns.count <= 800 else { return nil }
        // One equation for each unknown, over the multiples.
        let equations = unknowns.map { unknown in
            rows.map { row in row.terms.reduce(0) { $0 + ($1.variable.index == unknown ? $1.coefficient : 0) } }
                + [unknown == variable.index ? 1.0 : 0]
        }
        let echelon = EchelonForm(equations, eliminating: rows.indices)
        guard echelon.rows[echelon.pivotColumns.count...].allSatisfy({ abs($0[rows.count]) < 1e-7 }) else { return nil }
        var result = [Double](repeating: 0, count: rows.count)
        for (row, column) in echelon.pivotColumns.enumerated() { result[column] = echelon.rows[row][rows.count] }
        return result
    }
}
