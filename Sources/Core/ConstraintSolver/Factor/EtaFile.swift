// SPDX-License-Identifier: Apache-2.0
/// Exchanges of columns since a basis was factored: one elementary matrix each, after the product form of the inverse.
struct EtaFile {
    private var pivotRow = IndexedList<EtaIndex, RowIndex>()
    private var pivotEntry = IndexedList<EtaIndex, Double>()
    /// Where the entries of each begin in `row` and `entry`.
    private var start = IndexedList<EtaIndex, Int>([0])
    private var row: [RowIndex] = []
    private var entry: [Double] = []
    /// By row of the component: the first and last elementary matrix that pivots there.
    private var firstOfRow = ByRow<EtaIndex?>()
    private var lastOfRow = ByRow<EtaIndex?>()
    /// The next one that pivots in the same row.
    private var next = IndexedList<EtaIndex, EtaIndex?>()

    var count: Int { pivotRow.count }
    var entryCount: Int { row.count }

    /// Puts the column of an image into the basis at `pivot`, a row of `component`.
    mutating func append(_ image: ColumnImage, pivot: RowIndex, component: Range<RowIndex>) {
        if firstOfRow.isEmpty {
            firstOfRow = ByRow(repeating: nil, for: component)
            lastOfRow = firstOfRow
        }
        let index = pivotRow.indices.upperBound
        if let last = lastOfRow[pivot] { next[last] = index } else { firstOfRow[pivot] = index }
        lastOfRow[pivot] = index
        next.append(nil)
        for (i, value) in image where i != pivot && abs(value) > Tolerance.entry {
            row.append(i)
            entry.append(value)
        }
        pivotRow.append(pivot)
        pivotEntry.append(image[pivot])
        start.append(row.count)
    }

    func ftran(_ vector: inout ByRow<Double>) {
        for k in pivotRow.indices {
            let pivot = pivotRow[k]
            guard vector[pivot] != 0 else { continue }
            let step = vector[pivot] / pivotEntry[k]
            for nonzero in entries(of: k) { vector[row[nonzero]] -= entry[nonzero] * step }
            vector[pivot] = step
        }
    }

    @inline(__always)
    private func entries(of k: EtaIndex) -> Range<Int> { start[k]..<start[k.advanced(by: 1)] }

    /// `ftran` for a vector whose entries are in the rows of `reach`; new entries are added to it.
    func ftran(_ vector: inout ByRow<Double>, _ reach: inout Reach) {
        if count <= 32 || reach.rows.count * 8 > count {
            for k in pivotRow.indices { apply(k, &vector) { reach.add($0) } }
            return
        }
        // Only those that pivot where the vector has an entry, in their order.
        var due = Heap<EtaIndex>()
        for row in reach.rows {
            if let first = firstOfRow[row] { due.insert(first) }
        }
        while let k = due.popLeast() {
            apply(k, &vector) { row in
                guard reach.add(row) else { return }
                var later = firstOfRow[row]
                while let other = later, other <= k { later = next[other] }
                if let later { due.insert(later) }
            }
            if let next = next[k] { due.insert(next) }
        }
    }

    @inline(__always)
    private func apply(_ k: EtaIndex, _ vector: inout ByRow<Double>, _ touch: (RowIndex) -> Void) {
        let pivot = pivotRow[k]
        guard vector[pivot] != 0 else { return }
        let step = vector[pivot] / pivotEntry[k]
        for nonzero in entries(of: k) {
            vector[row[nonzero]] -= entry[nonzero] * step
            touch(row[nonzero])
        }
        vector[pivot] = step
    }

    func btran(_ vector: inout ByRow<Double>) {
        for k in pivotRow.indices.reversed() {
            var sum = vector[pivotRow[k]]
            for nonzero in entries(of: k) { sum -= entry[nonzero] * vector[row[nonzero]] }
            vector[pivotRow[k]] = sum / pivotEntry[k]
        }
    }
}
