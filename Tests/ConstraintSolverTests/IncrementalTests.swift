// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import RandomTestSupport
import SolverJudge
import Testing

/// An engine that has been changed many times gives what a solve from nothing gives.
@Suite struct IncrementalTests {
    @Test(arguments: 0..<20)
    func `Changes lead to what a solve from nothing gives`(part: Int) {
        for index in 0..<(RandomRun.setting("RANDOM_SYSTEMS") ?? 10_000) / 400 {
            let seed = UInt64(RandomRun.firstSeed + 20 * index + part)
            var random = SplitMix(seed: seed)
            let system = RandomSystem(seed: seed, size: 24).system
            var trial = Trial(system)
            for step in 0..<8 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { trial.changeAnything(&random) }
                let findings = trial.findings()
                #expect(findings.isEmpty, "seed \(seed), step \(step): \(findings.prefix(4))")
                if !findings.isEmpty { break }
            }
        }
    }

    @Test(arguments: 0..<20)
    func `Without tie rules the same is ambiguous`(part: Int) {
        for index in 0..<(RandomRun.setting("RANDOM_SYSTEMS") ?? 10_000) / 400 {
            let seed = UInt64(RandomRun.firstSeed + 20 * index + part)
            var random = SplitMix(seed: seed)
            let system = RandomSystem(seed: seed, size: 24).system
            let optional = system.rows.indices.filter { system.rows[$0].priority != .required }
            var engine = SolverEngine(system)
            if index % 2 == 0 { engine.update() }
            var untied = engine
            for _ in 0..<3 {
                let (found, expected) = (untied.ambiguities(), engine.solve().ambiguities)
                #expect(found.map(\.variable) == expected.map(\.variable), "seed \(seed)")
                #expect(found.map(\.tiedRows) == expected.map(\.tiedRows), "seed \(seed)")
                guard let row = optional.randomElement(using: &random) else { break }
                let priority = Priority(Float(Int.random(in: 1...999, using: &random)))
                engine.setPriority(priority, of: RowID(index: row))
                untied.setPriority(priority, of: RowID(index: row))
            }
        }
    }

    /// Keeping some of the open variables is the same as adding rows that give them their values.
    @Test(arguments: 0..<20)
    func `What stays open where others keep their values is what rows leave open`(part: Int) {
        for index in 0..<(RandomRun.setting("RANDOM_SYSTEMS") ?? 10_000) / 400 {
            let seed = UInt64(RandomRun.firstSeed + 20 * index + part)
            var random = SplitMix(seed: seed)
            var engine = SolverEngine(RandomSystem(seed: seed, size: 24).system, breakPolicy: .never)
            let solution = engine.solve()
            guard solution.outcome == .solved else { continue }
            let kept = solution.ambiguities.map(\.variable).filter { _ in random.isOne(in: 3) }
            let open = engine.openVariables(keeping: kept)
            for variable in kept { engine.add(Row([.init(1, variable)], .equal, solution.values[variable.index])) }
            #expect(open == engine.ambiguities().map(\.variable), "seed \(seed)")
        }
    }

    @Test func `Only what depends on a change has a new value`() {
        var chain = Chain(count: 2)
        chain.addContentSize(50, of: 0, hugging: 251)
        let second = chain.addContentSize(60, of: 1)
        let lone = chain.system.addVariable(tieRule: .nearestToZero)
        let place = chain.system.add(Row([.init(1, lone)], .equal, 5, priority: Priority(500)))
        var engine = SolverEngine(chain.system)
        engine.update()
        #expect(engine.changedVariables.count == 5)
        engine.setConstant(7, of: place)
        engine.update()
        #expect(engine.changedVariables == [lone])
        #expect(engine.value(of: lone) == 7)
        for row in second { engine.setConstant(70, of: row) }
        engine.update()
        #expect(!engine.changedVariables.contains(lone))
        #expect(chain.widths.map { engine.value(of: $0) } == [50, 222])
        engine.update()
        #expect(engine.changedVariables.isEmpty)
    }

    /// The size, which nothing limits, is settled first. Only then does the position have a least value.
    @Test func `A position goes to zero where earlier ties have bounded it`() {
        var system = LinearSystem()
        let size = system.addVariable(isNonNegative: true, tieRule: .largest)
        let position = system.addVariable(tieRule: .nearestToZero)
        let end = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, end), .init(-1, position), .init(-1, size)], .equal, 5))
        let far = system.add(Row([.init(1, end)], .equal, 223, priority: Priority(300)))
        system.add(Row([.init(1, end)], .equal, 8, priority: Priority(300)))
        var engine = SolverEngine(system)
        #expect(engine.solve().values == [0, 3, 8])
        engine.setPriority(Priority(400), of: far)
        #expect(engine.solve().values == [0, 218, 223])
        engine.setPriority(Priority(300), of: far)
        #expect(engine.solve().values == [0, 3, 8])
    }

    @Test func `A resolved conflict leaves nothing behind`() {
        var chain = Chain(count: 2)
        chain.addContentSize(50, of: 0, hugging: 251)
        chain.addContentSize(60, of: 1)
        var engine = SolverEngine(chain.system)
        let before = engine.solve()
        let wrong = engine.add(Row([.init(1, chain.widths[0])], .equal, 500))
        let conflicting = engine.solve()
        #expect(conflicting.conflicts.map(\.broken) == [wrong])
        #expect(conflicting.statuses[wrong.index] == .broken)
        engine.remove(wrong)
        let after = engine.solve()
        #expect(after.values == before.values)
        #expect(after.conflicts.isEmpty)
        #expect(after.ambiguities.isEmpty)
    }
}

