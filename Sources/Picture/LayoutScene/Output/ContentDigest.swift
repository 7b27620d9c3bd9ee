// SPDX-License-Identifier: Apache-2.0
/// A digest of the contents of a file: FNV-1a of 64 bits. Not cryptographically secure.
///
/// Offset basis and prime: http://www.isthe.com/chongo/tech/comp/fnv/
package struct ContentDigest: CustomStringConvertible {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The digest of nothing.
    package init() {}

    package init(_ bytes: UnsafeRawBufferPointer) { add(bytes) }

    /// Continues with what follows in the file.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// 16 hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
