// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport
import SolverJudge
import Testing

@testable import ConstraintSolver

/// Rows of one left-hand side, such as a least distance and the distance that is wanted.
@Suite struct DuplicateRowTests {
    /// Views in a row that is too short for them, at least 8 apart and, if possible, 8 apart, with the middle third in the
    /// middle of the row if possible.
    private static func row(of count: Int, width: Double) -> LinearSystem {
        var system = LinearSystem()
        var views: [(x: Variable, width: Variable)] = []
        for index in 0..<count {
            let x = system.addVariable(tieRule: .nearestToZero)
            let own = system.addVariable(isNonNegative: true, tieRule: .largest)
            let natural = Double(30 + index % 7)
            system.add(Row([.init(1, own)], .greaterThanOrEqual, natural, priority: Priority(750)))
            system.add(Row([.init(1, own)], .lessThanOrEqual, natural, priority: Priority(250)))
            if let last = views.last {
                let terms: [Row.Term] = [.init(1, x), .init(-1, last.x), .init(-1, last.width)]
                system.add(Row(terms, .greaterThanOrEqual, 8))
                system.add(Row(terms, .equal, 8, priority: Priority(740)))
            } else {
                system.add(Row([.init(1, x)], .greaterThanOrEqual, 0))
                system.add(Row([.init(1, x)], .equal, 0, priority: Priority(740)))
            }
            views.append((x, own))
        }
        let (first, last, end) = (views[count / 3], views[2 * count / 3], views[count - 1])
        system.add(
            Row([.init(1, end.x), .init(1, end.width)], .lessThanOrEqual, width, priority: Priority(900)))
        system.add(
            Row([.init(1, first.x), .init(1, last.x), .init(1, last.width)], .equal, width, priority: Priority(260)))
        return system
    }

    private static func solved(_ system: LinearSystem) -> SolvedSystem {
        SolvedSystem(SystemRows(system), breakPolicy: .byRank, pivotLimit: nil)
    }

    @Test func `Rows of one left-hand side are one row of the program`() {
        let simplex = Self.solved(Self.row(of: 30, width: 600)).simplex
        // A row for each gap, the end, and the middle.
        #expect(simplex.rowCount == 29 + 2)
    }

    @Test func `Of several required rows of one left-hand side each is a row of the program`() {
        var system = LinearSystem()
        let (a, b) = (system.addVariable(tieRule: .nearestToZero), system.addVariable(tieRule: .nearestToZero))
        let terms: [Row.Term] = [.init(1, a), .init(-1, b)]
        system.add(Row(terms, .greaterThanOrEqual, 8))
        system.add(Row(terms, .lessThanOrEqual, 12))
        system.add(Row(terms, .equal, 20, priority: Priority(500)))
        system.add(Row([.init(1, a)], .equal, 100, priority: Priority(500)))
        let solved = Self.solved(system)
        #expect(solved.simplex.rowCount == 2)
        #expect(solved.value(of: a) == 100 && solved.value(of: b) == 88)
    }

    /// Where each gap was two rows of the program, one blocked each move of the other: one exchange or more for each view.
    @Test(arguments: [120, 240, 480])
    func `A row of many views that is too short takes few exchanges`(count: Int) {
        let width = Double(count) * 20
        let system = Self.row(of: count, width: width)
        #expect(Self.solved(system).simplex.basis.version < count / 2)
        #expect(Judge.judge(system).findings.isEmpty)
    }

    /// Each row of several variables of a random system once more, optional and with another constant or relation.
    @Test(arguments: 0..<20)
    func `Random systems with rows of one left-hand side are solved`(part: Int) {
        for index in 0..<40 {
            var random = SplitMix(seed: UInt64(RandomRun.firstSeed + 20 * index + part))
            var system = RandomSystem(seed: UInt64(RandomRun.firstSeed + 20 * index + part), size: 8).system
            for row in system.rows where row.terms.count > 1 && random.isOne(in: 2) {
                var row = row
                row.relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
                row.constant += Double(Int.random(in: -10...10, using: &random))
                row.priority = Priority(Float([50, 250, 750].randomElement(using: &random) ?? 50))
                system.add(row)
            }
            let judge = Judge.judge(system)
            #expect(judge.findings.isEmpty, "part \(part), index \(index): \(judge.findings.prefix(2))")
        }
    }
}
