// SPDX-License-Identifier: Apache-2.0
/// The byte order of a text in UTF-16.
package enum UTF16Encoding {
    case bigEndian, littleEndian

    /// Recognised by a byte-order mark, or by an ASCII character as the first one: no such text in UTF-8 has a null byte. Nil for
    /// other texts.
    package init?(of bytes: [UInt8]) {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF), (0, 1..<0x80): self = .bigEndian
        case (0xFF, 0xFE), (1..<0x80, 0): self = .littleEndian
        default: return nil
        }
    }

    /// UTF-8 in this encoding, without a byte-order mark.
    func bytes(ofUTF8 text: [UInt8]) -> [UInt8] {
        String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return self == .bigEndian ? [high, low] : [low, high]
        }
    }

    /// U+FEFF in this encoding.
    var byteOrderMark: [UInt8] { self == .bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE] }

    /// The text in UTF-8, without a byte-order mark. Half a character at its end becomes U+FFFD.
    func utf8(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(self == .bigEndian ? first << 8 | second : second << 8 | first)
        }
        if units.first == 0xFEFF { units.removeFirst() }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
