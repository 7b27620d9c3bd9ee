// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
package import SourceLocations

/// The texts of a strings file by the texts that they replace in a layout document.
package struct TranslatedStrings: Hashable, Sendable {
    package private(set) var texts: [String: String] = [:]

    /// Reads `{ "Sign in": "Anmelden" }`, or Apple's `"Sign in" = "Anmelden";` with comments.
    ///
    /// - Returns: nil if the text is neither.
    package init?(_ source: SourceText) {
        if source.name.hasSuffix(".json") {
            let read = JSONReader.read(source)
            guard read.errors.isEmpty, case .object(let members)? = read.value?.content else { return nil }
            for member in members {
                guard let text = member.value.string else { return nil }
                texts[member.key] = text
            }
            return
        }
        var reader = StringsFileReader(source.bytes)
        guard let read = reader.read() else { return nil }
        texts = read
    }

    /// Keys of a layout document whose values are shown to people.
    private static let keys: Set<String> = ["text", "title", "placeholder", "segments", "markup"]

    /// A layout document with its texts replaced. Everything else stays byte for byte, on the same lines.
    package func applied(to source: SourceText) -> SourceText {
        var edits: [(range: Range<Int>, text: String)] = []
        var pending = [JSONReader.read(source).value].compactMap(\.self)
        while let value = pending.popLast() {
            switch value.content {
            case .object(let members):
                for member in members {
                    if Self.keys.contains(member.key) {
                        for text in [member.value] + member.value.elements { edits += edit(text) }
                    }
                    pending.append(member.value)
                }
            case .array(let elements): pending += elements
            default: break
            }
        }
        var bytes = source.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return SourceText(name: source.name, bytes: bytes)
    }

    private func edit(_ value: JSONValue) -> [(range: Range<Int>, text: String)] {
        guard let text = value.string, let translated = texts[text] else { return [] }
        return [(value.range.lowerBound..<value.range.upperBound, JSONOutput.quoted(translated))]
    }
}

/// Apple's strings files: pairs of quoted strings, and comments as in C.
private struct StringsFileReader {
    private let text: [Character]
    private var position = 0

    init(_ bytes: [UInt8]) { text = Array(String(decoding: bytes, as: UTF8.self)) }

    mutating func read() -> [String: String]? {
        var texts: [String: String] = [:]
        if text.first == "\u{FEFF}" { position = 1 }
        while true {
            guard skipSpace() else { return nil }
            guard position < text.count else { return texts }
            guard let key = string(), skipSpace(), take("="), skipSpace(), let value = string(), skipSpace(), take(";")
            else { return nil }
            texts[key] = value
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard position < text.count, text[position] == character else { return false }
        position += 1
        return true
    }

    /// White space and comments; false for a comment without an end.
    private mutating func skipSpace() -> Bool {
        while position < text.count {
            if text[position].isWhitespace {
                position += 1
            } else if text[position...].starts(with: "//") {
                while position < text.count, !text[position].isNewline { position += 1 }
            } else if text[position...].starts(with: "/*") {
                position += 2
                while !text[position...].starts(with: "*/") {
                    guard position < text.count else { return false }
                    position += 1
                }
                position += 2
            } else {
                return true
            }
        }
        return true
    }

    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var string = ""
        while position < text.count {
            let character = text[position]
            position += 1
            switch character {
            case "\"": return string
            case "\\":
                guard position < text.count else { return nil }
                let escaped = text[position]
                position += 1
                switch escaped {
                case "n": string += "\n"
                case "t": string += "\t"
                case "r": string += "\r"
                case "U", "u":
                    guard position + 4 <= text.count,
                        let code = UInt32(String(text[position..<position + 4]), radix: 16),
                        let scalar = Unicode.Scalar(code)
                    else { return nil }
                    string.unicodeScalars.append(scalar)
                    position += 4
                default: string.append(escaped)
                }
            default: string.append(character)
            }
        }
        return nil
    }
}
