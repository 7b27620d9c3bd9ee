// SPDX-License-Identifier: Apache-2.0
/// Makes the program of what is left of a system when presolve has taken out fixed variables and column singletons.
struct ProgramBuilder {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    let fixedVariables: FixedVariables
    let singletons: ColumnSingletons
    private let duplicates: DuplicateRows
    private var program = Program()

    private init(
        variables: ByVariable<VariableDeclaration>, table: RowTable, fixedVariables: FixedVariables,
        singletons: ColumnSingletons
    ) {
        self.variables = variables
        self.table = table
        self.fixedVariables = fixedVariables
        self.singletons = singletons
        duplicates = DuplicateRows(table, fixedVariables) { row in
            Self.tiesColumns(row, table, fixedVariables, singletons)
        }
    }

    static func program(
        variables: ByVariable<VariableDeclaration>, table: RowTable, fixedVariables: FixedVariables,
        singletons: ColumnSingletons
    ) -> Program {
        var builder = ProgramBuilder(
            variables: variables, table: table, fixedVariables: fixedVariables, singletons: singletons)
        builder.orderByComponent()
        builder.fillMatrix()
        builder.boundAndBend()
        return builder.program
    }

    /// Numbers columns and rows so that those of a component stand together, otherwise in the order of the system.
    private mutating func orderByComponent() {
        let count = variables.count
        var parts = DisjointSets(count: count)
        for row in table.rows where tiesColumns(row) {
            var first: Variable?
            for term in table.terms(of: row) where !fixedVariables.contains(table.variable[term]) {
                if let first {
                    parts.unite(first.index, table.variable[term].index)
                } else {
                    first = table.variable[term]
                }
            }
        }
        var componentOf = PartialMap<Variable, ComponentIndex>(count: count)
        var componentOfRoot = [ComponentIndex?](repeating: nil, count: count)
        var columnCounts = ByComponent<Int>()
        for variable in variables.indices where !fixedVariables.contains(variable) && !singletons.contains(variable) {
            let root = parts.root(of: variable.index)
            let component = componentOfRoot[root] ?? columnCounts.indices.upperBound
            if component == columnCounts.indices.upperBound { columnCounts.append(0) }
            componentOfRoot[root] = component
            componentOf[variable] = component
            columnCounts[component] += 1
        }
        var rowCounts = ByComponent(repeating: 0, count: columnCounts.count)
        for row in table.rows where tiesColumns(row) {
            if let component = component(of: row, componentOf) { rowCounts[component] += 1 }
        }

        var nextColumn = ByComponent<ColumnIndex>()
        var nextRow = ByComponent<RowIndex>()
        var column = ColumnIndex(index: 0)
        var row = RowIndex(index: 0)
        program.components.reserveCapacity(columnCounts.count)
        for (columns, rows) in zip(columnCounts.elements, rowCounts.elements) {
            let component = Component(
                structurals: column..<column.advanced(by: columns), rows: row..<row.advanced(by: rows))
            program.components.append(component)
            nextColumn.append(column)
            nextRow.append(row)
            column = component.structurals.upperBound
            row = component.rows.upperBound
        }
        program.structuralCount = column.index
        program.rowCount = row.index
        program.columnOfVariable = PartialMap(count: count)
        program.variableOfColumn = ByColumn(repeating: Variable(index: 0), count: program.structuralCount)
        program.componentOf = ByColumn(repeating: ComponentIndex(index: 0), count: program.columnCount)
        for variable in variables.indices {
            guard let component = componentOf[variable] else { continue }
            let column = nextColumn[component]
            program.columnOfVariable[variable] = column
            program.variableOfColumn[column] = variable
            program.componentOf[column] = component
            nextColumn[component] = column.advanced(by: 1)
        }
        program.sourceRow = ByRow(repeating: RowID(index: 0), count: program.rowCount)
        for source in table.rows where tiesColumns(source) {
            guard let component = component(of: source, componentOf) else { continue }
            let row = nextRow[component]
            program.sourceRow[row] = source
            program.componentOf[program.logical(row)] = component
            nextRow[component] = row.advanced(by: 1)
        }
    }

