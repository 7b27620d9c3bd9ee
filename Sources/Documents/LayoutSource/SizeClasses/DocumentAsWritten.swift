// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
package import LayoutModel

/// A document before size classes decide on it: every view is there, nothing is varied, and the conditions are beside it.
package struct DocumentAsWritten: Hashable, Sendable {
    package var document: Document
    package var conditions: SizeClassConditions

    /// This document without its places in the source.
    package var withoutPlaces: DocumentAsWritten {
        DocumentAsWritten(document: document.withoutPlaces, conditions: conditions)
    }
}

/// The members of a text about size classes and absent views, as JSON, by place in the document.
package struct SizeClassConditions: Hashable, Sendable {
    /// The conditions of one view.
    struct View: Hashable, Sendable {
        /// `when`, `variations` and `removed`.
        var conditions: [JSONOutput.Member]
        /// The members of a view with variations as the text gives them, including those that restate a default: a
        /// variation overrides them key by key and may change the default itself.
        var given: [JSONOutput.Member]
    }

    var views: [Int: View] = [:]
    /// `when` and `variations`.
    var constraints: [Int: [JSONOutput.Member]] = [:]
    /// `variations` of metrics.
    var document: [JSONOutput.Member] = []

    var isEmpty: Bool { views.isEmpty && constraints.isEmpty && document.isEmpty }
}

/// What a reading makes of size classes.
enum SizeClassReading {
    /// The size classes of the canvas decide which variations apply.
    case applied
    /// None does; conditions are kept.
    case kept
}

extension DocumentReader {
    private static let conditionKeys = ["when", "removed", "variations"]
    /// Members of a view that variations cannot change.
    private static let structureKeys =
        conditionKeys + ["id", "type", "children", "guides", "isGridView", "constraints"]

    /// This text read once more with all that this canvas leaves out; nil if nothing depends on size classes.
    func asWritten(_ checked: JSONValue) -> DocumentAsWritten? {
        guard !conditions.isEmpty else { return nil }
        var reader = DocumentReader(source: source, bytes: bytes, options: options)
        reader.sizeClassReading = .kept
        reader.knowsAllNames = knowsAllNames
        guard let document = reader.readDocument(checked), !reader.findings.hasErrors else { return nil }
        return DocumentAsWritten(document: document, conditions: reader.conditions)
    }

    mutating func keep(conditionsOf value: JSONValue, ofView index: Int) {
        let members = Self.conditionMembers(of: value)
        guard !members.isEmpty else { return }
        let isVaried = members.contains { $0.key == "variations" }
        let given = isVaried ? value.members.filter { !Self.structureKeys.contains($0.key) } : []
        conditions.views[index] = SizeClassConditions.View(
            conditions: members, given: given.map { .init($0.key, JSONOutput($0.value)) })
    }

    mutating func keep(conditionsOf value: JSONValue, ofConstraint index: Int) {
        let members = Self.conditionMembers(of: value)
        if !members.isEmpty { conditions.constraints[index] = members }
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
