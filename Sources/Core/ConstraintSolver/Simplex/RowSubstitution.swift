// SPDX-License-Identifier: Apache-2.0
#if !hasFeature(Embedded)
    /// Puts columns into rows as other rows give them.
    final class RowSubstitution {
        private let program: Program
        /// By structural column: the row that gives it.
        private(set) var rowOf: ByColumn<RowIndex?>
        /// By row: whether it gives a column.
        private(set) var isUsed: ByRow<Bool>
        /// By column: what it is called in the new rows.
        private var number: ComponentColumns<ColumnIndex>
        /// By structural column: its entry in the row that gives it, and how many columns were given before.
        private var entryOf: ByColumn<Double>
        private var rank: ByColumn<Int>
        private var given: [ColumnIndex] = []
        // Room for the terms of a row: zeros and false between two rows.
        private var terms: ComponentColumns<Double>
        private var isListed: ComponentColumns<Bool>
        private var listed: [ColumnIndex] = []
        /// The ranks, the last given first, of those to be substituted.
        private var due = Heap<Int>()

        init(_ program: Program, _ columnRanges: [Range<ColumnIndex>]) {
            self.program = program
            let rows =
                program.row(ofLogical: columnRanges[1].lowerBound)..<program.row(ofLogical: columnRanges[1].upperBound)
            rowOf = ByColumn(repeating: nil, for: columnRanges[0])
            isUsed = ByRow(repeating: false, for: rows)
            number = ComponentColumns(repeating: ColumnIndex(index: 0), for: columnRanges)
            entryOf = ByColumn(repeating: 0, for: columnRanges[0])
            rank = ByColumn(repeating: 0, for: columnRanges[0])
            terms = ComponentColumns(repeating: 0, for: columnRanges)
            isListed = ComponentColumns(repeating: false, for: columnRanges)
        }

        /// Notes that a row gives a column; all others to be substituted in it have been given before.
        func use(_ row: RowIndex, for column: ColumnIndex, entry: Double) {
            rowOf[column] = row
            isUsed[row] = true
            entryOf[column] = entry
            rank[column] = given.count
            given.append(column)
        }

        func number(_ column: ColumnIndex, as new: ColumnIndex) { number[column] = new }

        /// Appends a row in the new columns. Returns false where the program would have more than `most` entries.
        ///
        /// What was given last is substituted first, so that the ways of two neighbours to the first view meet at the view
        /// where they part, and the rest cancels.
        func appendRow(_ row: RowIndex, to new: inout Program, most: Int) -> Bool {
            for k in program.entries(ofRow: row) { add(program.rowEntry[k], to: program.rowColumn[k]) }
            var steps = new.rowColumn.count
            while let last = due.popLeast() {
                let column = given[-last]
                isListed[column] = false
                let value = terms[column]
                terms[column] = 0
                guard value != 0, let source = rowOf[column] else { continue }
                let entries = program.entries(ofRow: source)
                steps += entries.count
                guard steps <= most else { return false }
                let factor = value / entryOf[column]
                for k in entries where program.rowColumn[k] != column {
                    add(-factor * program.rowEntry[k], to: program.rowColumn[k])
                }
                add(factor, to: program.logical(source))
            }
            for column in listed {
                if terms[column] != 0 {
                    new.rowColumn.append(number[column])
                    new.rowEntry.append(terms[column])
                }
                terms[column] = 0
                isListed[column] = false
            }
            listed.removeAll(keepingCapacity: true)
            new.rowStart.append(Int32(new.rowColumn.count))
            return true
        }

        private func add(_ change: Double, to column: ColumnIndex) {
            let before = terms[column]
            let after = before + change
            terms[column] = abs(after) > Tolerance.cancellation * max(abs(before), abs(change)) ? after : 0
            guard !isListed[column] else { return }
            isListed[column] = true
            if program.isStructural(column), rowOf[column] != nil {
                due.insert(-rank[column])
            } else {
                listed.append(column)
            }
        }
    }
#endif
