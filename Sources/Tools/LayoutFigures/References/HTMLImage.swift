// SPDX-License-Identifier: Apache-2.0
/// An `<img>` tag.
struct HTMLImage {
    var range: Range<Int>
    /// The value of `src`, without its quotation marks.
    var source: Range<Int>
    var path: String
    /// The value of `alt`, as it is written.
    var alternative = ""
    /// The value of `title`, as it is written; empty if there is none.
    var title = ""

    /// Nil if the tag has no `src`.
    init?(_ text: [UInt8], at start: Int) {
        var position = start + 4
        guard position < text.count, text[position].isWhiteSpace || text[position] == UInt8(ascii: "/") else {
            return nil
        }
        var found: Range<Int>?
        while position < text.count, text[position] != UInt8(ascii: ">") {
            guard !text[position].isWhiteSpace, text[position] != UInt8(ascii: "/") else {
                position += 1
                continue
            }
            let name = text[position...].prefix {
                !$0.isWhiteSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">")
            }
            // The tag before it is not closed.
            if name.contains(UInt8(ascii: "<")) { return nil }
            position = name.endIndex
            guard position < text.count, text[position] == UInt8(ascii: "=") else {
                if name.isEmpty { position += 1 }
                continue
            }
            position += 1
            guard position < text.count else { return nil }
            var value: Range<Int>
            let quote = text[position]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                guard let end = text[(position + 1)...].firstIndex(of: quote) else { return nil }
                value = position + 1..<end
                position = end + 1
            } else {
                value = text[position...].prefix { !$0.isWhiteSpace && $0 != UInt8(ascii: ">") }.indices
                position = value.upperBound
                if text[value].contains(UInt8(ascii: "<")) { return nil }
            }
            switch name.string.lowercased() {
            case "src": found = value
            case "alt": alternative = text[value].string
            case "title": title = text[value].string
            default: break
            }
        }
        guard position < text.count, let found else { return nil }
        range = start..<position + 1
        source = found
        path = text[found].string.removingPercentEncoding
    }
}
