// SPDX-License-Identifier: Apache-2.0
/// Exchanges of columns since a basis was factored: one elementary matrix each, after the product form of the inverse.
struct EtaFile {
    private var pivotRow: [Int] = []
    private var pivotEntry: [Double] = []
    private var start: [Int] = [0]
    private var row: [Int] = []
    private var entry: [Double] = []
    /// By row from `firstRow`: the first and last elementary matrix that pivots there, or -1.
    private var firstRow = 0
    private var firstOfRow: [Int] = []
    private var lastOfRow: [Int] = []
    /// The next one that pivots in the same row, or -1.
    private var next: [Int] = []

    var count: Int { pivotRow.count }
    var entryCount: Int { row.count }

    mutating func removeAll() {
        guard count > 0 else { return }
        for pivot in pivotRow {
            firstOfRow[pivot - firstRow] = -1
            lastOfRow[pivot - firstRow] = -1
        }
        next.removeAll(keepingCapacity: true)
        pivotRow.removeAll(keepingCapacity: true)
        pivotEntry.removeAll(keepingCapacity: true)
        start.removeSubrange(1...)
        row.removeAll(keepingCapacity: true)
        entry.removeAll(keepingCapacity: true)
    }

    /// Puts the column whose image under the inverse is `column` into the basis at `pivot`.
    ///
    /// Its entries are in `rows`, which are among those of `component`.
    mutating func append(pivot: Int, column: [Double], rows: [Int], component: Range<Int>) {
        if firstOfRow.isEmpty {
            firstRow = component.lowerBound
            firstOfRow = [Int](repeating: -1, count: component.count)
            lastOfRow = firstOfRow
        }
        if lastOfRow[pivot - firstRow] >= 0 {
            next[lastOfRow[pivot - firstRow]] = count
        } else {
            firstOfRow[pivot - firstRow] = count
        }
        lastOfRow[pivot - firstRow] = count
        next.append(-1)
        for i in rows where i != pivot && abs(column[i]) > Tolerance.entry {
            row.append(i)
            entry.append(column[i])
        }
        pivotRow.append(pivot)
        pivotEntry.append(column[pivot])
        start.append(row.count)
    }

    func ftran(_ vector: inout [Double]) {
        for k in pivotRow.indices {
            let pivot = pivotRow[k]
            guard vector[pivot] != 0 else { continue }
            let step = vector[pivot] / pivotEntry[k]
            for nonzero in start[k]..<start[k + 1] { vector[row[nonzero]] -= entry[nonzero] * step }
            vector[pivot] = step
        }
    }

    /// The same for a vector whose entries are in the rows of `reach`, which follows them.
    func ftran(_ vector: inout [Double], _ reach: inout Reach) {
        if count <= 32 || reach.rows.count * 8 > count {
            for k in pivotRow.indices { apply(k, &vector) { reach.add($0) } }
            return
        }
        // Only those that pivot where the vector has an entry, in their order.
        var due = Heap()
        for row in reach.rows where firstOfRow[row - firstRow] >= 0 { due.insert(firstOfRow[row - firstRow]) }
        while let k = due.popLeast() {
            apply(k, &vector) { row in
                guard reach.add(row) else { return }
                var later = firstOfRow[row - firstRow]
                while later >= 0, later <= k { later = next[later] }
                if later >= 0 { due.insert(later) }
            }
            if next[k] >= 0 { due.insert(next[k]) }
        }
    }

    @inline(__always)
    private func apply(_ k: Int, _ vector: inout [Double], _ touch: (Int) -> Void) {
        let pivot = pivotRow[k]
        guard vector[pivot] != 0 else { return }
        let step = vector[pivot] / pivotEntry[k]
        for nonzero in start[k]..<start[k + 1] {
            vector[row[nonzero]] -= entry[nonzero] * step
            touch(row[nonzero])
        }
        vector[pivot] = step
    }

    func btran(_ vector: inout [Double]) {
        for k in pivotRow.indices.reversed() {
            var sum = vector[pivotRow[k]]
            for nonzero in start[k]..<start[k + 1] { sum -= entry[nonzero] * vector[row[nonzero]] }
            vector[pivotRow[k]] = sum / pivotEntry[k]
        }
    }
}
