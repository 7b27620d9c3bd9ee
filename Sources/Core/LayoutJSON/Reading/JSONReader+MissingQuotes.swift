// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Missing quotation marks. After a missing one, what was outside strings is inside, and the reverse. A line with an
/// odd number of marks therefore gives one error, and reading continues only if the place of the missing mark is clear.
extension JSONReader {
    enum StringRole { case key, value }

    /// Whether the string that ended at `position` is too long because its closing mark is missing.
    func isSuspicious(_ start: Int, _ role: StringRole) -> Bool {
        var next = position
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard next < bytes.count, ![0x0A, 0x0D, UInt8(ascii: "/")].contains(bytes[next]) else { return false }
        let expected: [UInt8] =
            role == .key ? [UInt8(ascii: ":")] : [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
        return !expected.contains(bytes[next]) && hasOddMarks(from: start)
    }

    /// Where the string most likely ends: before what is between it and the next one.
    func likelyEnd(of start: Int, upTo end: Int, _ role: StringRole) -> Int? {
        let separators: [UInt8] =
            role == .key ? [UInt8(ascii: ":")] : [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")]
        let beginnings: [UInt8] = [0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")]
        for index in start + 1..<max(end, start + 1) where separators.contains(bytes[index]) {
            if role == .key { return index }
            var next = index
            while next < bytes.count, separators.contains(bytes[next]) || bytes[next] == 0x20 || bytes[next] == 0x09 {
                next += 1
            }
            if next >= bytes.count || beginnings.contains(bytes[next]) { return index }
        }
        return nil
    }

    /// Whether the line has an odd number of marks from here on.
    func hasOddMarks(from start: Int) -> Bool { marks.count(from: start, in: bytes) % 2 == 1 }

    /// After a bare word: consumes the mark that follows it, whose opening mark is missing.
    mutating func takesLoneMark(behind start: Int) -> Bool {
        guard peek() == UInt8(ascii: "\""), hasOddMarks(from: position) else { return false }
        position += 1
        reportMark("missing opening quote: expected \" before the string", at: start, position)
        return true
    }

    /// Reports a missing mark whose place was inferred; later errors on its line may be consequences.
    mutating func reportMark(_ message: String, at start: Int, _ end: Int) {
        guard !isAborted else { return }
        isComplete = false
        if mendedLine == lineRange(around: start) { return giveUp() }
        mendedLine = lineRange(around: start)
        errors.append(JSONError(kind: .syntax, message: message, range: SourceRange(start, end)))
        if errors.count >= Self.errorLimit { abort() }
    }

    /// Whether a missing mark may have caused an error at a place: a mark that was inferred in the wrong place, or one
    /// whose place is unknown.
    func isUnderMissingMark(_ offset: Int) -> Bool {
        let line = lineRange(around: offset)
        return line == mendedLine || hasOddMarks(from: line.lowerBound)
    }

    /// The rest would be consequences.
    mutating func giveUp() {
        isMeaningless = true
        abort()
    }

    func lineRange(around offset: Int) -> Range<Int> {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        var end = min(offset, bytes.count)
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return start..<end
    }
}
