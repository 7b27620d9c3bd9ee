// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    /// Typographic characters that editors and web pages put in, as the console printed them.
    private static let typographic: [(StaticString, StaticString)] = [
        ("\r\n", "\n"), ("\r", "\n"),
        ("\u{00A0}", " "), ("\u{202F}", " "), ("\u{2007}", " "), ("\u{2028}", "\n"), ("\u{2029}", "\n"),
        ("\u{200B}", ""), ("\u{200C}", ""), ("\u{200D}", ""), ("\u{2060}", ""), ("\u{FEFF}", ""),
        ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{201E}", "\""), ("\u{2018}", "'"), ("\u{2019}", "'"),
        ("\u{2010}", "-"), ("\u{2011}", "-"), ("\u{2012}", "-"), ("\u{2013}", "-"), ("\u{2014}", "-"),
        ("\u{2212}", "-"), ("\u{2026}", "..."), ("\u{2264}", "<="), ("\u{2265}", ">="), ("\0", ""),
    ]

    func withPlainCharacters() -> MarkedBytes {
        replacing { offset in
            let byte = bytes[offset]
            guard byte >= 0xC2 || byte == 0x0D || byte == 0 else { return nil }
            for (text, plain) in Self.typographic where hasPrefix(text, at: offset) {
                return (text.utf8CodeUnitCount, plain)
            }
            return nil
        }
    }

    /// Without the sequences that set colours in a terminal: `ESC [ 31 m`.
    func withoutTerminalSequences() -> MarkedBytes {
        guard bytes.contains(0x1B) else { return self }
        var result = MarkedBytes(capacity: bytes.count)
        var place = 0
        while place < bytes.count {
            if bytes[place] == 0x1B, place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "[") {
                place += 2
                while place < bytes.count, "0123456789;".utf8.contains(bytes[place]) { place += 1 }
                place += 1
            } else {
                result.append(bytes[place], from: origins[place])
                place += 1
            }
        }
        return result
    }

    /// Whether line ends are written as `\n`, as a log has them that was copied out of JSON or source code.
    var isEscapedAsOneString: Bool {
        let marks: [StaticString] = [
            "constraints.\\n", "constraints:\\n", "(\\n    ", "\\n)\\n", ",\\n    ",
            "constraints.\\\\n", "constraints:\\\\n", "(\\\\n    ", "\\\\n)\\\\n",
        ]
        return marks.contains { contains($0) }
    }

    func unescapingString() -> MarkedBytes {
        let escapes: [(StaticString, StaticString)] = [
            ("\\r\\n", "\n"), ("\\n", "\n"), ("\\r", "\n"), ("\\t", "\t"), ("\\\"", "\""), ("\\/", "/"), ("\\\\", "\\"),
            ("\\u003c", "<"), ("\\u003e", ">"), ("\\u0026", "&"), ("\\u0027", "'"), ("\\u0022", "\""),
        ]
        return replacing { offset in
            guard bytes[offset] == UInt8(ascii: "\\") else { return nil }
            for (text, plain) in escapes where hasPrefix(text, at: offset) { return (text.utf8CodeUnitCount, plain) }
            return nil
        }
    }

    private static let entities: [(StaticString, StaticString)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
        ("&apos;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&#124;", "|"), ("&#60;", "<"), ("&#62;", ">"),
        ("&#x3C;", "<"), ("&#x3c;", "<"), ("&#x3E;", ">"), ("&#x3e;", ">"), ("&#x22;", "\""), ("&#10;", "\n"),
        ("&#xA;", "\n"), ("&#9;", "\t"), ("&vert;", "|"), ("&amp;", "&"), ("&#38;", "&"), ("&#x26;", "&"),
    ]

    var hasEntities: Bool { Self.entities.contains { contains($0.0) } }

    func decodingEntities() -> MarkedBytes {
        replacing { offset in
            guard bytes[offset] == UInt8(ascii: "&") else { return nil }
            for (text, plain) in Self.entities where hasPrefix(text, at: offset) {
                return (text.utf8CodeUnitCount, plain)
            }
            return nil
        }
    }
}

extension MarkedBytes {
    /// Fewer lines of one length happen by chance.
    private static let fewestWrapped = 3
    private static let narrowest = 40
    private static let longestWord = 16

    /// The lines that a terminal has cut at its width put together again: several lines have exactly the greatest length, and
    /// end in the middle of something.
    func joiningCutLines() -> MarkedBytes {
        var ends: [(start: Int, end: Int)] = []
        var start = 0
        for offset in bytes.indices where bytes[offset] == 0x0A {
            ends.append((start, offset))
            start = offset + 1
        }
        ends.append((start, bytes.count))
        // Terminals count characters.
        let lengths = ends.map { line in (line.start..<line.end).count { bytes[$0] & 0xC0 != 0x80 } }
        let width = lengths.max() ?? 0
        guard width >= Self.narrowest else { return self }
        let cut = Set(
            ends.indices.dropLast().filter { index in
                lengths[index] == width && isCut(ends[index].end, beforeLine: ends[index + 1])
            })
        // Where text was wrapped at blanks, lines are of many lengths.
        let nearlyFull = lengths.count { (width - Self.longestWord..<width).contains($0) }
        guard cut.count >= Self.fewestWrapped, nearlyFull <= cut.count else { return self }
        var result = MarkedBytes(capacity: bytes.count)
        for (index, line) in ends.enumerated() {
            for offset in line.start..<line.end { result.append(bytes[offset], from: origins[offset]) }
            if !cut.contains(index), line.end < bytes.count { result.append(0x0A, from: origins[line.end]) }
        }
        return result
    }

    /// A whole line of a log ends in a bracket, a quotation mark or a comma, or is followed by an indented one.
    private func isCut(_ end: Int, beforeLine next: (start: Int, end: Int)) -> Bool {
        guard end > 0, next.start < next.end else { return false }
        if bytes[end - 1] == UInt8(ascii: ","), bytes[next.start] == 0x20 || bytes[next.start] == 0x09 { return false }
        let isWhole = bytes[end - 1] == UInt8(ascii: ">") || bytes[end - 1] == UInt8(ascii: ")")
        let beginsNew =
            hasPrefix("    \"<", at: next.start) || hasPrefix("<NS", at: next.start)
            || hasPrefix("\t", at: next.start)
        return !(isWhole && bytes[next.start] != UInt8(ascii: "\"")) && !beginsNew
    }
}
