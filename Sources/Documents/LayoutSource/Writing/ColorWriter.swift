// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
package import LayoutModel

/// Colours as JSON: by name where the reader knows it, as a pair where they adapt, else by value.
struct ColorWriter {
    private let traits: ColorTraits
    private let names: [StyleString: AdaptiveColor]
    private let profile: Profile.Name

    init(_ document: Document) {
        traits = document.canvas.colorTraits
        profile = document.profile.name
        names = Dictionary(document.colors.compactMap { color in color.name.map { ($0, color) } }) { first, _ in first }
    }

    func json(_ role: StyleColors.Role, of style: ViewStyle) -> JSONOutput? {
        if let color = style.adaptiveColor(role, in: traits) { return json(color) }
        return style[role].map { .string($0.css) }
    }

    func json(_ color: AdaptiveColor) -> JSONOutput {
        if let name = color.name {
            if names[name] == color { return .string(name.text) }
            if names[name] == nil, SystemColors.named(name.text, profile: profile) == color {
                return .string(name.text)
            }
        }
        return Self.value(of: color)
    }

    /// The document's own colours by their names; nil if it has none.
    static func json(_ colors: [AdaptiveColor]) -> JSONOutput? {
        JSONOutput.members(colors.compactMap { color in color.name.map { .init($0.text, value(of: color)) } })
            .unlessEmpty
    }

    private static func value(of color: AdaptiveColor) -> JSONOutput {
        guard color.hasSeveralValues else { return .string(color.light.css) }
        return .object([
            "light": .string(color.light.css), "dark": .string(color.dark.css),
            "highContrastLight": color.highContrastLight.map { .string($0.css) },
            "highContrastDark": color.highContrastDark.map { .string($0.css) },
        ])
    }
}

extension AdaptiveColor {
    /// The text of a document that has colours and nothing else, for others to include.
    package static func document(of colors: [AdaptiveColor]) -> String {
        JSONOutput.object(["colors": ColorWriter.json(colors)]).text
    }
}
