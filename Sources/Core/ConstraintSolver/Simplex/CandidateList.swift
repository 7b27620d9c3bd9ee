// SPDX-License-Identifier: Apache-2.0
/// Nonbasic columns that may move, and some that no longer do: the columns to be priced.
struct CandidateList: Sequence {
    private var columns: [ColumnIndex] = []
    private var isListed: ByColumn<Bool>

    init(columnCount: Int) { isListed = ByColumn(repeating: false, count: columnCount) }

    var isEmpty: Bool { columns.isEmpty }

    /// The only one; nil if there are several.
    var only: ColumnIndex? { columns.count == 1 ? columns[0] : nil }

    func makeIterator() -> IndexingIterator<[ColumnIndex]> { columns.makeIterator() }

    mutating func insert(_ column: ColumnIndex) {
        guard !isListed[column] else { return }
        isListed[column] = true
        columns.append(column)
    }

    mutating func removeAll() {
        for column in columns { isListed[column] = false }
        columns.removeAll(keepingCapacity: true)
    }

    mutating func removeAll(where isDone: (ColumnIndex) -> Bool) {
        for column in columns where isDone(column) { isListed[column] = false }
        columns.removeAll { !isListed[$0] }
    }
}
