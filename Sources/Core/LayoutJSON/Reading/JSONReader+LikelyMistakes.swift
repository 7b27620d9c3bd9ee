// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Mistakes whose intent is clear: they are reported with the correction, and reading continues as if it had been made.
extension JSONReader {
    // MARK: Brackets

    /// Whether a value can begin here, correctly or with a mistake that has a message of its own.
    var beginsValue: Bool {
        guard let byte = peek() else { return false }
        return byte.isWordStart || byte.isDigit || "{[\"'-+.,:]}".utf8.contains(byte) || isTypographicMark
    }

    /// After the brace that opens an object: where another object follows, a list was meant, or within a list one brace.
    ///
    /// - Returns: the list's elements; the closing bracket has been read or reported.
    mutating func elementsInBraces(from start: Int) -> [JSONValue]? {
        guard peek() == UInt8(ascii: "{") else { return nil }
        if openers.count > 1, openers[openers.count - 2].byte == UInt8(ascii: "[") {
            let range = SourceRange(position, position + 1)
            report(
                .syntax, "expected a key, found a second '{'", at: range.lowerBound, range.upperBound,
                correction: .init(description: "leave it out", range: range, replacement: ""))
            position += 1
            skipSpace()
            return nil
        }
        report(
            .syntax, "a list begins with '[', found '{'", at: start, start + 1,
            correction: .init(description: "write [", range: SourceRange(start, start + 1), replacement: "["))
        openers[openers.count - 1].byte = UInt8(ascii: "[")
        listsInBraces.append(start)
        var elements: [JSONValue] = []
        readElements(into: &elements)
        openers.removeLast()
        return elements
    }

    /// In an object within a list, where another object is found instead of a key: the closing brace is missing.
    mutating func endsBeforeNextObject() -> Bool {
        guard peek() == UInt8(ascii: "{"), openers.count > 1, let opener = openers.last,
            openers[openers.count - 2].byte == UInt8(ascii: "[")
        else { return false }
        var end = endOfText(before: position)
        guard end > 0, bytes[end - 1] == UInt8(ascii: ",") else { return false }
        end = endOfText(before: end - 1)
        report(
            .syntax, "expected '}' before the next object", at: end, end,
            note: .init(range: SourceRange(opener.offset, opener.offset + 1), message: "opened here"),
            correction: .init(description: "put a } here", range: SourceRange(end, end), replacement: " }"))
        isPastComma = true
        return true
    }

    /// In an object that is not in a list, where another object is found instead of a key: with the value before, it is part of a
    /// list whose opening bracket is missing.
    mutating func listWithoutBracket(beginningWith first: JSONValue) -> JSONValue? {
        guard peek() == UInt8(ascii: "{"), case .object = first.content, openers.count < Self.depthLimit else {
            return nil
        }
        let start = first.range.lowerBound
        report(
            .syntax, "expected '[' before the first of several objects", at: start, start + 1,
            correction: .init(description: "put a [ here", range: SourceRange(start, start), replacement: "["))
        openers.append((UInt8(ascii: "["), start))
        isPastComma = true
        var elements = [first]
        readElements(into: &elements)
        openers.removeLast()
        return JSONValue(.array(elements), SourceRange(start, position))
    }

    /// In a list within an object, after a string that a colon follows: it is the object's next key, and the bracket that closes
    /// the list is missing.
    ///
    /// - Parameter reported: how many errors there were before the string and what separates it from the element before.
    mutating func endsBeforeNextKey(_ elements: inout [JSONValue], reported: Int) -> Bool {
        guard let key = keyAtEnd(of: elements), !beginsObject(elements), openers.count > 1, let opener = openers.last,
            openers[openers.count - 2].byte == UInt8(ascii: "{")
        else { return false }
        elements.removeLast()
        errors.removeSubrange(min(reported, errors.count)...)
        position = key.range.lowerBound
        var end = endOfText(before: position)
        if end > opener.offset + 1, bytes[end - 1] == UInt8(ascii: ",") { end = endOfText(before: end - 1) }
        report(
            .syntax, "expected ']' before the next key", at: end, end,
            note: .init(range: SourceRange(opener.offset, opener.offset + 1), message: "opened here"),
            correction: .init(description: "put a ] here", range: SourceRange(end, end), replacement: "]"))
        isPastComma = true
        return true
    }

    /// In a list, after a string that a colon follows: the key of an object whose opening brace is missing, where the element
    /// before is an object with such a key, or is missing.
    mutating func objectWithoutBrace(_ elements: inout [JSONValue], reported: Int) -> JSONValue? {
        guard let key = keyAtEnd(of: elements), beginsObject(elements), openers.count < Self.depthLimit else {
            return nil
        }
        elements.removeLast()
        errors.removeSubrange(min(reported, errors.count)...)
        position = key.range.lowerBound
        report(
            .syntax, "expected '{' before the key", at: position, key.range.upperBound,
            correction: .init(
                description: "put a { here", range: SourceRange(position, position), replacement: "{ "))
        openers.append((UInt8(ascii: "{"), position))
        return readMembers(from: position)
    }

    /// The last element, if it is a string before a colon.
    private func keyAtEnd(of elements: [JSONValue]) -> JSONValue? {
        guard peek() == UInt8(ascii: ":"), let key = elements.last, case .string = key.content else { return nil }
        return key
    }

