// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Which random systems are tried: `RANDOM_SYSTEMS` of them from the seed `RANDOM_SEED` on, in parts for the tests to
/// run beside each other.
package enum RandomRun {
    package static let parts = 0..<20
    package static let firstSeed = setting("RANDOM_SEED") ?? 1

    package static func seeds(default count: Int) -> Range<Int> {
        firstSeed..<firstSeed + (setting("RANDOM_SYSTEMS") ?? count)
    }

    /// Every twentieth seed from that of the part on.
    package static func seeds(_ part: Int, default count: Int) -> StrideTo<Int> {
        let seeds = seeds(default: count)
        return stride(from: seeds.lowerBound + part, to: seeds.upperBound, by: parts.count)
    }

    package static func setting(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