/// An engine, and the rows that it should have.
private struct Trial {
    private var engine: SolverEngine
    private let variables: [VariableDeclaration]
    private var rows: [(id: RowID, row: Row)] = []

    init(_ system: LinearSystem) {
        engine = SolverEngine(system)
        variables = system.variables
        for (index, row) in system.rows.enumerated() { rows.append((RowID(index: index), row)) }
        _ = engine.solve()
    }

    mutating func changeAnything(_ random: inout SplitMix) {
        guard let place = rows.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 4:
            engine.remove(rows[place].id)
            rows.remove(at: place)
        case 1, 5:
            var row = rows[place].row
            row.constant += random.isOne(in: 3) ? 0 : 3
            if !random.isOne(in: 4) { row.priority = Priority(300) }
            if random.isOne(in: 3) { row.terms = Array(row.terms.prefix(1)) }
            rows.append((engine.add(row), row))
        case 2, 3:
            rows[place].row.priority =
                random.isOne(in: 5) ? .required : rows.randomElement(using: &random)?.row.priority ?? Priority(10)
            engine.setPriority(rows[place].row.priority, of: rows[place].id)
        default:
            rows[place].row.constant += Double(Int.random(in: -4...4, using: &random))
            engine.setConstant(rows[place].row.constant, of: rows[place].id)
        }
    }

    /// Where the engine differs from a solve from nothing.
    mutating func findings() -> [String] {
        var system = LinearSystem()
        for variable in variables {
            _ = system.addVariable(isNonNegative: variable.isNonNegative, tieRule: variable.tieRule)
        }
        for (_, row) in rows { system.add(row) }
        let fresh = system.solve()
        let kept = engine.solve()
        var findings: [String] = []
        func number(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }
        if kept.outcome != fresh.outcome { findings.append("outcome \(kept.outcome), fresh \(fresh.outcome)") }
        for index in variables.indices where !number(kept.values[index], fresh.values[index]) {
            findings.append("variable \(index): \(kept.values[index]), fresh \(fresh.values[index])")
        }
        for (place, (id, _)) in rows.enumerated() where kept.statuses[id.index] != fresh.statuses[place] {
            findings.append("row \(place): \(kept.statuses[id.index]), fresh \(fresh.statuses[place])")
        }
        var places: [RowID: RowID] = [:]
        for (place, (id, _)) in rows.enumerated() { places[id] = RowID(index: place) }
        let conflicts = kept.conflicts.map {
            Solution.Conflict(rows: $0.rows.compactMap { places[$0] }, broken: places[$0.broken] ?? $0.broken)
        }
        if conflicts != fresh.conflicts { findings.append("conflicts \(conflicts), fresh \(fresh.conflicts)") }
        if kept.ambiguities.map(\.variable) != fresh.ambiguities.map(\.variable) {
            findings.append("ambiguous \(kept.ambiguities), fresh \(fresh.ambiguities)")
        } else {
            for (a, b) in zip(kept.ambiguities, fresh.ambiguities) {
                if !number(a.lower, b.lower) || !number(a.upper, b.upper) { findings.append("range \(a), fresh \(b)") }
                if a.tiedRows.map({ places[$0] ?? $0 }) != b.tiedRows { findings.append("tied \(a), fresh \(b)") }
            }
        }
        return findings
    }
}
