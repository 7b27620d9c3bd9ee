// SPDX-License-Identifier: Apache-2.0

/// The ratio test with breakpoints passed while the objective falls (long-step rule), after P. M. J. Harris, "Pivot
/// Selection Methods of the Devex LP Code", Mathematical Programming 5, 1973, and I. Maros, "Computational Techniques of the
/// Simplex Method", 2003.
extension Simplex {
    /// What the entering column meets on its way, the nearest first.
    func breakpoints(
        _ entry: Entry, _ image: ColumnImage, _ objective: Objective, dualTolerance: Double
    ) -> [RatioTestBreakpoint] {
        var breakpoints: [RatioTestBreakpoint] = []
        addOwnBreakpoints(entry, objective, &breakpoints)
        for (row, value) in image where abs(value) > Tolerance.pivot {
            let rate = -entry.direction * value
            addBoundBreakpoints(row: row, rate: rate, objective, &breakpoints)
            addCostBreakpoints(row: row, rate: rate, objective, dualTolerance, &breakpoints)
        }
        // Nothing beyond the first bound is ever reached.
        var reach = Double.infinity
        for breakpoint in breakpoints where breakpoint.isBound { reach = min(reach, breakpoint.distance) }
        reach += Tolerance.reach * (1 + reach)
        breakpoints.removeAll { $0.distance > reach }
        breakpoints.sort(by: <)
        return breakpoints
    }

    /// The breakpoint to stop at: where the objective falls no longer; nil if it falls without end. Among breakpoints at nearly
    /// one distance that of the largest pivot; one of the entering column itself needs none.
    ///
    /// Near means that no column passes its breakpoint by more than the tolerance of its value (Harris).
    func chooseLeaving(
        _ breakpoints: [RatioTestBreakpoint], _ entry: Entry, dualTolerance: Double, hasStalled: Bool
    ) -> Int? {
        var fall = entry.gain
        let firstOptimal = breakpoints.firstIndex { breakpoint in
            fall -= breakpoint.slopeChange
            return fall <= dualTolerance
        }
        guard let last = firstOptimal else { return nil }
        var reach = Double.infinity
        for breakpoint in breakpoints[last...] {
            if breakpoint.distance > reach { break }
            let slack = 0.5 * Tolerance.value(near: breakpoint.position) / max(breakpoint.pivot, .leastNormalMagnitude)
            reach = min(reach, breakpoint.distance + slack)
        }
        var best = last
        let slack = Tolerance.step * (1 + abs(breakpoints[last].distance))
        var other = last
        while other > 0, breakpoints[other - 1].distance >= breakpoints[last].distance - slack { other -= 1 }
        while other < breakpoints.count, breakpoints[other].distance <= reach {
            if hasStalled {
                if precedes(breakpoints[other], breakpoints[best]) { best = other }
            } else if breakpoints[other].pivot > breakpoints[best].pivot {
                best = other
            }
            other += 1
        }
        return best
    }

    /// An order among ties that is random and changes with every step, so that no cycle lasts; tiny pivots come last.
    private func precedes(_ a: RatioTestBreakpoint, _ b: RatioTestBreakpoint) -> Bool {
        guard let rowOfA = a.row, let rowOfB = b.row else { return RatioTestBreakpoint.precedes(a.row, b.row) }
        let isSafe = (a.pivot > Tolerance.safePivot, b.pivot > Tolerance.safePivot)
        if isSafe.0 != isSafe.1 { return isSafe.0 }
        return tieBreaker(of: basis.column[rowOfA]) < tieBreaker(of: basis.column[rowOfB])
    }

    // MARK: - Breakpoints

    private func addOwnBreakpoints(
        _ entry: Entry, _ objective: Objective, _ breakpoints: inout [RatioTestBreakpoint]
    ) {
        let column = entry.column
        let value = values[column]
        let direction = entry.direction
        let bound = direction > 0 ? upper[column] : lower[column]
        if bound.isFinite {
            breakpoints.append(
                RatioTestBreakpoint(
                    distance: max(0, (bound - value) * direction), slopeChange: .infinity, row: nil, position: bound,
                    pivot: .infinity))
        }
        forEachBreakpoint(of: column, objective) { position, slopeChange in
            let distance = (position - value) * direction
            guard distance > Tolerance.value(near: position) else { return }
            breakpoints.append(
                RatioTestBreakpoint(
                    distance: distance, slopeChange: slopeChange, row: nil, position: position, pivot: .infinity))
        }
    }

    private func addBoundBreakpoints(
        row: RowIndex, rate: Double, _ objective: Objective, _ breakpoints: inout [RatioTestBreakpoint]
    ) {
        let column = basis.column[row]
        let near = rate > 0 ? lower[column] : upper[column]
        let far = rate > 0 ? upper[column] : lower[column]
        guard far.isFinite || near.isFinite else { return }
        let side: Int
        switch objective {
        case .infeasibility:
            side = self.side(of: column)
        case .infeasibilityOf(let only):
            side = self.side(of: column)
            if side != 0, column != only { return }
        default:
            side = 0
        }
        func add(_ position: Double, slopeChange: Double) {
            if position.isFinite { breakpoints.append(breakpoint(row, rate, position, slopeChange: slopeChange)) }
        }
        if side == 0 {
            add(far, slopeChange: .infinity)
        } else if (side < 0) == (rate > 0) {
            add(near, slopeChange: 1)
            add(far, slopeChange: .infinity)
        }
    }

    /// Where a basic column that moves by `rate` a unit of the entering one is at `position`.
    private func breakpoint(
        _ row: RowIndex, _ rate: Double, _ position: Double, slopeChange: Double
    ) -> RatioTestBreakpoint {
        RatioTestBreakpoint(
            distance: max(0, (position - values[basis.column[row]]) / rate), slopeChange: slopeChange * abs(rate),
            row: row, rises: rate > 0, position: position, pivot: abs(rate))
    }

    private func addCostBreakpoints(
        row: RowIndex, rate: Double, _ objective: Objective, _ dualTolerance: Double,
        _ breakpoints: inout [RatioTestBreakpoint]
    ) {
        let column = basis.column[row]
        switch objective {
        case .infeasibility, .infeasibilityOf, .value: return
        case .distance(let only, _): if column != only { return }
        case .level: if program.breakpointRange(column).isEmpty { return }
        }
        let value = values[column]
        var here: Double?
        forEachBreakpoint(of: column, objective) { position, slopeChange in
            let way = rate > 0 ? position - value : value - position
            if way > Tolerance.value(near: position) {
                breakpoints.append(breakpoint(row, rate, position, slopeChange: slopeChange))
            } else if way >= -Tolerance.value(near: position) {
                here = position
            }
        }
        guard let here else { return }
        // At a breakpoint the cost may be any slope between left and right; the rest up to the far one counts here.
        let slopes = slopes(of: column, objective)
        let rest = rate > 0 ? slopes.right - costs[column] : costs[column] - slopes.left
        if rest > dualTolerance { breakpoints.append(breakpoint(row, rate, here, slopeChange: rest)) }
    }
}
