// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    /// Fewer lines have something in common by chance.
    private static let fewestPrefixed = 4
    /// A quoted paste begins and ends with lines that are not quoted, now and then.
    private static let prefixedShare = 0.9
    private static let longestPrefix = 200

    /// Without what every line begins with: a quotation mark, a time with a process name, a line number. Only whole lines can be
    /// put together again where they were wrapped.
    func withoutCommonPrefix() -> MarkedBytes {
        let lines = lineRanges.filter { !bytes[$0].allSatisfy(Self.isBlankByte) }
        guard lines.count >= Self.fewestPrefixed else { return self }
        let prefix = commonPrefix(of: lines)
        guard prefix.contains(where: { !$0.isBlank }) else { return self }
        var result = MarkedBytes(capacity: bytes.count)
        for line in lineRanges {
            let start = end(of: prefix, in: line) ?? line.lowerBound
            for offset in start..<line.upperBound { result.append(bytes[offset], from: origins[offset]) }
            if line.upperBound < bytes.count { result.append(0x0A, from: origins[line.upperBound]) }
        }
        return result
    }

    var lineRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for offset in bytes.indices where bytes[offset] == 0x0A {
            ranges.append(start..<offset)
            start = offset + 1
        }
        ranges.append(start..<bytes.count)
        return ranges
    }

    /// Part of a prefix: a character, or a number of any value.
    private enum PrefixPart: Hashable {
        case byte(UInt8)
        case number

        var isBlank: Bool { self == .byte(0x20) || self == .byte(0x09) }

        var isLetter: Bool {
            guard case .byte(let byte) = self else { return false }
            return LogPhrases.isWordByte(byte)
        }
    }

    private func commonPrefix(of lines: [Range<Int>]) -> [PrefixPart] {
        var prefix: [PrefixPart] = []
        var matching = lines.map { (line: $0, offset: $0.lowerBound) }
        let needed = Int((Double(lines.count) * Self.prefixedShare).rounded(.up))
        var finished = 0
        while prefix.count < Self.longestPrefix {
            // A line may be nothing but the prefix.
            finished += matching.count { $0.offset >= $0.line.upperBound }
            matching.removeAll { $0.offset >= $0.line.upperBound }
            guard matching.count >= Self.fewestPrefixed, let first = matching.first else { break }
            // Every line after the first few that begin otherwise has the same part.
            let candidates = [first, matching[matching.count / 2], matching[matching.count - 1]].compactMap {
                part(at: $0.offset, $0.line)?.part
            }
            let counts = candidates.map { candidate in
                (candidate, matching.count { part(at: $0.offset, $0.line)?.part == candidate })
            }
            guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 + finished >= needed, best.1 > finished else {
                break
            }
            if best.0 == .byte(UInt8(ascii: "\"")) || beginsConstraint(matching) { break }
            matching = matching.compactMap { line, offset in
                guard let (part, end) = part(at: offset, line), part == best.0 else { return nil }
                return (line, end)
            }
            prefix.append(best.0)
        }
        // Lines that begin with the same letters do not end a prefix there.
        let isInsideWord = matching.contains { line, offset in
            offset < line.upperBound && LogPhrases.isWordByte(bytes[offset])
        }
        while isInsideWord, let last = prefix.last, last.isLetter || last == .number { prefix.removeLast() }
        return prefix
    }

    /// Whether the lines go on with the descriptions of constraints themselves.
    private func beginsConstraint(_ lines: [(line: Range<Int>, offset: Int)]) -> Bool {
        let limit = 60
        return lines.allSatisfy { line, offset in
            var end = offset
            while end < line.upperBound, end - offset < limit, bytes[end] != 0x20 {
                if hasPrefix("Constraint:", at: end) { return true }
                end += 1
            }
            return false
        }
    }

    private func part(at offset: Int, _ line: Range<Int>) -> (part: PrefixPart, end: Int)? {
        guard offset < line.upperBound else { return nil }
        guard Self.isDigit(bytes[offset]) else { return (.byte(bytes[offset]), offset + 1) }
        var end = offset
        while end < line.upperBound, Self.isDigit(bytes[end]) { end += 1 }
        return (.number, end)
    }

    /// Where a line goes on behind the prefix; its end if it is nothing but the prefix without the blanks at its end.
    private func end(of prefix: [PrefixPart], in line: Range<Int>) -> Int? {
        var offset = line.lowerBound
        for (index, wanted) in prefix.enumerated() {
            guard let (part, end) = part(at: offset, line) else {
                return prefix[index...].allSatisfy(\.isBlank) ? line.upperBound : nil
            }
            guard part == wanted else { return nil }
            offset = end
        }
        return offset
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static func isBlankByte(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
