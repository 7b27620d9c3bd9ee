// SPDX-License-Identifier: Apache-2.0
/// Random numbers that are the same for the same seed everywhere (SplitMix64 by Steele, Lea and Flood).
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True once in `count` times.
    package mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Choices that do not depend on what else there is to choose from.
extension SplitMix {
    /// A generator of its own for a part of what is made: what one part draws does not shift another.
    package func branch(_ label: String) -> SplitMix {
        // FNV-1a, 64 bits.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in label.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var branch = SplitMix(seed: state ^ hash)
        return SplitMix(seed: branch.next())
    }

    /// The name with the greatest number in its own branch (rendezvous hashing): one more name changes only the choices
    /// that it wins.
    package mutating func choice(of names: [String]) -> String? {
        let draw = SplitMix(seed: next())
        let numbers = names.map { name -> UInt64 in
            var branch = draw.branch(name)
            return branch.next()
        }
        guard let greatest = numbers.max() else { return nil }
        return zip(names, numbers).first { $0.1 == greatest }?.0
    }
}
