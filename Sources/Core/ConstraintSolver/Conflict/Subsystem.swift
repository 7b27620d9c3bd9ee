// SPDX-License-Identifier: Apache-2.0
/// Some required rows of a system by themselves, with nothing fixed.
struct Subsystem {
    private let variables: ByVariable<VariableDeclaration>
    private let table: RowTable
    private let fixedVariables: FixedVariables
    private var simplex: Simplex
    private var isLeftOut: ByRowID<Bool>
    /// A row without terms that does not hold.
    private var falseRow: RowID?
    private let isExtended: Bool
    /// About the number of entries examined.
    private(set) var work = 0

    /// With `isExtended`, double-double arithmetic decides wherever the rows are few enough for it.
    init(
        _ rows: [RowID], of whole: RowTable, _ wholeVariables: ByVariable<VariableDeclaration>, pivotLimit: Int,
        isExtended: Bool = false
    ) {
        isLeftOut = ByRowID(repeating: false, count: rows.count)
        falseRow = rows.firstIndex { row in
            whole.terms(of: row).isEmpty
                && whole.miss(of: row, value: 0) > Tolerance.fixed(near: whole.constant[row])
        }.map(RowID.init(index:))
        (variables, table) = Self.part(rows, of: whole, wholeVariables)
        fixedVariables = FixedVariables(nothingOf: table, variableCount: variables.count)
        let singletons = ColumnSingletons(nothingOf: table, variableCount: variables.count)
        let program = ProgramBuilder.program(
            variables: variables, table: table, fixedVariables: fixedVariables, singletons: singletons)
        simplex = Simplex(program, tieRule: { _ in .nearestToZero }, pivotLimit: pivotLimit)
        self.isExtended =
            isExtended && program.components.elements.allSatisfy(ExtendedSimplex.canSolve)
            || program.components.elements.contains { ExtendedSimplex.isDue(program, $0) }
    }

    /// Some rows of a table by themselves, numbered from zero, as are their variables.
    static func part(
        _ rows: [RowID], of whole: RowTable, _ wholeVariables: ByVariable<VariableDeclaration>
    ) -> (variables: ByVariable<VariableDeclaration>, table: RowTable) {
        var partOf: [Variable: Variable] = [:]
        var variables = ByVariable<VariableDeclaration>()
        let parts = rows.map { row in
            let terms = whole.terms(of: row).map { term in
                let variable = whole.variable[term]
                let part = partOf[variable] ?? variables.indices.upperBound
                if part == variables.indices.upperBound {
                    partOf[variable] = part
                    variables.append(wholeVariables[variable])
                }
                return Row.Term(whole.coefficient[term], part)
            }
            return Row(terms, Row.Relation(rawValue: Int8(whole.relation[row])) ?? .equal, whole.constant[row])
        }
        return (variables, RowTable(parts))
    }

    /// Rows, as they are numbered here, that cannot all hold; nil if all can. Stays where it found that out.
    mutating func findConflict() -> [RowID]? {
        if let falseRow { return [falseRow] }
        if isExtended { return findConflictExtended() }
        for index in simplex.components.indices {
            simplex.enter(index)
            let pivotCount = simplex.pivotCount
            defer { work += simplex.work(since: pivotCount) }
            simplex.start()
            simplex.listCandidates()
            if case .conflict(let rows) = simplex.makeFeasible() { return rows }
        }
        return nil
    }

    private mutating func findConflictExtended() -> [RowID]? {
        for index in simplex.components.indices {
            simplex.enter(index)
            simplex.resetBounds()
            if case .conflict(let rows)? = simplex.crossedBounds() { return rows }
            if simplex.component.rows.isEmpty { continue }
            let starts = simplex.component.structurals.map {
                VariableDeclaration.TieRule.nearestToZero.choice(in: simplex.ownOptimum(of: $0))
            }
            var extended = ExtendedSimplex(simplex, starts: starts)
            defer { work += extended.work }
            if case .conflict(let rows) = extended.makeFeasible() { return rows }
        }
        return nil
    }

    /// Whether one step from where the last conflict was found shows that all rows but this one can hold; where it does
    /// not, they may still hold.
    ///
    /// Each row of a conflict found is one that moves the violated column, so that only columns outside of the
    /// conflict, which have a sign, can be in the way.
    mutating func holds(without row: RowID) -> Bool {
        guard falseRow == nil, !isExtended, let column = simplex.column(of: row) else { return false }
        isLeftOut[row] = true
        let bounds = rebound(column)
        isLeftOut[row] = false
        rebound(column)
        return simplex.becomesFeasible(moving: column, within: bounds)
    }

    /// Looks for a conflict without some more rows, beginning where the last one was found.
    mutating func findConflict(without rows: [RowID]) -> [RowID]? {
        if falseRow != nil { return nil }
        leaveOut(rows)
        if isExtended { return findConflictExtended() }
        if case .conflict(let rows) = simplex.makeFeasible() { return rows }
        return nil
    }

    /// Frees the current component of rows.
    mutating func leaveOut(_ rows: some Collection<RowID>) {
        for row in rows { isLeftOut[row] = true }
        for row in rows where falseRow == nil {
            guard let column = simplex.column(of: row) else { continue }
            let bounds = rebound(column)
            simplex.lower[column] = bounds.lower
            simplex.upper[column] = bounds.upper
            simplex.addCandidate(column)
        }
    }

    /// What the rows that are not left out allow a column.
    @discardableResult
    private mutating func rebound(_ column: ColumnIndex) -> Interval {
        let isLeftOut = isLeftOut
        simplex.rebound(column, variables, table, fixedVariables, sparing: { isLeftOut[$0] })
        return simplex.requiredBounds(of: column)
    }
}
