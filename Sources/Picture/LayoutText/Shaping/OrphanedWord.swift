// SPDX-License-Identifier: Apache-2.0
/// A word that stands alone in the last line of a paragraph.
enum OrphanedWord {
    /// The UTF-8 bytes from the word before it to the end of the paragraph; nil if the last line has several words, or the line
    /// before it no other word that could stay there.
    /// - Parameter linesAt: the byte at which each line begins.
    static func ending(of text: String, linesAt starts: [Int]) -> Range<Int>? {
        guard starts.count > 1 else { return nil }
        let bytes = Array(text.utf8)
        let (previous, last) = (starts[starts.count - 2], starts[starts.count - 1])
        guard previous < last, last < bytes.count, bytes[last - 1] == space else { return nil }
        let word = bytes[last...].reversed().drop { $0 == space }
        guard !word.isEmpty, !word.contains(space) else { return nil }
        let line = bytes[previous..<last]
        guard let end = line.lastIndex(where: { $0 != space }),
            let gap = bytes[previous..<end].lastIndex(of: space),
            line[previous..<gap].contains(where: { $0 != space })
        else { return nil }
        return gap + 1..<bytes.count
    }

    private static let space = UInt8(ascii: " ")
}
