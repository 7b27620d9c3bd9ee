// SPDX-License-Identifier: Apache-2.0

/// How much there is in Pango's markup, counted without parsing it: an upper bound for what Pango finds.
struct MarkupSize {
    /// Opening tags.
    private(set) var elements = 0
    private var sizes: Set<Substring> = []

    /// Different values of the attributes that set a size: `size`, `font_size`, `font`, `font_desc`, `font_scale`.
    var fontSizes: Int { sizes.count }

    init(_ markup: String) {
        let bytes = markup.utf8
        var place = bytes.startIndex
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
            let tag = markup[bytes.index(after: open)..<close]
            if !tag.hasPrefix("/") {
                elements += 1
                if tag.hasPrefix("span") { addSizes(of: tag) }
            }
            place = close
        }
    }

    private mutating func addSizes(of tag: Substring) {
        let words = tag.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "=" })
        for (name, value) in zip(words, words.dropFirst()) {
            switch name {
            case "size", "font_size", "font_scale": sizes.insert(value)
            // A family's name may have spaces in it.
            case "font", "font_desc": sizes.insert(tag)
            default: break
            }
        }
    }
}
