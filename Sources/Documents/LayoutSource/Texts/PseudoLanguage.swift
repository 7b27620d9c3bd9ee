// SPDX-License-Identifier: Apache-2.0

/// A language made out of the texts that a document has, to find what does not fit before translators do.
package enum PseudoLanguage: String, CaseIterable, Sendable {
    /// At least 40 % longer, as German or Finnish may be.
    case long
    /// Letters with marks above and below, which need the height of their lines.
    case accented
    /// Mirrored, from right to left.
    case rtl

    /// - Parameter isMarkup: whether tags and entities in the text are none of its words.
    func text(of text: String, isMarkup: Bool) -> String {
        guard isMarkup else { return plain(text) }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
            let closing: Character = rest[start] == "<" ? ">" : ";"
            let end = rest[start...].firstIndex(of: closing).map { rest.index(after: $0) } ?? rest.endIndex
            result += plain(String(rest[..<start])) + rest[start..<end]
            rest = rest[end...]
        }
        return result + plain(String(rest))
    }

    private func plain(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        switch self {
        case .long: return lengthened(text)
        case .accented: return String(text.map { Self.accents[$0] ?? $0 })
        // The letters are shown in the opposite order, as those of Hebrew and Arabic are.
        case .rtl: return "\u{202E}\(text)\u{202C}"
        }
    }

    /// With words of its own behind it.
    private func lengthened(_ text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        let wanted = text.count + max(1, (text.count * 2 + 4) / 5)
        var result = text
        var index = 0
        while result.count < wanted, !words.isEmpty {
            // A word alone grows without a break.
            result += (words.count == 1 ? "" : " ") + words[index % words.count].lowercased()
            index += 1
        }
        return result
    }

    private static let accents: [Character: Character] = [
        "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
        "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ɋ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
        "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
        "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ",
        "L": "Ļ", "M": "Ɯ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ",
        "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
    ]
}
