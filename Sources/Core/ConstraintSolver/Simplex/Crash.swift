// SPDX-License-Identifier: Apache-2.0
/// Chooses a first basis in which equalities hold by structure: each takes the column of the lowest costs.
struct Crash {
    private let program: Program
    private let component: Component
    /// By row: the column chosen.
    private(set) var columnOf: ByRow<ColumnIndex?>
    /// By structural column: the row that has taken it.
    private(set) var rowOf: ByColumn<RowIndex?>
    /// By structural column: in how many open required equalities it stands.
    private var openCount: ByColumn<Int>
    /// By structural column: the level of its first cost, the higher, the later its cost counts.
    private var costLevel: ByColumn<Level>
    /// By row: whether it is a required equality that has no column yet.
    private var isOpen: ByRow<Bool>

    /// A column that only a sign or a bound holds, and one that nothing holds.
    private static let bounded = Level.last.advanced(by: 1)
    private static let free = Level.last.advanced(by: 2)

    init(_ program: Program, _ component: Component) {
        self.program = program
        self.component = component
        columnOf = ByRow(repeating: nil, for: component.rows)
        isOpen = ByRow(repeating: false, for: component.rows)
        rowOf = ByColumn(repeating: nil, for: component.structurals)
        openCount = ByColumn(repeating: 0, for: component.structurals)
        costLevel = ByColumn(repeating: .required, for: component.structurals)
        for column in component.structurals { costLevel[column] = Self.costLevel(of: column, program) }
        chooseForRequired()
        chooseForOptional()
    }

    static func costLevel(of column: ColumnIndex, _ program: Program) -> Level {
        guard program.lower[column] < program.upper[column] else { return .required }
        let levels = program.breakpoints[program.breakpointRange(column)].lazy.map { $0.level }
        if let level = levels.min() { return level }
        return program.lower[column] == -.infinity && program.upper[column] == .infinity ? free : bounded
    }

    private mutating func chooseForRequired() {
        for row in component.rows {
            let logical = program.logical(row)
            guard program.lower[logical] == program.upper[logical] else { continue }
            isOpen[row] = true
            for k in program.entries(ofRow: row) { openCount[program.rowColumn[k]] += 1 }
        }
        var single = component.structurals.filter { openCount[$0] == 1 && costLevel[$0] >= Self.bounded }
        var next = component.rows.lowerBound
        // Columns without a cost first, from the loose ends inwards.
        while true {
            if let column = single.popLast() {
                guard openCount[column] == 1, rowOf[column] == nil,
                    let row = openRow(of: column)
                else { continue }
                take(column, for: row, &single)
                continue
            }
            while next < component.rows.upperBound, !isOpen[next] { next = next.advanced(by: 1) }
            guard next < component.rows.upperBound else { break }
            if let column = cheapestColumn(in: next, from: Self.bounded) {
                take(column, for: next, &single)
            }
            next = next.advanced(by: 1)
        }
        for row in component.rows where isOpen[row] {
            if let column = cheapestColumn(in: row, from: .broken) { take(column, for: row, &single) }
        }
        for row in component.rows where isOpen[row] {
            var visited: [RowIndex] = []
            if reassign(row, &visited) { isOpen[row] = false }
        }
    }

    /// Gives a row a column along an augmenting path of the bipartite graph of rows and columns: where all of its own are
    /// taken, a row that has one of them takes another. Without it each such row costs a pivot of phase 1.
    private mutating func reassign(_ row: RowIndex, _ visited: inout [RowIndex]) -> Bool {
        visited.append(row)
        if let column = cheapestColumn(in: row, from: .broken) {
            rowOf[column] = row
            columnOf[row] = column
            return true
        }
        for k in program.entries(ofRow: row) {
            let column = program.rowColumn[k]
            guard visited.count < Self.longestSearch else { return false }
            guard let other = rowOf[column], !visited.contains(other), reassign(other, &visited) else {
                continue
            }
            rowOf[column] = row
            columnOf[row] = column
            return true
        }
        return false
    }

    /// The largest number of rows visited in search of a path; those of layouts are short.
    private static let longestSearch = 8

    private func openRow(of column: ColumnIndex) -> RowIndex? {
        for k in program.entries(ofColumn: column)
        where isOpen[program.columnRow[k]] {
            return program.columnRow[k]
        }
        return nil
    }

    private func cheapestColumn(in row: RowIndex, from least: Level) -> ColumnIndex? {
        var best: ColumnIndex?
        for k in program.entries(ofRow: row) {
            let column = program.rowColumn[k]
            guard rowOf[column] == nil, costLevel[column] >= least else { continue }
            guard let other = best else {
                best = column
                continue
            }
            let isBetter =
                costLevel[column] != costLevel[other]
                ? costLevel[column] > costLevel[other]
                : openCount[column] < openCount[other]
            if isBetter { best = column }
        }
        return best
    }

    private mutating func take(_ column: ColumnIndex, for row: RowIndex, _ single: inout [ColumnIndex]) {
        rowOf[column] = row
        columnOf[row] = column
        guard isOpen[row] else { return }
        isOpen[row] = false
        for k in program.entries(ofRow: row) {
            let other = program.rowColumn[k]
            openCount[other] -= 1
            if openCount[other] == 1, rowOf[other] == nil, costLevel[other] >= Self.bounded {
                single.append(other)
            }
        }
    }

    /// Optional equalities, the more wanted first, take columns whose costs count later.
    private mutating func chooseForOptional() {
        var optional: [(level: Level, row: RowIndex)] = []
        for row in component.rows where columnOf[row] == nil {
            let levels = program.breakpoints[program.breakpointRange(program.logical(row))].lazy
                .filter { $0.leftWeight > 0 && $0.rightWeight > 0 }.map { $0.level }
            if let level = levels.min() { optional.append((level, row)) }
        }
        optional.sort { ($0.level, $0.row) < ($1.level, $1.row) }
        var none: [ColumnIndex] = []
        for (level, row) in optional {
            if let column = cheapestColumn(in: row, from: level.advanced(by: 1)) { take(column, for: row, &none) }
        }
    }
}

extension Simplex {
    /// The first basis of the component.
    mutating func start() {
        guard !component.rows.isEmpty else { return }
        let crash = Crash(program, component)
        let chosen = component.rows.compactMap { row in crash.columnOf[row].map { (row: row, column: $0) } }
        for (row, _) in chosen {
            let logical = program.logical(row)
            values[logical] = program.ownOptimum(of: logical).lower
        }
        replaceLogicals(chosen)
        let tightened = tightenMissedInequalities(crash)
        if !tightened.isEmpty { replaceLogicals(tightened) }
    }
}
