// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import SourceLocations

/// Strings that are meant as visual formats, but are not recognised as such, and strings that are neither these nor equations.
extension DocumentReader {
    /// Reports a call of UIKit that was pasted where an equation belongs. Returns false for anything else.
    mutating func reportsCall(in value: JSONValue) -> Bool {
        let written = value["equation"] ?? value
        guard let text = written.string, let call = PastedCall(text) else { return false }
        findings.report(
            .equationSyntax, "a constraint is written as an equation, rather than as a call", at: written.range,
            meant: call.equation,
            hint: call.equation == nil ? "write an equation, as in a.leading = b.trailing + 8" : nil)
        return true
    }

    /// Reports a format that does not begin as one, such as `v:[a]-[b]`, or that is under the key of equations.
    ///
    /// - Returns: false for what may be an equation: it has no `[` in front of its relation or its identifier.
    mutating func reportsMistakenFormat(_ text: String, at range: SourceRange) -> Bool {
        guard let bracket = Self.firstBracket(text), !text[..<bracket].contains(where: { "=<>≤≥'@".contains($0) })
        else {
            return false
        }
        guard !VisualFormat.isFormat(text) else {
            findings.report(
                .visualFormatSyntax, "a visual format has the key 'vfl', rather than 'equation'", at: range)
            return true
        }
        findings.report(
            .visualFormatSyntax, "a visual format begins with H:, V:, | or [", at: range,
            meant: Self.format(meantBy: text))
        return true
    }

    /// The first bracket that does not hold the number of an instance, as in `episode[0]`.
    private static func firstBracket(_ text: String) -> String.Index? {
        text.indices.first { index in
            guard text[index] == "[" else { return false }
            let next = text[text.index(after: index)...].first
            return next.map { !$0.isNumber && $0 != "*" } ?? true
        }
    }

    /// The string with the beginning that is meant by ` H:`, `h:`, `H|` or `V :`; nil for any other.
    private static func format(meantBy text: String) -> String? {
        guard let start = text.firstIndex(where: { $0 == "|" || $0 == "[" }) else { return nil }
        let beginning = text[..<start].filter { !$0.isWhitespace && $0 != ":" }.uppercased()
        guard ["", "H", "V"].contains(beginning) else { return nil }
        return (beginning.isEmpty ? "" : beginning + ":") + text[start...]
    }
}
