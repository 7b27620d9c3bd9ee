// SPDX-License-Identifier: Apache-2.0
/// Rows of a system each of which may be missed, at a cost: which of them cannot hold beside others (the elastic program
/// of J. Chinneck, "Feasibility and Infeasibility in Optimization", 2008, chapter 6).
struct ElasticProgram {
    private let variables: ByVariable<VariableDeclaration>
    private var table: RowTable
    private var simplex: Simplex
    /// By row, as they are numbered here.
    private var isHard: ByRowID<Bool>
    private var hasStarted: ByComponent<Bool>
    private var isDue: ByComponent<Bool>
    /// By variable.
    private var values: ByVariable<Double>

    /// The work done: about the number of entries examined, as `Simplex` counts them.
    private(set) var work = 0

    /// Rows that must hold are attended to before the others.
    private static let hard = Level(index: 1)
    private static let soft = Level(index: 2)

    enum Outcome {
        /// The hard rows cannot all hold.
        case infeasible
        /// All rows but these can hold: every conflict has one of them. In ascending order.
        case feasible(missed: [RowID])
        case undecided
    }

    /// `levels` says which of the rows, by their positions, are attended to before others that may be missed too.
    init(
        _ rows: [RowID], of whole: RowTable, _ wholeVariables: ByVariable<VariableDeclaration>,
        levels: ByRowID<Level>? = nil, pivotLimit: Int
    ) {
        (variables, table) = Subsystem.part(rows, of: whole, wholeVariables)
        for row in table.rows { table.level[row] = levels?[row] ?? Self.soft }
        let count = variables.count
        let program = ProgramBuilder.program(
            variables: variables, table: table, fixedVariables: FixedVariables(nothingOf: table, variableCount: count),
            singletons: ColumnSingletons(nothingOf: table, variableCount: count))
        simplex = Simplex(program, tieRule: { _ in .nearestToZero }, pivotLimit: pivotLimit)
        isHard = ByRowID(repeating: false, count: rows.count)
        hasStarted = ByComponent(repeating: false, count: program.components.count)
        isDue = ByComponent(repeating: true, count: program.components.count)
        values = ByVariable(repeating: 0, count: count)
    }

    /// Misses as little as possible of the other rows where `rows` hold.
    mutating func solve(hard rows: [RowID]) -> Outcome {
        var isHardNow = ByRowID(repeating: false, count: isHard.count)
        for row in rows { isHardNow[row] = true }
        for row in isHard.indices where isHard[row] != isHardNow[row] {
            isHard[row] = isHardNow[row]
            table.level[row] = isHard[row] ? Self.hard : Self.soft
            guard let column = simplex.setLevel(table.level[row], of: row) else { continue }
            isDue[simplex.componentIndex(of: column)] = true
        }
        for index in isDue.indices where isDue[index] {
            guard solve(index) else { return .undecided }
            isDue[index] = false
        }
        let missed = isHard.indices.filter(isMissed)
        return missed.contains { isHard[$0] } ? .infeasible : .feasible(missed: missed)
    }

    private func isMissed(_ row: RowID) -> Bool {
        var sum = 0.0
        var size = max(1, abs(table.constant[row]))
        for term in table.terms(of: row) {
            let part = table.coefficient[term] * values[table.variable[term]]
            sum += part
            size = max(size, abs(part))
        }
        return table.miss(of: row, value: sum) > Tolerance.elastic * size
    }

    /// Returns false where no optimum was found.
    private mutating func solve(_ index: ComponentIndex) -> Bool {
        simplex.enter(index)
        let component = simplex.component
        if component.rows.isEmpty {
            let column = component.structurals.lowerBound
            let choice = VariableDeclaration.TieRule.nearestToZero.choice(in: simplex.ownOptimum(of: column))
            values[simplex.variable(of: column)] = choice
            return true
        }
        let levels = simplex.levelOrder
        let pivotCount = simplex.pivotCount
        defer { work += simplex.work(since: pivotCount) }
        if simplex.isDueForExtendedPrecision(component) { return solveExtended(levels) }
        if hasStarted[index] {
            simplex.resetBounds()
            simplex.returnToBounds()
            simplex.listCandidates()
            simplex.computeBasicValues()
        } else {
            hasStarted[index] = true
            simplex.start()
            simplex.listCandidates()
        }
        guard simplex.makeFeasible() == .feasible else { return false }
        for (position, level) in levels.levels.enumerated() {
            if simplex.settleLevel(level, levels[position]) == .pivotLimit { return false }
        }
        simplex.computeBasicValues()
        for column in component.structurals {
            values[simplex.variable(of: column)] = simplex.values[column]
        }
        return true
    }

    private mutating func solveExtended(_ levels: LevelOrder) -> Bool {
        let component = simplex.component
        let starts = component.structurals.map {
            VariableDeclaration.TieRule.nearestToZero.choice(in: simplex.ownOptimum(of: $0))
        }
        var extended = ExtendedSimplex(simplex, starts: starts)
        guard extended.makeFeasible() == .feasible else { return false }
        for level in levels.levels where extended.settleLevel(level) != .optimal { return false }
        work += extended.work
        for column in component.structurals {
            values[simplex.variable(of: column)] =
                extended.value(of: column)
        }
        return true
    }
}
