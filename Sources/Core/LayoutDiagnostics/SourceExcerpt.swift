// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// The line of a place with a mark under it, cut down around the mark where it is long.
struct SourceExcerpt {
    let line: Int
    let text: String
    /// Spaces and `^~~~`, to stand under `text`.
    let mark: String

    /// Columns shown of a long line, and how many of them precede the mark.
    private static let width = 100
    private static let lead = 40

    init(_ text: SourceText, _ bytes: SourceRange) {
        let (part, place) = text.part(at: bytes)
        let (source, range) = part.inUTF8(place)
        let start = min(max(range.lowerBound, 0), source.bytes.count)
        let position = source.position(of: start)
        line = position.line
        let lineRange = source.byteRange(ofLine: position.line)
        let end = min(max(range.upperBound, start), lineRange.upperBound)

        // A character has at most four bytes: what lies farther away cannot be shown.
        let first = source.characterStart(max(lineRange.lowerBound, start - 4 * Self.lead))
        let last = source.characterStart(min(lineRange.upperBound, max(end, start) + 4 * Self.width))
        let before = Self.scalars(source, first, start)
        let marked = Self.scalars(source, start, min(end, last))
        let after = Self.scalars(source, min(end, last), last)

        var display = DisplayText()
        // A line that fits is shown whole.
        let isShort = lineRange.upperBound - lineRange.lowerBound <= Self.width
        let shownBefore = before.suffix(isShort ? before.count : Self.lead)
        if first > lineRange.lowerBound || shownBefore.count < before.count { display.append("…") }
        // Tab stops count from the line's own start, as far as it is shown.
        for scalar in shownBefore { display.append(scalar) }
        let markStart = display.width
        var isCut = last < lineRange.upperBound
        for scalar in marked where display.width < Self.width { display.append(scalar) }
        let markWidth = max(display.width - markStart, 1)
        for scalar in after {
            guard display.width < Self.width else {
                isCut = true
                break
            }
            display.append(scalar)
        }
        if isCut { display.append("…") }
        self.text = display.text
        mark = String(repeating: " ", count: markStart) + "^" + String(repeating: "~", count: markWidth - 1)
    }

    private static func scalars(_ source: SourceText, _ start: Int, _ end: Int) -> [Unicode.Scalar] {
        guard start < end else { return [] }
        return Array(String(decoding: source.bytes[start..<end], as: UTF8.self).unicodeScalars)
    }
}
