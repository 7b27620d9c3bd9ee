// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Images of Typst: `image("form.svg", alt: "…")`.
///
/// https://typst.app/docs/reference/visualize/image/
enum TypstImage {
    /// Bytes of an image's arguments; in longer ones, its alternative text is not found.
    private static let longestCall = 4000

    /// Raw text, block comments, and comments at the ends of lines.
    static func hidden(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = 0
        var isLineStart = true
        while position < bytes.count {
            let start = position
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "`"):
                let length = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
                position += length
                guard length != 2 else { continue }
                position = end(of: length, in: bytes, from: position)
                ranges.append(start..<position)
            case UInt8(ascii: "/") where bytes[position...].starts(with: "/*".utf8):
                position = endOfComment(in: bytes, from: position)
                ranges.append(start..<position)
            case UInt8(ascii: "/") where bytes[position...].starts(with: "//".utf8):
                let isAddress = position > 0 && bytes[position - 1] == UInt8(ascii: ":")
                guard !isAddress else {
                    position += 2
                    continue
                }
                position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                if !isLineStart { ranges.append(start..<position) }
            case UInt8(ascii: "\n"):
                isLineStart = true
                position += 1
                continue
            default: position += 1
            }
            if !bytes[start].isWhiteSpace { isLineStart = false }
        }
        return ranges
    }

    /// Behind the backticks that close raw text.
    private static func end(of length: Int, in bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while let mark = bytes[position...].firstIndex(of: UInt8(ascii: "`")) {
            let count = bytes[mark...].prefix { $0 == UInt8(ascii: "`") }.count
            if count >= length { return mark + length }
            position = mark + count
        }
        return bytes.count
    }

    private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
        var depth = 0
        var position = start
        while position < bytes.count {
            if bytes[position...].starts(with: "/*".utf8) {
                depth += 1
                position += 2
            } else if bytes[position...].starts(with: "*/".utf8) {
                depth -= 1
                position += 2
                if depth == 0 { return position }
            } else {
                position += 1
            }
        }
        return bytes.count
    }

    static func images(in line: Range<Int>, of bytes: [UInt8]) -> [MarkupImage] {
        var images: [MarkupImage] = []
        var position = line.lowerBound
        while let found = bytes[position..<line.upperBound].range(of: "image(") {
            position = found.upperBound
            if found.lowerBound > line.lowerBound, isNamePart(bytes[found.lowerBound - 1]) { continue }
            let rest = bytes[position..<min(bytes.count, position + longestCall)]
            guard let open = rest.firstIndex(where: { !$0.isWhiteSpace }), rest[open] == UInt8(ascii: "\""),
                let close = endOfString(in: rest, from: open)
            else { continue }
            let path = open + 1..<close
            images.append(
                MarkupImage(
                    path: path, decodedPath: unescaped(bytes[path]),
                    alternative: alternative(in: rest, after: close + 1)))
            position = min(max(position, close), line.upperBound)
        }
        return images
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isDigit || byte >= 0x80 || (0x41...0x5A ~= byte) || (0x61...0x7A ~= byte) || "-_".utf8.contains(byte)
    }

    /// The quotation mark that closes a string.
    private static func endOfString(in text: ArraySlice<UInt8>, from open: Int) -> Int? {
        var position = open + 1
        while position < text.endIndex, text[position] != UInt8(ascii: "\"") {
            position += text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position < text.endIndex ? position : nil
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if byte == UInt8(ascii: "\\"), !isEscaped {
                isEscaped = true
            } else {
                bytes.append(byte)
                isEscaped = false
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The argument `alt: "…"` of a call.
    private static func alternative(in text: ArraySlice<UInt8>, after path: Int) -> MarkupSlot {
        var depth = 0
        var position = path
        while position < text.endIndex {
            switch text[position] {
            case UInt8(ascii: "\""): position = endOfString(in: text, from: position) ?? text.endIndex
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth < 0 { position = text.endIndex }
            case UInt8(ascii: "a") where depth == 0 && text[position...].starts(with: "alt".utf8):
                let colon = text[(position + 3)...].drop(while: \.isWhiteSpace)
                guard !isNamePart(text[position - 1]), colon.first == UInt8(ascii: ":") else { break }
                let value = colon.dropFirst().drop(while: \.isWhiteSpace)
                guard value.first == UInt8(ascii: "\""), let end = endOfString(in: text, from: value.startIndex)
                else { break }
                return MarkupSlot(
                    range: SourceRange(value.startIndex + 1, end), isEmpty: end == value.startIndex + 1)
            default: break
            }
            position += 1
        }
        return MarkupSlot(range: SourceRange(path, path), before: ", alt: \"", after: "\"", isEmpty: true)
    }
}
