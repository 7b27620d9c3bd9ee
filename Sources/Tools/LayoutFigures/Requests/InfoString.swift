// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A word of a figure's options: `scale=2`, `title="Sign in"`, `no-caption`.
package struct FigureWord: Hashable, Sendable {
    /// Without dashes, as on the command line.
    package var key: String
    /// Nil for a word without an equals sign.
    package var value: String?
    package var range: SourceRange
    /// Whether the value begins with a quotation mark that nothing closes.
    package var isUnclosed: Bool

    package init(key: String, value: String?, range: SourceRange, isUnclosed: Bool = false) {
        self.key = key
        self.value = value
        self.range = range
        self.isUnclosed = isUnclosed
    }
}

/// The words of an information string or of a figure's comment.
enum InfoString {
    /// Languages of a block that highlight a layout, before the word `layout`.
    private static let languages: Set = ["json", "json5", "jsonc", "swift"]

    /// Whether the block is a layout that Swift code makes.
    static func isSwift(_ info: ArraySlice<UInt8>) -> Bool {
        info.trimmed.prefix { !$0.isWhiteSpace }.elementsEqual("swift".utf8)
    }

    /// Whether the block is a layout: its first word is `layout`, or its second after `json` or `swift`.
    static func namesLayout(_ info: ArraySlice<UInt8>) -> Bool { optionsStart(in: info) != nil }

    /// Where the options of a layout start.
    static func optionsStart(in info: ArraySlice<UInt8>) -> Int? {
        var rest = info.trimmed
        for _ in 0..<2 {
            let word = rest.prefix { !$0.isWhiteSpace }
            rest = rest[word.endIndex...].trimmed
            if word.elementsEqual("layout".utf8) { return word.endIndex }
            if !languages.contains(word.string) { return nil }
        }
        return nil
    }

    /// Separated by white space; a value may be in single or double quotation marks, in which a backslash escapes a character.
    static func words(in text: ArraySlice<UInt8>) -> [FigureWord] {
        var words: [FigureWord] = []
        var position = text.startIndex
        while position < text.endIndex {
            guard !text[position].isWhiteSpace else {
                position += 1
                continue
            }
            let start = position
            var key: [UInt8] = []
            var value: [UInt8]?
            var quote: UInt8?
            while position < text.endIndex, quote != nil || !text[position].isWhiteSpace {
                let byte = text[position]
                position += 1
                if let open = quote {
                    if byte == open {
                        quote = nil
                    } else if byte == UInt8(ascii: "\\"), position < text.endIndex {
                        value?.append(text[position])
                        position += 1
                    } else {
                        value?.append(byte)
                    }
                } else if value == nil {
                    if byte == UInt8(ascii: "=") { value = [] } else { key.append(byte) }
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), value?.isEmpty == true {
                    quote = byte
                } else {
                    value?.append(byte)
                }
            }
            words.append(
                FigureWord(
                    key: String(decoding: key, as: UTF8.self), value: value.map { String(decoding: $0, as: UTF8.self) },
                    range: SourceRange(start, position), isUnclosed: quote != nil))
        }
        return words
    }
}
