// SPDX-License-Identifier: Apache-2.0
/// Bytes as text with 64 characters, six bits each: RFC 4648, section 4.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// With padding.
    package static func text(of bytes: [UInt8]) -> String {
        let count = (bytes.count + 2) / 3 * 4
        return String(unsafeUninitializedCapacity: count) { text in
            var written = 0
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let length = min(3, bytes.count - start)
                var group: UInt32 = 0
                for index in 0..<3 { group = group << 8 | (index < length ? UInt32(bytes[start + index]) : 0) }
                for digit in 0..<4 {
                    let character = alphabet[Int(group >> (18 - 6 * UInt32(digit)) & 63)]
                    text[written] = digit <= length ? character : UInt8(ascii: "=")
                    written += 1
                }
            }
            return written
        }
    }

    /// With or without padding; characters that are not in the alphabet are skipped, and so are bits left at the end.
    package static func bytes(of text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var buffer: UInt32 = 0
        var bits = 0
        for character in text.utf8 {
            guard let value = value(of: character) else { continue }
            buffer = (buffer & 0xFFFF) << 6 | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return bytes
    }

    private static func value(of character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
