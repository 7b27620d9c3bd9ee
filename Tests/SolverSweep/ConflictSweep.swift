// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import SolverJudge

/// Judges the conflicts of CONFLICT_SYSTEMS random systems of each shape from the seed RANDOM_SEED on, and prints a line
/// for each that is judged wrong and one for each shape.
enum ConflictSweep {
    static func run(_ count: Int) {
        let shapes: [(String, RandomConflict.Shape)] =
            [("integers", .integers), ("layout", .layout)]
            + [1, 2, 3].map { ("decimals 10^±\($0)", .decimals(magnitude: $0)) }
        for (name, shape) in shapes {
            var wrong = 0
            var trouble = 0
            var conflicts = 0
            var compared = 0
            let seeds = RandomRun.firstSeed..<RandomRun.firstSeed + count
            for seed in seeds {
                let random = RandomConflict(seed: UInt64(seed), shape)
                let solution = random.system.solve()
                if case .numericalTrouble = solution.outcome { trouble += 1 }
                let judge = ConflictJudge(random.system, solution, mostSets: 200_000)
                conflicts += judge.conflictCount
                compared += judge.comparedCount
                guard let fault = judge.findings.first else { continue }
                wrong += 1
                print("\(name), seed \(seed): \(fault)")
            }
            print(
                "\(name), seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(conflicts) conflicts, \(compared)",
                "compared with all smaller sets, \(wrong) systems wrong, \(trouble) in trouble")
        }
    }
}
