// SPDX-License-Identifier: Apache-2.0
/// Text as HTML, in elements and in attributes between quotation marks.
package enum HTMLText {
    /// For names and texts of files: what would act on the text around it, such as a control character or an override of its
    /// direction, becomes a replacement character.
    package static func escaped(_ text: String) -> String { escapingMarkup(DisplayText.safe(text)) }

    /// Markup characters as character references, for HTML, XML and Pango markup; all others unchanged.
    package static func escapingMarkup(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
