// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Words for the keys of objects other than views, and keys that belong to another object.
extension UIKitVocabulary {
    private static let canvasKeys = [
        "w": "width", "h": "height", "screen": "device", "model": "device", "theme": "appearance",
        "userinterfacestyle": "appearance", "colorscheme": "appearance", "mode": "appearance", "locale": "language",
        "layoutdirection": "direction", "dynamictype": "contentSizeCategory", "textsize": "contentSizeCategory",
        "dynamictypesize": "contentSizeCategory", "preferredcontentsizecategory": "contentSizeCategory",
        "safeareainsets": "safeArea", "displayscale": "scale", "pixelratio": "scale", "density": "scale",
    ]
    private static let fontKeys = [
        "name": "family", "fontname": "family", "fontfamily": "family", "face": "family", "fontsize": "size",
        "pointsize": "size", "fontweight": "weight", "style": "textStyle", "fonttextstyle": "textStyle",
    ]
    private static let styleKeys = [
        "background": "backgroundColor", "bg": "backgroundColor", "bgcolor": "backgroundColor",
        "fill": "backgroundColor", "fillcolor": "backgroundColor", "color": "textColor",
        "foregroundcolor": "textColor", "fontcolor": "textColor", "radius": "cornerRadius",
        "borderradius": "cornerRadius", "alpha": "opacity", "stroke": "borderColor", "strokecolor": "borderColor",
        "tint": "tintColor", "systemname": "symbol", "systemimage": "symbol", "sfsymbol": "symbol",
        "enabled": "isEnabled", "boxshadow": "shadow",
    ]
    private static let axisKeys = ["h": "horizontal", "x": "horizontal", "v": "vertical", "y": "vertical"]

    /// The key of a style that a word stands for: `backgroundColor` for `background`, `layer.backgroundColor` or itself.
    static func styleKey(_ name: String) -> String? {
        var small = name.lowercased().filter { $0 != "_" && $0 != "-" }
        if small.hasPrefix("layer.") { small.removeFirst("layer.".count) }
        return styleKeys[small] ?? Shape.style.keys.first { $0.name.lowercased() == small }?.name
    }

    /// What a key means in an object that is neither a view nor a constraint.
    ///
    /// - Parameter known: the keys that the object has.
    static func objectKey(_ name: String, _ value: JSONValue?, known: [String]) -> Meaning? {
        let small = name.lowercased()
        if known.contains("canvas"), known.contains("metrics") {
            let key = canvasKeys[small] ?? name
            if Shape.canvas.key(key) != nil { return .hint("write \"canvas\": { \"\(key)\": … }") }
        }
        if known.contains("orientation"), known.contains("device") {
            if small == "size" { return .hint("write \"width\": 393, \"height\": 852") }
            return canvasKeys[small].map(Meaning.word)
        }
        if known.contains("textStyle") {
            if small == "bold" { return .hint("write \"weight\": \"bold\"") }
            return fontKeys[small].map(Meaning.word)
        }
        if known.contains("cornerRadius") { return styleKey(name).map(Meaning.word) }
        switch known {
        case ["horizontal", "vertical"]: return axisKeys[small].map(Meaning.word)
        case ["width", "height"] where ["name", "systemname", "symbol"].contains(small):
            return .hint(
                "for a system symbol, write \"style\": { \"symbol\": \(value?.string.map { "\"\($0.shortened)\"" } ?? "…") } beside \"image\""
            )
        case ["id"]: return .hint("a guide has no other keys: its place and size are constraints")
        default: return nil
        }
    }

    /// What to do with a key of the document, or of a constraint, that is in a view.
    static func misplacedKey(_ name: String) -> Meaning? {
        switch name {
        case "equation", "vfl", "firstItem", "firstAttribute", "secondItem":
            .hint("a constraint belongs in \"constraints\"")
        case "variants", "metrics", "canvas", "bars", "fit", "platform", "profile":
            .hint("it belongs to the document, beside \"root\"")
        default: nil
        }
    }

    /// `{ "size": 12 }` for 12, `{ "textStyle": "headline" }` for `headline`, `{ "family": "Helvetica", "size": 12 }` for
    /// `Helvetica 12`.
    static func font(for value: JSONValue) -> String {
        guard let text = value.string else {
            return "{ \"size\": \(value.number.map { DecimalText.shortest($0) } ?? "17") }"
        }
        if let number = number(text) { return "{ \"size\": \(number) }" }
        if let style = choice(text, among: TextStyle.allCases.map(\.rawValue)) {
            return "{ \"textStyle\": \"\(style)\" }"
        }
        var words = text.split(separator: " ")
        guard words.count > 1, let size = words.last.flatMap({ number(String($0)) }) else {
            return "{ \"family\": \"\(text.shortened)\", \"size\": 17 }"
        }
        words.removeLast()
        return "{ \"family\": \"\(words.joined(separator: " ").shortened)\", \"size\": \(size) }"
    }

    /// What a string among views means: a constraint, or a view's id.
    static func view(for value: JSONValue) -> String? {
        if case .array = value.content { return "the root is one view, with the others as its \"children\"" }
        guard let text = value.string else { return nil }
        if text.contains("=") || text.contains("|") || text.contains("[") {
            return "a constraint belongs in \"constraints\""
        }
        return Identifier.isValid(text) ? "write { \"id\": \"\(text.shortened)\" }" : nil
    }

    /// `#010203` for `rgb(1, 2, 3)`, `#ff0000` for `0xFF0000` and `FF0000`; nil for anything else.
    static func hexColor(_ text: String) -> String? {
        let small = text.lowercased()
        for prefix in ["0x", ""] where small.hasPrefix(prefix) {
            let digits = small.dropFirst(prefix.count)
            if digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy({ $0.isHexDigit && $0.isASCII }) {
                return "#" + digits
            }
        }
        guard small.hasPrefix("rgb("), small.hasSuffix(")") else { return nil }
        let parts = small.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }.map { Int($0) ?? -1 }
        guard parts.count == 3, parts.allSatisfy({ (0...255).contains($0) }) else { return nil }
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// A hint for a name that has letters outside ASCII.
    static func letterHint(_ name: String) -> String? {
        name.contains { $0.isLetter && !$0.isASCII } ? "letters are those from A to Z and from a to z" : nil
    }

    /// What to write for a function or a keyword of CSS and Android where a constant belongs; nil for other words.
    static func functionHint(_ word: String) -> String? {
        switch word {
        case "min", "max", "clamp":
            "a constraint has no functions: write an inequality for each limit, and an optional constraint such as … @750"
        case "calc": "write the sum without 'calc'"
        case "auto", "wrap_content", "fit_content":
            "leave the constraint out: the view takes its intrinsic size"
        case "match_parent", "fill_parent": "write the superview's attribute, as in root.width"
        default: nil
        }
    }
}
