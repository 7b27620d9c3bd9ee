// SPDX-License-Identifier: Apache-2.0
internal import SourceLocations

extension JSONOutput {
    /// A number that reads back as itself.
    package static func exact(_ value: Double) -> JSONOutput { .number(exactText(value)) }

    package static func exactText(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return String(Int64(value)) }
        return value.description
    }

    /// A value as it was read, without its place.
    package init(_ value: JSONValue) {
        switch value.content {
        case .null, .invalid: self = .null
        case .boolean(let boolean): self = .boolean(boolean)
        case .number(let number): self = .exact(number)
        case .string(let string): self = .string(string)
        case .array(let elements): self = .array(elements.map(JSONOutput.init))
        case .object(let members): self = .members(members.map { .init($0.key, JSONOutput($0.value)) })
        }
    }

    /// Nil if the bytes are not a JSON text.
    package init?(bytes: [UInt8]) {
        let read = JSONReader.read(SourceText(name: "", bytes: bytes))
        guard read.errors.isEmpty, let value = read.value else { return nil }
        self.init(value)
    }

    /// Nil for an empty list or object.
    package var unlessEmpty: JSONOutput? {
        switch self {
        case .array(let elements): elements.isEmpty ? nil : self
        case .members(let members): members.isEmpty ? nil : self
        default: self
        }
    }

    /// The value of a key; nil if there is none or this is not an object.
    package subscript(key: String) -> JSONOutput? {
        if case .members(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }

    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    package var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let text): Double(text)
        default: nil
        }
    }

    /// Empty for anything but a list.
    package var elements: [JSONOutput] {
        if case .array(let elements) = self { elements } else { [] }
    }
}
