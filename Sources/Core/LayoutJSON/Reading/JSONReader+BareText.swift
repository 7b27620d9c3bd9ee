// SPDX-License-Identifier: Apache-2.0

/// Text without quotation marks, such as an equation in a list: one error, rather than one for each of its words and signs.
extension JSONReader {
    /// The end of the text that began at `start` and of which a first word has been read, on its line and before the comma or the
    /// closing bracket that ends the value; nil if only some of it may be text.
    func endOfBareText(from start: Int) -> Int? {
        guard peek() != UInt8(ascii: ":") || isOrientation(start) else { return nil }
        var end = position
        var depth = 0
        scan: while end < bytes.count {
            switch bytes[end] {
            case 0x0A, 0x0D, UInt8(ascii: ","): break scan
            case UInt8(ascii: "\""): return nil
            case UInt8(ascii: "/") where end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "/"): break scan
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { break scan }
                depth -= 1
            default: break
            }
            end += 1
        }
        return depth == 0 ? endOfText(before: end) : nil
    }

    /// Whether a visual format begins here, with a superview.
    var beginsBareFormat: Bool {
        peek() == UInt8(ascii: "|") && (peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "["))
    }

    /// `H:` or `V:`.
    private func isOrientation(_ start: Int) -> Bool {
        position == start + 1 && [UInt8(ascii: "H"), UInt8(ascii: "V")].contains(bytes[start])
    }

    /// At the first sign of a text without quotation marks, or behind its first word.
    mutating func reportBareText(from start: Int) {
        position = max(endOfBareText(from: start) ?? position, position)
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let isLiteral = ["true", "false", "null"].contains(text.lowercased())
        report(
            .unquotedText(text),
            "expected a value, found \(Self.shortened(bytes[start..<position]))\(isLiteral ? "" : ": a string needs double quotes")",
            at: start, position)
    }
}
