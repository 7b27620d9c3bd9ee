// SPDX-License-Identifier: Apache-2.0

/// The ratio test with breakpoints passed while the objective falls (long-step rule), after P. M. J. Harris, "Pivot
/// Selection Methods of the Devex LP Code", Mathematical Programming 5, 1973, and I. Maros, "Computational Techniques of the
/// Simplex Method", 2003.
extension Simplex {
    /// Lists what the entering column, whose image from FTRAN is in `entering`, meets on its way, the nearest first.
    mutating func findBreakpoints(_ entry: Entry, _ objective: Objective) {
        breakpoints.removeAll(keepingCapacity: true)
        addOwnBreakpoints(entry, objective)
        for i in reach.rows where abs(entering[i]) > Tolerance.pivot {
            let rate = -entry.direction * entering[i]
            addBoundBreakpoints(row: i, rate: rate, objective)
            addCostBreakpoints(row: i, rate: rate, objective)
        }
        // Nothing beyond the first bound is ever reached.
        var reach = Double.infinity
        for breakpoint in breakpoints where breakpoint.isBound { reach = min(reach, breakpoint.distance) }
        reach += 1e-9 * (1 + reach)
        breakpoints.removeAll { $0.distance > reach }
        breakpoints.sort(by: <)
    }

    /// The first breakpoint after which the objective falls no longer; nil if it falls without end.
    func lastBreakpoint(_ entry: Entry) -> Int? {
        var fall = entry.gain
        for index in breakpoints.indices {
            fall -= breakpoints[index].slopeChange
            if fall <= dualTolerance { return index }
        }
        return nil
    }

    /// Among breakpoints at nearly one distance that of the largest pivot; one of the entering column itself needs none.
    ///
    /// Near means that no column passes its breakpoint by more than the tolerance of its value (Harris).
    func chooseLeaving(_ last: Int, hasStalled: Bool) -> Int {
        var reach = Double.infinity
        for breakpoint in breakpoints[last...] {
            if breakpoint.distance > reach { break }
            let slack = 0.5 * Tolerance.value(near: breakpoint.position) / max(breakpoint.pivot, 1e-30)
            reach = min(reach, breakpoint.distance + slack)
        }
        var best = last
        let slack = 1e-10 * (1 + abs(breakpoints[last].distance))
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
        guard let rowOfA = a.row, let rowOfB = b.row else { return (a.row ?? -1) < (b.row ?? -1) }
        let isSafe = (a.pivot > 1e-5, b.pivot > 1e-5)
        if isSafe.0 != isSafe.1 { return isSafe.0 }
        return tieBreaker(of: basic[rowOfA]) < tieBreaker(of: basic[rowOfB])
    }

    /// A pseudo-random number, the same for the same step and column.
    func tieBreaker(of column: Int) -> UInt64 {
        var mixed = UInt64(column) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(stalls) &* 0xD1B5_4A32_D192_ED03
        mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 32)
    }

    private mutating func addOwnBreakpoints(_ entry: Entry, _ objective: Objective) {
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
        var found: [RatioTestBreakpoint] = []
        forEachBreakpoint(of: column, objective) { position, slopeChange in
            let distance = (position - value) * direction
            guard distance > Tolerance.value(near: position) else { return }
            found.append(
                RatioTestBreakpoint(
                    distance: distance, slopeChange: slopeChange, row: nil, position: position, pivot: .infinity))
        }
        breakpoints += found
    }

    private mutating func addBoundBreakpoints(row: Int, rate: Double, _ objective: Objective) {
        let column = basic[row]
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
        if side == 0 {
            if far.isFinite { addBreakpoint(row: row, rate: rate, position: far, slopeChange: .infinity) }
        } else if (side < 0) == (rate > 0) {
            if near.isFinite { addBreakpoint(row: row, rate: rate, position: near, slopeChange: 1) }
            if far.isFinite { addBreakpoint(row: row, rate: rate, position: far, slopeChange: .infinity) }
        }
    }

    private mutating func addBreakpoint(row: Int, rate: Double, position: Double, slopeChange: Double) {
        let size = abs(rate)
        breakpoints.append(
            RatioTestBreakpoint(
                distance: max(0, (position - values[basic[row]]) / rate), slopeChange: slopeChange * size, row: row,
                position: position, pivot: size))
    }

    private mutating func addCostBreakpoints(row: Int, rate: Double, _ objective: Objective) {
        let column = basic[row]
        switch objective {
        case .infeasibility, .infeasibilityOf, .value: return
        case .distance(let only, _): if column != only { return }
        case .level: if program.breakpointRange(column).isEmpty { return }
        }
        let value = values[column]
        var here: Double?
        var ahead: [(position: Double, slopeChange: Double)] = []
        forEachBreakpoint(of: column, objective) { position, slopeChange in
            let way = rate > 0 ? position - value : value - position
            if way > Tolerance.value(near: position) {
                ahead.append((position, slopeChange))
            } else if way >= -Tolerance.value(near: position) {
                here = position
            }
        }
        for (position, slopeChange) in ahead {
            addBreakpoint(row: row, rate: rate, position: position, slopeChange: slopeChange)
        }
        if let here {
            // At a breakpoint the cost may be any slope between left and right; the rest up to the far one counts here.
            let slopes = slopes(of: column, objective)
            let rest = rate > 0 ? slopes.right - costs[column] : costs[column] - slopes.left
            if rest > dualTolerance { addBreakpoint(row: row, rate: rate, position: here, slopeChange: rest) }
        }
    }
}
