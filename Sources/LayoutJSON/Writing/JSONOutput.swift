// SPDX-License-Identifier: Apache-2.0
/// A JSON value without its place in a text, to be written or compared. Keys keep the order in which they are given.
package indirect enum JSONOutput: Hashable, Sendable {
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
        .members(pairs.compactMap { key, value in value.map { Member(key, $0) } })
    }

    /// Lists and objects stay on one line as long as it has at most this many columns.
    private static let lineWidth = 116

    /// For people: two spaces a level, short lists and objects on one line. Ends without a line break.
    package var text: String {
        var text = ""
        write(into: &text, indentation: 0, column: 0)
        return text
    }

    /// On one line without spaces.
    package var compactText: String {
        var text = ""
        writeInline(into: &text, separator: ",", colon: ":", padding: "")
        return text
    }

    /// On one line, with a space after each comma and colon.
    package var lineText: String {
        var text = ""
        writeInline(into: &text, separator: ", ", colon: ": ", padding: "")
        return text
    }

    private func write(into text: inout String, indentation: Int, column: Int) {
        if let width = inlineWidth(limit: Self.lineWidth - column), width >= 0 {
            return writeInline(into: &text, separator: ", ", colon: ": ", padding: " ")
        }
        let inner = String(repeating: " ", count: indentation + 2)
        switch self {
        case .array(let elements):
            text += "[\n"
            for (index, element) in elements.enumerated() {
                text += inner
                element.write(into: &text, indentation: indentation + 2, column: indentation + 3)
                text += index < elements.count - 1 ? ",\n" : "\n"
            }
            text += String(repeating: " ", count: indentation) + "]"
        case .members(let members):
            text += "{\n"
            for (index, member) in members.enumerated() {
                let key = Self.quoted(member.key)
                text += inner + key + ": "
                member.value.write(
                    into: &text, indentation: indentation + 2, column: indentation + 5 + key.unicodeScalars.count)
                text += index < members.count - 1 ? ",\n" : "\n"
            }
            text += String(repeating: " ", count: indentation) + "}"
        default:
            writeInline(into: &text, separator: ", ", colon: ": ", padding: " ")
        }
    }

    /// - Parameter padding: between the braces of an object and its members.
    private func writeInline(into text: inout String, separator: String, colon: String, padding: String) {
        switch self {
        case .null: text += "null"
        case .boolean(let boolean): text += boolean ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .number(let number): text += number
        case .string(let string): text += Self.quoted(string)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += separator }
                element.writeInline(into: &text, separator: separator, colon: colon, padding: padding)
            }
            text += "]"
        case .members(let members):
            let space = members.isEmpty ? "" : padding
            text += "{" + space
            for (index, member) in members.enumerated() {
                if index > 0 { text += separator }
                text += Self.quoted(member.key) + colon
                member.value.writeInline(into: &text, separator: separator, colon: colon, padding: padding)
            }
            text += space + "}"
        }
    }

    /// The width on one line; nil as soon as it passes the limit, so that large values cost no more than small ones.
    private func inlineWidth(limit: Int) -> Int? {
        var width: Int
        switch self {
        case .null: width = 4
        case .boolean(let boolean): width = boolean ? 4 : 5
        case .integer(let integer): width = String(integer).utf8.count
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

    /// A JSON string with its quotation marks.
    package static func quoted(_ string: String) -> String {
        // Most need no escape, and are copied whole. Control characters of two bytes begin with 0xC2.
        if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 }) {
            return "\"" + string + "\""
        }
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
