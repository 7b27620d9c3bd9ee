// SPDX-License-Identifier: Apache-2.0
/// The characters of one line, a part of its paragraph.
struct LineCharacters {
    /// UTF-8 bytes of the paragraph.
    private let bytes: Range<Int>

    init(_ bytes: Range<Int> = 0..<0) { self.bytes = bytes }

    /// What the line shows, in reading order.
    func text(of paragraph: String) -> String {
        let all = paragraph.utf8
        let range = bytes.clamped(to: 0..<all.count)
        return String(
            paragraph[
                all.index(
                    all.startIndex, offsetBy: range.lowerBound)..<all.index(all.startIndex, offsetBy: range.upperBound)]
        )
    }

    /// The position of a byte of the paragraph in the line's text, in UTF-8 bytes.
    func place(of byte: Int) -> Int { min(max(byte, bytes.lowerBound), bytes.upperBound) - bytes.lowerBound }
}
