// SPDX-License-Identifier: Apache-2.0
/// `![alternative text](path "title")`
struct MarkdownImage {
    var range: Range<Int>
    var alternative: Range<Int>
    /// As it is written, with its angle brackets.
    var destination: Range<Int>
    /// With its quotation marks.
    var title: Range<Int>
    /// Without escapes.
    var path: String

    /// Nil if there is none at the place.
    init?(_ text: [UInt8], at start: Int) {
        guard text[start...].starts(with: "![".utf8) else { return nil }
        var position = start + 2
        guard let close = Self.end(of: text, from: position, open: UInt8(ascii: "["), close: UInt8(ascii: "]")),
            close + 1 < text.count, text[close + 1] == UInt8(ascii: "(")
        else { return nil }
        alternative = position..<close
        position = close + 2
        Self.skipSpace(text, &position)
        guard position < text.count else { return nil }
        let first = position
        if text[position] == UInt8(ascii: "<") {
            guard
                let end = text[position...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\n") }),
                text[end] == UInt8(ascii: ">")
            else { return nil }
            path = Self.unescaped(text[(position + 1)..<end])
            position = end + 1
        } else {
            var depth = 0
            while position < text.count, text[position] > 0x20 {
                if text[position] == UInt8(ascii: "\\") { position += 1 }
                if position < text.count, text[position] == UInt8(ascii: "(") { depth += 1 }
                if position < text.count, text[position] == UInt8(ascii: ")") {
                    if depth == 0 { break }
                    depth -= 1
                }
                position += 1
            }
            position = min(position, text.count)
            path = Self.unescaped(text[first..<position])
        }
        destination = first..<position
        Self.skipSpace(text, &position)
        title = position..<position
        if position < text.count, position > destination.upperBound, let quote = Self.closing(text[position]) {
            let inside = text[position] == UInt8(ascii: "(") ? UInt8(ascii: "(") : 0
            guard let end = Self.end(of: text, from: position + 1, open: inside, close: quote) else { return nil }
            title = position..<end + 1
            position = end + 1
            Self.skipSpace(text, &position)
        }
        guard position < text.count, text[position] == UInt8(ascii: ")") else { return nil }
        range = start..<position + 1
    }

    private static func closing(_ mark: UInt8) -> UInt8? {
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): mark
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }

    /// The closing mark that belongs to the one before the place.
    static func end(of text: [UInt8], from start: Int, open: UInt8, close: UInt8) -> Int? {
        var depth = 0
        var position = start
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: "\\") {
                position += 1
            } else if byte == close {
                if depth == 0 { return position }
                depth -= 1
            } else if byte == open {
                depth += 1
            }
            position += 1
        }
        return nil
    }

    private static func skipSpace(_ text: [UInt8], _ position: inout Int) {
        while position < text.count, text[position].isWhiteSpace { position += 1 }
    }

    /// Without backslashes before punctuation, and with percent-encoded bytes decoded.
    private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var position = text.startIndex
        while position < text.endIndex {
            if text[position] == UInt8(ascii: "\\"), position + 1 < text.endIndex, text[position + 1].isPunctuation {
                position += 1
            }
            bytes.append(text[position])
            position += 1
        }
        return String(decoding: bytes, as: UTF8.self).removingPercentEncoding
    }
}
