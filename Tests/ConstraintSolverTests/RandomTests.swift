import ConstraintSolver
import Glibc
import Testing

/// Random systems against GLPK. `RANDOM_SYSTEMS` sets how many, `RANDOM_SEED` where the seeds begin.
@Suite struct RandomTests {
    static let count = setting("RANDOM_SYSTEMS") ?? 10_000
    static let seed = setting("RANDOM_SEED") ?? 1
    static let parts = 20

    @Test(arguments: 0..<parts)
    func `Random systems are solved as GLPK solves them`(part: Int) {
        var undecided = 0
        for index in stride(from: part, to: Self.count, by: Self.parts) {
            let seed = Self.seed + index
            let random = RandomSystem(seed: UInt64(seed), size: 60)
            let judge = Judge.judge(random.system)
            if judge.isUndecided { undecided += 1 }
            #expect(judge.findings.isEmpty, "seed \(seed), \(random.shape): \(judge.findings.prefix(4))")
        }
        #expect(undecided * 1000 <= Self.count, "GLPK was undecided \(undecided) times")
    }

    private static func setting(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
