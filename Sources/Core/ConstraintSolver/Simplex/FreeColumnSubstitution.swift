// SPDX-License-Identifier: Apache-2.0
#if !hasFeature(Embedded)
    /// A component without the positions of its views, as far as its rows give these.
    ///
    /// A basic column that has neither bounds nor costs, such as the position of a view in a long row, never leaves the
    /// basis and stops no other column; but thousands of them move with each width before them. Here each of them is
    /// put into the other rows as its own row gives it. Of the ways from the first view to two neighbours, which are in
    /// a row of both, only the way between the two is left, and the images of columns become short. After E. Andersen
    /// and K. Andersen, "Presolving in linear programming", Mathematical Programming 71, 1995.
    final class FreeColumnSubstitution {
        /// The rest, as a program of its own.
        private(set) var reduced: Simplex
        /// By column of that program: the column of the component.
        private let columnOf: ByColumn<ColumnIndex>
        /// Basic columns, each after those that its row needs.
        private let substituted: [ColumnIndex]

        /// With fewer rows it takes longer than it saves.
        static let fewestRows = 256
        /// A few missed rows take a few exchanges.
        fileprivate static let fewestMissed = 32
        /// The entry of a column in its row is at least this.
        private static let leastEntry = 0.25
        /// How many columns may be put into each other: the rest of a long row stays, so that no row of the basis is long.
        private static let greatestDepth = 32
        /// For phase 1, in which what stays of a long list moves with each of its rows.
        static let greatestDepthOfPhase1 = 256
        /// How many entries the component may come to have for each that it has: a row can need the whole way from one
        /// end to the other.
        private static let mostGrowth = 8

        /// Nil if there is too little to be substituted.
        init?(_ simplex: Simplex, greatestDepth: Int = FreeColumnSubstitution.greatestDepth) {
            let component = simplex.component
            guard component.rows.count >= Self.fewestRows else { return nil }
            let substitution = RowSubstitution(simplex.program, simplex.columnRanges)
            substituted = Self.findRows(simplex, substitution, greatestDepth: greatestDepth)
            guard substituted.count * 4 >= component.rows.count else { return nil }
            let program = simplex.program
            let rows = component.rows.filter { !substitution.isUsed[$0] }
            let structurals =
                component.structurals.filter { substitution.rowOf[$0] == nil }
                + component.rows.filter { substitution.isUsed[$0] }.map(program.logical)
            columnOf = ByColumn(structurals + rows.map(program.logical))
            let most = Self.mostGrowth * program.entries(ofRows: component.rows).count
            guard
                let part = Self.program(
                    program, columnOf, structuralCount: structurals.count, rows, substitution, most: most)
            else { return nil }
            reduced = Simplex(part, tieRule: { _ in .largest }, pivotLimit: simplex.pivotLimit)
            guard takeOver(simplex) else { return nil }
        }

        /// Columns to be substituted, each with a row in which all others are known: those next to what is known first,
        /// so that the ways are short.
        private static func findRows(
            _ simplex: Simplex, _ substitution: RowSubstitution, greatestDepth: Int
        ) -> [ColumnIndex] {
            let (program, component) = (simplex.program, simplex.component)
            var isOpen = ByColumn(repeating: false, for: component.structurals)
            for column in component.structurals where simplex.isBasic(column) && simplex.holdsNothing(column) {
                isOpen[column] = true
            }
            var openCount = ByRow(repeating: 0, for: component.rows)
            for row in component.rows {
                openCount[row] = program.rowColumn[program.entries(ofRow: row)].reduce(0) { $0 + (isOpen[$1] ? 1 : 0) }
            }
            /// By column: how many others are put into each other to give it.
            var depth = ByColumn(repeating: 0, for: component.structurals)
            var found: [ColumnIndex] = []
            var due = component.rows.filter { openCount[$0] == 1 }
            var next = 0
            while next < due.count {
                let row = due[next]
                next += 1
                guard let k = program.entries(ofRow: row).first(where: { isOpen[program.rowColumn[$0]] }),
                    abs(program.rowEntry[k]) >= leastEntry
                else { continue }
                let column = program.rowColumn[k]
                isOpen[column] = false
                for other in program.rowColumn[program.entries(ofRow: row)] {
                    depth[column] = max(depth[column], depth[other] + (substitution.rowOf[other] == nil ? 0 : 1))
                }
                if depth[column] <= greatestDepth {
                    substitution.use(row, for: column, entry: program.rowEntry[k])
                    found.append(column)
                } else {
                    depth[column] = 0
                }
                for other in program.columnRow[program.entries(ofColumn: column)] {
                    openCount[other] -= 1
                    if openCount[other] == 1 { due.append(other) }
                }
            }
            return found
        }

        /// Nil if it would have more than `most` entries.
        private static func program(
            _ whole: Program, _ columnOf: ByColumn<ColumnIndex>, structuralCount: Int, _ rows: [RowIndex],
            _ substitution: RowSubstitution, most: Int
        ) -> Program? {
            var program = Program()
            program.structuralCount = structuralCount
            program.rowCount = rows.count
            for column in columnOf.indices { substitution.number(columnOf[column], as: column) }
            for row in rows {
                guard substitution.appendRow(row, to: &program, most: most) else { return nil }
            }
            program.fillColumns()
            let origin = ComponentIndex(index: 0)
            program.components = ByComponent([Component(structurals: program.structurals, rows: program.rows)])
            program.componentOf = ByColumn(repeating: origin, count: columnOf.count)
            program.variableOfColumn = ByColumn(repeating: Variable(index: 0), count: structuralCount)
            program.lower = ByColumn(columnOf.elements.map { whole.lower[$0] })
            program.upper = ByColumn(columnOf.elements.map { whole.upper[$0] })
            program.breakpointStart.reserveCapacity(columnOf.count + 1)
            for column in columnOf.elements {
                for k in whole.breakpointRange(column) { program.breakpoints.append(whole.breakpoints[k]) }
                program.breakpointStart.append(Int32(program.breakpoints.count))
            }
            return program
        }

        /// Takes values, bounds and basis. Returns false where rounding makes the basis singular.
        private func takeOver(_ simplex: Simplex) -> Bool {
            reduced.enter(ComponentIndex(index: 0))
            for column in columnOf.indices {
                reduced.values[column] = simplex.values[columnOf[column]]
                reduced.lower[column] = simplex.lower[columnOf[column]]
                reduced.upper[column] = simplex.upper[columnOf[column]]
            }
            let basic = columnOf.indices.filter { simplex.isBasic(columnOf[$0]) }
            guard basic.count == reduced.component.rows.count else { return false }
            reduced.replaceBasis(by: basic)
            reduced.listCandidates()
            reduced.pivotCount = simplex.pivotCount
            return basic.allSatisfy(reduced.isBasic)
        }

        /// Moves to a point where every required row of the component holds, if there is one; otherwise the component
        /// stays as it is: which of its rows conflict is for its own rows to say.
        func makeFeasible(_ simplex: inout Simplex) {
            // Sizes stay what is wanted of them as long as positions can move.
            reduced.entersFreeColumnsFirst = true
            defer { reduced.entersFreeColumnsFirst = false }
            let isOptimal = reduced.optimise(.infeasibility, EmptyCollection()).isOptimal
            simplex.pivotCount = reduced.pivotCount
            if isOptimal, reduced.component.rows.allSatisfy({ reduced.side(of: reduced.basis.column[$0]) == 0 }) {
                putBack(into: &simplex)
            }
        }

        /// Settles the levels of the component from one on, as `Simplex.settle` does.
        func settle(_ simplex: inout Simplex, from position: Int, _ missed: inout [Level]) -> Bool {
            let isWithinLimit = reduced.settle(
                reduced.levelOrder, from: position, mayBeReduced: false, missed: &missed)
            putBack(into: &simplex)
            simplex.listCandidates()
            simplex.pivotCount = reduced.pivotCount
            if reduced.isOptimumDoubtful { simplex.isOptimumDoubtful = true }
            return isWithinLimit
        }

        /// Gives values, bounds and basis back.
        private func putBack(into simplex: inout Simplex) {
            for column in columnOf.indices {
                simplex.values[columnOf[column]] = reduced.values[column]
                simplex.lower[columnOf[column]] = reduced.lower[column]
                simplex.upper[columnOf[column]] = reduced.upper[column]
            }
            simplex.replaceBasis(by: reduced.component.rows.map { columnOf[reduced.basis.column[$0]] } + substituted)
        }
    }

    extension Simplex {
        /// Moves to a point where every required row of the component holds, where many are missed and the positions of
        /// its views can be left out.
        mutating func makeFeasibleWithoutFreeColumns() {
            guard component.rows.count >= FreeColumnSubstitution.fewestRows else { return }
            let missed = component.rows.count { side(of: basis.column[$0]) != 0 }
            guard missed >= FreeColumnSubstitution.fewestMissed else { return }
            let substitution =
                FreeColumnSubstitution(self, greatestDepth: FreeColumnSubstitution.greatestDepthOfPhase1)
                ?? FreeColumnSubstitution(self)
            substitution?.makeFeasible(&self)
        }

        /// Whether a column has neither bounds nor costs.
        fileprivate func holdsNothing(_ column: ColumnIndex) -> Bool {
            isFree(column) && program.lower[column] == -.infinity && program.upper[column] == .infinity
                && program.breakpointRange(column).isEmpty
        }
    }
#endif
