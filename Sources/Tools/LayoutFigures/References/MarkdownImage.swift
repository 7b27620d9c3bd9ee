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

    /// Parentheses in each other in a destination, as in the reference implementation of CommonMark.
    private static let deepestParentheses = 32

    /// Nil if there is none at the place.
    init?(_ text: [UInt8], at start: Int, _ brackets: BracketPairs) {
        guard text[start...].starts(with: "![".utf8), let close = brackets.end(from: start + 1), close + 1 < text.count,
            text[close + 1] == UInt8(ascii: "(")
        else { return nil }
        var position = start + 2
        alternative = position..<close
        position = close + 2
        Self.skipSpace(text, &position)
        guard position < text.count else { return nil }
        let first = position
        if text[position] == UInt8(ascii: "<") {
            guard
                let end = text[(position + 1)...].firstIndex(where: {
                    $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\n")
                }), text[end] == UInt8(ascii: ">")
            else { return nil }
            path = Self.unescaped(text[(position + 1)..<end])
            position = end + 1
        } else {
            var depth = 0
            while position < text.count, text[position] > 0x20 {
                if text[position] == UInt8(ascii: "\\") { position += 1 }
                if position < text.count, text[position] == UInt8(ascii: "(") {
                    depth += 1
                    guard depth <= Self.deepestParentheses else { return nil }
                }
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
            // A title in parentheses has none inside.
            let refused = text[position] == UInt8(ascii: "(") ? UInt8(ascii: "(") : 0
            guard let end = Self.end(of: text, from: position + 1, close: quote, refused: refused) else { return nil }
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

    /// The next mark that no backslash is before; nil if there is none, or another one before it that must not be there.
    private static func end(of text: [UInt8], from start: Int, close: UInt8, refused: UInt8) -> Int? {
        var position = start
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\\"): position += 2
            case close: return position
            case refused: return nil
            default: position += 1
            }
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
