// SPDX-License-Identifier: Apache-2.0
/// The parser's message about a value that an option does not take: `The value '2x' is invalid for '--scale <n>'`.
struct InvalidValue {
    let value: String
    /// With its dashes.
    let option: String
    /// What follows: why, or a list of the values that the option takes.
    let rest: String

    /// Nil for any other message.
    ///
    /// - Parameter message: without the word 'Error'.
    init?(_ message: String) {
        let (beginning, middle) = ("The value '", "' is invalid for '")
        guard message.hasPrefix(beginning), let split = message.firstRange(of: middle) else { return nil }
        value = String(message[message.index(message.startIndex, offsetBy: beginning.count)..<split.lowerBound])
        let after = message[split.upperBound...]
        guard let end = after.firstIndex(of: "'") else { return nil }
        option = String(after[..<end].prefix { $0 != " " })
        rest = String(after[end...].dropFirst())
    }

    /// Why the value is not taken: `did you mean '2'?`, `expected 'light' or 'dark'`; empty if nothing is known of it.
    var reason: String {
        if let reason = MistakenValue.reason(value, of: option) { return reason }
        let lines = rest.split(separator: "\n")
        guard let first = lines.first else { return "" }
        if first.hasPrefix(": ") { return String(first.dropFirst(2)) }
        let offer = ". Please provide one of "
        guard first.hasPrefix(offer) else { return "" }
        let listed = lines.dropFirst().compactMap { $0.hasPrefix("  - ") ? String($0.dropFirst(4)) : nil }
        var choices = listed.isEmpty ? String(first.dropFirst(offer.count)) : listed.joined(separator: ", ")
        if choices.hasSuffix(".") { choices.removeLast() }
        return "expected \(choices)"
    }
}
