// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Colours: a value, the name of one, or a pair for the appearances.
extension ShapeCheck {
    mutating func checkedColor(_ value: JSONValue) -> JSONValue? {
        if case .object = value.content { return checked(value, .object(Shape.colorPair)) }
        guard let text = value.string else { return mismatch(value, Shape.color.expectation) }
        if colorNames.contains(text) || Color(css: text) != nil || SystemColors.names.contains(text) { return value }
        let meaning = UIKitVocabulary.color(text)
        let known = colorNames.sorted() + SystemColors.names + CSSColor.names.map(\.name)
        findings.report(
            .invalidColor,
            "'\(text.shortened)' is not a colour: expected a name of the system, of CSS or of 'colors', #rgb, #rgba, #rrggbb or #rrggbbaa",
            at: value.range,
            meant: meaning?.meant ?? (text.hasPrefix("#") ? nil : findings.nearest(text, among: known)),
            hint: meaning?.hint)
        return nil
    }
}

extension Shape {
    static let colorPair = ObjectShape(
        noun: "a colour for each appearance",
        keys: [
            .init("light", .color, isRequired: true, "In the light appearance"),
            .init("dark", .color, isRequired: true, "In the dark appearance"),
            .init("highContrastLight", .color, "With increased contrast (default as without)"),
            .init("highContrastDark", .color, "With increased contrast (default as without)"),
        ])
}
