// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Glibc
import SolverJudge

if let count = RandomRun.setting("CONFLICT_SYSTEMS") {
    ConflictSweep.run(count)
    exit(0)
}

// Judges RANDOM_SYSTEMS decimal systems of each magnitude from the seed RANDOM_SEED on, in one thread, and prints a line
// for each that is judged wrong and one for each magnitude. RANDOM_DECIDE=0 leaves open what GLPK does not agree with, and
// prints the seeds: exact arithmetic takes seconds for each, all else takes milliseconds. RANDOM_ROWS=1 looks at the rows
// alone, which takes no longer than solving.
let decidesDoubts = RandomRun.setting("RANDOM_DECIDE") != 0
let rowsAlone = RandomRun.setting("RANDOM_ROWS") == 1
for magnitude in RandomRun.setting("RANDOM_MAGNITUDE").map({ [$0] }) ?? [1, 2, 3, 6] {
    var wrong = 0
    var missed = 0
    var trouble = 0
    var doubted = 0
    var proved = 0
    let seeds = RandomRun.seeds(default: 200_000)
    for seed in seeds {
        let random = RandomDecimalSystem(seed: UInt64(seed), magnitude: magnitude)
        let judge = Judge(
            random.system, random.system.solve(), point: random.point, decidesDoubts: decidesDoubts,
            rowsAlone: rowsAlone)
        if judge.wasDoubted {
            doubted += 1
            if !decidesDoubts {
                print(
                    "RANDOM_MAGNITUDE=\(magnitude) RANDOM_SEED=\(seed) \(random.shape): \(judge.doubts[0]), not decided"
                )
            }
        }
        proved += judge.provedCount
        if judge.missesRequiredRow { missed += 1 }
        if judge.isInTrouble {
            trouble += 1
        } else if !judge.findings.isEmpty {
            wrong += 1
        }
        guard let finding = judge.findings.first else { continue }
        print("RANDOM_MAGNITUDE=\(magnitude) RANDOM_SEED=\(seed) \(random.shape): \(finding)")
    }
    print(
        "10^±\(magnitude), seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(wrong) wrong, \(missed) of them with a",
        "required row missed, \(trouble) in trouble,",
        rowsAlone
            ? "rows alone"
            : "\(proved) priorities proved by dual values, \(doubted) systems"
                + (decidesDoubts ? " decided in exact arithmetic" : " not decided"))
}
