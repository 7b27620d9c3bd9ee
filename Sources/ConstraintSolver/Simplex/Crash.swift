// SPDX-License-Identifier: Apache-2.0
/// Chooses a first basis in which equalities hold by structure: each takes the column of the lowest costs.
struct Crash {
    private let program: Program
    private let component: Component
    /// By row from the first: the column chosen.
    private(set) var columnOf: [Int?]
    /// By column from the first: the row that has taken it.
    private var rowOf: [Int?]
    /// By column: in how many open required equalities it stands.
    private var openCount: [Int]
    /// By column: the level of its first cost, as `Level` counts; the higher, the later its cost counts.
    private var costLevel: [Int]
    private var isOpen: [Bool]

    /// A column that only a sign or a bound holds, and one that nothing holds.
    private static let bounded = Int.max - 1
    private static let free = Int.max

    init(_ program: Program, _ component: Component) {
        self.program = program
        self.component = component
        columnOf = [Int?](repeating: nil, count: component.rows.count)
        isOpen = [Bool](repeating: false, count: component.rows.count)
        rowOf = [Int?](repeating: nil, count: component.structurals.count)
        openCount = [Int](repeating: 0, count: component.structurals.count)
        costLevel = [Int](repeating: 0, count: component.structurals.count)
        for column in component.structurals {
            costLevel[column - component.structurals.lowerBound] = Self.costLevel(of: column, program)
        }
        chooseForRequired()
        chooseForOptional()
    }

    static func costLevel(of column: Int, _ program: Program) -> Int {
        guard program.lower[column] < program.upper[column] else { return -1 }
        var level = Int.max
        for k in program.breakpointRange(column) { level = min(level, program.breakpoints[k].level) }
        if level < Int.max { return level }
        return program.lower[column] == -.infinity && program.upper[column] == .infinity ? free : bounded
    }

    private func local(_ column: Int) -> Int { column - component.structurals.lowerBound }

    private mutating func chooseForRequired() {
        let first = component.rows.lowerBound
        for row in component.rows {
            let logical = program.logical(row)
            guard program.lower[logical] == program.upper[logical] else { continue }
            isOpen[row - first] = true
            for k in program.entries(ofRow: row) { openCount[local(program.rowColumn[k])] += 1 }
        }
        var single = component.structurals.filter { openCount[local($0)] == 1 && costLevel[local($0)] >= Self.bounded }
        var next = component.rows.lowerBound
        // Columns without a cost first, from the loose ends inwards.
        while true {
            if let column = single.popLast() {
                guard openCount[local(column)] == 1, rowOf[local(column)] == nil,
                    let row = openRow(of: column)
                else { continue }
                take(column, for: row, &single)
                continue
            }
            while next < component.rows.upperBound, !isOpen[next - first] { next += 1 }
            guard next < component.rows.upperBound else { break }
            if let column = cheapestColumn(in: next, from: Self.bounded) {
                take(column, for: next, &single)
            }
            next += 1
        }
        for row in component.rows where isOpen[row - first] {
            if let column = cheapestColumn(in: row, from: 0) { take(column, for: row, &single) }
        }
        for row in component.rows where isOpen[row - first] {
            var visited: [Int] = []
            if reassign(row, &visited) { isOpen[row - first] = false }
        }
    }

    /// Gives a row a column along an augmenting path of the bipartite graph of rows and columns: where all of its own are
    /// taken, a row that has one of them takes another. Without it each such row costs a pivot of phase 1.
    private mutating func reassign(_ row: Int, _ visited: inout [Int]) -> Bool {
        visited.append(row)
        if let column = cheapestColumn(in: row, from: 0) {
            rowOf[local(column)] = row
            columnOf[row - component.rows.lowerBound] = column
            return true
        }
        for k in program.entries(ofRow: row) {
            let column = program.rowColumn[k]
            guard visited.count < Self.longestSearch else { return false }
            guard let other = rowOf[local(column)], !visited.contains(other), reassign(other, &visited) else {
                continue
            }
            rowOf[local(column)] = row
            columnOf[row - component.rows.lowerBound] = column
            return true
        }
        return false
    }

    /// So many rows are visited in search of a path; those of layouts are short.
    private static let longestSearch = 8

    private func openRow(of column: Int) -> Int? {
        for k in program.entries(ofColumn: column)
        where isOpen[program.columnRow[k] - component.rows.lowerBound] {
            return program.columnRow[k]
        }
        return nil
    }

