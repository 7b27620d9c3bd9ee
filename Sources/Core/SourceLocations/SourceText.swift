// SPDX-License-Identifier: Apache-2.0
/// The bytes of one input with the places of its lines.
package struct SourceText: Hashable, Sendable {
    /// The name that diagnostics use: the path as given, or `<stdin>`.
    package let name: String
    package let bytes: [UInt8]
    /// What the columns of positions count.
    package var columnUnit = ColumnUnit.characters
    /// The texts that this one includes. Their bytes follow its own, each a byte apart from what precedes it, where ranges are
    /// concerned; `bytes` has none of them.
    package var included: [SourceText] = []
    private let lineStarts: [Int]
    /// Characters that begin before each block of bytes: a document may be one line of megabytes with a diagnostic in every
    /// part of it.
    private let charactersBefore: [Int]

    /// This text in UTF-8, in which lines and characters are found; empty unless the bytes are UTF-16.
    private let inUTF8: [SourceText]

    private static let blockSize = 1024

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        // A byte-order mark does not count as a character of the first line.
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        var counts: [Int] = []
        var count = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.blockSize == 0 { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
            if byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        lineStarts = starts
        charactersBefore = counts
        inUTF8 =
            UTF16Encoding(of: bytes).map { [SourceText(name: name, bytes: $0.utf8(of: bytes[...]))] } ?? []
    }

    package init(name: String, _ string: String) { self.init(name: name, bytes: Array(string.utf8)) }

    /// The place of a byte offset; offsets past the end are at the end.
    package func position(of offset: Int) -> SourcePosition {
        if offset > bytes.count, !included.isEmpty {
            let (text, range) = part(at: SourceRange(offset, offset))
            if text.included.isEmpty { return text.position(of: range.lowerBound) }
        }
        if var text = inUTF8.first {
            text.columnUnit = columnUnit
            return text.position(of: offsetInUTF8(offset))
        }
        let offset = min(max(offset, lineStarts[0]), bytes.count)
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return SourcePosition(line: low + 1, column: columns(from: lineStarts[low], to: offset) + 1)
    }

    /// The text that a range is in, this one or an included one, and the range in its bytes.
    package func part(at range: SourceRange) -> (text: SourceText, range: SourceRange) {
        guard range.lowerBound > bytes.count else { return (self, range) }
        var start = bytes.count + 1
        for var text in included {
            if range.lowerBound <= start + text.bytes.count {
                text.columnUnit = columnUnit
                return (text, SourceRange(range.lowerBound - start, range.upperBound - start))
            }
            start += text.bytes.count + 1
        }
        return (self, range)
    }

    private func columns(from start: Int, to end: Int) -> Int {
        switch columnUnit {
        case .characters: characters(from: start, to: end)
        case .bytes: end - start
        case .utf16: characters(from: start, to: end) + bytes[start..<end].count { $0 >= 0xF0 }
        }
    }

    /// Counts the bytes that begin a character: one by one in a short line, by blocks in a long one.
    private func characters(from start: Int, to end: Int) -> Int {
        guard end - start > Self.blockSize else { return bytes[start..<end].count { $0 & 0xC0 != 0x80 } }
        return characters(before: end) - characters(before: start)
    }

    /// Counts the bytes that begin a character.
    private func characters(before offset: Int) -> Int {
        let block = min(offset / Self.blockSize, charactersBefore.count - 1)
        guard block >= 0 else { return 0 }
        let rest = bytes[block * Self.blockSize..<offset].count { $0 & 0xC0 != 0x80 }
        return charactersBefore[block] + rest
    }

    /// A line's text without its line break; `number` counts from 1.
    package func line(_ number: Int) -> String {
        let range = byteRange(ofLine: number)
        return String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
    }

    /// A line's bytes without its line break; empty if there is no such line.
    package func byteRange(ofLine number: Int) -> SourceRange {
        guard number >= 1, number <= lineStarts.count else { return SourceRange(bytes.count, bytes.count) }
        var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let start = lineStarts[number - 1]
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, end)
    }

    /// The text in UTF-8, and where a range of bytes is in it: itself, unless it is UTF-16.
    package func inUTF8(_ range: SourceRange) -> (text: SourceText, range: SourceRange) {
        guard let text = inUTF8.first else { return (self, range) }
        return (text, SourceRange(offsetInUTF8(range.lowerBound), offsetInUTF8(range.upperBound)))
    }

    /// Whether the bytes are UTF-16.
    package var isUTF16: Bool { !inUTF8.isEmpty }

    /// Bytes of UTF-8 in the encoding of this text, with a byte-order mark if it begins with one.
    package func encoded(_ text: [UInt8]) -> [UInt8] {
        guard let encoding = UTF16Encoding(of: bytes) else { return text }
        return (bytes.starts(with: encoding.byteOrderMark) ? encoding.byteOrderMark : []) + encoding.bytes(ofUTF8: text)
    }

    private func offsetInUTF8(_ offset: Int) -> Int {
        guard let encoding = UTF16Encoding(of: bytes) else { return offset }
        return encoding.utf8(of: bytes.prefix(max(offset, 0))).count
    }

    /// The start of the character that an offset lies in.
    package func characterStart(_ offset: Int) -> Int {
        var start = offset
        while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
