// SPDX-License-Identifier: Apache-2.0
/// Variables that required equalities determine in turn: the root of a layout, and all that follows from
/// it.
///
/// They are constants to the rest of the system, which falls into independent parts between them.
struct Pins {
    /// By variable: the row that determines it from variables pinned before, or -1.
    private(set) var row: [Int]
    /// By variable: its position in `order`.
    private(set) var rank: [Int]
    /// Pinned variables, each after those that it depends on.
    private(set) var order: [Int] = []
    /// By variable; meaningless for one that is not pinned.
    var value: [Double]
    /// By row: how many of its variables are not pinned.
    private(set) var openCount: [Int]

    /// Variables that are `barred` are not pinned.
    init(_ table: RowTable, _ occurrences: Occurrences, isBarred: [Bool]) {
        let variableCount = isBarred.count
        row = [Int](repeating: -1, count: variableCount)
        rank = [Int](repeating: -1, count: variableCount)
        value = [Double](repeating: 0, count: variableCount)
        openCount = (0..<table.count).map { table.terms(of: $0).count }
        for first in 0..<table.count where canPin(first, table) {
            guard pin(by: first, table, isBarred) else { continue }
            var next = order.count - 1
            while next < order.count {
                for other in occurrences[order[next]] {
                    openCount[other] -= 1
                    // A row that comes later in the outer loop waits for its turn there: what matters is that all have
                    // one.
                    if other < first, canPin(other, table) { _ = pin(by: other, table, isBarred) }
                }
                next += 1
            }
        }
    }

    /// Nothing is pinned.
    init(nothingOf table: RowTable, variableCount: Int) {
        row = [Int](repeating: -1, count: variableCount)
        rank = row
        value = [Double](repeating: 0, count: variableCount)
        openCount = (0..<table.count).map { table.terms(of: $0).count }
    }

    /// Takes in the next row of the system, which pins nothing.
    mutating func appendRow(openCount count: Int) { openCount.append(count) }

    /// The variable that a row determines, if it determines one.
    func variable(pinnedBy row: Int, _ table: RowTable) -> Int? {
        table.terms(of: row).lazy.map { table.variable[$0] }.first { self.row[$0] == row }
    }

    /// Takes another row for what determines a pinned variable.
    mutating func pin(_ variable: Int, by row: Int, value: Double) {
        self.row[variable] = row
        self.value[variable] = value
    }

    func isPinned(_ variable: Int) -> Bool { row[variable] >= 0 }

    private func canPin(_ row: Int, _ table: RowTable) -> Bool {
        openCount[row] == 1 && table.relation[row] == 0 && table.isRequired(row)
    }

    private mutating func pin(by row: Int, _ table: RowTable, _ isBarred: [Bool]) -> Bool {
        guard let place = table.terms(of: row).first(where: { !isPinned(table.variable[$0]) }) else { return false }
        let variable = table.variable[place]
        // A small coefficient would make much of what rounding has left of the others.
        guard !isBarred[variable], table.canDivide(row, byTerm: place) else { return false }
        self.row[variable] = row
        rank[variable] = order.count
        order.append(variable)
        value[variable] = pinnedValue(of: variable, table)
        return true
    }

    /// What its row makes of it.
    func pinnedValue(of variable: Int, _ table: RowTable) -> Double {
        let row = row[variable]
        var rest = table.constant[row]
        var own = 1.0
        for place in table.terms(of: row) {
            if table.variable[place] == variable {
                own = table.coefficient[place]
            } else {
                rest -= table.coefficient[place] * value[table.variable[place]]
            }
        }
        return rest / own
    }

    /// A row's constant less what its pinned variables contribute.
    func remainder(of row: Int, _ table: RowTable) -> Double {
        var rest = table.constant[row]
        guard openCount[row] < table.terms(of: row).count else { return rest }
        for place in table.terms(of: row) where isPinned(table.variable[place]) {
            rest -= table.coefficient[place] * value[table.variable[place]]
        }
        return rest
    }

    /// Whether a row of pinned variables alone does not hold.
    func misses(_ row: Int, _ table: RowTable) -> Bool {
        var size = abs(table.constant[row])
        var sum = 0.0
        for place in table.terms(of: row) {
            let part = table.coefficient[place] * value[table.variable[place]]
            size = max(size, abs(part))
            sum += part
        }
        return table.miss(of: row, value: sum) > Tolerance.pinned(near: size, unit: table.largestCoefficient(of: row))
    }
}
