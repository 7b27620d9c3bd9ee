// SPDX-License-Identifier: Apache-2.0
/// The variables and rows of a system, with what conflicts need of the rows.
struct SystemRows {
    var variables = ByVariable<VariableDeclaration>()
    var table = RowTable([])
    var breakRanks = ByRowID<Int16>()
    var groups = ByRowID<Row.Groups>()

    init() {}

    init(_ system: LinearSystem) {
        variables = ByVariable(system.variables)
        table = RowTable(system.rows)
        breakRanks.reserveRoom(for: system.rows.count)
        groups.reserveRoom(for: system.rows.count)
        for row in system.rows { appendProperties(of: row) }
    }

    mutating func append(_ row: Row) {
        table.append(row)
        appendProperties(of: row)
    }

    private mutating func appendProperties(of row: Row) {
        breakRanks.append(Int16(clamping: row.breakRank))
        groups.append(row.groups)
    }
}
