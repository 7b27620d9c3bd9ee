// SPDX-License-Identifier: Apache-2.0
/// The optimal face: what remains possible when every level is settled. Its free columns are the candidates left.
extension Simplex {
    /// Exchanges fixed columns of the basis for free ones that could move only with them, and so are not free.
    mutating func driveOutFixedColumns() {
        guard component.rows.contains(where: { isFixed(basis.column[$0]) }) else { return }
        for column in candidates {
            let image = ftran(column)
            var best: RowIndex?
            var largest = Tolerance.safePivot
            for (row, rate) in image where isFixed(basis.column[row]) && abs(rate) > largest {
                largest = abs(rate)
                best = row
            }
            if let best { exchange(column, image, row: best) }
        }
        sweepCandidates()
    }

    /// Structural columns whose value could differ, in ascending order. `forest` is the face, if it is a forest.
    mutating func openStructurals(_ forest: FaceForest?) -> [ColumnIndex] {
        guard let forest else {
            let isOpen = openColumns()
            return component.structurals.filter { isOpen[$0] }
        }
        return component.structurals.filter { forest[$0].lower < forest[$0].upper }
    }

    /// What structural columns, and logical ones with a cost, can be on the face, of those whose value could differ;
    /// nil at the pivot limit.
    mutating func openRanges(_ forest: FaceForest?) -> [(column: ColumnIndex, range: Interval)]? {
        guard let forest else {
            let isOpen = openColumns()
            let open = columnRanges.joined().filter { isOpen[$0] && hasRange($0) }
            return ranges(of: open, isOpen).map { ranges in zip(open, ranges).map { (column: $0, range: $1) } }
        }
        var open: [(column: ColumnIndex, range: Interval)] = []
        for columns in columnRanges {
            for column in columns where hasRange(column) {
                let range = forest[column]
                if range.lower < range.upper { open.append((column, range)) }
            }
        }
        return open
    }

    /// Whether the range of a column means anything: that of a logical column without a cost does not.
    private func hasRange(_ column: ColumnIndex) -> Bool {
        program.isStructural(column) || !program.breakpointRange(column).isEmpty
    }

    /// By column: whether its value could differ, from the entries of the free ones.
    mutating func openColumns() -> ComponentColumns<Bool> {
        var isOpen = ComponentColumns(repeating: false, for: columnRanges)
        for column in candidates {
            isOpen[column] = true
            for (row, rate) in ftran(column) where abs(rate) > Tolerance.pivot { isOpen[basis.column[row]] = true }
        }
        return isOpen
    }

    /// What each of these columns can be on the face, of which `isOpen` are all that can move; nil at the pivot limit.
    private mutating func ranges(of columns: [ColumnIndex], _ isOpen: ComponentColumns<Bool>) -> [Interval]? {
        #if !hasFeature(Embedded)
            if candidates.only == nil, let face = OpenFace(self, isOpen: isOpen) {
                defer { pivotCount = face.parts.pivotCount }
                var ranges = columns.map { Interval(lower: values[$0], upper: values[$0]) }
                let isWithinLimit = face.forEachPart(of: columns) { positions, columns in
                    guard let found = face.parts.ranges(of: columns) else { return false }
                    for (position, range) in zip(positions, found) { ranges[position] = range }
                    return true
                }
                return isWithinLimit ? ranges : nil
            }
        #endif
        return ranges(of: columns)
    }

    /// What each of these columns can be on the face; nil at the pivot limit.
    ///
    /// All upper ends first, then all lower ones: the point where one column ends is near to where the next does. An end
    /// that a point on the way has shown takes no search, and neither does one that a direction without end shows not to exist.
    private mutating func ranges(of columns: [ColumnIndex]) -> [Interval]? {
        if let free = candidates.only { return rangesOnLine(of: columns, free) }
        var ranges = columns.map { Interval(lower: values[$0], upper: values[$0]) }
        var isEndless = (
            lower: ComponentColumns(repeating: false, for: columnRanges),
            upper: ComponentColumns(repeating: false, for: columnRanges)
        )
        for upwards in [true, false] {
            for (index, column) in columns.enumerated() {
                if upwards ? isEndless.upper[column] : isEndless.lower[column] {
                    if upwards { ranges[index].upper = .infinity } else { ranges[index].lower = -.infinity }
                    continue
                }
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
                if end.isInfinite, let entry = endlessEntry {
                    forEachMove(of: entry) { column, rises in
                        if rises { isEndless.upper[column] = true } else { isEndless.lower[column] = true }
                    }
                }
            }
        }
        return ranges
    }

    /// Calls the closure with each column that moves if one enters.
    private mutating func forEachMove(of entry: Entry, _ body: (_ column: ColumnIndex, _ rises: Bool) -> Void) {
        body(entry.column, entry.direction > 0)
        for (row, rate) in ftran(entry.column) where abs(rate) > Tolerance.pivot {
            body(basis.column[row], (rate < 0) == (entry.direction > 0))
        }
    }

    /// What one column can be on the face.
    mutating func range(of column: ColumnIndex) -> Interval? { ranges(of: [column])?.first }

    private mutating func end(of column: ColumnIndex, upwards: Bool) -> Double? {
        let status = optimise(.value(column: column, sign: upwards ? -1 : 1), CollectionOfOne(column))
        costs[column] = 0
        switch status {
        case .optimal: return values[column]
        case .unbounded: return upwards ? .infinity : -.infinity
        case .pivotLimit: return nil
        }
    }

    /// Where a single column is free, all others follow it, and its own steps give their ranges.
    private mutating func rangesOnLine(of columns: [ColumnIndex], _ free: ColumnIndex) -> [Interval] {
        let image = ftran(free)
        let steps = steps(of: free, image)
        var rates = ByRow(repeating: 0.0, for: component.rows)
        for (row, rate) in image where abs(rate) > Tolerance.pivot { rates[row] = -rate }
        return columns.map { column in
            let rate = column == free ? 1 : basis.row[column].map { rates[$0] } ?? 0
            let value = values[column]
            guard rate != 0 else { return Interval(lower: value, upper: value) }
            let ends = [value + rate * steps.lower, value + rate * steps.upper]
            return Interval(lower: min(ends[0], ends[1]), upper: max(ends[0], ends[1]))
        }
    }

    /// How far the one free column can fall and rise.
    private func steps(of free: ColumnIndex, _ image: ColumnImage) -> Interval {
        var steps = Interval(lower: lower[free] - values[free], upper: upper[free] - values[free])
        for (row, rate) in image where abs(rate) > Tolerance.pivot {
            let column = basis.column[row]
            let ends = [(lower[column] - values[column]) / -rate, (upper[column] - values[column]) / -rate]
            steps.lower = max(steps.lower, min(ends[0], ends[1]))
            steps.upper = min(steps.upper, max(ends[0], ends[1]))
        }
        steps.lower = min(steps.lower, 0)
        steps.upper = max(steps.upper, 0)
        return steps
    }
}
