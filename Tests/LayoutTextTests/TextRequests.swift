// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutText

/// Short ways to ask for text.
extension TextRequest {
    static func plain(
        _ text: String, size: Double = 17, family: String = Font.systemFamily, weight: Int = 400, italic: Bool = false,
        lines: Int = 1, mode: LineBreakMode = .byTruncatingTail, width: Double? = nil,
        direction: LayoutDirection = .leftToRight, language: String? = nil, scale: Double = 2,
        alignment: StyledText.Alignment = .natural, lineSpacing: Double = 0
    ) -> TextRequest {
        let font = Font(family: family, size: size, weight: weight, isItalic: italic)
        return TextRequest(
            text: StyledText(content: .plain(text), font: font, alignment: alignment, lineSpacing: lineSpacing),
            numberOfLines: lines, lineBreakMode: mode, width: width, direction: direction, language: language,
            scale: scale)
    }

    static func markup(_ markup: String, size: Double = 17, lines: Int = 1, width: Double? = nil) -> TextRequest {
        TextRequest(
            text: StyledText(content: .markup(markup), font: Font(size: size)), numberOfLines: lines, width: width)
    }
}
