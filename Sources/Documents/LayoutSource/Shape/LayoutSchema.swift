// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// The JSON Schema of the format, made from the shapes that the reader itself checks with.
package enum LayoutSchema {
    /// Draft 2020-12, with a line break at its end.
    package static var jsonText: String { output.text + "\n" }

    private static var output: JSONOutput {
        let document = LayoutSchema.schema(of: .object(Shape.document))
        guard case .members(var members) = document else { return document }
        // A file of components alone is a document as well.
        members.removeAll { $0.key == "required" }
        members.append(
            .init(
                "anyOf",
                .array(["root", "components"].map { .object(["required": .array([.string($0)])]) })))
        return .members(
            [
                .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                .init("$id", .string(address)),
                .init("title", .string("Layout document")),
                .init(
                    "description",
                    .string("A view tree with Auto Layout constraints, and the canvas that it is solved for.")),
                .init("examples", .array([documentExample])),
            ] + members + [
                .init("allOf", .array([platformOfProfile])),
                .init(
                    "$defs",
                    .members(
                        Shape.Name.allCases.map { .init($0.rawValue, definition($0)) } + [
                            .init("color", color), .init("symbol", symbol), .init("attribute", attribute),
                            .init("parameter", parameter),
                        ])),
            ])
    }

    /// Names the schema; nothing is loaded from it.
    package static let address = ProjectAddress.documentation + "/layout.schema.json"

    private static func definition(_ name: Shape.Name) -> JSONOutput {
        let isTemplate = templates.contains(name)
        guard case .members(let members) = schema(of: name.shape, in: name.rawValue, isTemplate: isTemplate) else {
            return .null
        }
        return .members(members + (examples(of: name).map { [.init("examples", $0)] } ?? []))
    }

    /// Parts of views, in which a string may stand for the value of a parameter.
    private static let templates: Set<Shape.Name> = [
        .view, .constraint, .font, .style, .image, .priorities, .insets, .directionalInsets, .barItem, .shadow,
        .drawing, .parts, .viewOverride,
    ]

    /// `{isPlayed}`
    private static var parameter: JSONOutput {
        .object([
            "type": .string("string"), "pattern": .string("^\\{[A-Za-z_][A-Za-z0-9_-]*\\}$"),
            "description": .string("The value of a component's parameter, or of a row"),
        ])
    }

    /// - Parameters:
    ///   - key: whose value it is.
    ///   - isTemplate: whether a parameter may stand for it.
    private static func schema(of shape: Shape, in key: String = "", isTemplate: Bool = false) -> JSONOutput {
        let plain = plainSchema(of: shape, in: key, isTemplate: isTemplate)
        guard isTemplate else { return plain }
        switch shape {
        case .number, .integer, .boolean, .choice, .color, .list:
            return .object(["anyOf": .array([plain, reference("parameter")])])
        default: return plain
        }
    }

    private static func plainSchema(of shape: Shape, in key: String, isTemplate: Bool) -> JSONOutput {
        switch shape {
        case .string where key == "constraint": constraintString
        case .string where key == "symbol": reference("symbol")
        case .string where key == "multiplier": ratioString
        case .notation(.equation): equationString
        case .notation(.attribute): attributeString(in: key)
        case .notation(.visualFormat): visualFormatString
        case .anything: .object([:])
        case .string, .notation: .object(["type": .string("string")])
        case .identifier:
            .object([
                "type": .string("string"), "pattern": .string(Identifier.pathPattern),
                "not": .object(["enum": strings(Identifier.reserved.sorted())]),
            ])
        case .color: reference("color")
        case .number(let range): number(range)
        case .integer(let range):
            .object([
                "type": .string("integer"), "minimum": .integer(range.lowerBound),
                "maximum": .integer(range.upperBound),
            ])
        case .boolean: .object(["type": .string("boolean")])
        case .choice(let names, let aliases, _):
            .object([
                "enum": strings(names + aliases),
                // Editors show them beside the values; validators pass over them.
                "enumDescriptions": strings(descriptions(of: names + aliases, in: key)),
            ])
        case .list(let element, let count):
            .object([
                "type": .string("array"), "items": schema(of: element, in: key, isTemplate: isTemplate),
                "minItems": count.map { .integer($0.lowerBound) }, "maxItems": count.map { .integer($0.upperBound) },
            ])
        case .dictionary(let element, _, let limit, let keys):
            .object([
                "type": .string("object"), "maxProperties": .integer(limit),
                "propertyNames": keys == .any
                    ? nil
                    : .object(["pattern": .string(keys == .items ? Identifier.pathPattern : Identifier.pattern)]),
                "additionalProperties": schema(of: element, in: key, isTemplate: isTemplate),
            ])
        case .object(let object): schema(of: object, isTemplate: isTemplate)
        case .reference(let name): reference(name.rawValue)
        case .unchecked(let shape): schema(of: shape, in: key, isTemplate: isTemplate)
        case .either(let shapes, _):
            .object(["anyOf": .array(shapes.map { schema(of: $0, in: key, isTemplate: isTemplate) })])
        }
    }

    private static func schema(of object: ObjectShape, isTemplate: Bool = false) -> JSONOutput {
        let properties = object.keys.map { key in
            let schema = schema(of: key.shape, in: key.name, isTemplate: isTemplate)
            guard case .members(let members) = schema else { return JSONOutput.Member(key.name, schema) }
            let standard = defaultValue(of: key).map { [JSONOutput.Member("default", $0)] } ?? []
            return JSONOutput.Member(
                key.name, .members([.init("description", .string(key.summary))] + members + standard))
        }
        let typed: [JSONOutput.Member] = object.keys.compactMap { key in
            key.types.map { types in .init(key.name, dependency(on: types)) }
        }
        let companions: [JSONOutput.Member] = object.companions.map { pair in
            .init(pair.key, .object(["required": strings([pair.needs])]))
        }
        let exclusive: [JSONOutput] = object.exclusive.flatMap { names in
            names.indices.flatMap { first in
                names[(first + 1)...].map { second in
                    .object(["not": .object(["required": strings([names[first], second])])])
                }
            }
        }
        let needsOne = object.needsOne.map { names in
            JSONOutput.object(["anyOf": .array(names.map { .object(["required": strings([$0])]) })])
        }
        let splitKeys = object.splits.flatMap { [$0.marker] + $0.without }
        let rest = object.keys.map(\.name).filter { !splitKeys.contains($0) }
        let split = object.splits.map { split in
            JSONOutput.object([
                "required": strings([split.marker]), "propertyNames": .object(["enum": strings(split.with)]),
            ])
        }
        return .object([
            "type": .string("object"),
            "properties": .members(properties),
            "required": strings(object.keys.filter(\.isRequired).map(\.name)).unlessEmpty,
            "additionalProperties": .boolean(false),
            "dependentSchemas": JSONOutput.members(typed + companions).unlessEmpty,
            "allOf": JSONOutput.array(exclusive + needsOne + (object.isTyped ? typesOfVariations(object.keys) : []))
                .unlessEmpty,
            "anyOf": split.isEmpty
                ? nil
                : .array(
                    split + [
                        .object([
                            "required": strings(object.needsWithoutMarker).unlessEmpty,
                            "propertyNames": .object(["enum": strings(rest)]),
                        ])
                    ]),
        ])
    }

    /// The keys of some types are for views of these types in variations too.
    private static func typesOfVariations(_ keys: [ObjectShape.Key]) -> [JSONOutput] {
        var groups: [(types: [ViewType], names: [String])] = []
        for key in keys {
            guard let types = key.types else { continue }
            if let index = groups.firstIndex(where: { $0.types == types }) {
                groups[index].names.append(key.name)
            } else {
                groups.append((types, [key.name]))
            }
        }
        return groups.map { group in
            let without = JSONOutput.object([
                "propertyNames": .object(["not": .object(["enum": strings(group.names)])])
            ])
            return .object([
                "anyOf": .array([
                    dependency(on: group.types),
                    .object(["properties": .object(["variations": .object(["items": without])])]),
                ])
            ])
        }
    }

    private static func reference(_ name: String) -> JSONOutput { .object(["$ref": .string("#/$defs/\(name)")]) }

    /// What a key of some types asks of `type`, which is a plain view where it is left out.
    private static func dependency(on types: [ViewType]) -> JSONOutput {
        .object([
            "anyOf": .array([
                .object(["required": strings(["use"])]),
                .object([
                    "properties": .object(["type": .object(["enum": strings(types.map(\.rawValue))])]),
                    "required": types.contains(.view) ? nil : strings(["type"]),
                ]),
            ])
        ])
    }

    private static func number(_ range: Shape.NumberRange) -> JSONOutput {
        let upper: JSONOutput? = range.upper.isFinite ? .number(DecimalText.shortest(range.upper)) : nil
        let lower: JSONOutput? = range.lower.isFinite ? .number(DecimalText.shortest(range.lower)) : nil
        return .object([
            "type": .string("number"), "minimum": range.excludesLower ? nil : lower,
            "exclusiveMinimum": range.excludesLower ? lower : nil, "maximum": upper,
        ])
    }

    /// A colour in one string, or one for each appearance.
    private static var color: JSONOutput {
        .object(["anyOf": .array([colorString, schema(of: .object(Shape.colorPair))])])
    }

    /// The system's names, a CSS name in either case, or the hexadecimal forms; editors complete the names.
    private static var colorString: JSONOutput {
        let names = CSSColor.names.map(\.name) + ["transparent"]
        let anyCase = names.map { name in
            name.map { "[\($0)\($0.uppercased())]" }.joined()
        }
        return .object([
            "type": .string("string"),
            "anyOf": .array([
                .object(["enum": strings(SystemColors.names + names)]),
                .object(["pattern": .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")]),
                // The document's own names.
                .object(["pattern": .string(Identifier.pattern)]),
                .object(["pattern": .string("^(" + anyCase.joined(separator: "|") + ")$")]),
            ]),
        ])
    }

    static func strings(_ strings: [String]) -> JSONOutput { .array(strings.map(JSONOutput.string)) }
}
