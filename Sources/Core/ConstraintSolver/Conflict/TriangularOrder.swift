// SPDX-License-Identifier: Apache-2.0
/// Rows in an order in which each determines one variable more, as far as there is such an order.
struct TriangularOrder {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    let rows: LocalRows
    /// What determines a variable each, in the order in which it does.
    private(set) var steps: [Step] = []
    /// Rows all of whose variables others determine.
    private(set) var closingRows: [LocalRow] = []
    private(set) var value: ByLocalVariable<Double>
    private var isDetermined: ByLocalVariable<Bool>
    /// By row: how many of its variables are not determined, and whether it has been looked at with at most one of them.
    private var openCount: ByLocalRow<Int>
    private var isDone: ByLocalRow<Bool>
    /// Rows to be looked at, and how many of them have been.
    private var ready: [LocalRow] = []
    private var next = 0

    /// How a variable is determined: by a row, or by its sign, at zero.
    struct Step {
        var row: LocalRow?
        let variable: LocalVariable
        /// The variable's coefficient in the row; 1 for a sign.
        let coefficient: Double
    }

    init(_ rows: [RowID], of table: RowTable, _ variables: ByVariable<VariableDeclaration>) {
        self.variables = variables
        self.table = table
        let rows = LocalRows(rows, of: table)
        self.rows = rows
        value = ByLocalVariable(repeating: 0, count: rows.variableID.count)
        isDetermined = ByLocalVariable(repeating: false, count: rows.variableID.count)
        openCount = ByLocalRow(rows.indices.map { rows[$0].count })
        isDone = ByLocalRow(repeating: false, count: rows.rowID.count)
        for row in rows.indices where openCount[row] <= 1 { ready.append(row) }
        determineByRows()
    }

    func isNonNegative(_ variable: LocalVariable) -> Bool { variables[rows.variableID[variable]].isNonNegative }

    /// Where rows determine no more, puts one variable with a sign after the other at zero until they do. Returns false
    /// if there is none.
    mutating func determineBySigns() -> Bool {
        let count = steps.count
        for variable in value.indices where !isDetermined[variable] && isNonNegative(variable) {
            steps.append(Step(row: nil, variable: variable, coefficient: 1))
            note(variable, determinedBy: nil)
            determineByRows()
        }
        return steps.count > count
    }

    /// Lets signs determine the variables of some steps instead of rows, and works out the values that follow.
    mutating func replaceRowsBySigns(at positions: [Int]) {
        for position in positions { steps[position].row = nil }
        for step in steps {
            value[step.variable] = step.row.map { rest(of: $0, without: step.variable) / step.coefficient } ?? 0
        }
    }

    private mutating func determineByRows() {
        while next < ready.count {
            let row = ready[next]
            next += 1
            isDone[row] = true
            if openCount[row] == 0 {
                closingRows.append(row)
            } else if let own = rows[row].first(where: { !isDetermined[$0.variable] }), canDivide(row, by: own) {
                value[own.variable] = rest(of: row, without: own.variable) / own.coefficient
                steps.append(Step(row: row, variable: own.variable, coefficient: own.coefficient))
                note(own.variable, determinedBy: row)
            }
        }
    }

    private mutating func note(_ variable: LocalVariable, determinedBy row: LocalRow?) {
        isDetermined[variable] = true
        for other in rows.rowsOf[variable] where other != row {
            openCount[other] -= 1
            if openCount[other] == 1 || openCount[other] == 0 && isDone[other] { ready.append(other) }
        }
    }

    /// Whether a term is large enough in its row: a small one would make much of what rounding has left of the others.
    private func canDivide(_ row: LocalRow, by own: LocalRows.Term) -> Bool {
        rows[row].allSatisfy { abs(own.coefficient) >= 0.01 * abs($0.coefficient) }
    }

    private func rest(of row: LocalRow, without variable: LocalVariable) -> Double {
        rows[row].reduce(table.constant[rows.rowID[row]]) {
            $1.variable == variable ? $0 : $0 - $1.coefficient * value[$1.variable]
        }
    }
}
