// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge
import Testing

/// Random systems against GLPK and exact arithmetic. `RANDOM_SYSTEMS` sets how many, `RANDOM_SEED` where the seeds begin.
@Suite struct RandomTests {
    @Test(arguments: RandomRun.parts)
    func `Random systems are solved as GLPK solves them`(part: Int) {
        for seed in RandomRun.seeds(part, default: 10_000) {
            let random = RandomSystem(seed: UInt64(seed), size: 60)
            let judge = Judge.judge(random.system)
            #expect(judge.findings.isEmpty, "seed \(seed), \(random.shape): \(judge.findings.prefix(4))")
        }
    }
}
