// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// Where a number ends that C's `strtod` would read: decimal or hexadecimal, with a point and an exponent.
///
/// The words that `strtod` knows as well, such as `inf`, are names here.
enum VisualFormatNumber {
    /// The offset after the number that begins at `start`, or `start` if none does.
    static func end(of bytes: [UInt8], from start: Int, signed: Bool) -> Int {
        var position = start
        if signed, position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
        {
            position += 1
        }
        let hexadecimal = hexadecimalEnd(of: bytes, from: position)
        if hexadecimal > position { return hexadecimal }
        let (significand, count) = significandEnd(of: bytes, from: position, where: \.isDigit)
        guard count > 0 else { return start }
        return exponentEnd(of: bytes, from: significand, letter: UInt8(ascii: "e"))
    }

    private static func hexadecimalEnd(of bytes: [UInt8], from start: Int) -> Int {
        guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "0"), bytes[start + 1] | 0x20 == UInt8(ascii: "x")
        else { return start }
        let (significand, count) = significandEnd(of: bytes, from: start + 2) { byte in
            byte.isHexDigit
        }
        guard count > 0 else { return start }
        return exponentEnd(of: bytes, from: significand, letter: UInt8(ascii: "p"))
    }

    /// Digits with at most one point among them, and how many digits.
    private static func significandEnd(
        of bytes: [UInt8], from start: Int, where isDigit: (UInt8) -> Bool
    ) -> (end: Int, count: Int) {
        var position = start
        var count = 0
        var hasPoint = false
        while position < bytes.count {
            if isDigit(bytes[position]) {
                count += 1
            } else if bytes[position] == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else {
                break
            }
            position += 1
        }
        return (position, count)
    }

    private static func exponentEnd(of bytes: [UInt8], from start: Int, letter: UInt8) -> Int {
        guard start < bytes.count, bytes[start] | 0x20 == letter else { return start }
        var position = start + 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        let digits = position
        while position < bytes.count, bytes[position].isDigit { position += 1 }
        return position > digits ? position : start
    }
}
