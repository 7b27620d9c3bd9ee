// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import SourceLocations

/// Edits of the entries of a JSON list or object that keep its comments, spacing and line ends.
struct JSONListEdits {
    /// The whole text.
    let bytes: [UInt8]
    /// From the opening bracket behind the closing one.
    let range: SourceRange
    /// The values of a list, or the members of an object from their key on.
    let entries: [SourceRange]

    init(_ value: JSONValue, in bytes: [UInt8]) {
        self.bytes = bytes
        range = value.range
        entries =
            value.elements.map(\.range)
            + value.members.map { SourceRange($0.keyRange.lowerBound, $0.value.range.upperBound) }
    }

    // MARK: Removal

    /// Takes entries out, each with its comma, and with its line if nothing else is on it.
    func removing(_ indices: Set<Int>) -> [TextEdit] {
        var edits: [TextEdit] = []
        var position = range.lowerBound + 1
        for index in indices.sorted() {
            let entry = entries[index]
            let comma = comma(after: index)
            // A comment between the two stays.
            let isAdjacent = comma.map { isBlank(entry.upperBound..<$0) } ?? true
            let end = isAdjacent ? comma.map { $0 + 1 } ?? entry.upperBound : entry.upperBound
            var removed = lineOrSpacing(entry.lowerBound, end)
            removed.lowerBound = max(removed.lowerBound, position)
            position = removed.upperBound
            edits.append(.removal(removed))
            if !isAdjacent, let comma { edits.append(.removal(SourceRange(comma, comma + 1))) }
        }
        // Without a comma after its last entry the list had none, and has none again.
        if let last = entries.indices.last, indices.contains(last), comma(after: last) == nil,
            let kept = entries.indices.last(where: { !indices.contains($0) }), let comma = comma(after: kept)
        {
            var end = comma + 1
            while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
            let stopsAtEntry = entries.contains { $0.lowerBound == end }
            edits.append(.removal(SourceRange(comma, stopsAtEntry ? end : comma + 1)))
        }
        return Self.merged(edits)
    }

