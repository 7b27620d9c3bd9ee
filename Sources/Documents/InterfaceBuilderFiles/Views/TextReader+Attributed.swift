// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Attributed strings: texts of several fonts, colours and lines.
extension TextReader {
    /// The attributes of the first fragment, which count for the whole text.
    static func attributes(of attributed: XMLElement?) -> XMLElement? {
        attributed?.children("fragment").first?.child("attributes")
    }

    /// The colour of a text of one fragment.
    func color(of attributed: XMLElement) -> Color? {
        guard attributed.children("fragment").count == 1 else { return nil }
        return Self.attributes(of: attributed)?.child("color", key: "NSColor").flatMap { colors.color($0) }
    }

    /// Pango's markup for a text that a font and a colour alone do not describe; nil for others.
    func markup(of attributed: XMLElement, base: Font) -> String? {
        let fragments = attributed.children("fragment").map { fragment in
            (
                text: fragment["content"] ?? string("content", of: fragment) ?? "",
                attributes: fragment.child("attributes")
            )
        }
        let isPlain = fragments.count <= 1 && fragments.allSatisfy { look(of: $0.attributes).isEmpty }
        guard !isPlain else { return nil }
        return fragments.map { fragment in
            let text = Self.escaped(fragment.text)
            var attributes = look(of: fragment.attributes)
            if fragments.count > 1 { attributes += font(of: fragment.attributes, base: base) }
            if let color = fragment.attributes?.child("color", key: "NSColor").flatMap({ colors.color($0) }),
                fragments.count > 1
            {
                attributes += [("foreground", Self.hex(color)), ("alpha", "\(Int((color.alpha * 65_535).rounded()))")]
            }
            guard !attributes.isEmpty, !text.isEmpty else { return text }
            let list = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
            return "<span\(list)>\(text)</span>"
        }.joined()
    }

    private typealias SpanAttribute = (name: String, value: String)

    /// Lines, the space between characters, and how far they are above the baseline.
    private func look(of attributes: XMLElement?) -> [SpanAttribute] {
        func value(_ key: String) -> Double { attributes?.child(key: key)?.number("value") ?? 0 }
        var result: [SpanAttribute] = []
        if value("NSUnderline") > 0 { result.append(("underline", value("NSUnderline") == 9 ? "double" : "single")) }
        if value("NSStrikethrough") > 0 { result.append(("strikethrough", "true")) }
        let kern = value("NSKern")
        if kern.magnitude > 0.001, kern.magnitude < 1000 {
            result.append(("letter_spacing", "\(Int((kern * 1024).rounded()))"))
        }
        let rise = value("NSBaselineOffset")
        if rise.magnitude > 0.001, rise.magnitude < 1000 { result.append(("rise", "\(Int((rise * 1024).rounded()))")) }
        return result
    }

    /// What differs from the first fragment's font.
    private func font(of attributes: XMLElement?, base: Font) -> [SpanAttribute] {
        guard let font = attributes?.child(key: "NSFont").flatMap({ fonts.font($0) }), font != base else { return [] }
        var result: [SpanAttribute] = []
        if font.family != base.family { result.append(("font_family", Self.escaped(font.family))) }
        if font.size != base.size { result.append(("size", "\(Int((font.size * 1024).rounded()))")) }
        if font.weight != base.weight { result.append(("weight", "\(font.weight)")) }
        if font.isItalic != base.isItalic { result.append(("style", font.isItalic ? "italic" : "normal")) }
        return result
    }

    private static func hex(_ color: Color) -> String {
        "#"
            + [color.red, color.green, color.blue].map { component in
                let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
