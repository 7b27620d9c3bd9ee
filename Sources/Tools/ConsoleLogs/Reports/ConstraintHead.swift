// SPDX-License-Identifier: Apache-2.0
/// Where a constraint's text begins: `"<NSLayoutConstraint:0x…`, with or without quotation mark and bracket.
struct ConstraintHead {
    /// The offset of the class name.
    let start: Int
    /// Behind the class name.
    let end: Int
    let isQuoted: Bool
    let hasBracket: Bool

    init?(in bytes: [UInt8], at offset: Int) {
        let quote = UInt8(ascii: "\"")
        let bracket = UInt8(ascii: "<")
        let first = bytes[offset]
        let isIdentifier = first == UInt8(ascii: "'")
        guard first == quote || first == bracket || isIdentifier || LogPhrases.isWordByte(first) else { return nil }
        if Self.isBareLine(at: offset, bytes) {
            let length = bytes[offset...].prefix(1000).prefix { $0 != 0x0A }.count
            (start, end, isQuoted, hasBracket) = (offset, offset + length, false, false)
            return
        }
        if isIdentifier { return nil }
        if offset > 0, first == bracket || LogPhrases.isWordByte(first) {
            let before = bytes[offset - 1]
            // The quotation mark before it is the head; a class in the middle of a word is none.
            if before == quote && first == bracket { return nil }
            if LogPhrases.isWordByte(first), before != 0x20, before != 0x09, before != 0x0A { return nil }
        }
        var next = offset
        isQuoted = first == quote
        if isQuoted { next += 1 }
        while isQuoted, next < bytes.count, bytes[next] == 0x20 { next += 1 }
        hasBracket = next < bytes.count && bytes[next] == bracket
        if hasBracket { next += 1 }
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        start = next
        while next < bytes.count, next - start < 200,
            LogPhrases.isWordByte(bytes[next]) || bytes[next] == UInt8(ascii: ".")
        {
            next += 1
        }
        end = next
        let isConstraintClass = bytes[start..<end].suffix(10).elementsEqual("Constraint".utf8)
        if isConstraintClass, next < bytes.count, bytes[next] == UInt8(ascii: ":") {
            // A sentence may speak of a class; only with a bracket a constraint may have no pointer.
            if hasBracket { return }
            guard isQuoted || Self.isFirstWord(offset, bytes) else { return nil }
            while next + 1 < bytes.count, bytes[next + 1] == 0x20 { next += 1 }
            guard bytes[next...].dropFirst().prefix(2).elementsEqual("0x".utf8) else { return nil }
            return
        }
        // Without its address.
        if isConstraintClass, hasBracket, next < bytes.count, bytes[next] == 0x20 { return }
        // In quotation marks and brackets: a constraint of another class, or one whose head was cut away.
        guard isQuoted, hasBracket, end > start || (next < bytes.count && bytes[next] == UInt8(ascii: ":")) else {
            return nil
        }
        guard !bytes[start..<end].elementsEqual("private".utf8) else { return nil }
    }

    /// A line that is nothing but a body, whose head was cut away: `V:[UILabel]-(8)-|   (active, …)`. One that goes on with what was
    /// wrapped before it is none.
    private static func isBareLine(at offset: Int, _ bytes: [UInt8]) -> Bool {
        guard isFirstWord(offset, bytes), bytes[offset] == UInt8(ascii: "'") || LogPhrases.isWordByte(bytes[offset])
        else { return false }
        let line = bytes[offset...].prefix(1000).prefix { $0 != 0x0A }
        let isDrawing = ["H:[", "H:|", "V:[", "V:|"].contains { line.starts(with: $0.utf8) }
        guard isDrawing || line.prefix(160).contains(UInt8(ascii: ".")), isEndMarked(line) else { return false }
        if !isDrawing, !line.contains(UInt8(ascii: "=")) || line.firstRange(of: "Constraint".utf8) != nil {
            return false
        }
        var before = offset - 1
        while before >= 0, bytes[before] <= 0x20 { before -= 1 }
        return before < 0 || " >)\",(.".utf8.contains(bytes[before])
    }

    /// Whether a line ends as descriptions do that are not cut off: `(active)`, `(Names: … )`.
    private static func isEndMarked(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.last == UInt8(ascii: ")") else { return false }
        return ["(active", "(inactive", "(Names:", "(names:"].contains { line.firstRange(of: $0.utf8) != nil }
    }

    private static func isFirstWord(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        var before = offset - 1
        while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
        return before < 0 || bytes[before] == 0x0A
    }
}
