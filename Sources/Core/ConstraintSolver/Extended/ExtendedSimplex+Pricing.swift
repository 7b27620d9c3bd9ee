// SPDX-License-Identifier: Apache-2.0
extension ExtendedSimplex {
    /// A reduced cost below this share of its parts is rounding of the numbers that the system was given in.
    static let negligibleShare = 1e-16

    /// A column that another follows this slowly does not move it.
    private static let negligibleSlope = 1e-18

    /// What a unit of a nonbasic column earns, and how far from zero that must be to count.
    func reducedCost(ofPosition position: NonbasicIndex) -> (value: DoubleDouble, tolerance: Double) {
        var sum = DoubleDouble.zero
        var size = 0.0
        for row in tableau.rows {
            let cost = costs[tableau.basic[row]]
            if cost.isZero || tableau[row, position].isZero { continue }
            let part = cost * tableau[row, position]
            sum += part
            size += part.magnitude
        }
        return (sum, size * Self.negligibleShare)
    }

    /// The column whose move gains most, or the first that gains (R. G. Bland's rule, which cannot cycle).
    func chooseEntering(byBland: Bool) -> ExtendedEntry? {
        var best: ExtendedEntry?
        for position in tableau.nonbasic.indices {
            let column = tableau.nonbasic[position]
            guard !isFixed(column), let entry = entry(position, column) else { continue }
            guard let other = best else {
                best = entry
                continue
            }
            if byBland ? column < other.column : entry.gain > other.gain { best = entry }
        }
        return best
    }

    private func entry(_ position: NonbasicIndex, _ column: ColumnIndex) -> ExtendedEntry? {
        let (sum, tolerance) = reducedCost(ofPosition: position)
        let slopes = objective.slopes(of: column, at: values[column])
        let slack = max(
            tolerance, Self.negligibleShare * objective.slopeScale(of: column),
            objective.isLinear ? Self.negligibleSlope : 0)
        // The objective changes by `slope + sum` a unit.
        let rise = -(sum + slopes.right)
        if rise.high > slack, values[column] < upper[column] {
            return ExtendedEntry(position: position, column: column, isRising: true, gain: rise)
        }
        let fall = sum + slopes.left
        if fall.high > slack, values[column] > lower[column] {
            return ExtendedEntry(position: position, column: column, isRising: false, gain: fall)
        }
        return nil
    }

    /// Narrows the bounds to where the objective stays least, after it has been minimised.
    mutating func settle() {
        if tableau.exchangeCount > 0, hasDoubtfulReducedCost { refactor() }
        for position in tableau.nonbasic.indices {
            let column = tableau.nonbasic[position]
            guard !isFixed(column) else { continue }
            let (sum, tolerance) = reducedCost(ofPosition: position)
            narrow(column, slope: -sum, tolerance)
        }
        for row in tableau.rows {
            let column = tableau.basic[row]
            if !isFixed(column) { narrow(column, slope: costs[column], 0) }
        }
    }

    /// Whether a column that could move has a reduced cost so small beside the largest that it may be nothing but the drift of
    /// old exchanges: it would keep a column in place that is free.
    private var hasDoubtfulReducedCost: Bool {
        var largest = objective.largestSlope
        var least = Double.infinity
        for position in tableau.nonbasic.indices where !isFixed(tableau.nonbasic[position]) {
            let cost = reducedCost(ofPosition: position).value.magnitude
            guard cost > 0 else { continue }
            largest = max(largest, cost)
            least = min(least, cost)
        }
        return least < Self.drift * largest
    }

    /// Narrows a column to where `slope` is one of its own.
    private mutating func narrow(_ column: ColumnIndex, slope: DoubleDouble, _ tolerance: Double) {
        let value = values[column]
        let slopes = objective.slopes(of: column, at: value)
        let slack = max(tolerance, Self.negligibleShare * objective.slopeScale(of: column))
        let aboveRight = (slope - slopes.right).high
        let belowLeft = (slopes.left - slope).high
        guard aboveRight <= slack, belowLeft <= slack else {
            lower[column] = value
            upper[column] = value
            return
        }
        var (low, high, here) = (lower[column], upper[column], value)
        for bend in objective.bends(of: column) where bend.left + bend.right > 0 {
            let difference = (bend.position - value).high
            let near = ExtendedObjective.slack(near: bend.position)
            if difference > near {
                high = min(high, bend.position)
            } else if difference < -near {
                low = max(low, bend.position)
            } else {
                here = bend.position
            }
        }
        if aboveRight < -slack { high = here }
        if belowLeft < -slack { low = here }
        lower[column] = low
        upper[column] = max(low, high)
    }
}
