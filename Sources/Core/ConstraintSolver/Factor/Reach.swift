// SPDX-License-Identifier: Apache-2.0
/// The rows that the entries of a sparse vector spread to, found by depth-first search.
struct Reach {
    /// Each after the rows that it spreads to.
    private(set) var rows: [RowIndex] = []
    private var isMarked: ByRow<Bool>
    private var next: [RowIndex] = []
    private var path: [(row: RowIndex, left: Range<Int>)] = []

    init(rowCount: Int) { isMarked = ByRow(repeating: false, count: rowCount) }

    mutating func begin(_ start: [RowIndex]) {
        rows.removeAll(keepingCapacity: true)
        rows += start
    }

    /// Adds what the rows spread to: each to the rows that its range of `listed` names. Returns false, with the rows
    /// undefined, where that is more than `limit`.
    mutating func extend(limit: Int, over listed: [RowIndex], _ range: (RowIndex) -> Range<Int>) -> Bool {
        swap(&next, &rows)
        rows.removeAll(keepingCapacity: true)
        var isWithin = true
        for start in next where !isMarked[start] && isWithin {
            isMarked[start] = true
            path.append((start, range(start)))
            while let (row, left) = path.last {
                if left.isEmpty {
                    path.removeLast()
                    rows.append(row)
                    isWithin = rows.count <= limit
                    if !isWithin { break }
                    continue
                }
                path[path.count - 1].left = left.dropFirst()
                let other = listed[left.lowerBound]
                if !isMarked[other] {
                    isMarked[other] = true
                    path.append((other, range(other)))
                }
            }
        }
        for row in rows { isMarked[row] = false }
        for (row, _) in path { isMarked[row] = false }
        path.removeAll(keepingCapacity: true)
        return isWithin
    }

    /// Takes the rows of a range for which `isIn` holds.
    mutating func setAll(where isIn: (RowIndex) -> Bool, in range: Range<RowIndex>) {
        rows.removeAll(keepingCapacity: true)
        for row in range where isIn(row) { rows.append(row) }
    }

    /// Adds a row during the last stage, after which `end` is due. Returns whether it is new.
    @discardableResult
    mutating func add(_ row: RowIndex) -> Bool {
        if !isAdding {
            isAdding = true
            for row in rows { isMarked[row] = true }
        }
        guard !isMarked[row] else { return false }
        isMarked[row] = true
        rows.append(row)
        return true
    }

    private var isAdding = false

    mutating func end() {
        guard isAdding else { return }
        isAdding = false
        for row in rows { isMarked[row] = false }
    }
}
