// SPDX-License-Identifier: Apache-2.0
/// Variables that a required equality determines from others, and that nothing else depends on: the far end of a layout
/// that grows with its contents, and all that only leads to it.
///
/// Postsolve works them out when the others are known. The rest of the system, which falls into independent parts
/// without them, is solved as if they had no sign; where one comes out negative, or what determines it has more than
/// one solution, it stays in the program.
struct ColumnSingletons {
    /// By variable: the row that determines it.
    private(set) var row: [Int?]
    /// By variable: its position in `order`; meaningless for another.
    private(set) var rank: [Int]
    /// Each after those that it depends on.
    private(set) var order: [Int] = []
    /// By row: the variable that it determines.
    private(set) var variable: [Int?]
    /// By variable; meaningless for another.
    var value: [Double]

    init(_ table: RowTable, _ occurrences: Occurrences, _ fixedVariables: FixedVariables, isBarred: [Bool]) {
        row = [Int?](repeating: nil, count: isBarred.count)
        rank = [Int](repeating: 0, count: isBarred.count)
        variable = [Int?](repeating: nil, count: table.count)
        value = [Double](repeating: 0, count: isBarred.count)
        // By variable: in how many rows it stands that determine no other; -1 if it may not be a singleton.
        var openCount = isBarred.indices.map { variable in
            isBarred[variable] || fixedVariables.contains(variable)
                || !occurrences[variable].allSatisfy { Self.canDetermine($0, table, fixedVariables) }
                ? -1 : occurrences[variable].count
        }
        var loose = openCount.indices.filter { openCount[$0] == 1 }
        while let last = loose.popLast() {
            guard openCount[last] == 1, let row = occurrences[last].first(where: { variable[$0] == nil }),
                let own = table.terms(of: row).first(where: { table.variable[$0] == last }),
                table.canDivide(row, byTerm: own)
            else { continue }
            self.row[last] = row
            variable[row] = last
            order.append(last)
            for term in table.terms(of: row) where openCount[table.variable[term]] > 0 {
                openCount[table.variable[term]] -= 1
                if openCount[table.variable[term]] == 1 { loose.append(table.variable[term]) }
            }
        }
        // The last one found depends on none of the others.
        order.reverse()
        for (rank, variable) in order.enumerated() { self.rank[variable] = rank }
    }

    /// There are none.
    init(nothingOf table: RowTable, variableCount: Int) {
        row = [Int?](repeating: nil, count: variableCount)
        rank = [Int](repeating: 0, count: variableCount)
        variable = [Int?](repeating: nil, count: table.count)
        value = [Double](repeating: 0, count: variableCount)
    }

    /// Takes in the next row of the system, which determines nothing.
    mutating func appendRow() { variable.append(nil) }

    func contains(_ variable: Int) -> Bool { row[variable] != nil }

    private static func canDetermine(_ row: Int, _ table: RowTable, _ fixedVariables: FixedVariables) -> Bool {
        table.relation[row] == 0 && table.isRequired(row) && fixedVariables.openCount[row] > 1
    }
}
