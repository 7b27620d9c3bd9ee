// SPDX-License-Identifier: Apache-2.0

/// A string with names of parameters in braces: `{length} left`. Two opening braces are one.
struct TextTemplate {
    enum Part: Equatable {
        /// Text as it is.
        case text(String)
        case parameter(String)
        /// A key of the texts of languages, with its braces: `{@sign-in}`.
        case key(String)
        /// A brace that begins nothing of these, with its place in the UTF-8 text.
        case mistake(Int)
    }

    var parts: [Part] = []

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var plain: [UInt8] = []
        var position = 0
        func flush() {
            if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
            plain = []
        }
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == UInt8(ascii: "{") else {
                plain.append(byte)
                position += 1
                continue
            }
            if position + 1 < bytes.count, bytes[position + 1] == byte {
                plain.append(byte)
                position += 2
                continue
            }
            guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
                flush()
                parts.append(.mistake(position))
                return
            }
            let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
            flush()
            if name.hasPrefix("@") {
                parts.append(.key("{\(name)}"))
            } else {
                parts.append(Identifier.isValid(name) ? .parameter(name) : .mistake(position))
            }
            position = end + 1
        }
        flush()
    }

    /// The parameter that is all of a text; nil for any other text.
    static func wholeName(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else { return nil }
        let name = text.dropFirst().dropLast()
        return Identifier.isValid(String(name)) ? String(name) : nil
    }
}
