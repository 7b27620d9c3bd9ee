// SPDX-License-Identifier: Apache-2.0
/// Numbers as the picture writes them: a true minus sign, and `≈` if the value is rounded.
enum NumberText {
    /// With at most two decimals.
    static func string(_ value: Double) -> String { string(value, decimals: 2) }

    private static func string(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "−∞" : "∞" }
        guard abs(value) < 1e12 else { return value < 0 ? "−\(abs(value))" : "\(value)" }
        let unit = (0..<decimals).reduce(Int64(1)) { power, _ in power * 10 }
        let count = Int64((abs(value) * Double(unit)).rounded())
        let isRounded = abs(abs(value) * Double(unit) - Double(count)) > 0.05
        guard count != 0 else { return isRounded ? "≈0" : "0" }
        var fraction = String(String(unit + count % unit).dropFirst())
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let text = "\(count / unit)" + (fraction.isEmpty ? "" : "." + fraction)
        return (isRounded ? "≈" : "") + (value < 0 ? "−" + text : text)
    }

    /// With its sign, also where positive.
    static func signed(_ value: Double) -> String {
        let text = string(value)
        if value < 0 || text == "0" { return text }
        return text.hasPrefix("≈") ? "≈+" + text.dropFirst() : "+" + text
    }

    /// As a further term of a sum: `+ 8`, `− 8`.
    static func term(_ value: Double) -> String { (value < 0 ? "− " : "+ ") + string(abs(value)) }

    /// A priority without needless decimals.
    static func priority(_ value: Float) -> String { string(Double(value)) }

    /// A factor: a common fraction where it is one, else with at most four decimals.
    static func factor(_ value: Double) -> String {
        let fractions: [(Double, String)] = [
            (0.5, "½"), (1.0 / 3, "⅓"), (2.0 / 3, "⅔"), (0.25, "¼"), (0.75, "¾"), (0.2, "⅕"), (1.5, "1½"),
        ]
        for (number, text) in fractions where abs(abs(value) - number) < 1e-4 {
            return approximately(abs(value), number) + (value < 0 ? "−" + text : text)
        }
        return string(value, decimals: 4)
    }

    /// `p:q` with small whole numbers where there are such, else `1.78:1`.
    static func ratio(_ value: Double) -> String {
        guard value.isFinite, value > 0 else { return "\(string(value)):1" }
        for denominator in 1...32 {
            let numerator = value * Double(denominator)
            if abs(numerator - numerator.rounded()) < 1e-3 * max(1, value), numerator.rounded() >= 1, numerator < 100 {
                let number = numerator.rounded() / Double(denominator)
                return approximately(value, number) + "\(Int(numerator.rounded())):\(denominator)"
            }
        }
        return "\(string(value)):1"
    }

    /// `≈` if a factor is not the number that is written, except for rounding after the fifth decimal.
    private static func approximately(_ value: Double, _ number: Double) -> String {
        abs(value - number) > 5e-6 * max(1, value) ? "≈" : ""
    }
}
