// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Space, comments, numbers and the reporting of the JSON reader.
extension JSONReader {
    func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    mutating func skipSpace() {
        while let byte = peek() {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D:
                position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let next = peek(), next != 0x0A { position += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "#") where beginsHashComment:
                skipHashComment()
            case _ where (byte < 0x20 || byte >= 0x7F) && skipForeignSpace():
                break
            default:
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        let start = position
        position += 2
        while position < bytes.count {
            if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        report(.syntax, "unterminated comment: expected */", at: start, start + 2)
        abort()
    }

    mutating func readNumber() -> JSONValue {
        let start = position
        while let byte = peek(),
            byte.isWordPart || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
        {
            position += 1
        }
        let range = SourceRange(start, position)
        let token = bytes[start..<position]
        guard Self.isNumber(token) else {
            report(
                .syntax, "\(Self.shortened(token)) is not a JSON number", at: start, position,
                correction: Self.number(meantBy: token).map {
                    .init(description: "write \($0)", range: range, replacement: $0)
                })
            return JSONValue(.invalid, range)
        }
        guard let value = Double(String(decoding: token, as: UTF8.self)), value.isFinite else {
            report(.nonFiniteNumber, "the number \(Self.shortened(token)) is too large", at: start, position)
            return JSONValue(.invalid, range)
        }
        guard abs(value) >= Double.leastNormalMagnitude || Self.isZero(token) else {
            report(.nonFiniteNumber, "the number \(Self.shortened(token)) is too small", at: start, position)
            return JSONValue(.invalid, range)
        }
        return JSONValue(.number(value), range)
    }

    /// Whether all digits before the exponent are 0.
    private static func isZero(_ number: ArraySlice<UInt8>) -> Bool {
        number.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
            .allSatisfy { !$0.isDigit || $0 == UInt8(ascii: "0") }
    }

    /// RFC 8259's grammar of numbers.
    package static func isNumber(_ token: ArraySlice<UInt8>) -> Bool {
        var rest = token
        func digits() -> Int {
            let count = rest.prefix { $0.isDigit }.count
            rest.removeFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, !(startsWithZero && whole > 1) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard digits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    static func shortened(_ token: ArraySlice<UInt8>) -> String {
        token.count <= 24
            ? String(decoding: token, as: UTF8.self) : String(decoding: token.prefix(20), as: UTF8.self) + "…"
    }

    // MARK: Places

    /// The end of the character that begins at `offset`, so that a range never cuts one.
    func scalarEnd(from offset: Int) -> Int {
        var end = min(offset + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// The end of what is before `offset`, without the space between.
    func endOfText(before offset: Int) -> Int {
        var end = offset
        while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
        return end
    }

    // MARK: Reporting

    mutating func report(
        _ kind: JSONError.Kind, _ message: String, at start: Int, _ end: Int, note: JSONError.Note? = nil,
        correction: JSONError.Correction? = nil
    ) {
        guard !isAborted else { return }
        let isUnderMissingMark = kind.isSyntax && isUnderMissingMark(start)
        // Already reported, where the mark was inferred.
        if isUnderMissingMark, mendedLine == lineRange(around: start) { return giveUp() }
        defer { if isUnderMissingMark { giveUp() } }
        errors.append(
            JSONError(
                kind: kind, message: message, range: SourceRange(start, min(end, bytes.count)), note: note,
                correction: correction))
        if errors.count >= Self.errorLimit { abort() }
    }

    mutating func abort() {
        isAborted = true
        isComplete = false
    }

    /// The text ended inside something.
    mutating func reportEnd() {
        guard let opener = openers.last else { return abort() }
        let message =
            opener.byte == UInt8(ascii: "{")
            ? "the file ends inside an object: expected '}'" : "the file ends inside a list: expected ']'"
        report(
            .syntax, message,
            at: bytes.count, bytes.count,
            note: .init(range: SourceRange(opener.offset, opener.offset + 1), message: "opened here"))
        abort()
    }
}
