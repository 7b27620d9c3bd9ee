// SPDX-License-Identifier: Apache-2.0
/// Reads a line of Markdown from the left, with tabs as the columns that they fill up to the next multiple of four.
struct LineCursor {
    private let bytes: [UInt8]
    private(set) var position: Int
    let end: Int
    private var column = 0

    init(_ bytes: [UInt8], _ line: PageLine) {
        self.bytes = bytes
        position = line.content.lowerBound
        end = line.content.upperBound
    }

    /// Columns of white space from here.
    var indentation: Int {
        var cursor = self
        return cursor.skip(upTo: .max)
    }

    var isBlank: Bool {
        bytes[position..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    var rest: ArraySlice<UInt8> { bytes[position..<end] }

    var next: UInt8? { position < end ? bytes[position] : nil }

    /// - Returns: how many columns of white space there were.
    @discardableResult
    mutating func skip(upTo columns: Int) -> Int {
        var skipped = 0
        while skipped < columns, position < end {
            if bytes[position] == UInt8(ascii: " ") {
                position += 1
                column += 1
                skipped += 1
            } else if bytes[position] == UInt8(ascii: "\t") {
                let width = 4 - column % 4
                let taken = min(width, columns - skipped)
                column += taken
                skipped += taken
                if taken == width { position += 1 }
            } else {
                break
            }
        }
        return skipped
    }

    /// Reads characters other than white space, each a column wide.
    mutating func advance(by count: Int) {
        position += count
        column += count
    }
}
