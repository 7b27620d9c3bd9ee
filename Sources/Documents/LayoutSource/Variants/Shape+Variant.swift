// SPDX-License-Identifier: Apache-2.0

/// Variants of a document.
extension Shape {
    static let variant = ObjectShape(
        noun: "a variant",
        keys: [
            .init(
                "extends", .either([.string, .list(of: .string)], expected: "a variant's name, or a list of names"),
                "Variants whose overrides come before its own"),
            .init("canvas", .reference(.canvas), "What differs from the document's canvas"),
            .init("metrics", .dictionary(of: length, keyNoun: "metric"), "New values of the document's metrics"),
            .init(
                "colors", .dictionary(of: .color, keyNoun: "color"), "New values of the document's colours"),
            .init(
                "views", .dictionary(of: .reference(.viewOverride), keyNoun: "view", keys: .any),
                "Id of a view → keys with other values; null takes a key away"),
            .init(
                "constraints",
                .dictionary(of: .reference(.constraintOverride), keyNoun: "constraint", keys: .any),
                "Identifier of a constraint → other values"),
            .init(
                "addedConstraints", .list(of: .reference(.constraint)), "Constraints in addition to the document's"),
            .init("strings", .reference(.strings), "Texts instead of the document's"),
            .init("bars", .reference(.bars), "What differs from the document's bars"),
            .init("presentation", .reference(.presentation), "What differs from the document's presentation"),
            .init("window", .reference(.window), "What differs from the document's window"),
            .init("splitView", .reference(.splitView), "What differs from the document's split view"),
            .init(
                "components",
                .dictionary(
                    of: .object(
                        ObjectShape(
                            noun: "an override of a component",
                            keys: [
                                .init(
                                    "parameters", .dictionary(of: .anything, keyNoun: "parameter"),
                                    "Names with other defaults")
                            ])), keyNoun: "component"),
                "Name of a component → other defaults of its parameters"),
        ])

    /// Any key of a view, regardless of its type.
    static let viewOverride = ObjectShape(
        noun: "an override of a view",
        keys: view.keys.filter { $0.name != "id" }.map { key in
            var key = key
            key.types = nil
            key.shape = .unchecked(key.shape)
            return key
        })

    static let constraintOverride = ObjectShape(
        noun: "an override of a constraint",
        keys: constraintObject.keys.filter { ["multiplier", "constant", "priority", "isActive"].contains($0.name) })

    static let strings = Shape.either(
        [.string, .list(of: .string)], expected: "the path of a file of texts, or a list of paths")
}
