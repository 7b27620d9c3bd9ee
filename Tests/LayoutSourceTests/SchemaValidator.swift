// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// The part of JSON Schema (draft 2020-12) that the format's schema uses.
struct SchemaValidator {
    struct UnsupportedKeyword: Error { var keyword: String }

    let schema: JSONValue
    private let patterns: [String: Regex<AnyRegexOutput>]
    private let matches = Matches()

    /// What strings have matched: most are in a document many times.
    private final class Matches {
        var known: [String: [String: Bool]] = [:]
    }
    private static let annotations: Set<String> = [
        "$schema", "$id", "$defs", "title", "description", "default", "examples", "enumDescriptions",
    ]

    init(schema: JSONValue) throws {
        self.schema = schema
        var patterns: [String: Regex<AnyRegexOutput>] = [:]
        for pattern in Self.patterns(in: schema) { patterns[pattern] = try Regex(pattern) }
        self.patterns = patterns
    }

    private static func patterns(in value: JSONValue) -> [String] {
        let own = value["pattern"]?.string.map { [$0] } ?? []
        return own + value.elements.flatMap(patterns) + value.members.flatMap { patterns(in: $0.value) }
    }

    func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, schema) }

    private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
        if let boolean = schema.boolean { return boolean }
        for member in schema.members where !Self.annotations.contains(member.key) {
            guard try holds(member.key, member.value, value, in: schema) else { return false }
        }
        return true
    }

    private func holds(_ keyword: String, _ rule: JSONValue, _ value: JSONValue, in schema: JSONValue) throws -> Bool {
        switch keyword {
        case "type": return isOfType(rule.string ?? "", value)
        case "enum": return rule.elements.contains { $0.content == value.content }
        case "pattern":
            guard let string = value.string, let pattern = rule.string.flatMap({ patterns[$0] }) else { return true }
            let source = rule.string ?? ""
            if let known = matches.known[source]?[string] { return known }
            let holds = try pattern.firstMatch(in: string) != nil
            matches.known[source, default: [:]][string] = holds
            return holds
        case "minimum": return try compare(value, rule, >=)
        case "maximum": return try compare(value, rule, <=)
        case "exclusiveMinimum": return try compare(value, rule, >)
        case "minItems": return try count(value, rule, >=)
        case "maxItems": return try count(value, rule, <=)
        case "maxProperties": return value.members.count <= Int(rule.number ?? 0)
        case "items": return try value.elements.allSatisfy { try accepts($0, rule) }
        case "required": return isNoObject(value) || rule.elements.allSatisfy { value[$0.string ?? ""] != nil }
        case "properties":
            return try rule.members.allSatisfy { property in
                try value[property.key].map { try accepts($0, property.value) } ?? true
            }
        case "additionalProperties":
            let known = Set(schema["properties"]?.members.map(\.key) ?? [])
            return try value.members.filter { !known.contains($0.key) }.allSatisfy { try accepts($0.value, rule) }
        case "propertyNames":
            return try value.members.allSatisfy { try accepts(JSONValue(.string($0.key), $0.keyRange), rule) }
        case "dependentSchemas":
            return try rule.members.allSatisfy { try value[$0.key] == nil || accepts(value, $0.value) }
        case "allOf": return try rule.elements.allSatisfy { try accepts(value, $0) }
        case "anyOf": return try rule.elements.contains { try accepts(value, $0) }
        case "not": return try !accepts(value, rule)
        case "$ref":
            let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
            guard let definition = self.schema["$defs"]?[name] else {
                throw UnsupportedKeyword(keyword: "$ref \(name)")
            }
            return try accepts(value, definition)
        default: throw UnsupportedKeyword(keyword: keyword)
        }
    }

    private func isOfType(_ type: String, _ value: JSONValue) -> Bool {
        switch (type, value.content) {
        case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .boolean):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }

    private func isNoObject(_ value: JSONValue) -> Bool {
        if case .object = value.content { false } else { true }
    }

    private func compare(_ value: JSONValue, _ rule: JSONValue, _ holds: (Double, Double) -> Bool) throws -> Bool {
        guard let number = value.number, let bound = rule.number else { return true }
        return holds(number, bound)
    }

    private func count(_ value: JSONValue, _ rule: JSONValue, _ holds: (Int, Int) -> Bool) throws -> Bool {
        guard case .array(let elements) = value.content, let bound = rule.number else { return true }
        return holds(elements.count, Int(bound))
    }
}
