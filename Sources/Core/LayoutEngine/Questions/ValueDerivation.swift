// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
package import LayoutModel

/// How a number of a view's frame follows from constraints: a multiple of each constraint's constant. With the alignment insets these
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
    /// What the number of the frame exceeds that of the alignment rectangle by, on which constraints act; points.
    package var inset: Double
    /// Whether the constraints leave more than this value.
    package var isAmbiguous: Bool
    package var steps: [Step]
    /// Sizes that are zero because constraints would make them less; they do not count in the sum.
    package var zeroSizes: [InstalledAnchor]
    package var alternatives: [Alternative]
}

extension Document {
    /// The sum that gives a number of a view's frame; nil if rounding leaves none.
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
        guard let variable = system.items[.view(view)].variable(named: attribute) else { return nil }
        let value = solution.values[variable.index]
        let rows = multipliersDetermining(variable)
        guard let zeroSizes = zeroSizes(rows, variable) else { return nil }
        var steps: [ValueDerivation.Step] = []
        for part in rows where abs(part.multiplier) > 1e-9 {
            // The row at the solution: an optional one that is missed does not hold by its own constant.
            let constant = system.linear.rows[part.row.index].terms.reduce(0) {
                $0 + $1.coefficient * solution.values[$1.variable.index]
            }
            steps.append(
                .init(
                    constraint: constraint(behind: decidingRow(part.row, variable)), constant: constant,
                    multiple: part.multiplier, sum: 0))
        }
        steps = steps.filter(\.isWindow) + steps.filter { !$0.isWindow }
        var sum = 0.0
        for index in steps.indices {
            sum += steps[index].contribution
            steps[index].sum = sum
        }
        guard abs(sum - value) < 1e-6 * max(1, abs(value)) else { return nil }
        let axis: Axis = attribute == .x || attribute == .width ? .horizontal : .vertical
        let insets = system.items.insets[view]
        let inset =
            switch attribute {
            case .x: -insets.left
            case .y: -insets.top
            case .width: insets.left + insets.right
            case .height: insets.top + insets.bottom
            }
        return ValueDerivation(
            value: value + inset, inset: inset, isAmbiguous: openValues.contains { $0.variable == variable },
            steps: steps, zeroSizes: zeroSizes,
            alternatives: alternatives(to: Set(rows.map(\.row)), view, axis))
    }

    /// A row of a sum, or another with the same bound from the other side, where it is that one which holds the value against what
    /// pulls: without the row itself, the value stays as it is. A natural size is a bound from both sides.
    private func decidingRow(_ row: RowID, _ variable: Variable) -> RowID {
        let own = system.linear.rows[row.index]
        guard own.relation != .equal else { return row }
        let twins = system.linear.rows.indices.filter { index in
            let other = system.linear.rows[index]
            return other.relation.rawValue == -own.relation.rawValue && other.constant == own.constant
                && other.terms == own.terms && solution.statuses[index] == .satisfied
        }
        guard !twins.isEmpty, holdsValue(of: variable, without: row) else { return row }
        return twins.map(RowID.init(index:)).first { !holdsValue(of: variable, without: $0) } ?? row
    }

    private func holdsValue(of variable: Variable, without row: RowID) -> Bool {
        let value = system.linear.without { $0 == row }.solve(breakPolicy: .byRank).values[variable.index]
        return abs(value - solution.values[variable.index]) < 1e-6
    }

    /// What remains where the rows do not give the variable alone: sizes that are zero because they cannot be negative. Nil if
    /// anything else does, as what is ambiguous.
    private func zeroSizes(_ rows: [RowMultiplier], _ variable: Variable) -> [InstalledAnchor]? {
        var coefficients = [variable: -1.0]
        var size = 1.0
        for part in rows {
            for term in system.linear.rows[part.row.index].terms {
                coefficients[term.variable, default: 0] += part.multiplier * term.coefficient
                size = max(size, abs(part.multiplier * term.coefficient))
            }
        }
        let left = coefficients.filter { abs($0.value) >= 1e-7 * size }.keys.sorted { $0.index < $1.index }
        let sizes = left.compactMap(zeroSize)
        return sizes.count == left.count ? sizes : nil
    }

    /// The size that a variable is, if it is zero and nothing else is possible.
    private func zeroSize(_ variable: Variable) -> InstalledAnchor? {
        guard system.linear.variables[variable.index].isNonNegative, abs(solution.values[variable.index]) < 1e-9,
            !openValues.contains(where: { $0.variable == variable })
        else { return nil }
        let items = system.items
        let item = items.item(of: variable)
        let helpers = items.viewCount + items.guideCount + items.builtInGuides.count
        guard item.index < helpers else { return nil }
        let owner: LayoutItem
        if let view = items.viewIndex(item) {
            owner = .view(view)
        } else if item.index < items.viewCount + items.guideCount {
            owner = .guide(item.index - items.viewCount)
        } else {
            let guide = items.builtInGuides[item.index - items.viewCount - items.guideCount]
            owner = .builtInGuide(guide.guide, of: guide.owner)
        }
        return InstalledAnchor(.item(owner), items[item].width == variable ? .width : .height)
    }

    /// Optional rows that are missed and name the view along the axis, the strongest first.
    ///
    /// Rows for the order of arranged subviews are left out: they are missed where content constraints are, and would
    /// repeat them.
    private func alternatives(to rows: Set<RowID>, _ view: Int, _ axis: Axis) -> [ValueDerivation.Alternative] {
        let variables = system.items[.view(view)]
        let own = Set([variables.size(axis), variables.position(axis)].compactMap(\.self))
        let missed = system.linear.rows.indices.filter { row in
            solution.statuses[row] == .unsatisfied && !rows.contains(RowID(index: row))
                && !system.arrangementOrder.contains(row)
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
