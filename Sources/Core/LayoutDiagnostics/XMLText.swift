// SPDX-License-Identifier: Apache-2.0
/// Text in XML 1.0. Characters that it cannot hold become U+FFFD.
package enum XMLText {
    /// For the contents of an element.
    package static func content(_ text: String) -> String { HTMLText.escapingMarkup(valid(text)) }

    /// For an attribute between double quotation marks, with white space that a parser would otherwise normalise.
    package static func attribute(_ text: String) -> String {
        // Most names and numbers are as they are.
        let isPlain = text.utf8.allSatisfy { byte in
            (0x20..<0x80).contains(byte) && !"&<>\"".utf8.contains(byte)
        }
        return isPlain ? text : escapedAttribute(text)
    }

    private static func escapedAttribute(_ text: String) -> String {
        content(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;").replacing("\r", with: "&#13;")
    }

    private static func valid(_ text: String) -> String {
        func isValid(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "\n", "\t", "\r": true
            default: scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
            }
        }
        guard !text.unicodeScalars.allSatisfy(isValid) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isValid($0) ? $0 : "\u{FFFD}" }))
    }
}
