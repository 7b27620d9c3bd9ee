// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A value of a JSON text with its place.
package struct JSONValue: Hashable, Sendable {
    /// The value without its place.
    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([Member])
        /// Something that was not a value and has been reported.
        case invalid
    }

    /// A key of an object with its value.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var keyRange: SourceRange
        package var value: JSONValue

        package init(key: String, keyRange: SourceRange, value: JSONValue) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    package var content: Content
    package var range: SourceRange

    package init(_ content: Content, _ range: SourceRange) {
        self.content = content
        self.range = range
    }

    /// The value of a key; nil if there is none or this is not an object.
    package subscript(key: String) -> JSONValue? { member(key)?.value }

    /// The string of a key; nil if there is none, or another kind of value.
    package func string(_ key: String) -> String? { member(key)?.value.string }

    /// The number of a key; nil if there is none, or another kind of value.
    package func number(_ key: String) -> Double? { member(key)?.value.number }

    /// The boolean of a key; nil if there is none, or another kind of value.
    package func boolean(_ key: String) -> Bool? { member(key)?.value.boolean }

    /// A name of an enumeration's case.
    package func choice<Name: RawRepresentable>(_ key: String, _: Name.Type = Name.self) -> Name?
    where Name.RawValue == String { member(key)?.value.string.flatMap(Name.init(rawValue:)) }

    /// The member of a key; the first one if the key occurs twice.
    package func member(_ key: String) -> Member? {
        guard case .object(let members) = content else { return nil }
        // Only the member that is found is copied.
        return members.firstIndex { $0.key == key }.map { members[$0] }
    }

    /// In the order of the text; empty for anything but an object.
    package var members: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    /// Empty for anything but a list.
    package var elements: [JSONValue] {
        if case .array(let elements) = content { elements } else { [] }
    }

    package var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    package var number: Double? {
        if case .number(let number) = content { number } else { nil }
    }

    package var boolean: Bool? {
        if case .boolean(let boolean) = content { boolean } else { nil }
    }

    /// What a message calls it: `a number`, `a list` …
    package var kindName: String {
        switch content {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        case .invalid: "no value"
        }
    }
}
