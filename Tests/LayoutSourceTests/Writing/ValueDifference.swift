// SPDX-License-Identifier: Apache-2.0
/// The first place where two values differ: a path and the two values there, which a reader takes in at a glance.
enum ValueDifference {
    /// Nil if the values are equal.
    static func first<Value: Equatable>(_ one: Value, _ other: Value) -> String? {
        one == other ? nil : first(any: one, other, path: "") ?? "(a part that is not reflected)"
    }

    private static func first(any one: Any, _ other: Any, path: String) -> String? {
        let (a, b) = (Mirror(reflecting: one), Mirror(reflecting: other))
        switch (a.displayStyle, b.displayStyle) {
        case (.optional, .optional):
            switch (a.children.first, b.children.first) {
            case (nil, nil): return nil
            case (let a?, let b?): return first(any: a.value, b.value, path: path)
            default: return leaf(one, other, path)
            }
        case (.collection, .collection) where a.children.count == b.children.count,
            (.struct, .struct), (.tuple, .tuple), (.enum, .enum):
            return firstChild(a, b, path) ?? (a.children.isEmpty ? leaf(one, other, path) : nil)
        default: return leaf(one, other, path)
        }
    }

    private static func firstChild(_ one: Mirror, _ other: Mirror, _ path: String) -> String? {
        let isList = one.displayStyle == .collection
        guard one.children.map(\.label) == other.children.map(\.label) else {
            return "\(path): \(one.children.first?.label ?? "no case") ≠ \(other.children.first?.label ?? "no case")"
        }
        for (place, (a, b)) in zip(one.children, other.children).enumerated() {
            // The one payload of an enum's case is a level of its own only if it is a tuple.
            let label = a.label?.hasPrefix(".") == true ? "" : ".\(a.label ?? "")"
            if let found = first(any: a.value, b.value, path: path + (isList ? "[\(place)]" : label)) { return found }
        }
        return nil
    }

    private static func leaf(_ one: Any, _ other: Any, _ path: String) -> String? {
        let (a, b) = (String(describing: one), String(describing: other))
        return a == b ? nil : "\(path): \(shortened(a)) ≠ \(shortened(b))"
    }

    private static func shortened(_ text: String) -> String { text.count > 80 ? text.prefix(79) + "…" : text }
}

/// The first line in which two texts differ.
enum TextDifference {
    static func first(_ one: String, _ other: String) -> String? {
        guard one != other else { return nil }
        let a = one.split(separator: "\n", omittingEmptySubsequences: false)
        let b = other.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
        func line(_ lines: [Substring]) -> Substring { lines.indices.contains(place) ? lines[place] : "the end" }
        return "line \(place + 1): \(line(a)) ≠ \(line(b))"
    }
}
