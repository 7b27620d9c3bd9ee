// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// A console log pasted from a clipboard, without what was added on the way: quotation, comment signs, bold type,
/// escapes, entities. Each byte remembers its line in the paste.
struct PastedText {
    private(set) var bytes: [UInt8]
    /// By byte of `bytes`: its offset in the paste.
    private(set) var origins: [Int]

    /// Whether all of the paste was read that may be about layouts.
    private(set) var isWhole = true

    /// What is read of a paste; of a longer one, the lines that may be about layouts.
    static let largestSize = 1 << 20

    init(_ source: SourceText) {
        var text = MarkedBytes(source.bytes.prefix(Self.largestSize))
        if source.bytes.count > Self.largestSize {
            (text, isWhole) = LogExcerpt.lines(of: source.bytes, mostBytes: Self.largestSize)
        }
        if let strings = text.jsonStrings() { text = strings }
        text = text.withoutTerminalSequences().withPlainCharacters().readingLongLiterals().readingLineLiterals()
        // A paste that went through two programs or pages is encoded twice.
        for _ in 0..<2 where text.isEscapedAsOneString { text = text.unescapingString() }
        if text.bytes.contains(Self.ampersand) {
            for _ in 0..<2 where text.hasEntities { text = text.decodingEntities() }
        }
        text = text.withoutFrame().withoutCommonPrefix().joiningCutLines().withoutTags().withoutMarkdown()
            .withoutLinePrefixes()
        bytes = text.bytes
        origins = text.origins
    }

    private static let ampersand = UInt8(ascii: "&")

    /// A part as a string; what is not UTF-8 is repaired.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The place of a part in the paste.
    func sourceRange(_ range: Range<Int>) -> SourceRange {
        guard let first = origins.indices.contains(range.lowerBound) ? origins[range.lowerBound] : origins.last else {
            return SourceRange(0, 0)
        }
        let last = range.isEmpty ? first : origins[range.upperBound - 1] + 1
        return SourceRange(first, max(first, last))
    }
}

/// Bytes with their offsets in the text that they come from.
struct MarkedBytes {
    var bytes: [UInt8] = []
    var origins: [Int] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = Array(bytes)
        origins = Array(bytes.indices)
    }

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
        origins.reserveCapacity(capacity)
    }

    mutating func append(_ byte: UInt8, from origin: Int) {
        bytes.append(byte)
        origins.append(origin)
    }

    mutating func append(_ text: StaticString, from origin: Int) {
        text.withUTF8Buffer { for byte in $0 { append(byte, from: origin) } }
    }

    func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { wanted in
            offset + wanted.count <= bytes.count && wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
        }
    }

    func contains(_ text: StaticString) -> Bool {
        let first = text.utf8Start.pointee
        return bytes.indices.contains { bytes[$0] == first && hasPrefix(text, at: $0) }
    }

    /// Replaces what `part` finds at a place: the number of bytes that it takes, and what stands for them.
    func replacing(_ part: (Int) -> (taken: Int, given: StaticString)?) -> MarkedBytes {
        var result = MarkedBytes(capacity: bytes.count)
        var offset = 0
        while offset < bytes.count {
            if let (taken, given) = part(offset) {
                result.append(given, from: origins[offset])
                offset += taken
            } else {
                result.append(bytes[offset], from: origins[offset])
                offset += 1
            }
        }
        return result
    }
}
