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
        guard let bracket = InstanceIndex.otherBracket(in: text) else { return false }
        if reportsMistakenIndex(text, at: range) { return true }
        let before = String(decoding: text.utf8.prefix(bracket), as: UTF8.self)
        guard !before.contains(where: { "=<>≤≥'@".contains($0) }) else { return false }
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

    /// Reports brackets after a name that hold no index, as in `cell[-1].top`.
    private mutating func reportsMistakenIndex(_ text: String, at range: SourceRange) -> Bool {
        let bytes = Array(text.utf8)
        let start = bytes.indices.dropFirst().first { index in
            bytes[index] == UInt8(ascii: "[") && (bytes[index - 1].isWordPart || bytes[index - 1] == UInt8(ascii: " "))
                && InstanceIndex.end(bytes[index...]) == nil
        }
        guard let start, let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.count,
            bytes[close + 1] == UInt8(ascii: ".")
        else { return false }
        let written = String(decoding: bytes[start + 1..<close], as: UTF8.self).filter { !$0.isWhitespace }
        let meant: String? =
            switch written {
            case "last", "-1": ".last"
            case "first": ".first"
            default: InstanceIndex.end(Array("[\(written)]".utf8)[...]) == nil ? nil : "[\(written)]"
            }
        let offsets = JSONReader.sourceOffsets(of: range, in: self.bytes)
        findings.report(
            .equationSyntax, "expected the index of an instance: a number from 0, * or *+1",
            at: SourceRange(offsets[start], offsets[close + 1]), meant: meant, spelling: .bare,
            hint: meant == nil
                ? "[*] stands for each instance and [*+1] for the next; the ends are .first and .last" : nil)
        return true
    }

    /// The string with the beginning that is meant by ` H:`, `h:`, `H|` or `V :`; nil for any other.
    private static func format(meantBy text: String) -> String? {
        guard let start = text.firstIndex(where: { $0 == "|" || $0 == "[" }) else { return nil }
        let beginning = text[..<start].filter { !$0.isWhitespace && $0 != ":" }.uppercased()
        guard ["", "H", "V"].contains(beginning) else { return nil }
        return (beginning.isEmpty ? "" : beginning + ":") + text[start...]
    }
}
