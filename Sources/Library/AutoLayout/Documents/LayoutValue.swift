// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// A JSON value of a layout document as literals of Swift. The keys of an object keep their order.
///
/// ```swift
/// let title: LayoutValue = ["id": "title", "type": "label", "text": "Row \(number)", "hugging": 251]
/// ```
public enum LayoutValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([LayoutValue])
    case object([Member])

    /// A key of an object with its value.
    public struct Member: Hashable, Sendable {
        /// Unique in its object.
        public var key: String
        /// Any JSON value.
        public var value: LayoutValue

        /// A key with its value.
        public init(_ key: String, _ value: LayoutValue) {
            self.key = key
            self.value = value
        }
    }

    var json: JSONOutput {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .exact(value)
        case .string(let value): .string(value)
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members): .members(members.map { JSONOutput.Member($0.key, $0.value.json) })
        }
    }
}

extension LayoutValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// JSON's `null`.
    public init(nilLiteral: ()) { self = .null }
    /// A boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A list.
    public init(arrayLiteral elements: LayoutValue...) { self = .array(elements) }
    /// An object, its keys in the order of the literal.
    public init(dictionaryLiteral elements: (String, LayoutValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
