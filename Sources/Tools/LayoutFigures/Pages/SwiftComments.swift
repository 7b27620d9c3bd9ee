// SPDX-License-Identifier: Apache-2.0
/// Finds the documentation comments of a Swift file. Text in string literals is not a comment.
struct SwiftComments {
    private let bytes: [UInt8]
    private var position = 0
    private var comments: [[PageLine]] = []
    /// Lines of `///` in a row.
    private var run: [PageLine] = []
    /// Whether only white space precedes on this line.
    private var isLineStart = true

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The lines of each comment.
    static func comments(in bytes: [UInt8]) -> [[PageLine]] {
        var scanner = SwiftComments(bytes)
        scanner.scanCode(untilClosingParenthesis: false)
        scanner.endRun()
        return scanner.comments
    }

    private func has(_ text: StaticString, at offset: Int) -> Bool {
        let end = offset + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[offset..<end].elementsEqual($0) }
    }

    private mutating func endRun() {
        if !run.isEmpty { comments.append(run) }
        run = []
    }

    /// - Parameter untilClosingParenthesis: in an interpolation, whose end is the parenthesis that matches its start.
    private mutating func scanCode(untilClosingParenthesis: Bool) {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            if has("//", at: position) {
                scanLineComment()
            } else if has("/*", at: position) {
                scanBlockComment()
            } else if let hashes = literalHashes {
                endRun()
                isLineStart = false
                scanLiteral(hashes: hashes)
            } else {
                if byte == UInt8(ascii: "\n") {
                    isLineStart = true
                } else if !byte.isWhiteSpace {
                    isLineStart = false
                    endRun()
                }
                position += 1
                guard untilClosingParenthesis else { continue }
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if depth == 0 { return }
                    depth -= 1
                }
            }
        }
    }

    // MARK: Comments

    private mutating func scanLineComment() {
        let start = position
        let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let end = PageLine.trimmed(bytes, start..<lineEnd)
        position = lineEnd
        guard isLineStart, has("///", at: start), !has("////", at: start) else { return endRun() }
        var content = start + 3
        if content < end, bytes[content] == UInt8(ascii: " ") { content += 1 }
        run.append(PageLine(start: lineStart(of: start), content: content..<end))
    }

    private mutating func scanBlockComment() {
        endRun()
        let start = position
        let isDocumentation = has("/**", at: start) && !has("/***", at: start) && !has("/**/", at: start)
        position += 2
        var depth = 1
        while position < bytes.count, depth > 0 {
            if has("*/", at: position) {
                depth -= 1
                position += 2
            } else if has("/*", at: position) {
                depth += 1
                position += 2
            } else {
                position += 1
            }
        }
        isLineStart = false
        guard isDocumentation, depth == 0 else { return }
        comments.append(lines(start + 3..<position - 2))
    }

    /// The text of a comment between its marks, without the asterisks that its lines start with.
    private func lines(_ text: Range<Int>) -> [PageLine] {
        var lines: [PageLine] = []
        var start = text.lowerBound
        while start <= text.upperBound {
            let lineEnd = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? text.upperBound
            var content = start
            while content < lineEnd, bytes[content] == UInt8(ascii: " ") || bytes[content] == UInt8(ascii: "\t") {
                content += 1
            }
            if !lines.isEmpty, content < lineEnd, bytes[content] == UInt8(ascii: "*") {
                content += 1
                if content < lineEnd, bytes[content] == UInt8(ascii: " ") { content += 1 }
            } else if let second = lines.dropFirst().first {
                // Without asterisks, the first line's indentation is that of the text.
                content = min(content, start + second.content.lowerBound - second.start)
            }
            let end = PageLine.trimmed(bytes, content..<max(content, lineEnd))
            lines.append(PageLine(start: lines.isEmpty ? lineStart(of: start) : start, content: content..<end))
            start = lineEnd + 1
        }
        return lines
    }

    private func lineStart(of offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    // MARK: Literals

    /// How many `#` precede the quotation mark of a string literal; nil if there is none here.
    private var literalHashes: Int? {
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = position + hashes
        return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func scanLiteral(hashes: Int) {
        position += hashes
        let isMultiline = has("\"\"\"", at: position)
        let quotes = isMultiline ? 3 : 1
        position += quotes
        let mark = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + mark
        let escape = [UInt8(ascii: "\\")] + mark
        while position < bytes.count {
            if bytes[position...].starts(with: end) {
                position += end.count
                return
            }
            if !isMultiline, bytes[position] == UInt8(ascii: "\n") { return }
            guard bytes[position...].starts(with: escape) else {
                position += 1
                continue
            }
            position += escape.count
            guard position < bytes.count else { return }
            let isInterpolation = bytes[position] == UInt8(ascii: "(")
            position += 1
            if isInterpolation { scanCode(untilClosingParenthesis: true) }
        }
    }
}
