// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// Text as HTML, in elements and in attributes between quotation marks. Names come from files: what would act on the text around
/// it, such as a control character or an override of its direction, becomes a replacement character.
enum HTML {
    static func escaped(_ text: String) -> String {
        DisplayText.safe(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
