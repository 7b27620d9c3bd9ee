// SPDX-License-Identifier: Apache-2.0
/// A line of Markdown in a page: the whole line of a Markdown file, or what follows the marker of a comment in a Swift file.
struct PageLine: Hashable {
    /// Byte offset at which the line of the file starts.
    var start: Int
    /// The Markdown, in bytes of the file, without the line break.
    var content: Range<Int>

    /// The lines of a whole file.
    static func lines(of bytes: [UInt8]) -> [PageLine] {
        var lines: [PageLine] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            lines.append(PageLine(start: start, content: start..<trimmed(bytes, start..<end)))
            start = end + 1
        }
        return lines
    }

    /// The end of a line without its carriage return.
    static func trimmed(_ bytes: [UInt8], _ line: Range<Int>) -> Int {
        line.isEmpty || bytes[line.upperBound - 1] != UInt8(ascii: "\r") ? line.upperBound : line.upperBound - 1
    }
}
