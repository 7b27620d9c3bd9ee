// SPDX-License-Identifier: Apache-2.0
/// Variables that a required equality determines from others, and that nothing else depends on: the far end of a layout
/// that grows with its contents, and all that only leads to it.
///
/// Postsolve works them out when the others are known. The rest of the system, which falls into independent parts
/// without them, is solved as if they had no sign; where one comes out negative, or what determines it has more than
/// one solution, it stays in the program.
struct ColumnSingletons {
    /// By variable: the row that determines it.
    private(set) var row: PartialMap<Variable, RowID>
    /// By variable: its position in `order`; meaningless for another.
    private(set) var rank: ByVariable<Int32>
    /// Each after those that it depends on.
    private(set) var order: [Variable] = []
    /// By row: the variable that it determines.
    private(set) var variable: PartialMap<RowID, Variable>
    /// By variable; meaningless for another.
    var value: ByVariable<Double>

    init(_ table: RowTable, _ occurrences: Occurrences, _ fixedVariables: FixedVariables, isBarred: ByVariable<Bool>) {
        row = PartialMap(count: isBarred.count)
        rank = ByVariable(repeating: 0, count: isBarred.count)
        variable = PartialMap(count: table.count)
        value = ByVariable(repeating: 0, count: isBarred.count)
        // By variable: in how many rows it stands that determine no other; nil if it may not be a singleton.
        var openCount = ByVariable(
            isBarred.indices.map { variable in
                isBarred[variable] || fixedVariables.contains(variable)
                    || !occurrences[variable].allSatisfy { Self.canDetermine($0, table, fixedVariables) }
                    ? nil : occurrences[variable].count
            })
        var loose = openCount.indices.filter { openCount[$0] == 1 }
        while let last = loose.popLast() {
            guard openCount[last] == 1, let row = occurrences[last].first(where: { variable[$0] == nil }),
                let own = table.terms(of: row).first(where: { table.variable[$0] == last }),
                table.canDivide(row, byTerm: own)
            else { continue }
            self.row[last] = row
            variable[row] = last
            order.append(last)
            for term in table.terms(of: row) {
                let other = table.variable[term]
                guard let count = openCount[other], count > 0 else { continue }
                openCount[other] = count - 1
                if count == 2 { loose.append(other) }
            }
        }
        // The last one found depends on none of the others.
        order.reverse()
        for (rank, variable) in order.enumerated() { self.rank[variable] = Int32(rank) }
    }

    /// There are none.
    init(nothingOf table: RowTable, variableCount: Int) {
        row = PartialMap(count: variableCount)
        rank = ByVariable(repeating: 0, count: variableCount)
        variable = PartialMap(count: table.count)
        value = ByVariable(repeating: 0, count: variableCount)
    }

    /// Takes in the next row of the system, which determines nothing.
    mutating func appendRow() { variable.append(nil) }

    func contains(_ variable: Variable) -> Bool { row[variable] != nil }

    private static func canDetermine(_ row: RowID, _ table: RowTable, _ fixedVariables: FixedVariables) -> Bool {
        table.relation[row] == 0 && table.isRequired(row) && fixedVariables.openCount[row] > 1
    }
}
