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

    /// Moves the entering column as far as the objective falls, past breakpoints of the costs, and exchanges it for the
    /// column that stops it.
    mutating func step(
        _ entry: Entry, _ image: ColumnImage, _ objective: Objective, dualTolerance: Double, hasStalled: Bool
    ) -> StepEnding {
        let breakpoints = breakpoints(entry, image, objective, dualTolerance: dualTolerance)
        guard
            let leaving = chooseLeaving(breakpoints, entry, dualTolerance: dualTolerance, hasStalled: hasStalled)
        else { return .unbounded }
        let breakpoint = breakpoints[leaving]
        if basis.exchangeCount > 0, let row = breakpoint.row, !isLargePivot(breakpoint, image),
            !isStablePivot(entry.column, image, row: row)
        {
            return .unstable
        }
        stalls = breakpoint.distance > Tolerance.value(near: values[entry.column]) ? 0 : stalls + 1
        for passed in breakpoints[..<leaving] where passed.slopeChange.isFinite {
            guard let row = passed.row else { continue }
            costs[basis.column[row]] += (passed.rises ? passed.slopeChange : -passed.slopeChange) / passed.pivot
        }
        move(entry, image, to: breakpoint, objective)
        return .moved
    }

    /// Whether a pivot is so large in its column that no test of its stability is needed.
    private func isLargePivot(_ breakpoint: RatioTestBreakpoint, _ image: ColumnImage) -> Bool {
        let share = 0.1
        guard breakpoint.pivot < share else { return true }
        return breakpoint.pivot >= share * image.entries.reduce(0) { max($0, abs($1)) }
    }

    private mutating func move(
        _ entry: Entry, _ image: ColumnImage, to breakpoint: RatioTestBreakpoint, _ objective: Objective
    ) {
        countStep()
        let distance = breakpoint.distance * entry.direction
        if distance != 0 {
            for (row, rate) in image {
                let column = basis.column[row]
                values[column] -= rate * distance
                costs[column] = slopes(of: column, objective).nearest(to: costs[column])
            }
        }
        guard let row = breakpoint.row else {
            values[entry.column] = breakpoint.position
            return
        }
        values[entry.column] += distance
        let slopes = slopes(of: entry.column, objective)
        values[basis.column[row]] = breakpoint.position
        exchange(entry.column, image, row: row)
        costs[entry.column] = entry.direction > 0 ? slopes.right : slopes.left
    }
}
