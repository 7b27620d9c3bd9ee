// SPDX-License-Identifier: Apache-2.0
/// Text as HTML, in elements and in attributes between quotation marks.
package enum HTMLText {
    /// For names and texts of files: what would act on the text around it, such as a control character or an override of its
    /// direction, becomes a replacement character.
    package static func escaped(_ text: String) -> String { escapingMarkup(DisplayText.safe(text)) }

    /// All characters stay, those of markup as character references.
    package static func escapingMarkup(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
