// SPDX-License-Identifier: Apache-2.0
/// Reads numbers as `%g` prints them, and the symbols that stand for spacings.
enum LoggedNumberText {
    /// The number that a text begins with, which is taken off: `8`, `-8`, `- 8`, `+ 8`, `1e+07`, `NSSpace(8)`.
    static func take(_ text: inout Substring) -> LoggedNumber? {
        var rest = text
        rest.trimStart()
        var sign = 1.0
        if let first = rest.first, first == "-" || first == "+" {
            sign = first == "-" ? -1 : 1
            rest.removeFirst()
            rest.trimStart()
        }
        let symbol = rest.prefix { $0.isLetter || $0 == "_" }
        if !symbol.isEmpty, rest[symbol.endIndex...].first == "(" {
            var inner = rest[symbol.endIndex...].dropFirst()
            guard var number = take(&inner), inner.first == ")" else { return nil }
            number.value *= sign
            text = inner.dropFirst()
            return number
        }
        guard var number = unsigned(&rest) else { return nil }
        number.value *= sign
        text = rest
        return number
    }

    /// Points; anything smaller is 0.
    private static let smallest = 1e-9

    private static func unsigned(_ text: inout Substring) -> LoggedNumber? {
        let mantissa = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard mantissa.contains(where: \.isNumber), mantissa.count <= 40 else { return nil }
        var rest = text[mantissa.endIndex...]
        var exponent = 0
        if let mark = rest.first, mark == "e" || mark == "E" {
            var digits = rest.dropFirst()
            let isNegative = digits.first == "-"
            if isNegative || digits.first == "+" { digits.removeFirst() }
            let power = digits.prefix { $0.isASCII && $0.isNumber }
            if !power.isEmpty, let value = Int(power), value < 400 {
                exponent = isNegative ? -value : value
                rest = digits[power.endIndex...]
            }
        }
        guard var value = Double("\(mantissa.first == "." ? "0" : "")\(mantissa)e\(exponent)"), value.isFinite else {
            return nil
        }
        // UIKit gives a cell without a height the smallest normal number, 2.22507e-308; 1e-14 is left by rounding.
        if abs(value) < smallest { value = 0 }
        text = rest
        return LoggedNumber(value, tolerance: tolerance(of: mantissa, exponent))
    }

    /// `%g` keeps six significant digits: a number of fewer is exact.
    private static func tolerance(of mantissa: Substring, _ exponent: Int) -> Double {
        let digits = mantissa.filter(\.isNumber).drop { $0 == "0" }
        guard digits.count >= 6 else { return 0 }
        let decimals = mantissa.firstIndex(of: ".").map { mantissa[$0...].count - 1 } ?? 0
        var place = 0.5
        for _ in 0..<min(decimals, 30) { place /= 10 }
        for _ in 0..<min(abs(exponent), 30) { place = exponent < 0 ? place / 10 : place * 10 }
        // SnapKit prints all digits of a double.
        return digits.count > 7 && decimals > 0 ? max(place, 0.0005) : place
    }
}
