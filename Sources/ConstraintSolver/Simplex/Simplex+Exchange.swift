// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// How a step of the simplex method ended.
    enum StepEnding {
        case moved
        /// No breakpoint stops the entering column.
        case unbounded
        /// The factorisation has lost the digits of the pivot; nothing was exchanged.
        case unstable
    }

    /// Moves the entering column, whose image from FTRAN is in `entering`, as far as the objective falls, past breakpoints
    /// of the costs, and exchanges it for the column that stops it.
    mutating func step(_ entry: Entry, _ objective: Objective, hasStalled: Bool) -> StepEnding {
        findBreakpoints(entry, objective)
        guard let last = lastBreakpoint(entry) else { return .unbounded }
        let leaving = chooseLeaving(last, hasStalled: hasStalled)
        let breakpoint = breakpoints[leaving]
        if factor.etas.count > 0, let row = breakpoint.row, !isLargePivot(breakpoint),
            !isStablePivot(entry.column, row: row)
        {
            return .unstable
        }
        stalls = breakpoint.distance > Tolerance.value(near: values[entry.column]) ? 0 : stalls + 1
        for passed in breakpoints[..<leaving] where passed.slopeChange.isFinite {
            guard let row = passed.row else { continue }
            let rises = entry.direction * entering[row] < 0
            costs[basic[row]] += (rises ? passed.slopeChange : -passed.slopeChange) / passed.pivot
        }
        move(entry, to: breakpoint, objective)
        return .moved
    }

    /// Whether a pivot is so large in its column that no test of its stability is needed.
    private func isLargePivot(_ breakpoint: RatioTestBreakpoint) -> Bool {
        let share = 0.1
        guard breakpoint.pivot < share else { return true }
        var largest = 0.0
        for i in reach.rows { largest = max(largest, abs(entering[i])) }
        return breakpoint.pivot >= share * largest
    }

    private mutating func move(_ entry: Entry, to breakpoint: RatioTestBreakpoint, _ objective: Objective) {
        stepsSinceComputingValues += 1
        // A bound flip counts as well: no step is uncounted, so that the limit ends every solve.
        pivotCount += 1
        let distance = breakpoint.distance * entry.direction
        if distance != 0 {
            for i in reach.rows where entering[i] != 0 {
                let column = basic[i]
                values[column] -= entering[i] * distance
                costs[column] = slopes(of: column, objective).nearest(to: costs[column])
            }
        }
        guard let row = breakpoint.row else {
            values[entry.column] = breakpoint.position
            return
        }
        values[entry.column] += distance
        let slopes = slopes(of: entry.column, objective)
        values[basic[row]] = breakpoint.position
        exchange(entry.column, row: row)
        costs[entry.column] = entry.direction > 0 ? slopes.right : slopes.left
    }
}
