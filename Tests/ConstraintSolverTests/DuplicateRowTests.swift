// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import RandomTestSupport
import SolverJudge
import Testing

/// Rows of one left-hand side, such as a least distance and the distance that is wanted.
@Suite struct DuplicateRowTests {
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