    /// Whether the last element, a key, is more likely one of the list's next object than of the object around the list.
    private func beginsObject(_ elements: [JSONValue]) -> Bool {
        guard elements.count > 1, let key = elements.last?.string else { return true }
        return elements[elements.count - 2].members.contains { $0.key == key }
    }

    // MARK: Signs

    /// After the colon of a member.
    mutating func skipDoubledColon() {
        let start = position
        while peek() == UInt8(ascii: ":") { position += 1 }
        guard position > start else { return }
        report(.syntax, "expected a value, found a second ':'", at: start, position)
        skipSpace()
    }

    /// Whether a comment in the style of YAML and shells begins here, rather than a colour without quotation marks.
    var beginsHashComment: Bool {
        let next = peek(1) ?? 0x0A
        return [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "#")].contains(next)
            || bytes[lineRange(around: position).lowerBound..<position].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    mutating func skipHashComment() {
        let start = position
        report(
            .syntax, "a comment begins with //, found '#'", at: start, start + 1,
            correction: .init(description: "write //", range: SourceRange(start, start + 1), replacement: "//"))
        while let next = peek(), next != 0x0A { position += 1 }
    }

    /// Skips spaces and invisible characters that JSON does not have, as texts copied from web pages contain them. Only the first
    /// of them is reported.
    ///
    /// - Returns: false if none is here.
    mutating func skipForeignSpace() -> Bool {
        let start = position
        var first: Unicode.Scalar?
        while position < bytes.count {
            let end = scalarEnd(from: position)
            guard let scalar = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first,
                scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint,
                ![" ", "\t", "\n", "\r"].contains(scalar)
            else { break }
            first = first ?? scalar
            position = end
        }
        guard let first else { return false }
        if !hasReportedSpace {
            hasReportedSpace = true
            let number = String(first.value, radix: 16, uppercase: true)
            let name = first.value == 0xA0 ? "a no-break space" : "an invisible character"
            let range = SourceRange(start, position)
            report(
                .syntax,
                "expected a plain space, found \(name), U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)",
                at: start, position,
                correction: .init(description: "write a plain space", range: range, replacement: " "))
        }
        return true
    }

    /// In a file that git could not merge, the marks of the conflict are all that is reported.
    mutating func reportMergeConflict() {
        guard !errors.isEmpty else { return }
        let mark = Array("<<<<<<< ".utf8)
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            if bytes[start..<end].starts(with: mark) {
                errors = [
                    JSONError(
                        kind: .syntax, message: "the file has an unresolved merge conflict",
                        range: SourceRange(start, end))
                ]
                isMeaningless = true
                isComplete = false
                return
            }
            start = end + 1
        }
    }

    /// The number that was meant by `.5`, `+5`, `007`, `5.` or `5pt`; nil if that is not clear.
    static func number(meantBy token: ArraySlice<UInt8>) -> String? {
        var text = String(decoding: token, as: UTF8.self)
        for unit in ["points", "pts", "pt", "px", "dp"] where text.hasSuffix(unit) {
            text.removeLast(unit.count)
            break
        }
        if text.hasPrefix("+") { text.removeFirst() }
        let sign = text.hasPrefix("-") ? "-" : ""
        text.removeFirst(sign.count)
        if text.hasSuffix(".") { text.removeLast() }
        while text.count > 1, text.hasPrefix("0"), text.dropFirst().first?.isNumber == true { text.removeFirst() }
        if text.hasPrefix(".") { text = "0" + text }
        let meant = sign + text
        return isNumber(Array(meant.utf8)[...]) ? meant : nil
    }

    // MARK: Quotation marks

    /// Whether a typographic quotation mark is here: U+2018 to U+201F, U+00AB or U+00BB.
    private var isTypographicMark: Bool { typographicMark(at: position) != nil }

    /// The number of bytes of a typographic quotation mark; nil if there is none.
    private func typographicMark(at offset: Int) -> Int? {
        let rest = bytes[offset...].prefix(3)
        if rest.count == 3, rest.starts(with: [0xE2, 0x80]), (0x98...0x9F).contains(bytes[offset + 2]) { return 3 }
        if rest.starts(with: [0xC2, 0xAB]) || rest.starts(with: [0xC2, 0xBB]) { return 2 }
        return nil
    }

    /// A string in typographic quotation marks, as word processors write them; nil if none is here, or if it does not end on
    /// its line.
    mutating func readTypographicString() -> String? {
        guard let length = typographicMark(at: position) else { return nil }
        let start = position
        var end = start + length
        while end < bytes.count, bytes[end] != 0x0A, typographicMark(at: end) == nil { end = scalarEnd(from: end) }
        guard end < bytes.count, let closing = typographicMark(at: end) else { return nil }
        let text = String(decoding: bytes[start + length..<end], as: UTF8.self)
        position = end + closing
        let range = SourceRange(start, position)
        report(
            .syntax, "a string needs straight double quotes", at: start, position,
            correction: text.contains("\"") || text.contains("\\")
                ? nil : .init(description: "write \"\(text)\"", range: range, replacement: "\"\(text)\""))
        return text
    }
}
