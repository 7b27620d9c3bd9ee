// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// Text and fonts.
extension DocumentReader {
    func readText(_ value: JSONValue, type: ViewType, isConfigured: Bool = false) -> StyledText {
        let content: StyledText.Content =
            if let markup = value.string("markup") {
                .markup(markup)
            } else {
                .plain((value["text"] ?? value["title"])?.string ?? "")
            }
        let font = readFont(value["font"], standard: .standard(for: type, on: platform, isConfigured: isConfigured))
        let style = value["font"]?.choice("textStyle", TextStyle.self)
        var text = StyledText(
            content: content, font: font, textStyle: style,
            restatedAttributes: style.map { restatedAttributes(of: value["font"], font, style: $0) } ?? [],
            alignment: value.choice("textAlignment", StyledText.Alignment.self) ?? .natural,
            lineSpacing: value.number("lineSpacing") ?? 0
        ).drawn(by: profile.name)
        text.paragraphLineHeight = value.number("lineHeight")
        return text
    }

    /// A text style follows Dynamic Type; the other keys stand over it.
    func readFont(_ value: JSONValue?, standard: Font) -> Font {
        let style = value?.choice("textStyle", TextStyle.self)
        let base = style?.font(in: canvas.contentSizeCategory, on: platform) ?? standard
        return Font(
            family: value?.string("family") ?? base.family, size: value?.number("size") ?? base.size,
            weight: readWeight(value?["weight"]) ?? base.weight, isItalic: value?.boolean("italic") ?? false)
    }

    private func restatedAttributes(of value: JSONValue?, _ font: Font, style: TextStyle) -> Font.Attributes {
        let standard = style.font(in: canvas.contentSizeCategory, on: platform)
        var attributes: Font.Attributes = []
        if value?["size"] != nil, font.size == standard.size { attributes.insert(.size) }
        if value?["weight"] != nil, font.weight == standard.weight { attributes.insert(.weight) }
        return attributes
    }

    private func readWeight(_ value: JSONValue?) -> Int? {
        if let number = value?.number { return Int(number.rounded()) }
        return value?.string.flatMap(FontWeight.init)?.value
    }
}

extension Font {
    /// What a view has before a document says otherwise: UIKit's and Interface Builder's defaults; AppKit's system size.
    ///
    /// - Parameter isConfigured: whether a button has a configuration.
    static func standard(for type: ViewType, on platform: Platform, isConfigured: Bool = false) -> Font {
        switch (platform, type) {
        case (.ios, .button) where isConfigured: Font(size: ButtonConfigurationStyle.mediumFontSize)
        case (.macos, _): Font(size: 13)
        case (.ios, .button): Font(size: 15)
        case (.ios, .textView): Font(size: 14)
        case (.ios, _): Font(size: 17)
        }
    }
}
