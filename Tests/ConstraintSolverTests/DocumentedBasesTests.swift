// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ConstraintSolver

/// The bases of the example in docs/background/solver-internals.md.
@Suite struct DocumentedBasesTests {
    private static let system: LinearSystem = {
        var system = LinearSystem()
        let start = system.addVariable(tieRule: .nearestToZero)
        let label = system.addVariable(isNonNegative: true, tieRule: .largest)
        let x = system.addVariable(tieRule: .nearestToZero)
        let field = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(1, start)], .equal, 20))
        system.add(Row([.init(1, x), .init(-1, start), .init(-1, label)], .equal, 8))
        system.add(Row([.init(1, x), .init(1, field)], .equal, 120))
        system.add(Row([.init(1, label)], .lessThanOrEqual, 100, priority: Priority(251)))
        system.add(Row([.init(1, label)], .greaterThanOrEqual, 100, priority: Priority(750)))
        system.add(Row([.init(1, field)], .greaterThanOrEqual, 60, priority: Priority(800)))
        system.add(Row([.init(1, field)], .lessThanOrEqual, 50, priority: Priority(250)))
        return system
    }()

    @Test func `The bases on the page of the solver's internals are those of the solver`() throws {
        let system = Self.system
        let table = RowTable(system.rows)
        let occurrences = Occurrences(table, variableCount: system.variables.count)
        let variables = ByVariable(system.variables)
        let fixedVariables = FixedVariables(table, occurrences, variableCount: variables.count, barred: [])
        let singletons = ColumnSingletons(
            table, occurrences, fixedVariables, variableCount: variables.count, barred: [])
        let program = ProgramBuilder.program(
            variables: variables, table: table, fixedVariables: fixedVariables, singletons: singletons)
        var simplex = Simplex(program, tieRule: { variables[$0].tieRule }, pivotLimit: 100)
        #expect(program.components.count == 1)
        var lines: [String] = []
        simplex.enter(ComponentIndex(index: 0))
        simplex.start()
        simplex.listCandidates()
        lines.append(line("crash basis", simplex))
        #expect(simplex.makeFeasible() == .feasible)
        lines.append(line("phase 1", simplex))
        let order = LevelOrder(program, program.components[ComponentIndex(index: 0)])
        for (position, name) in ["level 800", "level 750"].enumerated() {
            let ending = simplex.settleLevel(order.levels[position], order[position])
            #expect(ending == .optimised)
            lines.append(line(name, simplex))
        }
        let page = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../docs/background/solver-internals.md"), encoding: .utf8)
        for line in lines { #expect(page.contains(line), "\(line)") }
        #expect(system.solve().values == [20, 32, 60, 60])
    }

    private func line(_ stage: String, _ simplex: Simplex) -> String {
        let names = ["label.width", "field.x", "field.width", "gap", "edge"]
        func list(_ columns: [ColumnIndex]) -> String {
            columns.map { "\(names[$0.index]) = \(Int(simplex.values[$0]))" }.joined(separator: ", ")
        }
        let nonbasic = simplex.program.columns.filter { !simplex.isBasic($0) }
        return "| \(stage) | \(list(simplex.basis.column.elements)) | \(list(nonbasic)) |"
    }
}
