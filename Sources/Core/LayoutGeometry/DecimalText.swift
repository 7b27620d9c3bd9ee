// SPDX-License-Identifier: Apache-2.0
/// Numbers as text, the same in every locale.
package enum DecimalText {
    /// The shortest decimal with at most six places after the point: `8`, `163.5`, `106.666667`; never `-0`.
    ///
    /// Magnitudes from 2⁵³ on keep an exponent, as JSON allows.
    package static func shortest(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 9_007_199_254_740_992 else { return value.description }
        if value == value.rounded() { return String(Int64(value)) }
        let text = value.description
        if hasFewDecimals(text) { return text }
        var digits = DecimalDigits(value)
        digits.round(to: digits.exponent + 1 + 6)
        return digits.positional
    }

    /// Whether a number's shortest text is without an exponent and has at most six places after the point.
    private static func hasFewDecimals(_ text: String) -> Bool {
        var places = -1
        for byte in text.utf8 {
            if byte == UInt8(ascii: "e") { return false }
            if places >= 0 || byte == UInt8(ascii: ".") { places += 1 }
        }
        return places <= 6
    }

    /// The fewest digits that read back as the same number, without an exponent where that takes at most twelve zeros.
    package static func exact(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 9_007_199_254_740_992 else { return shortest(value) }
        let digits = DecimalDigits(value)
        return digits.exponent < -12 ? digits.scientific : digits.positional
    }

    /// As `shortest`, but with at least six significant digits, for numbers whose size says nothing about their precision,
    /// such as multipliers: `0.000000001`, `0.0123457`.
    package static func significant(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1 else { return shortest(value) }
        var digits = DecimalDigits(value)
        digits.round(to: 6)
        return digits.exponent < -12 ? digits.scientific : digits.positional
    }

    /// C's `%g`: six significant digits, as Apple's messages print numbers.
    package static func general(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        var digits = DecimalDigits(value)
        digits.round(to: 6)
        return digits.exponent < -4 || digits.exponent >= 6 ? digits.scientific : digits.positional
    }
}

/// The shortest digits that read back as a number: `0.d₀d₁d₂… · 10^(exponent + 1)`.
struct DecimalDigits {
    private(set) var digits: [UInt8]
    /// The power of ten of the first digit.
    private(set) var exponent: Int
    private let isNegative: Bool

    /// From a finite number.
    init(_ value: Double) {
        isNegative = value < 0
        digits = []
        var power = 0
        var pointSeen = false
        var exponentText = ""
        var inExponent = false
        for character in abs(value).description.utf8 {
            switch character {
            case UInt8(ascii: "."): pointSeen = true
            case UInt8(ascii: "e"): inExponent = true
            case _ where inExponent: exponentText.unicodeScalars.append(Unicode.Scalar(character))
            default:
                digits.append(character - UInt8(ascii: "0"))
                if !pointSeen { power += 1 }
            }
        }
        exponent = power - 1 + (Int(exponentText) ?? 0)
        let leadingZeros = digits.prefix { $0 == 0 }.count
        digits.removeFirst(leadingZeros)
        exponent -= leadingZeros
        trim()
    }

    /// Keeps `count` significant digits, halves away from zero.
    mutating func round(to count: Int) {
        guard count < digits.count else { return }
        guard count >= 0 else {
            digits = []
            trim()
            return
        }
        let roundsUp = digits[count] >= 5
        digits.removeLast(digits.count - count)
        if roundsUp {
            var index = count - 1
            while index >= 0, digits[index] == 9 {
                digits[index] = 0
                index -= 1
            }
            if index >= 0 {
                digits[index] += 1
            } else {
                digits.insert(1, at: 0)
                exponent += 1
            }
        }
        trim()
    }

    private mutating func trim() {
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { exponent = 0 }
    }

    /// Without an exponent.
    var positional: String {
        guard !digits.isEmpty else { return "0" }
        var text = isNegative ? "-" : ""
        if exponent < 0 {
            text += "0." + String(repeating: "0", count: -exponent - 1)
            text += Self.text(digits[...])
        } else {
            text += Self.text(digits.prefix(exponent + 1))
            text += String(repeating: "0", count: max(0, exponent + 1 - digits.count))
            if digits.count > exponent + 1 { text += "." + Self.text(digits[(exponent + 1)...]) }
        }
        return text
    }

    /// With an exponent of at least two digits, as C prints it.
    var scientific: String {
        guard let first = digits.first else { return "0" }
        let power = String(abs(exponent))
        return (isNegative ? "-" : "") + "\(first)" + (digits.count > 1 ? "." + Self.text(digits[1...]) : "")
            + (exponent < 0 ? "e-" : "e+") + (power.count < 2 ? "0" : "") + power
    }

    private static func text(_ digits: ArraySlice<UInt8>) -> String {
        String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }
}
