// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// Strings and encoding of the JSON reader.
extension JSONReader {
    /// At a quotation mark. Single quotes are reported but still read.
    ///
    /// - Returns: nil for a value whose end had to be guessed; a key is taken as it seems to be meant.
    mutating func readString(_ role: StringRole) -> String? {
        let start = position
        let quote = bytes[position]
        position += 1
        let reported = errors.count
        let text = readCharacters(closing: quote)
        let isClosed = peek() == quote
        if isClosed { position += 1 }
        if quote == UInt8(ascii: "\""), !isClosed || isSuspicious(start, role) {
            return mendedString(from: start, isClosed: isClosed, reported: reported, role)
        }
        if !isClosed {
            report(.syntax, "unterminated string: expected \"", at: start, endOfText(before: position))
            isComplete = false
        } else if quote == UInt8(ascii: "'") {
            let isPlain = !bytes[start..<position].contains { [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains($0) }
            let range = SourceRange(start, position)
            report(
                .syntax, "a string needs double quotes", at: start, position,
                correction: isPlain
                    ? .init(description: "write \"\(text)\"", range: range, replacement: "\"\(text)\"") : nil)
        }
        return text
    }

    /// After a string that its missing mark made too long.
    private mutating func mendedString(from start: Int, isClosed: Bool, reported: Int, _ role: StringRole) -> String? {
        let end = isClosed ? position - 1 : position
        let likely = likelyEnd(of: start, upTo: end, role)
        // Nothing between two strings was taken into the string: the error shows after it.
        if isClosed, likely == nil { return String(decoding: bytes[start + 1..<end], as: UTF8.self) }
        guard !isAborted else { return nil }
        errors.removeSubrange(min(reported, errors.count)...)
        position = likely ?? end
        let textEnd = max(endOfText(before: position), start + 1)
        reportMark("unterminated string: expected \"", at: start, textEnd)
        if position >= bytes.count { abort() }
        return role == .key ? String(decoding: bytes[start + 1..<textEnd], as: UTF8.self) : nil
    }

    /// Up to the closing mark or the end of the line.
    private mutating func readCharacters(closing quote: UInt8) -> String {
        var text: [UInt8] = []
        let start = position
        var segment = position
        while let byte = peek(), byte != 0x0A, byte != quote {
            if byte == UInt8(ascii: "\\") {
                text += bytes[segment..<position]
                readEscape(into: &text)
                segment = position
            } else {
                if byte < 0x20, byte != 0x0D {
                    report(.syntax, "a control character in a string needs an escape", at: position, position + 1)
                }
                position += 1
            }
        }
        if segment == start { return String(decoding: bytes[start..<position], as: UTF8.self) }
        if segment < position { text += bytes[segment..<position] }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        let start = position
        position += 1
        guard let byte = peek() else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): readUnicodeEscape(from: start, into: &text)
        default:
            position = byte == 0x0A ? position - 1 : max(position, scalarEnd(from: position - 1))
            report(.syntax, "unknown escape in a string; a backslash itself is \\\\", at: start, position)
        }
    }

    /// After `\u`: four hexadecimal digits, or two such escapes for a character beyond U+FFFF.
    private mutating func readUnicodeEscape(from start: Int, into text: inout [UInt8]) {
        guard let unit = readCodeUnit() else {
            return report(.syntax, "expected four hexadecimal digits after \\u", at: start, position)
        }
        var value = UInt32(unit)
        if UTF16.isLeadSurrogate(unit), peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
            let second = position
            position += 2
            if let trail = readCodeUnit(), UTF16.isTrailSurrogate(trail) {
                value = 0x10000 + ((value - 0xD800) << 10) + (UInt32(trail) - 0xDC00)
            } else {
                position = second
            }
        }
        guard let scalar = Unicode.Scalar(value) else {
            text += Array("\u{FFFD}".utf8)
            return report(.syntax, "unpaired surrogate in a string", at: start, position)
        }
        text += Array(Character(scalar).utf8)
    }

    private mutating func readCodeUnit() -> UInt16? {
        guard position + 4 <= bytes.count,
            let digits = String(validating: bytes[position..<position + 4], as: UTF8.self),
            digits.utf8.allSatisfy({ $0.isHexDigit })
        else { return nil }
        position += 4
        return UInt16(digits, radix: 16)
    }

    /// Reports a text in UTF-16 or UTF-32, which some editors write, and nothing else: no other message would help.
    mutating func reportWideEncoding() -> Bool {
        let isUTF32 = isUTF32
        guard isUTF32 || UTF16Encoding(of: bytes) != nil else { return false }
        report(.invalidUTF8, "the file is \(isUTF32 ? "UTF-32" : "UTF-16"): save it as UTF-8", at: 0, 2)
        isComplete = false
        return true
    }

    /// Recognised by a byte-order mark, or by an ASCII character as the first one.
    private var isUTF32: Bool {
        guard bytes.count >= 4 else { return false }
        switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (1..<0x80, 0, 0, 0), (0, 0, 0, 1..<0x80): return true
        default: return false
        }
    }

    /// Names the first place where the text is not UTF-8; reading continues with replacement characters.
    mutating func reportInvalidUTF8() {
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        var offset = 0
        while offset < bytes.count {
            let length = Self.scalarLength(bytes, at: offset)
            guard length > 0 else {
                report(.invalidUTF8, "invalid UTF-8", at: offset, offset + 1)
                isComplete = false
                return
            }
            offset += length
        }
    }

    /// The bytes of the character at an offset; 0 if there is none (Unicode 16, table 3-7).
    private static func scalarLength(_ bytes: [UInt8], at offset: Int) -> Int {
        let lead = bytes[offset]
        let length: Int
        switch lead {
        case 0..<0x80: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        guard offset + length <= bytes.count,
            String(validating: bytes[offset..<offset + length], as: UTF8.self) != nil
        else { return 0 }
        return length
    }

    /// The place in the file of each byte of a string value, with its end last; an escape's bytes all are at its start, and those
    /// of a replacement character (U+FFFD) at the first of the bytes that are not UTF-8.
    package static func sourceOffsets(of range: SourceRange, in bytes: [UInt8]) -> [Int] {
        let first = range.lowerBound + 1
        let end = max(range.upperBound - 1, first)
        // Nearly all strings are ASCII without escapes.
        if bytes[first..<end].allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) { return Array(first...end) }
        var reader = JSONReader(bytes: bytes)
        reader.position = first
        var text: [UInt8] = []
        var offsets: [Int] = []
        offsets.reserveCapacity(end - first + 1)
        while reader.position < end {
            let start = reader.position
            if bytes[start] == UInt8(ascii: "\\") {
                reader.readEscape(into: &text)
            } else {
                text.append(bytes[start])
                reader.position += 1
            }
            while offsets.count < text.count { offsets.append(start) }
        }
        return repaired(offsets, of: text) + [end]
    }

    /// - Returns: one offset for each byte of `String(decoding: text, as: UTF8.self)`.
    private static func repaired(_ offsets: [Int], of text: [UInt8]) -> [Int] {
        guard String(validating: text, as: UTF8.self) == nil else { return offsets }
        var repaired: [Int] = []
        var rest = text.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var position = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar):
                repaired += offsets[position..<position + scalar.count]
                position += scalar.count
            case .error(let length):
                repaired += Array(repeating: offsets[position], count: Unicode.UTF8.encodedReplacementCharacter.count)
                position += length
            case .emptyInput: return repaired
            }
        }
    }
}
