// SPDX-License-Identifier: Apache-2.0

/// The names that a Swift file declares and uses, found by its words: fast enough for all files of an app.
struct DeclaredNames {
    /// Types, without those inside others.
    private(set) var types: Set<String> = []
    /// Functions, constants and operators outside of types.
    private(set) var globals: Set<String> = []
    /// The types that it extends.
    private(set) var extended: Set<String> = []
    /// What its types and extensions have.
    private(set) var members: Set<String> = []
    private(set) var used: Set<String> = []
    /// The texts of its string literals.
    private(set) var strings: Set<String> = []

    private static let typeKeywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    private static let memberKeywords: Set<String> = ["func", "var", "let", "case"]
    /// Words between a keyword and a name, as in `class func` and `final class`.
    private static let modifiers: Set<String> = ["class", "func", "var", "let", "static"]

    init(_ bytes: [UInt8]) {
        var position = 0
        var depth = 0
        var keyword: String?
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isLetter(byte) {
                let start = position
                while position < bytes.count, Self.isLetter(bytes[position]) || Self.isDigit(bytes[position]) {
                    position += 1
                }
                let word = String(decoding: bytes[start..<position], as: UTF8.self)
                take(word, after: &keyword, depth: depth)
                continue
            }
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth = max(depth - 1, 0)
            case UInt8(ascii: "\""): position = takeString(bytes, from: position)
            case UInt8(ascii: "/") where bytes[position...].starts(with: "//".utf8):
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            case UInt8(ascii: "/") where bytes[position...].starts(with: "/*".utf8):
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
            default: break
            }
            position += 1
        }
        used.subtract(types)
    }

    private mutating func take(_ word: String, after keyword: inout String?, depth: Int) {
        let isKeyword = Self.typeKeywords.contains(word) || Self.memberKeywords.contains(word) || word == "extension"
        if isKeyword {
            keyword = word
            return
        }
        defer { keyword = nil }
        guard let declaring = keyword else {
            used.insert(word)
            return
        }
        switch declaring {
        case "extension":
            extended.insert(word)
            used.insert(word)
        case _ where Self.typeKeywords.contains(declaring): if depth == 0 { types.insert(word) }
        default: if depth == 0 { globals.insert(word) } else if depth == 1 { members.insert(word) }
        }
    }

    /// Takes what is interpolated in a string, and returns the place of its last byte.
    private mutating func takeString(_ bytes: [UInt8], from start: Int) -> Int {
        let isLong = bytes[start...].starts(with: "\"\"\"".utf8)
        var position = start + (isLong ? 3 : 1)
        while position < bytes.count {
            if bytes[position...].starts(with: "\\(".utf8) {
                let inner = position + 2
                var depth = 1
                position = inner
                while position < bytes.count, depth > 0 {
                    if bytes[position] == UInt8(ascii: "(") { depth += 1 }
                    if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
                    position += 1
                }
                used.formUnion(DeclaredNames(Array(bytes[inner..<position])).used)
                continue
            }
            if bytes[position] == UInt8(ascii: "\\") {
                position += 2
                continue
            }
            if isLong, bytes[position...].starts(with: "\"\"\"".utf8) { return position + 2 }
            if !isLong, bytes[position] == UInt8(ascii: "\"") || bytes[position] == 10 {
                strings.insert(String(decoding: bytes[(start + 1)..<position], as: UTF8.self))
                return position
            }
            position += 1
        }
        return position
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 65...90, 97...122, UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