    private static func tiesColumns(
        _ row: RowID, _ table: RowTable, _ fixedVariables: FixedVariables, _ singletons: ColumnSingletons
    ) -> Bool { fixedVariables.openCount[row] > 1 && singletons.variable(of: row, table) == nil }

    /// Whether a row of the system is one of the program.
    private func tiesColumns(_ row: RowID) -> Bool {
        !duplicates.contains(row) && Self.tiesColumns(row, table, fixedVariables, singletons)
    }

    private func component(of row: RowID, _ componentOf: PartialMap<Variable, ComponentIndex>) -> ComponentIndex? {
        for term in table.terms(of: row) {
            if let component = componentOf[table.variable[term]] { return component }
        }
        return nil
    }

    private mutating func fillMatrix() {
        program.columnOfRow = PartialMap(count: table.count)
        program.rowStart.reserveCapacity(program.rowCount + 1)
        for row in program.rows {
            let source = program.sourceRow[row]
            let scale = fixedVariables.divisor(of: source, table)
            program.columnOfRow[source] = program.logical(row)
            for term in table.terms(of: source) where !fixedVariables.contains(table.variable[term]) {
                guard let column = program.columnOfVariable[table.variable[term]] else { continue }
                program.rowColumn.append(column)
                program.rowEntry.append(table.coefficient[term] / scale)
            }
            program.rowStart.append(Int32(program.rowColumn.count))
        }
        for (duplicate, original) in duplicates.pairs {
            program.columnOfRow[duplicate] = program.columnOfRow[original]
        }
        program.fillColumns()
    }

    /// Required rows into bounds, optional ones into breakpoints.
    private mutating func boundAndBend() {
        let count = program.columnCount
        for row in table.rows where fixedVariables.openCount[row] == 1 {
            for term in table.terms(of: row) where !fixedVariables.contains(table.variable[term]) {
                program.columnOfRow[row] = program.columnOfVariable[table.variable[term]]
            }
        }
        var nextBound = [Int32](repeating: 0, count: count + 1)
        var nextBreakpoint = nextBound
        for row in table.rows {
            guard let column = program.columnOfRow[row]?.index else { continue }
            if table.isRequired(row) { nextBound[column + 1] += 1 } else { nextBreakpoint[column + 1] += 1 }
        }
        for column in 0..<count {
            nextBound[column + 1] += nextBound[column]
            nextBreakpoint[column + 1] += nextBreakpoint[column]
        }
        program.boundStart = nextBound
        program.breakpointStart = nextBreakpoint
        program.boundRow = [RowID](repeating: RowID(index: 0), count: Int(nextBound[count]))
        program.breakpoints = IndexedList(
            repeating: CostBreakpoint(
                position: 0, weight: 0, isMissedLeft: false, isMissedRight: false, level: .broken, row: RowID(index: 0)),
            count: Int(nextBreakpoint[count]))
        for row in table.rows {
            guard let column = program.columnOfRow[row]?.index else { continue }
            if table.isRequired(row) {
                program.boundRow[Int(nextBound[column])] = row
                nextBound[column] += 1
            } else {
                let breakpoint = BreakpointIndex(index: Int(nextBreakpoint[column]))
                program.breakpoints[breakpoint] = CostBreakpoint(
                    of: row, table, position: fixedVariables.remainder(of: row, table),
                    divisor: fixedVariables.divisor(of: row, table))
                nextBreakpoint[column] += 1
            }
        }
        program.lower = ByColumn(repeating: -.infinity, count: count)
        program.upper = ByColumn(repeating: .infinity, count: count)
        program.lowerRow = PartialMap(count: count)
        program.upperRow = program.lowerRow
        for column in program.columns {
            let isNonNegative =
                program.isStructural(column) && variables[program.variableOfColumn[column]].isNonNegative
            program.rebound(column, isNonNegative: isNonNegative, table, fixedVariables)
        }
    }
}
