// SPDX-License-Identifier: Apache-2.0
/// A text as a list of strings prints it: `\"`, `\n`, and UTF-16 code units as `\U4f60`.
enum EscapedText {
    static func decoded(_ text: some StringProtocol) -> String {
        guard text.contains("\\") else { return String(text) }
        let units = Array(text.utf16)
        var result: [UInt16] = []
        var index = 0
        while index < units.count {
            let (unit, length) = escape(units[index...]) ?? (units[index], 1)
            result.append(unit)
            index += length
        }
        return String(decoding: result, as: UTF16.self)
    }

    /// What an escape at the beginning stands for, and how long it is.
    private static func escape(_ units: ArraySlice<UInt16>) -> (UInt16, Int)? {
        guard units.first == UInt16(UInt8(ascii: "\\")), let kind = units.dropFirst().first else { return nil }
        switch UInt8(exactly: kind) {
        case UInt8(ascii: "U"):
            let digits = String(decoding: units.dropFirst(2).prefix(4), as: UTF16.self)
            guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
            return UInt16(digits, radix: 16).map { ($0, 6) }
        case UInt8(ascii: "n"): return (0x0A, 2)
        case UInt8(ascii: "r"): return (0x0D, 2)
        case UInt8(ascii: "t"): return (0x09, 2)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): return (kind, 2)
        default: return nil
        }
    }
}
