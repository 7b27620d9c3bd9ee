import LayoutDiagnostics

/// A document before size classes decide on it: every view is there, nothing is varied, and the conditions stand beside.
package indirect enum DocumentAsWritten: Hashable, Sendable {
    case document(Document, Conditions)

    /// What the text says of size classes and absent views, as JSON, by place in the document.
    package struct Conditions: Hashable, Sendable {
        /// `when`, `variations` and `removed`.
        var views: [Int: [JSONOutput.Member]] = [:]
        /// `when` and `variations`.
        var constraints: [Int: [JSONOutput.Member]] = [:]
        /// `variations` of metrics.
        var document: [JSONOutput.Member] = []

        var isEmpty: Bool { views.isEmpty && constraints.isEmpty && document.isEmpty }
    }

    package var withoutPlaces: DocumentAsWritten {
        guard case .document(let document, let conditions) = self else { return self }
        return .document(document.withoutPlaces, conditions)
    }
}

/// What a reading makes of size classes.
enum SizeClassReading {
    /// Those of the canvas decide.
    case applied
    /// None does; conditions are kept.
    case kept
}

extension DocumentReader {
    private static let conditionKeys = ["when", "removed", "variations"]

    /// The same text read once more with all that this canvas leaves out; nil where nothing depends on size classes.
    func asWritten(_ checked: JSONValue) -> DocumentAsWritten? {
        guard !conditions.isEmpty else { return nil }
        var reader = DocumentReader(source: source, options: options)
        reader.sizeClassReading = .kept
        reader.knowsAllNames = knowsAllNames
        guard let document = reader.readDocument(checked), !reader.findings.hasErrors else { return nil }
        return .document(document, reader.conditions)
    }

    mutating func keep(conditionsOf value: JSONValue, ofView place: Int) {
        let members = Self.conditionMembers(of: value)
        if !members.isEmpty { conditions.views[place] = members }
    }

    mutating func keep(conditionsOf value: JSONValue, ofConstraint place: Int) {
        let members = Self.conditionMembers(of: value)
        if !members.isEmpty { conditions.constraints[place] = members }
    }

    mutating func keep(conditionsOfDocument value: JSONValue) {
        conditions.document = Self.conditionMembers(of: value)
    }

    private static func conditionMembers(of value: JSONValue) -> [JSONOutput.Member] {
        conditionKeys.compactMap { key in
            value[key].flatMap { value in
                let isEmpty = value.boolean == false || key == "variations" && value.elements.isEmpty
                return isEmpty ? nil : .init(key, JSONOutput(value))
            }
        }
    }
}

extension JSONOutput {
    /// A value as it was read, without its place.
    init(_ value: JSONValue) {
        switch value.content {
        case .null, .invalid: self = .null
        case .boolean(let boolean): self = .boolean(boolean)
        case .number(let number): self = .exact(number)
        case .string(let string): self = .string(string)
        case .array(let elements): self = .array(elements.map(JSONOutput.init))
        case .object(let members): self = .members(members.map { .init($0.key, JSONOutput($0.value)) })
        }
    }
}
