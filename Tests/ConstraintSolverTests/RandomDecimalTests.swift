// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge
import Testing

/// Systems with decimal coefficients from 10^-m to 10^m. `RANDOM_MAGNITUDE` sets one m alone; `solver-sweep` judges
/// many more.
@Suite struct RandomDecimalTests {
    /// At 10^±3 and ±6 conflicts may still end in an arithmetic overflow: `solver-sweep` alone tries them.
    static let magnitudes = RandomRun.setting("RANDOM_MAGNITUDE").map { [$0] } ?? [1, 2]
    /// Exact arithmetic takes minutes for the larger systems where it is compiled for debugging.
    static let most = RandomRun.setting("RANDOM_SYSTEMS") == nil ? 12 : 60

    @Test(arguments: magnitudes, RandomRun.parts)
    func `Decimal coefficients of any size are solved, or said to be too much`(magnitude: Int, part: Int) {
        withKnownIssue("misses beyond 10^±1", isIntermittent: true) {
            for seed in RandomRun.seeds(part, default: magnitude > 3 ? 40 : 400) {
                let random = RandomDecimalSystem(seed: UInt64(seed), magnitude: magnitude)
                guard random.system.variables.count <= Self.most else { continue }
                let judge = Judge(random.system, random.system.solve(), point: random.point)
                // Beyond 10^±3 a solver may give up, but must report it.
                if judge.isInTrouble, magnitude > 3 { continue }
                #expect(
                    judge.findings.isEmpty,
                    "RANDOM_MAGNITUDE=\(magnitude) RANDOM_SEED=\(seed) \(random.shape): \(judge.findings.prefix(2))")
            }
        } when: {
            magnitude > 1
        }
    }
}
