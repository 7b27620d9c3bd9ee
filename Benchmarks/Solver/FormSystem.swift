// SPDX-License-Identifier: Apache-2.0
import BenchmarkTables
import ConstraintSolver

/// Kiwi's own benchmark system, and the two values that it edits.
struct FormSystem {
    private var rows: [Row] = []
    private var variableCount = 0
    private var edits: [(variable: Int, values: [Double])] = []

    init?(path: String) {
        guard let text = TextFile.read(path) else { return nil }
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "variable": variableCount += 1
            case "row":
                let terms = words[4...].map { word -> Row.Term in
                    let parts = word.split(separator: "*")
                    return Row.Term(Double(parts[0]) ?? 0, Variable(index: Int(parts[1]) ?? 0))
                }
                let relation: Row.Relation =
                    words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
                rows.append(Row(terms, relation, Double(words[2]) ?? 0, priority: Priority(Float(words[3]) ?? 0)))
            case "edit": edits.append((Int(words[1]) ?? 0, words[2...].map { Double($0) ?? 0 }))
            default: break
            }
        }
    }

    private func makeSystem() -> (LinearSystem, [RowID]) {
        var system = LinearSystem()
        for _ in 0..<variableCount { _ = system.addVariable(tieRule: .nearestToZero) }
        for row in rows { system.add(row) }
        let edited = edits.map {
            system.add(Row([.init(1, Variable(index: $0.variable))], .equal, $0.values[5], priority: Priority(750)))
        }
        return (system, edited)
    }

    /// Milliseconds.
    func timeToBuild() -> Double {
        var least = Double.infinity
        for _ in 0..<200 {
            let start = Table.processorMilliseconds()
            var engine = SolverEngine(makeSystem().0)
            engine.update()
            least = min(least, Table.processorMilliseconds() - start)
        }
        return least
    }

    /// Milliseconds for a change of both values, with the values of both variables read.
    func timeToEdit() -> Double {
        let (system, edited) = makeSystem()
        var engine = SolverEngine(system)
        engine.update()
        let rounds = 20_000
        var sum = 0.0
        let start = Table.processorMilliseconds()
        for round in 0..<rounds {
            for (edit, row) in zip(edits, edited) { engine.setConstant(edit.values[round % 6], of: row) }
            engine.update()
            for edit in edits { sum += engine.value(of: Variable(index: edit.variable)) }
        }
        let time = (Table.processorMilliseconds() - start) / Double(rounds)
        if !(sum > 0) { print("no values") }
        return time
    }
}
