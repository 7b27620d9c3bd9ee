// SPDX-License-Identifier: Apache-2.0
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

    /// Nil for an empty list or object.
    package var unlessEmpty: JSONOutput? {
        switch self {
        case .array(let elements): elements.isEmpty ? nil : self
        case .members(let members): members.isEmpty ? nil : self
        default: self
        }
    }
}
