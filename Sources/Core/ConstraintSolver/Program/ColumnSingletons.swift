// SPDX-License-Identifier: Apache-2.0
/// Variables that a required equality determines from others, and that nothing else depends on: the far end of a layout
/// that grows with its contents, and all that only leads to it.
///
/// Postsolve works them out when the others are known. The rest of the system, which falls into independent parts
/// without them, is solved as if they had no sign; where one comes out negative, or what determines it has more than
/// one solution, it stays in the program.
struct ColumnSingletons {
    /// Each after those that it depends on.
    private var determined: DeterminedVariables

    init(
        _ table: RowTable, _ occurrences: Occurrences, _ fixedVariables: FixedVariables, variableCount: Int,
        barred: Set<Variable>
    ) {
        determined = DeterminedVariables(variableCount: variableCount)
        /// By row: whether it determines a variable.
        var determines = ByRowID(repeating: false, count: table.count)
        // By variable: in how many rows it stands that determine no other; nil if it may not be a singleton.
        var openCount = ByVariable(
            (0..<variableCount).map { index -> Int? in
                let variable = Variable(index: index)
                return barred.contains(variable) || fixedVariables.contains(variable)
                    || !occurrences[variable].allSatisfy { Self.canDetermine($0, table, fixedVariables) }
                    ? nil : occurrences[variable].count
            })
        var loose = openCount.indices.filter { openCount[$0] == 1 }
        while let last = loose.popLast() {
            guard openCount[last] == 1, let row = occurrences[last].first(where: { !determines[$0] }),
                let own = table.terms(of: row).first(where: { table.variable[$0] == last }),
                table.canDivide(row, byTerm: own)
            else { continue }
            determines[row] = true
            determined.append(last, row: row)
            for term in table.terms(of: row) {
                let other = table.variable[term]
                guard let count = openCount[other], count > 0 else { continue }
                openCount[other] = count - 1
                if count == 2 { loose.append(other) }
            }
        }
        // The last one found depends on none of the others.
        determined.reverse()
        determined.trim()
    }

    /// There are none.
    init(nothingOf table: RowTable, variableCount: Int) {
        determined = DeterminedVariables(variableCount: variableCount)
    }

    var order: [Variable] { determined.order }

    @inline(__always)
    func contains(_ variable: Variable) -> Bool { determined.contains(variable) }

    /// The row that determines a variable; nil for another.
    func row(of variable: Variable) -> RowID? { determined.row(of: variable) }

    /// The position of a column singleton in the order.
    func rank(of variable: Variable) -> Int { determined.rank(of: variable) }

    /// 0 for another variable.
    func value(of variable: Variable) -> Double { determined.value(of: variable) }

    mutating func setValue(_ value: Double, of variable: Variable) { determined.setValue(value, of: variable) }

    /// The variable that a row determines.
    func variable(of row: RowID, _ table: RowTable) -> Variable? {
        guard !order.isEmpty else { return nil }
        return table.terms(of: row).lazy.map { table.variable[$0] }.first { self.row(of: $0) == row }
    }

    private static func canDetermine(_ row: RowID, _ table: RowTable, _ fixedVariables: FixedVariables) -> Bool {
        table.relation[row] == 0 && table.isRequired(row) && fixedVariables.openCount[row] > 1
    }
}
