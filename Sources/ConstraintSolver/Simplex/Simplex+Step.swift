// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    enum StepEnding {
        case moved
        /// Nothing stops the entering column.
        case unbounded
        /// The factorisation has lost the digits of the pivot; nothing was exchanged.
        case unstable
    }

    /// Moves the entering column, which is transformed into `entering`, as far as the objective falls, past bends, and
    /// exchanges it for the column that stops it.
    ///
    mutating func step(_ entry: Entry, _ objective: Objective, hasStalled: Bool) -> StepEnding {
        findStops(entry, objective)
        var fall = entry.gain
        var last = 0
        while last < stops.count {
            fall -= stops[last].bend
            if fall <= priceTolerance { break }
            last += 1
        }
        guard last < stops.count else { return .unbounded }
        let chosen = chooseStop(last, hasStalled: hasStalled)
        if factor.etas.count > 0, !isSafe(stops[chosen]), !isStablePivot(entry.column, row: stops[chosen].row) {
            return .unstable
        }
        stalls = stops[chosen].distance > Tolerance.value(near: values[entry.column]) ? 0 : stalls + 1
        for stop in stops[..<chosen] where stop.row >= 0 && stop.bend.isFinite {
            let rises = entry.direction * entering[stop.row] < 0
            costs[basic[stop.row]] += (rises ? stop.bend : -stop.bend) / stop.pivot
        }
        move(entry, to: stops[chosen], objective)
        return .moved
    }

    /// Whether a pivot needs no second opinion: it is among the large entries of its column, or nothing is exchanged.
    private func isSafe(_ stop: Stop) -> Bool {
        guard stop.row >= 0, stop.pivot < Self.largePivot else { return true }
        var largest = 0.0
        for i in reach.rows { largest = max(largest, abs(entering[i])) }
        return stop.pivot >= Self.largePivot * largest
    }

    private static var largePivot: Double { 0.1 }

    /// Among stops at nearly one distance the one with the best pivot; a stop of the entering column itself needs none.
    ///
    /// Near is what lets no column overstep its stop by more than the tolerance of its value (Harris' rule).
    private func chooseStop(_ last: Int, hasStalled: Bool) -> Int {
        var reach = Double.infinity
        for stop in stops[last...] {
            if stop.distance > reach { break }
            reach = min(reach, stop.distance + 0.5 * Tolerance.value(near: stop.position) / max(stop.pivot, 1e-30))
        }
        var best = last
        let slack = 1e-10 * (1 + abs(stops[last].distance))
        var other = last
        while other > 0, stops[other - 1].distance >= stops[last].distance - slack { other -= 1 }
        while other < stops.count, stops[other].distance <= reach {
            if hasStalled {
                if isDrawn(stops[other], before: stops[best]) { best = other }
            } else if stops[other].pivot > stops[best].pivot {
                best = other
            }
            other += 1
        }
        return best
    }

    /// The order of a lottery that is drawn again with every pivot, and ends in no circle; tiny pivots come last.
    private func isDrawn(_ a: Stop, before b: Stop) -> Bool {
        guard a.row >= 0, b.row >= 0 else { return a.row < b.row }
        let isSafe = (a.pivot > 1e-5, b.pivot > 1e-5)
        if isSafe.0 != isSafe.1 { return isSafe.0 }
        return lot(of: basic[a.row]) < lot(of: basic[b.row])
    }

    /// A number that looks random, the same for the same pivot and column.
    func lot(of column: Int) -> UInt64 {
        var mixed = UInt64(column) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(stalls) &* 0xD1B5_4A32_D192_ED03
        mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 32)
    }

    private mutating func move(_ entry: Entry, to stop: Stop, _ objective: Objective) {
        stepsSinceFollowing += 1
        // A bound flip counts as well: no step goes by uncounted, so that the limit ends every solve.
        pivotCount += 1
        let distance = stop.distance * entry.direction
        if distance != 0 {
            for i in reach.rows where entering[i] != 0 {
                let column = basic[i]
                values[column] -= entering[i] * distance
                costs[column] = slopes(of: column, objective).nearest(to: costs[column])
            }
        }
        if stop.row < 0 {
            values[entry.column] = stop.position
            return
        }
        values[entry.column] += distance
        let slopes = slopes(of: entry.column, objective)
        let leaving = basic[stop.row]
        values[leaving] = stop.position
        exchange(entry.column, row: stop.row)
        costs[entry.column] = entry.direction > 0 ? slopes.right : slopes.left
    }
}
