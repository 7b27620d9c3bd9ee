// SPDX-License-Identifier: Apache-2.0
/// Variables that required equalities fix in turn, as the first step of presolve (singleton rows): the root of a layout,
/// and all that follows from it.
///
/// They are constants to the rest of the system, which falls into independent parts between them.
struct FixedVariables {
    /// By variable: the row that determines it from variables fixed before.
    private(set) var row: PartialMap<Variable, RowID>
    /// By variable: its position in `order`; meaningless for another.
    private(set) var rank: ByVariable<Int32>
    /// Fixed variables, each after those that it depends on.
    private(set) var order: [Variable] = []
    /// By variable; meaningless for one that is not fixed.
    var value: ByVariable<Double>
    /// By row: how many of its variables are not fixed.
    private(set) var openCount: ByRowID<Int32>

    /// Variables that are `barred` are not fixed.
    init(_ table: RowTable, _ occurrences: Occurrences, isBarred: ByVariable<Bool>) {
        let variableCount = isBarred.count
        row = PartialMap(count: variableCount)
        rank = ByVariable(repeating: 0, count: variableCount)
        value = ByVariable(repeating: 0, count: variableCount)
        openCount = ByRowID(table.rows.map { Int32(table.terms(of: $0).count) })
        for first in table.rows where canFix(first, table) {
            guard fix(by: first, table, isBarred) else { continue }
            var next = order.count - 1
            while next < order.count {
                for other in occurrences[order[next]] {
                    openCount[other] -= 1
                    // A row that comes later in the outer loop waits for its turn there: what matters is that all have
                    // one.
                    if other < first, canFix(other, table) { _ = fix(by: other, table, isBarred) }
                }
                next += 1
            }
        }
    }

    /// Nothing is fixed.
    init(nothingOf table: RowTable, variableCount: Int) {
        row = PartialMap(count: variableCount)
        rank = ByVariable(repeating: 0, count: variableCount)
        value = ByVariable(repeating: 0, count: variableCount)
        openCount = ByRowID(table.rows.map { Int32(table.terms(of: $0).count) })
    }

    /// Takes in the next row of the system, which fixes nothing.
    mutating func appendRow(openCount count: Int) { openCount.append(Int32(count)) }

    /// The variable that a row determines, if it determines one.
    func variable(fixedBy row: RowID, _ table: RowTable) -> Variable? {
        table.terms(of: row).lazy.map { table.variable[$0] }.first { self.row[$0] == row }
    }

    /// Takes another row for what determines a fixed variable.
    mutating func fix(_ variable: Variable, by row: RowID, value: Double) {
        self.row[variable] = row
        self.value[variable] = value
    }

    func contains(_ variable: Variable) -> Bool { row[variable] != nil }

    private func canFix(_ row: RowID, _ table: RowTable) -> Bool {
        openCount[row] == 1 && table.relation[row] == 0 && table.isRequired(row)
    }

    private mutating func fix(by row: RowID, _ table: RowTable, _ isBarred: ByVariable<Bool>) -> Bool {
        guard let term = table.terms(of: row).first(where: { !contains(table.variable[$0]) }) else { return false }
        let variable = table.variable[term]
        // A small coefficient would make much of what rounding has left of the others.
        guard !isBarred[variable], table.canDivide(row, byTerm: term) else { return false }
        self.row[variable] = row
        rank[variable] = Int32(order.count)
        order.append(variable)
        value[variable] = fixedValue(of: variable, table)
        return true
    }

    /// What its row makes of it.
    func fixedValue(of variable: Variable, _ table: RowTable) -> Double {
        guard let row = row[variable] else { return value[variable] }
        var rest = table.constant[row]
        var own = 1.0
        for term in table.terms(of: row) {
            if table.variable[term] == variable {
                own = table.coefficient[term]
            } else {
                rest -= table.coefficient[term] * value[table.variable[term]]
            }
        }
        return rest / own
    }

    /// A row's constant less what its fixed variables contribute.
    func remainder(of row: RowID, _ table: RowTable) -> Double {
        var rest = table.constant[row]
        guard Int(openCount[row]) < table.terms(of: row).count else { return rest }
        for term in table.terms(of: row) where contains(table.variable[term]) {
            rest -= table.coefficient[term] * value[table.variable[term]]
        }
        return rest
    }

    /// Whether a row of fixed variables alone does not hold.
    func misses(_ row: RowID, _ table: RowTable) -> Bool {
        var size = abs(table.constant[row])
        var sum = 0.0
        for term in table.terms(of: row) {
            let part = table.coefficient[term] * value[table.variable[term]]
            size = max(size, abs(part))
            sum += part
        }
        return table.miss(of: row, value: sum) > Tolerance.fixed(near: size, unit: table.largestCoefficient(of: row))
    }
}
