// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// Reads JSON (RFC 8259) with the comments and trailing commas of JSON5, in one pass.
///
/// It continues after an error if the intent is clear, so that one run reports several.
package struct JSONReader {
    /// Lists and objects within each other: room for 256 views, each in a list of children, and their values.
    package static let depthLimit = 600
    /// Syntax errors after which the rest is not read: more would only be consequences.
    static let errorLimit = 50
    /// Objects with more members get a table of their keys.
    private static let fewMembers = 12

    package struct Result: Sendable {
        package var value: JSONValue?
        package var errors: [JSONError]
        /// False where a part of the text was left out of `value`.
        package var isComplete: Bool
    }

    let bytes: [UInt8]
    var position = 0
    var errors: [JSONError] = []
    var isComplete = true
    /// Set when reading must stop: the text ended too early, is too deep or too broken.
    var isAborted = false
    /// Set when nothing after a missing quotation mark can be trusted.
    var isMeaningless = false
    /// Bytes of the line in which a missing quotation mark was inferred.
    var mendedLine: Range<Int>?
    /// Quotation marks of the line that is being read.
    let marks = LineMarks()
    /// Set when a comma has been read that separates the next entry from the one before.
    var isPastComma = false
    /// The offsets of braces that open lists, by mistake: a brace or a bracket closes them.
    var listsInBraces: [Int] = []
    /// Set when a space that JSON does not have was reported: a text copied from a web page has many.
    var hasReportedSpace = false
    /// The opening brackets that are not closed yet.
    var openers: [(byte: UInt8, offset: Int)] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads as much as makes sense; every mistake is an error with its place.
    package static func read(_ source: SourceText) -> Result {
        var reader = JSONReader(bytes: source.bytes)
        let value = reader.readText()
        reader.reportMergeConflict()
        return Result(
            value: reader.isMeaningless ? nil : value, errors: reader.errors, isComplete: reader.isComplete)
    }

    private mutating func readText() -> JSONValue? {
        guard !reportWideEncoding() else { return nil }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
        guard position < bytes.count else {
            report(.emptyText, "the file has no JSON value: expected an object", at: position, bytes.count)
            return nil
        }
        guard beginsValue, !beginsOtherNotation else {
            report(
                .otherNotation, "the file is not JSON: expected an object", at: position, scalarEnd(from: position))
            isComplete = false
            return nil
        }
        // If the file is of another kind, its bytes do not matter.
        reportInvalidUTF8()
        let value = readValue()
        skipSpace()
        // Where the value could not be read, the rest would only be a consequence.
        if !isAborted, position < bytes.count, value.content != .invalid {
            report(.syntax, "expected the end of the file after the closing bracket", at: position, position + 1)
        }
        return value
    }

    /// Whether the text begins with a word that no value of JSON begins with, or with a date, as a document in YAML and a log do.
    private var beginsOtherNotation: Bool {
        guard let byte = peek() else { return false }
        if byte.isDigit {
            let token = bytes[position...].prefix { $0.isWordPart || "+-.".utf8.contains($0) }
            return !Self.isNumber(token) && endOfText(before: bytes.count) > token.endIndex
        }
        guard byte.isWordStart else { return false }
        let word = String(decoding: bytes[position...].prefix { $0.isWordPart }, as: UTF8.self)
        return !["true", "false", "null", "nan", "infinity"].contains(word.lowercased())
    }

    // MARK: Values

    mutating func readValue() -> JSONValue {
        let start = position
        guard let byte = peek() else {
            reportEnd()
            return JSONValue(.invalid, SourceRange(start, start))
        }
        switch byte {
        case UInt8(ascii: "{"): return readObject()
        case UInt8(ascii: "["): return readArray()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let string = readString(.value)
            return JSONValue(string.map { .string($0) } ?? .invalid, SourceRange(start, position))
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return readNumber()
        case _ where byte.isWordStart:
            return readWord()
        case _ where beginsBareFormat:
            reportBareText(from: start)
            return JSONValue(.invalid, SourceRange(start, position))
        default:
            if let string = readTypographicString() {
                return JSONValue(.string(string), SourceRange(start, position))
            }
            let end = scalarEnd(from: position)
            report(.syntax, "expected a value", at: position, end)
            if ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":")].contains(byte) {
                position = end
            }
            return JSONValue(.invalid, SourceRange(start, position))
        }
    }

    private mutating func readWord() -> JSONValue {
        let start = position
        while let byte = peek(), byte.isWordPart { position += 1 }
        let range = SourceRange(start, position)
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return JSONValue(.boolean(true), range)
        case "false": return JSONValue(.boolean(false), range)
        case "null": return JSONValue(.null, range)
        case "NaN", "Infinity":
            report(.nonFiniteNumber, "\(word) is not finite: expected a number", at: start, position)
        case _ where takesLoneMark(behind: start):
            return JSONValue(.invalid, SourceRange(start, position))
        default: reportBareText(from: start)
        }
        return JSONValue(.invalid, SourceRange(start, position))
    }

    // MARK: Lists and objects

    private mutating func readArray() -> JSONValue {
        let start = position
        guard open(UInt8(ascii: "[")) else { return JSONValue(.invalid, SourceRange(start, position)) }
        var elements: [JSONValue] = []
        readElements(into: &elements)
        close()
        return JSONValue(.array(elements), SourceRange(start, position))
    }

    mutating func readElements(into elements: inout [JSONValue]) {
        var reported = errors.count
        while atNextEntry(closing: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
            let before = position
            elements.append(readValue())
            if isAborted { break }
            skipSpace()
            if endsBeforeNextKey(&elements, reported: reported) { break }
            if let object = objectWithoutBrace(&elements, reported: reported) { elements.append(object) }
            reported = errors.count
            if position == before { position = scalarEnd(from: position) }
        }
    }

    private mutating func readObject() -> JSONValue {
        let start = position
        guard open(UInt8(ascii: "{")) else { return JSONValue(.invalid, SourceRange(start, position)) }
        return readMembers(from: start)
    }

    /// The rest of an object whose opener is the last one.
    mutating func readMembers(from start: Int) -> JSONValue {
        var members: [JSONValue.Member] = []
        // Few objects have many members: these are searched.
        var indices: [String: Int] = [:]
        var isFirst = true
        while atNextEntry(closing: UInt8(ascii: "}"), isFirst: isFirst) {
            if isFirst, let elements = elementsInBraces(from: start) {
                return JSONValue(.array(elements), SourceRange(start, position))
            }
            if !isFirst, endsBeforeNextObject() { break }
            if let last = members.last, let list = listWithoutBracket(beginningWith: last.value) {
                members[members.count - 1] = JSONValue.Member(key: last.key, keyRange: last.keyRange, value: list)
                skipSpace()
                continue
            }
            isFirst = false
            let before = position
            if let member = readMember() {
                let isSmall = members.count < Self.fewMembers
                if members.count == Self.fewMembers, indices.isEmpty {
                    for (index, known) in members.enumerated() { indices[known.key] = index }
                }
                if let index = isSmall ? members.firstIndex(where: { $0.key == member.key }) : indices[member.key] {
                    report(
                        .duplicateKey, "duplicate key '\(member.key)'",
                        at: member.keyRange.lowerBound, member.keyRange.upperBound,
                        note: .init(range: members[index].keyRange, message: "first here"))
                } else {
                    if !isSmall { indices[member.key] = members.count }
                    members.append(member)
                }
            }
            if isAborted { break }
            skipSpace()
            if position == before { position = scalarEnd(from: position) }
        }
        close()
        return JSONValue(.object(members), SourceRange(start, position))
    }

    private mutating func readMember() -> JSONValue.Member? {
        let start = position
        guard let byte = peek() else { return nil }
        let key: String
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            key = readString(.key) ?? ""
        } else if byte.isWordStart {
            while let next = peek(), next.isWordPart { position += 1 }
            key = String(decoding: bytes[start..<position], as: UTF8.self)
            let range = SourceRange(start, position)
            if !takesLoneMark(behind: start) {
                report(
                    .syntax, "a key needs double quotes", at: start, position,
                    correction: .init(description: "write \"\(key)\"", range: range, replacement: "\"\(key)\""))
            }
        } else if let typographic = readTypographicString() {
            key = typographic
        } else {
            let end = scalarEnd(from: start)
            report(.syntax, "expected a key in double quotes", at: start, end)
            skipToEntryEnd()
            return nil
        }
        let keyRange = SourceRange(start, position)
        skipSpace()
        if peek() == UInt8(ascii: ":") {
            position += 1
            skipSpace()
            skipDoubledColon()
        } else if peek() == nil {
            reportEnd()
            return nil
        } else {
            let sign = SourceRange(position, position + 1)
            let isEqualSign = peek() == UInt8(ascii: "=")
            report(
                .syntax, "expected ':' after the key", at: keyRange.upperBound, keyRange.upperBound,
                correction: isEqualSign ? .init(description: "write :", range: sign, replacement: ":") : nil)
            if isEqualSign {
                position += 1
                skipSpace()
            }
            if let next = peek(), [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(next) {
                return nil
            }
        }
        return JSONValue.Member(key: key, keyRange: keyRange, value: readValue())
    }

    private mutating func open(_ byte: UInt8) -> Bool {
        guard openers.count < Self.depthLimit else {
            report(
                .nestingTooDeep, "lists and objects are nested more than \(Self.depthLimit) deep",
                at: position, position + 1)
            abort()
            return false
        }
        openers.append((byte, position))
        position += 1
        return true
    }

    private mutating func close() { openers.removeLast() }

    /// Whether another entry follows; otherwise the closing bracket has been read or reported.
    private mutating func atNextEntry(closing: UInt8, isFirst: Bool) -> Bool {
        guard !isAborted else { return false }
        let previousEnd = position
        skipSpace()
        var commas = isPastComma ? 1 : 0
        isPastComma = false
        while let byte = peek(), byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
            commas += 1
            if byte == UInt8(ascii: ";") {
                report(
                    .syntax, "entries are separated by ',', found ';'", at: position, position + 1,
                    correction: .init(
                        description: "write ,", range: SourceRange(position, position + 1), replacement: ","))
            }
            if isFirst || commas > 1 {
                report(.syntax, "a comma with nothing before it", at: position, position + 1)
            }
            position += 1
            skipSpace()
        }
        guard let byte = peek() else {
            reportEnd()
            return false
        }
        let isListInBraces = openers.last.map { listsInBraces.contains($0.offset) } ?? false
        if byte == closing || (isListInBraces && byte == UInt8(ascii: "}")) {
            position += 1
            return false
        }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            return closesWrongly(byte, expected: closing)
        }
        if !isFirst, commas == 0, !isAborted {
            let end = endOfText(before: previousEnd)
            report(
                .syntax, "expected ',' between two \(closing == UInt8(ascii: "]") ? "values" : "members")",
                at: end, end,
                correction: .init(description: "put a comma here", range: SourceRange(end, end), replacement: ","))
        }
        return !isAborted
    }

    /// A bracket of the other kind: it closes this entry's parent where one is open, else it is skipped.
    private mutating func closesWrongly(_ byte: UInt8, expected: UInt8) -> Bool {
        let opener = byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : UInt8(ascii: "[")
        let note = openers.last.map {
            JSONError.Note(range: SourceRange($0.offset, $0.offset + 1), message: "opened here")
        }
        report(
            .syntax, "expected '\(Character(Unicode.Scalar(expected)))'", at: position, position + 1,
            note: note)
        isComplete = false
        if openers.contains(where: { $0.byte == opener }) { return false }
        position += 1
        return false
    }

    /// After a broken member: up to the next comma, closing bracket or line.
    private mutating func skipToEntryEnd() {
        isComplete = false
        while let byte = peek(), ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 10].contains(byte) {
            if byte == UInt8(ascii: "\"") { _ = readString(.value) } else { position += 1 }
        }
    }
}
