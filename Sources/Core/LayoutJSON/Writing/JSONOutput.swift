// SPDX-License-Identifier: Apache-2.0
/// A JSON value without its place in a text, to be written or compared. Keys keep the order in which they are given.
package enum JSONOutput: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number's own text, as the writer formats it.
    case number(String)
    case string(String)
    case array([JSONOutput])
    case members([Member])

    /// A key of an object with its value; members keep the order in which they were given.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONOutput

        package init(_ key: String, _ value: JSONOutput) {
            self.key = key
            self.value = value
        }
    }

    /// An object without the keys whose value is nil.
    package static func object(_ pairs: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
        var members: [Member] = []
        members.reserveCapacity(pairs.count)
        for (key, value) in pairs {
            if let value { members.append(Member(key, value)) }
        }
        return .members(members)
    }

    /// Lists and objects stay on one line as long as it has at most this many columns.
    private static let lineWidth = 116

    /// For people: two spaces per level, short lists and objects on one line. Ends without a line break.
    package var text: String { String(decoding: utf8, as: UTF8.self) }

    /// `text` as bytes: a long text is written from these without a copy.
    package var utf8: [UInt8] {
        var bytes: [UInt8] = []
        write(into: &bytes, indentation: 0, column: 0)
        return bytes
    }

    /// On one line without spaces.
    package var compactText: String { inlineText(Punctuation(separator: ",", colon: ":", padding: "")) }

    /// On one line, with a space after each comma and colon.
    package var lineText: String { inlineText(Punctuation(separator: ", ", colon: ": ", padding: "")) }

    /// The characters between the values of one line.
    private struct Punctuation {
        var separator: StaticString
        var colon: StaticString
        /// Between the braces of an object and its members.
        var padding: StaticString

        static let spaced = Punctuation(separator: ", ", colon: ": ", padding: " ")
    }

    private func inlineText(_ punctuation: Punctuation) -> String {
        var bytes: [UInt8] = []
        writeInline(into: &bytes, punctuation)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(into bytes: inout [UInt8], indentation: Int, column: Int) {
        if let width = inlineWidth(limit: Self.lineWidth - column), width >= 0 {
            return writeInline(into: &bytes, .spaced)
        }
        switch self {
        case .array(let elements):
            bytes.append("[\n")
            for (index, element) in elements.enumerated() {
                bytes.appendSpaces(indentation + 2)
                element.write(into: &bytes, indentation: indentation + 2, column: indentation + 3)
                bytes.append(index < elements.count - 1 ? ",\n" : "\n")
            }
            bytes.appendSpaces(indentation)
            bytes.append("]")
        case .members(let members):
            bytes.append("{\n")
            for (index, member) in members.enumerated() {
                bytes.appendSpaces(indentation + 2)
                let start = bytes.count
                Self.writeQuoted(member.key, into: &bytes)
                var length = 0
                for index in start..<bytes.count where !UTF8.isContinuation(bytes[index]) { length += 1 }
                bytes.append(": ")
                member.value.write(into: &bytes, indentation: indentation + 2, column: indentation + 5 + length)
                bytes.append(index < members.count - 1 ? ",\n" : "\n")
            }
            bytes.appendSpaces(indentation)
            bytes.append("}")
        default:
            writeInline(into: &bytes, .spaced)
        }
    }

    private func writeInline(into bytes: inout [UInt8], _ punctuation: Punctuation) {
        switch self {
        case .null: bytes.append("null")
        case .boolean(let boolean): bytes.append(boolean ? "true" : "false")
        case .integer(let integer): bytes.append(contentsOf: String(integer).utf8)
        case .number(let number): bytes.append(contentsOf: number.utf8)
        case .string(let string): Self.writeQuoted(string, into: &bytes)
        case .array(let elements):
            bytes.append("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(punctuation.separator) }
                element.writeInline(into: &bytes, punctuation)
            }
            bytes.append("]")
        case .members(let members):
            bytes.append("{")
            if !members.isEmpty { bytes.append(punctuation.padding) }
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(punctuation.separator) }
                Self.writeQuoted(member.key, into: &bytes)
                bytes.append(punctuation.colon)
                member.value.writeInline(into: &bytes, punctuation)
            }
            if !members.isEmpty { bytes.append(punctuation.padding) }
            bytes.append("}")
        }
    }

    /// The width on one line; nil as soon as it passes the limit, so that large values cost no more than small ones.
    private func inlineWidth(limit: Int) -> Int? {
        var width: Int
        switch self {
        case .null: width = 4
        case .boolean(let boolean): width = boolean ? 4 : 5
        case .integer(let integer): width = Self.digitCount(integer)
        case .number(let number): width = number.utf8.count
        case .string(let string): width = string.utf8.count + 2
        case .array(let elements):
            width = 2
            for element in elements {
                guard width <= limit, let inner = element.inlineWidth(limit: limit - width) else { return nil }
                width += inner + 2
            }
        case .members(let members):
            width = 4
            for member in members {
                width += member.key.utf8.count + 6
                guard width <= limit, let inner = member.value.inlineWidth(limit: limit - width) else { return nil }
                width += inner
            }
        }
        return width <= limit ? width : nil
    }

    /// How many characters an integer is written with.
    private static func digitCount(_ integer: Int) -> Int {
        var count = integer < 0 ? 2 : 1
        var rest = integer.magnitude / 10
        while rest > 0 {
            count += 1
            rest /= 10
        }
        return count
    }

    /// A JSON string with its quotation marks.
    package static func quoted(_ string: String) -> String {
        var bytes: [UInt8] = []
        writeQuoted(string, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func writeQuoted(_ string: String, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        // Most need no escape, and are copied whole.
        let isCopied = string.utf8.withContiguousStorageIfAvailable { text in
            for byte in text where needsEscape(byte) { return false }
            bytes.append(contentsOf: text)
            return true
        }
        if isCopied != true { for scalar in string.unicodeScalars { writeEscaped(scalar, into: &bytes) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a character that begins with this byte may need an escape. Control characters of two bytes begin with 0xC2,
    /// those that change the direction of text with 0xD8 or 0xE2, as do the separators of lines and paragraphs.
    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    }

    private static func writeEscaped(_ scalar: Unicode.Scalar, into bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes.append("\\\"")
        case "\\": bytes.append("\\\\")
        case "\n": bytes.append("\\n")
        case "\r": bytes.append("\\r")
        case "\t": bytes.append("\\t")
        case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value), "\u{061C}", "\u{200E}", "\u{200F}",
            "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
            let hex = String(scalar.value, radix: 16)
            bytes.append("\\u")
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - hex.count))
            bytes.append(contentsOf: hex.utf8)
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    fileprivate mutating func appendSpaces(_ count: Int) {
        let blank: StaticString = "                                "
        var rest = count
        while rest > 0 {
            let length = Swift.min(rest, blank.utf8CodeUnitCount)
            blank.withUTF8Buffer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<length])) }
            rest -= length
        }
    }
}
