// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    private static let quotationMark = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    // MARK: Literals of several lines

    /// The text with the contents of Swift's string literals of several lines instead of the literals: without the indentation of
    /// the closing mark, with escapes resolved and continued lines joined.
    func readingLongLiterals() -> MarkedBytes {
        var result = MarkedBytes(capacity: bytes.count)
        var place = 0
        while place < bytes.count {
            guard hasPrefix("\"\"\"", at: place), let end = endOfLongLiteral(from: place + 3) else {
                result.append(bytes[place], from: origins[place])
                place += 1
                continue
            }
            // A raw literal, `#"""`, has no escapes.
            let isRaw = place > 0 && bytes[place - 1] == UInt8(ascii: "#")
            result.append(0x0A, from: origins[place])
            appendLiteral(place + 3..<end, isRaw: isRaw, to: &result)
            result.append(0x0A, from: origins[end])
            place = end + 3
        }
        return result
    }

    /// The place of the closing mark; nil if there is none.
    private func endOfLongLiteral(from start: Int) -> Int? {
        guard start + 3 <= bytes.count else { return nil }
        return (start...bytes.count - 3).first { place in
            hasPrefix("\"\"\"", at: place) && bytes[place - 1] != Self.backslash
        }
    }

    private func appendLiteral(_ content: Range<Int>, isRaw: Bool, to result: inout MarkedBytes) {
        let indentation = indentation(ofLineAt: content.upperBound)
        var place = content.lowerBound
        var isLineStart = false
        while place < content.upperBound {
            if isLineStart {
                var skipped = 0
                while skipped < indentation, place < content.upperBound, Self.isBlank(bytes[place]) {
                    (skipped, place) = (skipped + 1, place + 1)
                }
                isLineStart = false
                continue
            }
            let next = place + 1 < content.upperBound ? bytes[place + 1] : 0
            if !isRaw, bytes[place] == Self.backslash {
                // The line goes on in the next one.
                if next == 0x0A {
                    place += 2
                    isLineStart = true
                    continue
                }
                if let plain = Self.escapes[next] {
                    result.append(plain, from: origins[place])
                    place += 2
                    continue
                }
            }
            isLineStart = bytes[place] == 0x0A
            result.append(bytes[place], from: origins[place])
            place += 1
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        backslash: backslash, quotationMark: quotationMark, UInt8(ascii: "'"): UInt8(ascii: "'"),
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    ]

    /// The blanks before a place, if there is nothing else before it on its line.
    private func indentation(ofLineAt place: Int) -> Int {
        var start = place
        while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == 0x0A ? place - start : 0
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    // MARK: A literal for each line

    /// Fewer lines of this kind happen by chance.
    private static let fewestLiterals = 3

    /// The contents of string literals that are a line each: `@"…\n"` in Objective-C, `"…\n" +` in Swift, `"…",` in a list. The
    /// text itself if it does not have them.
    ///
    /// The console's own list has quotation marks around its lines as well, without line breaks or quotation marks inside.
    func readingLineLiterals() -> MarkedBytes {
        var literals: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            if let literal = lineLiteral(start..<end) { literals.append(literal) }
            start = end + 1
        }
        let certain = literals.count { endsInLineBreak($0) || isEscapedMember($0) }
        guard certain >= Self.fewestLiterals else { return self }
        var result = MarkedBytes(capacity: bytes.count)
        for literal in literals {
            appendLiteral(literal, isRaw: false, to: &result)
            if !endsInLineBreak(literal) { result.append(0x0A, from: origins[literal.upperBound]) }
        }
        return result
    }

    /// The content of the line's literal; nil if the line is not one.
    private func lineLiteral(_ line: Range<Int>) -> Range<Int>? {
        var (start, end) = (line.lowerBound, line.upperBound)
        while end > start, " \t\r+,;)".utf8.contains(bytes[end - 1]) { end -= 1 }
        // The first one may be what a name is set to, or an argument.
        if let opening = bytes[start..<end].firstIndex(of: Self.quotationMark),
            let before = bytes[start..<opening].last(where: { !Self.isBlank($0) && $0 != UInt8(ascii: "@") }),
            before == UInt8(ascii: "=") || before == UInt8(ascii: "(")
        {
            start = opening
        }
        while start < end, Self.isBlank(bytes[start]) || bytes[start] == UInt8(ascii: "@") { start += 1 }
        guard end - start >= 2, bytes[start] == Self.quotationMark, bytes[end - 1] == Self.quotationMark else {
            return nil
        }
        return start + 1..<end - 1
    }

    private func endsInLineBreak(_ literal: Range<Int>) -> Bool {
        literal.count >= 2 && bytes[literal.upperBound - 1] == UInt8(ascii: "n")
            && bytes[literal.upperBound - 2] == Self.backslash
    }

    /// `"    \"<NSLayoutConstraint…`
    private func isEscapedMember(_ literal: Range<Int>) -> Bool {
        var place = literal.lowerBound
        while place < literal.upperBound, Self.isBlank(bytes[place]) { place += 1 }
        return hasPrefix("\\\"<", at: place)
    }
}
