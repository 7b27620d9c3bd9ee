// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// The expectations that messages state.
extension Shape {
    /// Names that a message lists without need.
    static let shortListCount = 8

    var expectation: String {
        switch self {
        case .anything: "a value"
        case .string: "a string"
        case .notation(let notation): notation.expectation
        case .identifier: "an id in quotes"
        case .color: "a colour in quotes, or an object with 'light' and 'dark'"
        case .boolean: "true or false"
        case .number(let range): range.expectation
        case .integer(let range):
            range.upperBound >= Int(NumberRange.magnitude)
                ? "a whole number of at least \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names, _, let noun):
            names.count > Self.shortListCount ? "the name of \(noun.withArticle) in quotes" : names.alternatives
        case .list(let element, let count):
            if let count {
                count.lowerBound == count.upperBound
                    ? "a list of \(count.lowerBound) values"
                    : "a list of \(count.lowerBound) to \(count.upperBound) values"
            } else {
                switch element {
                case .reference, .object: "a list"
                default: "a list, each entry \(element.expectation)"
                }
            }
        case .dictionary: "an object"
        case .object(let object): object.noun
        case .reference(let name): name.shape.expectation
        case .either(_, let expected): expected
        case .unchecked(let shape): shape.expectation
        }
    }

    /// Whether a value is of the kind of JSON value that this shape is about.
    func accepts(kindOf value: JSONValue) -> Bool {
        switch (self, value.content) {
        case (.anything, _), (.unchecked, _): true
        case (.string, .string), (.notation, .string), (.identifier, .string), (.color, .string), (.choice, .string):
            true
        case (.number, .number), (.integer, .number), (.boolean, .boolean), (.list, .array): true
        case (.dictionary, .object), (.object, .object), (.color, .object): true
        case (.reference(let name), _): name.shape.accepts(kindOf: value)
        case (.either(let shapes, _), _): shapes.contains { $0.accepts(kindOf: value) }
        default: false
        }
    }
}

extension Shape.NumberRange {
    var expectation: String {
        let hasLower = lower > -Self.magnitude
        let hasUpper = upper < Self.magnitude
        return switch (hasLower, hasUpper) {
        case (false, false): "a number"
        case (true, false): excludesLower ? "a number above \(text(lower))" : "a number of at least \(text(lower))"
        case (false, true): "a number of at most \(text(upper))"
        case (true, true):
            excludesLower
                ? "a number above \(text(lower)) and at most \(text(upper))"
                : "a number from \(text(lower)) to \(text(upper))"
        }
    }

    /// For a number beyond the bounds: the expectation leaves out the largest magnitude, which such a number may exceed.
    func expectation(insteadOf number: Double) -> String {
        let isOpen = lower == -Self.magnitude && upper == Self.magnitude
        if isOpen { return "a number from \(text(lower)) to \(text(upper))" }
        return upper == Self.magnitude && number > upper ? "a number of at most \(text(upper))" : expectation
    }

    private func text(_ bound: Double) -> String { DecimalText.shortest(bound) }
}

extension [String] {
    /// `a, b or c`, in single quotes.
    var alternatives: String { joined(last: " or ") }

    /// `a, b and c`.
    var enumeration: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }

    private func joined(last word: String) -> String {
        let quoted = map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + word + last
    }
}

extension String {
    /// For a noun in a message: `an option`.
    var withArticle: String { "aeio".contains(prefix(1)) ? "an \(self)" : "a \(self)" }

    /// For messages, on one line: the author's text may be very long.
    var shortened: String {
        let isShort = unicodeScalars.count <= 40
        let part = isShort ? self : String(unicodeScalars.prefix(37).map(Character.init)) + "…"
        guard part.utf8.contains(where: { $0 < 0x20 }) else { return part }
        return part.replacing("\r", with: "\\r").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    }
}
