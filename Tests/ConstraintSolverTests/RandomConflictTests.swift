// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import RandomTestSupport
import SolverJudge
import Testing

/// Conflicts of random systems, judged in exact arithmetic.
@Suite struct RandomConflictTests {
    @Test(arguments: [
        RandomConflict.Shape.integers, .layout, .decimals(magnitude: 1), .decimals(magnitude: 2),
        .decimals(magnitude: 3),
    ])
    func `Every conflict is irreducible and the smallest`(shape: RandomConflict.Shape) {
        for seed in 1...(RandomRun.setting("CONFLICT_SYSTEMS") ?? 3) {
            let random = RandomConflict(seed: UInt64(seed), shape)
            let judge = ConflictJudge(random.system, random.system.solve())
            #expect(judge.findings.isEmpty, "\(shape), seed \(seed): \(judge.findings)")
        }
    }

    /// Systems of which one conflict was not the smallest, since its rows take part in dozens.
    @Test(arguments: [5007, 5012])
    func `A conflict is the smallest even if its rows take part in many`(seed: UInt64) {
        let random = RandomConflict(seed: seed, .integers)
        let judge = ConflictJudge(random.system, random.system.solve())
        #expect(judge.findings.isEmpty)
    }

    /// A width of 10 and of 20, and two more rows that make a conflict of three with the second.
    private static let system: LinearSystem = {
        var system = LinearSystem()
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        let other = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(1, width)], .equal, 10, groups: .init(first: 0)))
        system.add(Row([.init(1, width)], .equal, 20, groups: .init(first: 1)))
        system.add(Row([.init(1, width), .init(1, other)], .equal, 30, groups: .init(first: 1)))
        system.add(Row([.init(1, other)], .equal, 15, groups: .init(first: 1)))
        return system
    }()

    private func findings(_ sets: [[Int]], broken: [Int]) -> [String] {
        var solution = Self.system.solve()
        solution.conflicts = zip(sets, broken).map { rows, broken in
            .init(rows: rows.map(RowID.init(index:)), broken: RowID(index: broken))
        }
        return ConflictJudge(Self.system, solution).findings
    }

    @Test func `The judge finds sets that can hold, are too large or are not the smallest`() {
        #expect(findings([[0, 1], [0, 2, 3]], broken: [1, 3]).isEmpty)
        #expect(findings([[0, 1]], broken: [1]) == ["the rows that are left cannot all hold"])
        #expect(findings([[0, 2], [0, 1]], broken: [2, 1]).contains("[0, 2] can all hold"))
        #expect(findings([[0, 1, 2]], broken: [2]).contains("[0, 1, 2] cannot hold without 2"))
        #expect(findings([[1, 2, 3], [0, 1]], broken: [2, 1]) == ["[1, 2, 3], but [0, 1] cannot hold either"])
        #expect(findings([[0, 1], [0, 2, 3]], broken: [2, 3]).contains("[0, 1] without its broken row"))
    }

    /// What overflowed once: conflicts among coefficients a million times apart and more.
    @Test func `Coefficients that are far apart end every search for a conflict`() {
        for seed in 1...(RandomRun.setting("CONFLICT_SYSTEMS") ?? 2) {
            let random = RandomDecimalSystem(seed: UInt64(seed), magnitude: 6)
            let solution = random.system.solve()
            for conflict in solution.conflicts { #expect(conflict.rows.contains(conflict.broken)) }
        }
    }
}
