// SPDX-License-Identifier: Apache-2.0
/// The optimal face: what remains possible when every level is settled. Its free columns are the candidates left.
extension Simplex {
    /// Exchanges fixed columns of the basis for free ones that could move only with them, and so are not free.
    mutating func driveOutFixedColumns() {
        guard component.rows.contains(where: { isFixed(basic[$0]) }) else { return }
        for column in candidates {
            ftran(column)
            var row: Int?
            var largest = 1e-5
            for i in reach.rows where isFixed(basic[i]) && abs(entering[i]) > largest {
                largest = abs(entering[i])
                row = i
            }
            if let row { exchange(column, row: row) }
        }
        sweepCandidates()
    }

    /// Structural columns whose value could differ, in ascending order.
    mutating func openStructurals() -> [Int] {
        guard let forest = FaceForest(self) else { return openColumns().filter(program.isStructural) }
        return component.structurals.filter { forest[$0].lower < forest[$0].upper }
    }

    /// What structural columns, and logical ones with a cost, can be on the face, of those whose value could differ;
    /// nil at the pivot limit.
    mutating func openRanges() -> [(column: Int, range: Interval)]? {
        guard let forest = FaceForest(self) else {
            let open = openColumns()
            return ranges(of: open).map { Array(zip(open, $0)) }
        }
        let (structurals, logicals) = columns
        let costly = logicals.filter { !program.breakpointRange($0).isEmpty }
        return [Array(structurals), costly].joined().map { ($0, forest[$0]) }.filter { $0.1.lower < $0.1.upper }
    }

    /// Columns whose value could differ, from the entries of the free ones, in ascending order.
    private mutating func openColumns() -> [Int] {
        let (structurals, logicals) = columns
        var isOpen = [Bool](repeating: false, count: structurals.count + logicals.count)
        func place(_ column: Int) -> Int {
            program.isStructural(column)
                ? column - structurals.lowerBound : column - logicals.lowerBound + structurals.count
        }
        for column in candidates {
            isOpen[place(column)] = true
            ftran(column)
            for i in reach.rows where abs(entering[i]) > Tolerance.pivot { isOpen[place(basic[i])] = true }
        }
        return structurals.filter { isOpen[place($0)] }
            + logicals.filter { isOpen[place($0)] && !program.breakpointRange($0).isEmpty }
    }

    /// What each of these columns can be on the face; nil at the pivot limit.
    ///
    /// All upper ends first, then all lower ones: the point where one column ends is near to where the next does. An end
    /// that a point on the way has shown takes no search.
    private mutating func ranges(of columns: [Int]) -> [Interval]? {
        if candidates.count == 1 {
            let steps = stepsOnLine()
            return columns.map { rangeOnLine(of: $0, steps) }
        }
        var ranges = columns.map { Interval(lower: values[$0], upper: values[$0]) }
        for upwards in [true, false] {
            for (index, column) in columns.enumerated() {
                let bound = upwards ? upper[column] : lower[column]
                let reached = upwards ? ranges[index].upper : ranges[index].lower
                if bound.isFinite, abs(reached - bound) <= Tolerance.value(near: bound) {
                    if upwards { ranges[index].upper = bound } else { ranges[index].lower = bound }
                    continue
                }
                let pivots = pivotCount
                guard let end = end(of: column, upwards: upwards) else { return nil }
                if pivotCount != pivots {
                    for (index, column) in columns.enumerated() { ranges[index].widen(to: values[column]) }
                }
                if upwards { ranges[index].upper = end } else { ranges[index].lower = end }
            }
        }
        return ranges
    }

    /// What one column can be on the face.
    mutating func range(of column: Int) -> Interval? { ranges(of: [column])?.first }

    private mutating func end(of column: Int, upwards: Bool) -> Double? {
        let status = optimise(.value(column: column, sign: upwards ? -1 : 1), CollectionOfOne(column))
        costs[column] = 0
        switch status {
        case .optimal: return values[column]
        case .unbounded: return upwards ? .infinity : -.infinity
        case .pivotLimit: return nil
        }
    }

    /// Where a single column is free, all others follow it, and its own steps give their ranges.
    private func rangeOnLine(of column: Int, _ steps: Interval) -> Interval {
        let free = candidates[0]
        let rate: Double
        if column == free {
            rate = 1
        } else if isBasic(column), abs(entering[basisRow[column]]) > Tolerance.pivot {
            rate = -entering[basisRow[column]]
        } else {
            return Interval(lower: values[column], upper: values[column])
        }
        let ends = [values[column] + rate * steps.lower, values[column] + rate * steps.upper]
        return Interval(lower: min(ends[0], ends[1]), upper: max(ends[0], ends[1]))
    }

    /// How far the one free column can fall and rise; leaves it transformed in `entering`.
    private mutating func stepsOnLine() -> Interval {
        let free = candidates[0]
        ftran(free)
        var steps = Interval(lower: lower[free] - values[free], upper: upper[free] - values[free])
        for i in reach.rows where abs(entering[i]) > Tolerance.pivot {
            let column = basic[i]
            let ends = [
                (lower[column] - values[column]) / -entering[i], (upper[column] - values[column]) / -entering[i],
            ]
            steps.lower = max(steps.lower, min(ends[0], ends[1]))
            steps.upper = min(steps.upper, max(ends[0], ends[1]))
        }
        steps.lower = min(steps.lower, 0)
        steps.upper = max(steps.upper, 0)
        return steps
    }
}
