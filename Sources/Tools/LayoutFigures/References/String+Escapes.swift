// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension UInt8 {
    /// What a backslash escapes in Markdown.
    var isPunctuation: Bool {
        (0x21...0x2F ~= self) || (0x3A...0x40 ~= self) || (0x5B...0x60 ~= self) || (0x7B...0x7E ~= self)
    }
}

extension String {
    /// With percent-encoded bytes decoded; as it is if they are not UTF-8.
    var removingPercentEncoding: String {
        guard contains("%") else { return self }
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(rest.prefix(2).string, radix: 16), rest.count >= 2 {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? self
    }

    /// For a path in Markdown, in HTML and in a comment: without spaces, brackets and quotation marks.
    var percentEncoded: String {
        var text = ""
        for byte in utf8 {
            let isPlain =
                byte >= 0x80 || byte.isDigit || (0x41...0x5A ~= byte) || (0x61...0x7A ~= byte)
                || "-._~/@+,=".utf8.contains(byte)
            if isPlain {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return String(decoding: text.unicodeScalars.map { UInt8($0.value) }, as: UTF8.self)
    }

    /// As text in Markdown, on one line.
    var markdownEscaped: String {
        var text = ""
        for character in unicodeScalars {
            if "\\`*_[]<>&|$".unicodeScalars.contains(character) { text += "\\" }
            text.unicodeScalars.append(character.properties.isWhitespace ? " " : character)
        }
        return text
    }

    /// As the value of an HTML attribute in double quotation marks, on one line.
    var htmlEscaped: String {
        var line = UnicodeScalarView()
        line.append(contentsOf: unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 })
        return HTMLText.escapingMarkup(String(line))
    }
}
