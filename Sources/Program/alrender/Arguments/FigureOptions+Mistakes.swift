// SPDX-License-Identifier: Apache-2.0
import LayoutFigures
import LayoutModel

/// The command line's messages about mistakes, in the words of a page: `appearance=dark` for `--appearance dark`.
extension FigureOptions {
    /// Whether the parser's message is about an option.
    static func names(_ message: String, _ key: String) -> Bool {
        message.ranges(of: "--\(key)").contains { range in
            let next = message[range.upperBound...].first
            return next.map { !$0.isLetter && $0 != "-" } ?? true
        }
    }

    /// The parser's message, which has options with their dashes.
    static func message(_ said: String, of words: [FigureWord]) -> String {
        if let invalid = InvalidValue(said), let key = key(of: invalid.option) {
            let reason = invalid.reason
            return "the value '\(invalid.value)' is invalid for '\(key)'" + (reason.isEmpty ? "" : ": \(reason)")
        }
        var message = said.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        for word in words {
            guard let value = word.value else { continue }
            message = message.replacing("--\(word.key) \(value) ", with: "'\(word.key)=\(value)' ")
        }
        // The longest first: '--sizes' begins with '--size'.
        for key in keys.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
            message = message.replacing("'--\(key)'", with: "'\(key)'").replacing("--\(key)", with: "'\(key)'")
        }
        if message.hasSuffix(".") { message.removeLast() }
        return message
    }

    private static func key(of option: String) -> String? {
        option.hasPrefix("--") && keys.contains(String(option.dropFirst(2))) ? String(option.dropFirst(2)) : nil
    }

    /// The option that a word was probably meant for.
    static func meant(by word: FigureWord) -> String? {
        let key = word.key.hasPrefix("--") ? String(word.key.dropFirst(2)) : word.key
        if keys.contains(key) { return key }
        if word.value == nil, Device.all.contains(where: { $0.id == key }) { return "device=\(key)" }
        if let value = word.value, Double(value) != nil, key == "width" || key == "height" {
            return key == "width" ? "size=\(value)x" : "size=x\(value)"
        }
        let option = MistakenOption.meant(
            by: "--\(key)", among: keys.map { "--\($0)" },
            help: FigureArguments.helpMessage(includeHidden: true, columns: 200))
        return option.map { String($0.dropFirst(2)).replacing(" ", with: "=") }
    }
}
