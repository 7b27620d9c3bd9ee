// SPDX-License-Identifier: Apache-2.0
extension ExtendedSimplex {
    /// Entries below this share of their column's largest, or of their row's, are mostly rounding.
    static let negligiblePivot = 1e-20
    /// Where nothing else stops a column, only entries below this share are: the product of a chain of small coefficients
    /// is as small.
    static let leastPivot = 1e-28
    /// Step lengths that differ by less are the same, in proportion to them and absolute below 1.
    private static let sameStep = 1e-22

    /// What the entering column meets, the nearest first. Smaller entries of its column than the share are left out.
    func breakpoints(_ entry: ExtendedEntry, negligible share: Double = negligiblePivot) -> [ExtendedBreakpoint] {
        var found: [ExtendedBreakpoint] = []
        addOwn(entry, &found)
        var largest = 0.0
        for row in tableau.rows { largest = max(largest, tableau[row, entry.position].magnitude) }
        for row in tableau.rows {
            let rate = entry.isRising ? tableau[row, entry.position] : -tableau[row, entry.position]
            guard rate.magnitude > largest * share,
                rate.magnitude > tableau.largestEntry(ofRow: row) * share
            else { continue }
            addBasic(row, rate, &found)
        }
        found.sort { a, b in
            if a.distance != b.distance { return a.distance < b.distance }
            if a.rate != b.rate { return a.rate > b.rate }
            return a.column < b.column
        }
        return found
    }

    private func addOwn(_ entry: ExtendedEntry, _ found: inout [ExtendedBreakpoint]) {
        let column = entry.column
        let value = values[column]
        let bound = entry.isRising ? upper[column] : lower[column]
        if bound.high.isFinite {
            found.append(
                ExtendedBreakpoint(
                    distance: max(.zero, entry.isRising ? bound - value : value - bound),
                    bend: nil, row: nil, column: column, position: bound, rate: DoubleDouble(1)))
        }
        for bend in objective.bends(of: column) {
            let distance = entry.isRising ? bend.position - value : value - bend.position
            guard distance.high > ExtendedObjective.slack(near: bend.position) else { continue }
            found.append(
                ExtendedBreakpoint(
                    distance: distance, bend: bend.change, row: nil, column: column,
                    position: bend.position, rate: DoubleDouble(1)))
        }
    }

    private func addBasic(_ row: RowIndex, _ rate: DoubleDouble, _ found: inout [ExtendedBreakpoint]) {
        let column = tableau.basic[row]
        let value = values[column]
        let size = rate.high < 0 ? -rate : rate
        func add(_ position: DoubleDouble, bend: DoubleDouble?) {
            let way = rate.high > 0 ? position - value : value - position
            found.append(
                ExtendedBreakpoint(
                    distance: max(.zero, way / size), bend: bend, row: row, column: column, position: position,
                    rate: size))
        }
        let bound = rate.high > 0 ? upper[column] : lower[column]
        if bound.high.isFinite { add(bound, bend: nil) }
        let bends = objective.bends(of: column)
        guard !bends.isEmpty else { return }
        var here: DoubleDouble?
        for bend in bends {
            let way = (rate.high > 0 ? bend.position - value : value - bend.position).high
            let slack = ExtendedObjective.slack(near: bend.position)
            if way > slack {
                add(bend.position, bend: bend.change)
            } else if way >= -slack {
                here = bend.position
            }
        }
        guard let here else { return }
        // The cost may be any slope of the bend; what is left of it up to the far side stops.
        let slopes = objective.slopes(of: column, at: value)
        let rest = rate.high > 0 ? slopes.right - costs[column] : costs[column] - slopes.left
        if rest.high > 0 { add(here, bend: rest) }
    }

    /// The breakpoint to stop at: where the objective falls no longer, and of several at one distance that of the largest
    /// pivot; by Bland's rule the nearest of all, and of several the column that comes first. Nil if nothing stops.
    func chooseBreakpoint(_ breakpoints: [ExtendedBreakpoint], _ entry: ExtendedEntry, byBland: Bool) -> Int? {
        var last = 0
        if !byBland {
            var gain = entry.gain
            let least = entry.gain.magnitude * Self.negligibleShare
            while last < breakpoints.count {
                guard let change = breakpoints[last].slopeChange else { break }
                gain -= change
                if gain.high <= least { break }
                last += 1
            }
        }
        guard last < breakpoints.count else { return nil }
        let distance = breakpoints[last].distance
        let slack = Self.sameStep * (1 + distance.magnitude)
        var best = last
        for other in breakpoints.indices where abs((breakpoints[other].distance - distance).high) <= slack {
            let isBetter =
                byBland
                ? breakpoints[other].column < breakpoints[best].column
                : breakpoints[other].rate > breakpoints[best].rate
            if isBetter { best = other }
        }
        return best
    }
}
