// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// A layout document that is built in code: its JSON, as literals of Swift. Keys keep their order.
public indirect enum LayoutDocument: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([LayoutDocument])
    case object([Member])
    /// JSON as text, for a document from elsewhere.
    case text(String)

    /// A key of an object with its value.
    public struct Member: Hashable, Sendable {
        /// Unique in its object.
        public var key: String
        /// Any JSON value.
        public var value: LayoutDocument

        /// A key with its value.
        public init(_ key: String, _ value: LayoutDocument) {
            self.key = key
            self.value = value
        }
    }

    /// The document as JSON.
    public var json: String {
        if case .text(let text) = self { text } else { output.text + "\n" }
    }

    private var output: JSONOutput {
        switch self {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .exact(value)
        case .string(let value), .text(let value): .string(value)
        case .array(let elements): .array(elements.map(\.output))
        case .object(let members): .members(members.map { JSONOutput.Member($0.key, $0.value.output) })
        }
    }
}

extension LayoutDocument: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
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
    public init(arrayLiteral elements: LayoutDocument...) { self = .array(elements) }
    /// An object, its keys in the order of the literal.
    public init(dictionaryLiteral elements: (String, LayoutDocument)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
