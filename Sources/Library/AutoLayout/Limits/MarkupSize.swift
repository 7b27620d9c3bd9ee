// SPDX-License-Identifier: Apache-2.0

/// How much there is in Pango's markup, counted without parsing it: an upper bound for what Pango finds.
struct MarkupSize {
    /// Opening tags.
    private(set) var elements = 0
    private var choices: Set<Choice> = []

    /// An attribute that chooses a font, with its value.
    private struct Choice: Hashable {
        var attribute: String
        var value: Substring
    }

    /// Different values of the attributes that set a size, a family, a language or features: the time that Pango takes for a font
    /// grows with their number.
    var fonts: Int { choices.count }

    init(_ markup: String) {
        let bytes = markup.utf8
        var place = bytes.startIndex
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = markup[bytes.index(after: open)...]
            if let end = Self.endOfOtherMarkup(rest) {
                place = end
                continue
            }
            let close = Self.endOfTag(rest.utf8)
            if !rest.hasPrefix("/") {
                elements += 1
                if rest.hasPrefix("span") { addChoices(of: rest[..<close].utf8.dropFirst(4)) }
            }
            place = close
        }
    }

    /// The end of a comment, of CDATA or of an instruction; nil for a tag.
    private static func endOfOtherMarkup(_ rest: Substring) -> String.Index? {
        for (start, end) in [("!--", "-->"), ("![CDATA[", "]]>"), ("?", "?>")] where rest.hasPrefix(start) {
            return rest.utf8.dropFirst(start.utf8.count).firstRange(of: end.utf8)?.upperBound ?? rest.endIndex
        }
        return nil
    }

    /// The first `>` that is not in a value.
    private static func endOfTag(_ bytes: Substring.UTF8View) -> String.Index {
        var quote: UInt8?
        for index in bytes.indices {
            switch (bytes[index], quote) {
            case (UInt8(ascii: ">"), nil): return index
            case (let byte, let open?) where byte == open: quote = nil
            case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = bytes[index]
            default: break
            }
        }
        return bytes.endIndex
    }

    /// - Parameter bytes: of a `span`, after its name.
    private mutating func addChoices(of bytes: Substring.UTF8View) {
        var rest = bytes
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let name = rest[..<equals].split(whereSeparator: Self.isSpace).last.map { String(Substring($0)) }
            rest = rest[rest.index(after: equals)...].drop(while: Self.isSpace)
            guard let quote = rest.first else { return }
            rest = rest.dropFirst()
            let value = rest.prefix { $0 != quote }
            rest = rest[value.endIndex...].dropFirst()
            if let name, Self.choosing.contains(name) {
                choices.insert(Choice(attribute: name, value: Substring(value)))
            }
        }
    }

    private static let choosing: Set<String> = [
        "size", "font_size", "font_scale", "font", "font_desc", "face", "font_family", "lang", "font_features",
    ]

    /// White space in GLib's markup.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
