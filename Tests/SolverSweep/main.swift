// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge

// Judges RANDOM_SYSTEMS decimal systems of each magnitude from the seed RANDOM_SEED on, in one thread, and prints a line
// for each that is judged wrong and one for each magnitude.
for magnitude in RandomRun.setting("RANDOM_MAGNITUDE").map({ [$0] }) ?? [1, 2, 3, 6] {
    var wrong = 0
    var trouble = 0
    var doubted = 0
    let seeds = RandomRun.seeds(default: 200_000)
    for seed in seeds {
        let random = RandomDecimalSystem(seed: UInt64(seed), magnitude: magnitude)
        let judge = Judge(random.system, random.system.solve(), point: random.point)
        if judge.wasDoubted { doubted += 1 }
        if judge.isInTrouble {
            trouble += 1
        } else if !judge.findings.isEmpty {
            wrong += 1
        }
        guard let finding = judge.findings.first else { continue }
        print("RANDOM_MAGNITUDE=\(magnitude) RANDOM_SEED=\(seed) \(random.shape): \(finding)")
    }
    print(
        "10^±\(magnitude), seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(wrong) wrong, \(trouble) in trouble,",
        "\(doubted) decided in exact arithmetic")
}
