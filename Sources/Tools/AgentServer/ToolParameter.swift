// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// An argument of a tool.
struct ToolParameter {
    enum Name: String {
        case path, text
        case device, size, orientation, appearance, textSize, direction, language, variant, scene
        case view, stubs, strict, show, focus, value, code, operations, apply, write
        case old, oldText, new, newText
    }

    enum Kind {
        case text
        case flag
        case choice([String])
        case texts
        case choices([String])
    }

    let name: Name
    let kind: Kind
    let summary: String

    /// A text.
    init(_ name: Name, _ summary: String) { self.init(name, .text, summary) }

    init(_ name: Name, _ kind: Kind, _ summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
    }

    var schema: JSONOutput {
        func choice(_ names: [String]) -> JSONOutput {
            .object(["type": .string("string"), "enum": .array(names.map(JSONOutput.string))])
        }
        let type: JSONOutput =
            switch kind {
            case .text: .object(["type": .string("string")])
            case .flag: .object(["type": .string("boolean")])
            case .choice(let names): choice(names)
            case .texts: .object(["type": .string("array"), "items": .object(["type": .string("string")])])
            case .choices(let names): .object(["type": .string("array"), "items": choice(names)])
            }
        guard case .members(let members) = type else { return type }
        return .members(members + [.init("description", .string(summary))])
    }

    // MARK: Arguments that tools share

    static let input = [
        ToolParameter(
            .path, "The file, below the folder of the server: NAME.layout.json, .xib, .storyboard or .swift."),
        ToolParameter(
            .text,
            """
            The text of a document instead of a file; with a path, what the file will contain: files that \
            it names are found from there.
            """),
    ]

    static let canvas = [
        ToolParameter(.device, "A device, as iphone-15, iphone-se-3, ipad-pro-11 or mac."),
        ToolParameter(.size, "Width and height of the root view in points, as 393x430, 393x or x430."),
        ToolParameter(.orientation, .choice(names(Canvas.Orientation.self)), "The orientation of the device."),
        ToolParameter(.appearance, .choice(names(Canvas.Appearance.self)), "Light or dark colours."),
        ToolParameter(
            .textSize, .choice(names(ContentSizeCategory.self)), "Dynamic Type: L is the standard, AX5 the largest."),
        ToolParameter(.direction, .choice(names(LayoutDirection.self)), "The direction of the layout."),
        ToolParameter(.language, "The language of the texts, as 'de'."),
        ToolParameter(.variant, "A variant of the document, by its name."),
        ToolParameter(.scene, "A scene of an Interface Builder file, by its id or name; without it, every scene."),
    ]

    static let swift = [
        ToolParameter(.view, "What to show of a Swift file: a class or a #Preview, by its name."),
        ToolParameter(
            .stubs, .flag, "Replaces what the rest of the app declares by placeholders, where a Swift file lacks it."),
    ]

    private static func names<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> [String] {
        Choice.allCases.map(\.rawValue)
    }
}
