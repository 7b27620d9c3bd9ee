// SPDX-License-Identifier: Apache-2.0
/// Variables that required equalities fix in turn, as the first step of presolve (singleton rows): the root of a layout,
/// and all that follows from it.
///
/// They are constants to the rest of the system, which falls into independent parts between them.
struct FixedVariables {
    /// Each after those that it depends on.
    private var determined: DeterminedVariables
    /// By row: how many of its variables are not fixed.
    private(set) var openCount: ByRowID<Int32>

    /// Variables that are `barred` are not fixed.
    init(_ table: RowTable, _ occurrences: Occurrences, variableCount: Int, barred: Set<Variable>) {
        determined = DeterminedVariables(variableCount: variableCount)
        openCount = ByRowID(table.rows.map { Int32(table.terms(of: $0).count) })
        for first in table.rows where canFix(first, table) {
            guard fix(by: first, table, barred) else { continue }
            var next = order.count - 1
            while next < order.count {
                for other in occurrences[order[next]] {
                    openCount[other] -= 1
                    // A row that comes later in the outer loop waits for its turn there: what matters is that all have
                    // one.
                    if other < first, canFix(other, table) { _ = fix(by: other, table, barred) }
                }
                next += 1
            }
        }
        determined.trim()
    }

    /// Nothing is fixed.
    init(nothingOf table: RowTable, variableCount: Int) {
        determined = DeterminedVariables(variableCount: variableCount)
        openCount = ByRowID(table.rows.map { Int32(table.terms(of: $0).count) })
    }

    /// Takes in the next row of the system, which fixes nothing.
    mutating func appendRow(openCount count: Int) { openCount.append(Int32(count)) }

    /// The variable that a row determines, if it determines one.
    func variable(fixedBy row: RowID, _ table: RowTable) -> Variable? {
        table.terms(of: row).lazy.map { table.variable[$0] }.first { self.row(of: $0) == row }
    }

    /// Takes another row for what determines a fixed variable.
    mutating func fix(_ variable: Variable, by row: RowID, value: Double) {
        determined.setRow(row, of: variable)
        determined.setValue(value, of: variable)
    }

    /// Fixed variables, each after those that it depends on.
    var order: [Variable] { determined.order }

    @inline(__always)
    func contains(_ variable: Variable) -> Bool { determined.contains(variable) }

    /// The row that determines a variable from variables fixed before; nil if it is not fixed.
    func row(of variable: Variable) -> RowID? { determined.row(of: variable) }

    /// The position of a fixed variable in the order.
    func rank(of variable: Variable) -> Int { determined.rank(of: variable) }

    /// 0 for a variable that is not fixed.
    func value(of variable: Variable) -> Double { determined.value(of: variable) }

    mutating func setValue(_ value: Double, of variable: Variable) { determined.setValue(value, of: variable) }

    private func canFix(_ row: RowID, _ table: RowTable) -> Bool {
        openCount[row] == 1 && table.relation[row] == 0 && table.isRequired(row)
    }

    private mutating func fix(by row: RowID, _ table: RowTable, _ barred: Set<Variable>) -> Bool {
        guard let term = table.terms(of: row).first(where: { !contains(table.variable[$0]) }) else { return false }
        let variable = table.variable[term]
        // A small coefficient would make much of what rounding has left of the others.
        guard barred.isEmpty || !barred.contains(variable), table.canDivide(row, byTerm: term) else { return false }
        determined.append(variable, row: row)
        determined.setValue(fixedValue(of: variable, table), of: variable)
        return true
    }

    /// What its row makes of it.
    func fixedValue(of variable: Variable, _ table: RowTable) -> Double {
        row(of: variable).map { table.value(of: variable, in: $0, others: value(of:)) } ?? 0
    }

    /// A row's constant less what its fixed variables contribute.
    func remainder(of row: RowID, _ table: RowTable) -> Double {
        var rest = table.constant[row]
        guard Int(openCount[row]) < table.terms(of: row).count else { return rest }
        for term in table.terms(of: row) where contains(table.variable[term]) {
            rest -= table.coefficient[term] * value(of: table.variable[term])
        }
        return rest
    }

    /// What a row's constant is divided by to give a value of the column that it bounds or bends: the coefficient of its
    /// one open variable; for a row of several, a power of two, so that scaling rounds nothing.
    func divisor(of row: RowID, _ table: RowTable) -> Double {
        let isSingle = openCount[row] == 1
        var largest = 0.0
        for term in table.terms(of: row) where !contains(table.variable[term]) {
            if isSingle { return table.coefficient[term] }
            largest = max(largest, abs(table.coefficient[term]))
        }
        return largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    }

    /// Whether a row of fixed variables alone does not hold.
    func misses(_ row: RowID, _ table: RowTable) -> Bool {
        var size = abs(table.constant[row])
        var sum = 0.0
        for term in table.terms(of: row) {
            let part = table.coefficient[term] * value(of: table.variable[term])
            size = max(size, abs(part))
            sum += part
        }
        return table.miss(of: row, value: sum) > Tolerance.fixed(near: size, unit: table.largestCoefficient(of: row))
    }
}
