// SPDX-License-Identifier: Apache-2.0
/// Finds the root element of an XML text behind declarations, comments and a document type, and reads its attributes.
struct SVGScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    }

    /// Moves behind the root's name; nil if the text is not XML.
    mutating func rootName() -> String? {
        while true {
            rest = rest.drop(while: Self.isSpace)
            guard rest.first == UInt8(ascii: "<") else { return nil }
            if skip("<?", to: "?>") || skip("<!--", to: "-->") || skipDocumentType() { continue }
            rest = rest.dropFirst()
            let name = word()
            return name.isEmpty ? nil : name
        }
    }

    /// The attributes up to the tag's end; nil if there is none.
    mutating func attributes() -> [String: String]? {
        var found: [String: String] = [:]
        while true {
            rest = rest.drop(while: Self.isSpace)
            guard let byte = rest.first else { return nil }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return found }
            let name = word()
            rest = rest.drop(while: Self.isSpace)
            guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
            rest = rest.dropFirst().drop(while: Self.isSpace)
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            let value = rest.dropFirst()
            guard let end = value.firstIndex(of: quote) else { return nil }
            found[name] = String(decoding: value[..<end], as: UTF8.self)
            rest = value[(end + 1)...]
        }
    }

    private mutating func word() -> String {
        let word = rest.prefix { !Self.isSpace($0) && !"=/><\"'".utf8.contains($0) }
        rest = rest[word.endIndex...]
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func skip(_ opening: String, to closing: String) -> Bool {
        guard rest.starts(with: opening.utf8) else { return false }
        rest = rest.dropFirst(opening.utf8.count)
        while !rest.isEmpty, !rest.starts(with: closing.utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(closing.utf8.count)
        return true
    }

    /// A document type may have declarations of its own in brackets.
    private mutating func skipDocumentType() -> Bool {
        guard rest.starts(with: "<!DOCTYPE".utf8) else { return false }
        var depth = 0
        while let byte = rest.first {
            rest = rest.dropFirst()
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return true
            default: break
            }
        }
        return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
