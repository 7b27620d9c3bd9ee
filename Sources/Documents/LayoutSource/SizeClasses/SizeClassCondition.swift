// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// `{"w": "compact", "h": "any"}`: where a view, a constraint or a variation is in force.
struct SizeClassCondition: Hashable {
    /// Nil = any.
    var width: SizeClass?
    var height: SizeClass?

    /// From an object that has passed its shape; an axis left out is any.
    init(_ value: JSONValue) {
        width = value.string("w").flatMap(SizeClass.init)
        height = value.string("h").flatMap(SizeClass.init)
    }

    /// How many axes it names: the more, the stronger.
    var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

    func matches(_ classes: SizeClasses) -> Bool {
        (width == nil || width == classes.width) && (height == nil || height == classes.height)
    }
}

extension Shape {
    static let sizeClassCondition = ObjectShape(
        noun: "a condition on size classes",
        keys: [
            .init("w", .choice(SizeClass.allCases.map(\.rawValue) + ["any"]), "Width (default any)"),
            .init("h", .choice(SizeClass.allCases.map(\.rawValue) + ["any"]), "Height (default any)"),
        ])

    /// Overrides of an object's keys, each set in force for some size classes.
    static func variation(_ noun: String, of keys: [ObjectShape.Key], without excluded: [String]) -> ObjectShape {
        let when = ObjectShape.Key(
            "when", .reference(.sizeClasses), isRequired: true, "the size classes in which the overrides apply")
        let overrides = keys.filter { !excluded.contains($0.name) }.map { key in
            var key = key
            key.types = nil
            key.isRequired = false
            return key
        }
        return ObjectShape(noun: noun, keys: [when] + overrides)
    }

    static let viewVariation = variation(
        "a variation of a view", of: view.keys,
        without: [
            "id", "type", "use", "with", "repeat", "children", "guides", "isGridView", "constraints", "removed", "when",
            "variations",
        ])

    static let constraintVariation = variation(
        "a variation of a constraint",
        of: constraintObject.keys.filter {
            ["constant", "multiplier", "priority", "isActive"].contains($0.name)
        }, without: [])

    static let documentVariation = variation(
        "a variation of the document", of: document.keys.filter { $0.name == "metrics" }, without: [])

    /// Keys of a view and of a constraint object that size classes decide on.
    static func sizeClassKeys(variation: Name) -> [ObjectShape.Key] {
        [
            .init("when", .reference(.sizeClasses), "Installed only in these size classes"),
            .init(
                "variations", .list(of: .reference(variation)),
                "Other values in some size classes; the most specific match wins"),
        ]
    }
}
