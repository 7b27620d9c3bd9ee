// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    /// Elements of a web page that a log is often copied with, and whether they end a line.
    private static let tags: [String: Bool] = [
        "br": true, "p": true, "div": true, "pre": true, "li": true, "tr": true, "blockquote": true, "code": false,
        "span": false, "strong": false, "em": false, "b": false, "i": false, "td": false, "font": false,
    ]

    /// Without the tags of a web page; a constraint's own angle brackets stay.
    func withoutTags() -> MarkedBytes {
        replacing { offset in
            if hasPrefix("]]>", at: offset) { return (3, "\n") }
            guard bytes[offset] == UInt8(ascii: "<") else { return nil }
            if hasPrefix("<![CDATA[", at: offset) { return (9, "\n") }
            guard let (name, length) = tag(at: offset),
                let endsLine = Self.tags[name]
            else { return nil }
            return (length, endsLine ? "\n" : "")
        }
    }

    private func tag(at offset: Int) -> (name: String, length: Int)? {
        var end = offset + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
        let start = end
        while end < bytes.count, end - start < 12, (0x61...0x7A).contains(bytes[end] | 0x20) { end += 1 }
        guard end > start, end < bytes.count else { return nil }
        let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
        // `<br>`, `<br />`, `<span class="x">`; a tag does not go over the line.
        guard bytes[end] == UInt8(ascii: ">") || bytes[end] == 0x20 || bytes[end] == UInt8(ascii: "/") else {
            return nil
        }
        while end < bytes.count, end - offset < 200, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: ">") { return (name, end + 1 - offset) }
            end += 1
        }
        return nil
    }

    /// Without bold marks, fences and the backslashes that protect characters from Markdown. `\"`, `\n` and `\U…` are the
    /// console's own escapes and stay.
    func withoutMarkdown() -> MarkedBytes {
        let protected = Set("<>|[](){}_*-.'`#+!&~".utf8)
        return replacing { offset in
            let byte = bytes[offset]
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            if byte == UInt8(ascii: "\\") {
                if protected.contains(next) { return (1, "") }
                if hasPrefix("\\\"<", at: offset) { return (1, "") }
                if next == UInt8(ascii: "\""), offset > 0, bytes[offset - 1] == UInt8(ascii: ">") { return (1, "") }
            }
            if byte == UInt8(ascii: "*"), next == byte { return (2, "") }
            if hasPrefix("```", at: offset) { return (3, "\n") }
            if byte == UInt8(ascii: "`") { return (1, "") }
            return nil
        }
    }

    /// Without quotation and comment signs at the beginnings of lines.
    func withoutLinePrefixes() -> MarkedBytes {
        var result = MarkedBytes(capacity: bytes.count)
        var offset = 0
        while offset < bytes.count {
            let start = endOfPrefix(from: offset)
            offset = start
            while offset < bytes.count, bytes[offset] != 0x0A {
                result.append(bytes[offset], from: origins[offset])
                offset += 1
            }
            if offset < bytes.count { result.append(0x0A, from: origins[offset]) }
            offset += 1
        }
        return result
    }

    private func endOfPrefix(from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x0A
            switch byte {
            case 0x20, 0x09: offset += 1
            case UInt8(ascii: ">"):
                // `>",` at the beginning is the end of a constraint that was wrapped.
                let closes = next == UInt8(ascii: "\"") && !hasPrefix(">\"<", at: offset)
                if closes || next == UInt8(ascii: ",") || next == UInt8(ascii: "=") { return offset }
                offset += 1
            case UInt8(ascii: "/") where next == byte || next == UInt8(ascii: "*"): offset += 2
            case UInt8(ascii: "/") where offset > start && bytes[offset - 1] == byte: offset += 1
            case UInt8(ascii: "*") where next == 0x20 || next == 0x09 || next == 0x0A: offset += 1
            case UInt8(ascii: "#") where next == 0x20 || next == byte: offset += 1
            default: return offset
            }
        }
        return offset
    }
}
