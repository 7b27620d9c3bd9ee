// SPDX-License-Identifier: Apache-2.0
internal import LayoutJSON
internal import LayoutModel
import LayoutXML

/// Strings and their attributes in view elements.
struct TextReader: Sendable {
    var fonts: FontReader
    /// The profile of the document that the texts are for.
    var profile: Profile.Name
    var colors: ColorReader

    /// An attribute, or the `<string key=…>` child that stands for it where the text has line breaks.
    func string(_ name: String, of element: XMLElement) -> String? {
        if let value = element[name] { return value }
        guard let child = element.child(key: name) else { return nil }
        if child.name == "attributedString" {
            return child.children("fragment").map { $0["content"] ?? string("content", of: $0) ?? "" }.joined()
        }
        guard child.name == "string" || child.name == "mutableString" else { return nil }
        return child.decodedText
    }

    /// A title: the button determines its position.
    func title(_ text: String, _ element: XMLElement, attributed: XMLElement? = nil, standard: Font) -> StyledText {
        var styled = styledText(text, element, attributed: attributed, standard: standard)
        styled.alignment = .natural
        styled.paragraphLineHeight = nil
        return styled
    }

    /// - Parameter attributed: an attributed string that the text is from: font and line spacing of its first fragment count.
    func styledText(
        _ text: String, _ element: XMLElement, attributed: XMLElement? = nil, standard: Font
    ) -> StyledText {
        let attributes = Self.attributes(of: attributed)
        let paragraph = attributes?.child(key: "NSParagraphStyle")
        let fragmentFont = attributes?.child(key: "NSFont")
        let described =
            fragmentFont ?? element.children.first { $0.name == "fontDescription" || $0.name == "font" }
        let font = described.flatMap { fonts.font($0) } ?? standard
        let own = paragraph?["alignment"].flatMap { $0 == "natural" ? nil : $0 }
        let alignment = own ?? element["textAlignment"] ?? element["alignment"]
        var styled = StyledText(
            content: attributed.flatMap { markup(of: $0, base: font) }.map { .markup($0) } ?? .plain(text), font: font,
            textStyle: described.flatMap { fonts.textStyle($0) },
            alignment: alignment.flatMap { alignments[$0] } ?? .natural,
            lineSpacing: max(0, paragraph?.number("lineSpacing") ?? 0)
        ).drawn(by: profile)
        styled.paragraphLineHeight = paragraph.flatMap { lineHeight(of: $0, font: font) }
        return styled
    }

    /// Points: what a paragraph's style asks for; nil for the font's own height.
    private func lineHeight(of paragraph: XMLElement, font: Font) -> Double? {
        guard font.family == Font.systemFamily else { return nil }
        return ParagraphLineHeight(
            multiple: paragraph.number("lineHeightMultiple") ?? 0, minimum: paragraph.number("minimumLineHeight") ?? 0,
            maximum: paragraph.number("maximumLineHeight") ?? 0
        ).points(lineOfFont: font.systemLineHeight)
    }

    func lineBreakMode(_ element: XMLElement) -> LineBreakMode {
        element["lineBreakMode"].flatMap { lineBreakModes[$0] } ?? .byTruncatingTail
    }

    private let alignments: [String: StyledText.Alignment] = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]

    private let lineBreakModes: [String: LineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
        "charWrapping": .byCharWrapping, "wordWrapping": .byWordWrapping,
    ]
}

extension XMLElement {
    /// The text of a `string` element. Interface Builder encodes those with control characters, without padding.
    var decodedText: String {
        isSet("base64-UTF8") ? String(decoding: Base64.bytes(of: text), as: UTF8.self) : text
    }
}
