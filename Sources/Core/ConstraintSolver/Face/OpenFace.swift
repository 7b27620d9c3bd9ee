// SPDX-License-Identifier: Apache-2.0
#if !hasFeature(Embedded)
    /// The columns of a component that can still move on its optimal face, as a program of their own, which falls into
    /// components where fixed columns have tied them together.
    ///
    /// Each question about the face takes runs of the simplex method, and each of these takes time in proportion to the rows.
    /// Where few of ten thousand views are ambiguous, or many but each for itself, only the rows around a column matter;
    /// the columns that cannot move are constants there.
    final class OpenFace {
        /// The rows with a column that can move, and all columns of these: those that cannot once for each component.
        var parts: Simplex
        /// By column of that program: the column of the whole component.
        private let columnOf: ByColumn<ColumnIndex>
        /// By column of the whole component that can move: its number in the parts.
        private let number: ComponentColumns<ColumnIndex?>

        /// In smaller components it takes longer than it saves.
        static let fewestRows = 256

        /// Nil if one part has nearly all rows.
        init?(_ simplex: Simplex, isOpen: ComponentColumns<Bool>) {
            let (program, whole) = (simplex.program, simplex.component)
            guard whole.rows.count >= Self.fewestRows else { return nil }
            let groups = Self.groups(program, whole, isOpen)
            guard !groups.isEmpty, groups.allSatisfy({ $0.count * 10 <= whole.rows.count * 9 }) else { return nil }
            var builder = Builder(program, simplex.columnRanges, isOpen)
            for rows in groups { builder.append(rows) }
            let partProgram = builder.finish()
            columnOf = builder.columnOf
            number = builder.number
            parts = Simplex(partProgram, tieRule: { _ in .largest }, pivotLimit: simplex.pivotLimit)
            parts.pivotCount = simplex.pivotCount
            for column in columnOf.indices {
                let source = columnOf[column]
                parts.values[column] = simplex.values[source]
                parts.lower[column] = isOpen[source] ? simplex.lower[source] : simplex.values[source]
                parts.upper[column] = isOpen[source] ? simplex.upper[source] : simplex.values[source]
            }
            for index in parts.components.indices {
                guard enter(index, simplex, isOpen) else { return nil }
            }
        }

        /// The rows with a column that can move, together where they share one, in ascending order.
        private static func groups(
            _ program: Program, _ component: Component, _ isOpen: ComponentColumns<Bool>
        ) -> [[RowIndex]] {
            let first = component.rows.lowerBound
            var sets = DisjointSets(count: component.rows.count)
            var isListed = ByRow(repeating: false, for: component.rows)
            for column in component.structurals where isOpen[column] {
                let rows = program.columnRow[program.entries(ofColumn: column)]
                guard let representative = rows.first else { continue }
                for row in rows {
                    isListed[row] = true
                    sets.unite(first.distance(to: representative), first.distance(to: row))
                }
            }
            var groups: [[RowIndex]] = []
            var groupOf = [Int?](repeating: nil, count: component.rows.count)
            for row in component.rows where isListed[row] || isOpen[program.logical(row)] {
                let root = sets.root(of: first.distance(to: row))
                if let group = groupOf[root] {
                    groups[group].append(row)
                } else {
                    groupOf[root] = groups.count
                    groups.append([row])
                }
            }
            return groups
        }

        /// Turns to a part, with the columns of the basis that can move. Returns false where rounding makes these depend on
        /// each other.
        private func enter(_ index: ComponentIndex, _ simplex: Simplex, _ isOpen: ComponentColumns<Bool>) -> Bool {
            parts.enter(index)
            let basic = parts.columnRanges.joined().filter {
                isOpen[columnOf[$0]] && simplex.isBasic(columnOf[$0])
            }
            guard basic.count <= parts.component.rows.count else { return false }
            parts.replaceBasis(by: basic)
            return basic.allSatisfy(parts.isBasic)
        }

        /// Calls the closure for each part with those of these columns that it has, by their position, until it returns
        /// false.
        func forEachPart(
            of columns: [ColumnIndex], _ body: (_ positions: [Int], _ columns: [ColumnIndex]) -> Bool
        ) -> Bool {
            var positions = ByComponent<[Int]>(repeating: [], count: parts.components.count)
            for (position, column) in columns.enumerated() {
                guard let own = number[column] else { continue }
                positions[parts.componentIndex(of: own)].append(position)
            }
            for index in parts.components.indices where !positions[index].isEmpty {
                parts.enter(index)
                parts.listCandidates()
                guard body(positions[index], positions[index].compactMap { number[columns[$0]] }) else { return false }
            }
            return true
        }

        /// Gives the component the values, bounds and basic columns that the parts have now.
        func putBack(into simplex: inout Simplex) {
            var basic: [ColumnIndex] = []
            for range in simplex.columnRanges {
                for column in range {
                    guard let own = number[column] else {
                        if simplex.isBasic(column) { basic.append(column) }
                        continue
                    }
                    simplex.values[column] = parts.values[own]
                    simplex.lower[column] = parts.lower[own]
                    simplex.upper[column] = parts.upper[own]
                    simplex.isHeldNearZero[column] = parts.isHeldNearZero[own]
                    if parts.isBasic(own) { basic.append(column) }
                }
            }
            simplex.replaceBasis(by: basic)
            simplex.listCandidates()
            simplex.pivotCount = parts.pivotCount
        }
    }

    extension OpenFace {
        /// Builds the program of the parts.
        private struct Builder {
            private let whole: Program
            private let isOpen: ComponentColumns<Bool>
            private(set) var number: ComponentColumns<ColumnIndex?>
            /// Numbers of the part that is being appended, also of columns that cannot move.
            private var numberInPart: ComponentColumns<ColumnIndex?>
            private var structurals: [ColumnIndex] = []
            private var rows: [RowIndex] = []
            private var parts: [Component] = []
            private var matrix = Program()

            init(_ whole: Program, _ columnRanges: [Range<ColumnIndex>], _ isOpen: ComponentColumns<Bool>) {
                self.whole = whole
                self.isOpen = isOpen
                number = ComponentColumns(repeating: nil, for: columnRanges)
                numberInPart = number
            }

            /// Appends a part with these rows, its columns in ascending order.
            mutating func append(_ group: [RowIndex]) {
                var columns: [ColumnIndex] = []
                for row in group {
                    for column in whole.rowColumn[whole.entries(ofRow: row)] where numberInPart[column] == nil {
                        numberInPart[column] = column
                        columns.append(column)
                    }
                }
                columns.sort()
                let (firstColumn, firstRow) = (structurals.count, rows.count)
                for column in columns {
                    numberInPart[column] = ColumnIndex(index: structurals.count)
                    if isOpen[column] { number[column] = numberInPart[column] }
                    structurals.append(column)
                }
                for row in group {
                    for k in whole.entries(ofRow: row) {
                        guard let column = numberInPart[whole.rowColumn[k]] else { continue }
                        matrix.rowColumn.append(column)
                        matrix.rowEntry.append(whole.rowEntry[k])
                    }
                    matrix.rowStart.append(Int32(matrix.rowColumn.count))
                    rows.append(row)
                }
                for column in columns { numberInPart[column] = nil }
                parts.append(
                    Component(
                        structurals: ColumnIndex(index: firstColumn)..<ColumnIndex(index: structurals.count),
                        rows: RowIndex(index: firstRow)..<RowIndex(index: rows.count)))
            }

            var columnOf: ByColumn<ColumnIndex> { ByColumn(structurals + rows.map(whole.logical)) }

            /// The program, with which the logical columns are numbered.
            mutating func finish() -> Program {
                var program = matrix
                program.structuralCount = structurals.count
                program.rowCount = rows.count
                program.fillColumns()
                program.components = ByComponent(parts)
                program.componentOf = ByColumn(
                    repeating: ComponentIndex(index: 0), count: program.columnCount)
                for (index, part) in parts.enumerated() {
                    for column in part.structurals { program.componentOf[column] = ComponentIndex(index: index) }
                    for row in part.rows { program.componentOf[program.logical(row)] = ComponentIndex(index: index) }
                }
                program.variableOfColumn = ByColumn(repeating: Variable(index: 0), count: structurals.count)
                program.lower = ByColumn(repeating: -.infinity, count: program.columnCount)
                program.upper = ByColumn(repeating: .infinity, count: program.columnCount)
                program.breakpointStart = [Int32](repeating: 0, count: program.columnCount + 1)
                for (index, row) in rows.enumerated() where isOpen[whole.logical(row)] {
                    number[whole.logical(row)] = program.logical(RowIndex(index: index))
                }
                return program
            }
        }
    }
#endif
