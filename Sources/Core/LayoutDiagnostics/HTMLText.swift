// SPDX-License-Identifier: Apache-2.0
/// Text as HTML, in elements and in attributes between quotation marks.
package enum HTMLText {
    /// The beginning of a page that loads nothing from elsewhere, up to its body.
    ///
    /// - Parameters:
    ///   - title: plain text.
    ///   - colorScheme: the appearances that it has, as CSS names them.
    ///   - style: CSS rules, ended by a line break.
    package static func head(title: String, colorScheme: String = "light dark", style: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="\(colorScheme)">
        <title>\(escaped(title))</title>
        <style>
        \(style)</style>
        </head>
        """
    }

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
