// SPDX-License-Identifier: Apache-2.0
/// The characters of one line: a part of its paragraph, in which an ellipsis may stand for what was cut out.
struct LineCharacters {
    private static let ellipsis = "\u{2026}"

    /// UTF-8 bytes of the paragraph.
    private let bytes: Range<Int>
    private let gap: Range<Int>?

    init(_ bytes: Range<Int> = 0..<0, ellipsis gap: Range<Int>? = nil) {
        self.bytes = bytes
        self.gap = gap?.clamped(to: bytes)
    }

    /// What the line shows, in reading order.
    func text(of paragraph: String) -> String {
        guard let gap else { return Self.part(bytes, of: paragraph) }
        return Self.part(bytes.lowerBound..<gap.lowerBound, of: paragraph) + Self.ellipsis
            + Self.part(gap.upperBound..<bytes.upperBound, of: paragraph)
    }

    /// The position of a byte of the paragraph in the line's text, in UTF-8 bytes.
    func place(of byte: Int) -> Int {
        let place = min(max(byte, bytes.lowerBound), bytes.upperBound) - bytes.lowerBound
        guard let gap else { return place }
        let start = gap.lowerBound - bytes.lowerBound
        if place <= start { return place }
        return byte < gap.upperBound ? start : place - gap.count + Self.ellipsis.utf8.count
    }

    private static func part(_ bytes: Range<Int>, of text: String) -> String {
        let all = text.utf8
        let range = bytes.clamped(to: 0..<all.count)
        return String(
            text[
                all.index(
                    all.startIndex, offsetBy: range.lowerBound)..<all.index(all.startIndex, offsetBy: range.upperBound)]
        )
    }
}
