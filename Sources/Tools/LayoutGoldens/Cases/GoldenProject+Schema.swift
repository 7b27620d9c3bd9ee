// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel
import LayoutScene

extension GoldenProject {
    /// The JSON Schema of project files, draft 2020-12, with a line break at its end.
    package static var schemaText: String { schema.text + "\n" }

    private static var schema: JSONOutput {
        let names = list(of: .object(["type": .string("string"), "minLength": .integer(1)]))
        let layers = list(of: choice(["all"] + SceneLayer.allCases.map(\.rawValue)))
        let folder = JSONOutput.object(["type": .string("string"), "minLength": .integer(1)])
        let properties: KeyValuePairs<String, JSONOutput> = [
            "$schema": .object(["type": .string("string")]),
            "layouts": described(folder, "The folder of layouts, from this file"),
            "golden": described(folder, "The folder of goldens (default: golden)"),
            "failures": described(folder, "The folder for the pictures of failed cases (default: failures)"),
            "pictures": described(names, "The cases with golden pictures; without this all of them"),
            "records": described(
                choice(GoldenPicture.Kind.allCases.map(\.rawValue)),
                "What golden pictures show: the screen as a device shows it, a drawing with marks (default), or both"),
            "show": described(layers, "Layers that pictures have in addition"),
            "hide": described(layers, "Layers that pictures do not have"),
            "theme": described(choice(SceneTheme.Name.allCases.map(\.rawValue)), "Colours of the marks"),
            "device": described(
                .object(["type": .string("boolean")]), "Whether a screen has the device around it (default true)"),
            "allowErrors": described(names, "The cases that are recorded with errors"),
            "strict": described(
                .object(["type": .string("boolean")]), "Fails layouts with errors or warnings that nothing expects"),
            "diagnostics": described(
                choice(["codes", "text"]), "How diagnostics of documents without a layout are compared"),
            "marks": described(
                choice(["compare", "ignore"]), "Whether a picture that differs in its marks alone fails"),
            "tolerances": described(
                list(
                    of: object(
                        [
                            "cases": names, "component": number(to: 255, "integer"),
                            "pixels": number(to: nil, "integer"),
                            "ratio": number(to: 1, "number"), "reason": folder,
                        ], required: ["reason"])),
                "By how much pictures may differ; the last one that covers a case counts"),
            "matrix": described(
                .object(["oneOf": .array([matrix(names), list(of: matrix(names))])]),
                "Canvases and languages in which layouts are tested, in addition to their own"),
        ]
        guard case .members(let members) = object(properties) else { return .null }
        return .members(
            [
                .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                .init("title", .string("Settings of alrender test")),
            ] + members)
    }

    private static func matrix(_ names: JSONOutput) -> JSONOutput {
        object([
            "cases": names, "devices": list(of: choice(Device.all.map(\.id))),
            "orientations": list(of: choice(Canvas.Orientation.allCases.map(\.rawValue))),
            "textSizes": list(of: choice(ContentSizeCategory.allCases.map(\.rawValue))),
            "directions": list(of: choice(LayoutDirection.allCases.map(\.rawValue))),
            "appearances": list(of: choice(Canvas.Appearance.allCases.map(\.rawValue))), "languages": names,
            "strings": names,
            "variants": described(
                .object(["type": .string("boolean")]), "Whether variants are tested in them, too (default true)"),
        ])
    }

    private static func object(
        _ properties: KeyValuePairs<String, JSONOutput>, required: [String] = []
    ) -> JSONOutput {
        .object([
            "type": .string("object"),
            "properties": .members(properties.map { JSONOutput.Member($0.key, $0.value) }),
            "required": JSONOutput.array(required.map(JSONOutput.string)).unlessEmpty,
            "additionalProperties": .boolean(false),
        ])
    }

    private static func list(of element: JSONOutput) -> JSONOutput {
        .object(["type": .string("array"), "items": element])
    }

    private static func choice(_ names: [String]) -> JSONOutput {
        .object(["enum": .array(names.map(JSONOutput.string))])
    }

    private static func number(to maximum: Int?, _ type: String) -> JSONOutput {
        .object([
            "type": .string(type), "minimum": .integer(0), "maximum": maximum.map(JSONOutput.integer),
        ])
    }

    private static func described(_ schema: JSONOutput, _ text: String) -> JSONOutput {
        guard case .members(let members) = schema else { return schema }
        return .members([.init("description", .string(text))] + members)
    }
}