    private func cheapestColumn(in row: Int, from least: Int) -> Int? {
        var best: Int?
        for k in program.entries(ofRow: row) {
            let column = program.rowColumn[k]
            guard rowOf[local(column)] == nil, costLevel[local(column)] >= least else { continue }
            guard let other = best else {
                best = column
                continue
            }
            let isBetter =
                costLevel[local(column)] != costLevel[local(other)]
                ? costLevel[local(column)] > costLevel[local(other)]
                : openCount[local(column)] < openCount[local(other)]
            if isBetter { best = column }
        }
        return best
    }

    private mutating func take(_ column: Int, for row: Int, _ single: inout [Int]) {
        rowOf[local(column)] = row
        columnOf[row - component.rows.lowerBound] = column
        guard isOpen[row - component.rows.lowerBound] else { return }
        isOpen[row - component.rows.lowerBound] = false
        for k in program.entries(ofRow: row) {
            let other = program.rowColumn[k]
            openCount[local(other)] -= 1
            if openCount[local(other)] == 1, rowOf[local(other)] == nil, costLevel[local(other)] >= Self.bounded {
                single.append(other)
            }
        }
    }

    /// Optional equalities, the more wanted first, take columns whose costs count later.
    private mutating func chooseForOptional() {
        var optional: [(level: Int, row: Int)] = []
        for row in component.rows {
            for k in program.breakpointRange(program.logical(row))
            where program.breakpoints[k].leftWeight > 0 && program.breakpoints[k].rightWeight > 0 {
                optional.append((program.breakpoints[k].level, row))
            }
        }
        optional.sort { ($0.level, $0.row) < ($1.level, $1.row) }
        var none: [Int] = []
        for (level, row) in optional {
            if let column = cheapestColumn(in: row, from: level + 1) { take(column, for: row, &none) }
        }
    }
}

extension Simplex {
    /// The first basis of the component.
    mutating func start() {
        guard !component.rows.isEmpty else { return }
        let crash = Crash(program, component)
        for row in component.rows {
            guard let column = crash.columnOf[row - component.rows.lowerBound] else { continue }
            let logical = program.logical(row)
            basisRow[logical] = -1
            values[logical] =
                program.lower[logical] == program.upper[logical]
                ? program.lower[logical] : program.breakpoints[program.breakpointStart[logical]].position
            basisRow[column] = row
        }
        refactor()
        if tightenMissedInequalities() { refactor() }
    }

    /// Puts required inequalities that the first point misses at their bounds, each by a column that no row before has
    /// taken: a ladder of inequalities then takes no pivot of phase 1, of which each would move all behind it. Returns
    /// whether there are any.
    private mutating func tightenMissedInequalities() -> Bool {
        var isAny = false
        for row in component.rows {
            let logical = program.logical(row)
            guard isBasic(logical), lower[logical] < upper[logical] else { continue }
            guard lower[logical] > -.infinity || upper[logical] < .infinity else { continue }
            var sum = 0.0
            for k in program.entries(ofRow: row) { sum += program.rowEntry[k] * values[program.rowColumn[k]] }
            let bound = min(max(sum, lower[logical]), upper[logical])
            guard abs(sum - bound) > Tolerance.value(near: bound) else { continue }
            guard let column = columnToTighten(row, by: bound - sum) else { continue }
            isAny = true
            values[column.index] = column.value
            basisRow[column.index] = row
            values[logical] = bound
            basisRow[logical] = -1
        }
        return isAny
    }

    /// Of the columns that may move, that of the lowest level, then one that rises: later views lie to the right and below.
    private func columnToTighten(_ row: Int, by change: Double) -> (index: Int, value: Double)? {
        var best: (index: Int, value: Double, costLevel: Int, rises: Bool)?
        for k in program.entries(ofRow: row) {
            let column = program.rowColumn[k]
            guard !isBasic(column), !isFixed(column) else { continue }
            let rows = program.entries(ofColumn: column)
            guard rows.count <= 8, rows.allSatisfy({ isBasic(program.logical(program.columnRow[$0])) }) else {
                continue
            }
            let step = change / program.rowEntry[k]
            let value = values[column] + step
            guard value >= lower[column], value <= upper[column] else { continue }
            let costLevel = Crash.costLevel(of: column, program)
            if let best, (best.costLevel, best.rises ? 1 : 0) >= (costLevel, step > 0 ? 1 : 0) { continue }
            best = (column, value, costLevel, step > 0)
        }
        return best.map { ($0.index, $0.value) }
    }
}