    /// Removals without overlaps: the spaces between two entries may belong to both.
    private static func merged(_ removals: [TextEdit]) -> [TextEdit] {
        var result: [TextEdit] = []
        for removal in removals.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard let last = result.last, removal.range.lowerBound <= last.range.upperBound else {
                result.append(removal)
                continue
            }
            result[result.count - 1].range.upperBound = max(last.range.upperBound, removal.range.upperBound)
        }
        return result
    }

    /// A range with its line break and indentation if it has the line to itself; else with the spaces behind it.
    private func lineOrSpacing(_ lower: Int, _ upper: Int) -> SourceRange {
        let start = ownLineStart(lower)
        var end = upper
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        var lineEnd = end
        if lineEnd < bytes.count, bytes[lineEnd] == 0x0D { lineEnd += 1 }
        if let start, lineEnd < bytes.count, bytes[lineEnd] == 0x0A { return SourceRange(start, lineEnd + 1) }
        if end < bytes.count, bytes[end] == UInt8(ascii: "]") { return SourceRange(lower, upper) }
        // No spaces are left at the end of a line.
        var lower = lower
        if lineEnd < bytes.count, bytes[lineEnd] == 0x0A, start == nil {
            while bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
        }
        return SourceRange(lower, end)
    }

    // MARK: Insertion

    /// Puts entries behind the last one, in lines of their own if the last one has its own.
    ///
    /// - Parameter unit: what a line within is indented by, where there is no entry to see it from.
    func appending(_ texts: [String], unit: String = "  ", lineBreak: String) -> [TextEdit] {
        guard !texts.isEmpty else { return [] }
        guard let last = entries.last else { return [fillingEmpty(texts, unit, lineBreak)] }
        let start = ownLineStart(last.lowerBound)
        let separator = start.map { lineBreak + string($0..<last.lowerBound) } ?? " "
        let comma = comma(after: entries.count - 1)
        let end = comma.map { $0 + 1 } ?? last.upperBound
        let index = start != nil ? endOfComment(after: end) : end
        var edits: [TextEdit] = []
        if comma == nil { edits.append(.insertion(",", at: last.upperBound)) }
        let joined = texts.map { separator + $0 }.joined(separator: ",") + (comma == nil ? "" : ",")
        edits.append(.insertion(joined, at: index))
        return edits
    }

    /// What separates entries that take the place of one.
    func separator(of index: Int, lineBreak: String) -> String {
        let lower = entries[index].lowerBound
        return ownLineStart(lower).map { "," + lineBreak + string($0..<lower) } ?? ", "
    }

    /// `[]` stays on its line in a document of one line; otherwise its entries get lines.
    private func fillingEmpty(_ texts: [String], _ unit: String, _ lineBreak: String) -> TextEdit {
        let closing = range.upperBound - 1
        let isSingleLine = !bytes.contains(0x0A)
        if isSingleLine {
            let isBlank = isBlank(range.lowerBound + 1..<closing)
            let inner = isBlank ? SourceRange(range.lowerBound + 1, closing) : SourceRange(closing, closing)
            return TextEdit(inner, (isBlank ? "" : " ") + texts.joined(separator: ", "))
        }
        let start = lineStart(range.lowerBound)
        let indent = String(string(start..<range.lowerBound).prefix { $0 == " " || $0 == "\t" })
        let lines = texts.map { lineBreak + indent + unit + $0 }.joined(separator: ",")
        // Behind a comment in the brackets, in front of what leads to the closing one.
        var end = closing
        while end > range.lowerBound + 1, Self.isSpace(bytes[end - 1]) { end -= 1 }
        return TextEdit(SourceRange(end, closing), lines + lineBreak + indent)
    }

    // MARK: Places

    /// The place of the comma behind an entry; nil if there is none.
    private func comma(after index: Int) -> Int? {
        let limit = index + 1 < entries.count ? entries[index + 1].lowerBound : range.upperBound - 1
        var position = entries[index].upperBound
        while position < limit {
            if bytes[position] == UInt8(ascii: ",") { return position }
            position = endOfTrivia(position, limit)
        }
        return nil
    }

    /// Behind a comment or one byte.
    private func endOfTrivia(_ position: Int, _ limit: Int) -> Int {
        guard bytes[position] == UInt8(ascii: "/"), position + 1 < limit else { return position + 1 }
        var end = position + 2
        if bytes[position + 1] == UInt8(ascii: "/") {
            while end < limit, bytes[end] != 0x0A { end += 1 }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
            while end < limit,
                !(bytes[end] == UInt8(ascii: "/") && bytes[end - 1] == UInt8(ascii: "*") && end > position + 2)
            {
                end += 1
            }
            end = min(end + 1, limit)
        }
        return end
    }

    /// Behind the comment that follows on the line; the place itself where something else follows.
    private func endOfComment(after position: Int) -> Int {
        let limit = range.upperBound - 1
        var end = position
        while end < limit, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        guard end < limit, bytes[end] == UInt8(ascii: "/") else { return position }
        end = endOfTrivia(end, limit)
        if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
        var rest = end
        while rest < limit, bytes[rest] == 0x20 || bytes[rest] == 0x09 || bytes[rest] == 0x0D { rest += 1 }
        return rest < limit && bytes[rest] == 0x0A ? end : position
    }

    private func lineStart(_ offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    /// The start of a line within the brackets that has only spaces before a place; nil if there is something else.
    private func ownLineStart(_ offset: Int) -> Int? {
        var start = offset
        while start > range.lowerBound, bytes[start - 1] != 0x0A {
            guard Self.isSpace(bytes[start - 1]) else { return nil }
            start -= 1
        }
        return start > range.lowerBound ? start : nil
    }

    private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isSpace) }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
