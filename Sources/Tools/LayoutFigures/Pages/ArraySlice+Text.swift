// SPDX-License-Identifier: Apache-2.0
extension ArraySlice<UInt8> {
    /// Without white space at either end.
    var trimmed: ArraySlice<UInt8> {
        var slice = self
        while let first = slice.first, first.isWhiteSpace { slice = slice.dropFirst() }
        while let last = slice.last, last.isWhiteSpace { slice = slice.dropLast() }
        return slice
    }

    /// Where a text occurs first.
    func range(of text: String) -> Range<Int>? {
        let pattern = Array(text.utf8)
        guard let first = pattern.first, count >= pattern.count else { return nil }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            if self[found...].starts(with: pattern) { return found..<found + pattern.count }
            start = found + 1
        }
        return nil
    }

    var string: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8 {
    var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

    var isWhiteSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}
