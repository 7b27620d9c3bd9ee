// SPDX-License-Identifier: Apache-2.0

/// Reads the declarations of a Swift file word by word, past comments and texts.
struct DeclarationScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0
    /// The types around the place, with the depth of what is inside them.
    private var owners: [(name: String, depth: Int, isExtension: Bool)] = []
    /// A type whose brace is still to come.
    private var opening: (name: String, isExtension: Bool)?

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 65...90, 97...122, 48...57, 95, 128...: true
        default: false
        }
    }

    /// The next declaration; nil at the end.
    mutating func next() -> (name: String, kind: SourceIndex.Kind, owner: String?, base: String?)? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "{"):
                depth += 1
                if let opening { owners.append((opening.name, depth, opening.isExtension)) }
                opening = nil
                position += 1
            case UInt8(ascii: "}"):
                depth -= 1
                while let last = owners.last, last.depth > depth { owners.removeLast() }
                position += 1
            case _ where Self.isWord(byte):
                if let found = declaration() { return found }
            default: position += 1
            }
        }
        return nil
    }

    private mutating func skipComment() {
        position += 1
        guard position < bytes.count else { return }
        if bytes[position] == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        } else if bytes[position] == UInt8(ascii: "*") {
            position += 1
            while position + 1 < bytes.count,
                bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
            {
                position += 1
            }
            position = min(position + 2, bytes.count)
        }
    }

    private mutating func skipText() {
        let quote = UInt8(ascii: "\"")
        let isLong = position + 2 < bytes.count && bytes[position + 1] == quote && bytes[position + 2] == quote
        position += isLong ? 3 : 1
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 2
            } else if bytes[position] == quote {
                guard isLong else { break }
                if position + 2 < bytes.count, bytes[position + 1] == quote, bytes[position + 2] == quote { break }
                position += 1
            } else if !isLong, bytes[position] == UInt8(ascii: "\n") {
                return
            } else {
                position += 1
            }
        }
        position = min(position + (isLong ? 3 : 1), bytes.count)
    }

    /// The word at the position, which moves behind it.
    private mutating func word() -> Range<Int> {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return start..<position
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    private mutating func skipSpaces() {
        while position < bytes.count, bytes[position] == 32 || bytes[position] == 9 || bytes[position] == 10 {
            position += 1
        }
    }

    private mutating func declaration() -> (name: String, kind: SourceIndex.Kind, owner: String?, base: String?)? {
        let keyword = word()
        guard (3...9).contains(keyword.count), bytes[keyword.lowerBound] >= 97,
            keyword.lowerBound == 0 || bytes[keyword.lowerBound - 1] != UInt8(ascii: ".")
        else { return nil }
        let isExtension: Bool
        let kind: SourceIndex.Kind
        switch text(keyword) {
        case "class": (kind, isExtension) = (.class, false)
        case "struct": (kind, isExtension) = (.structure, false)
        case "enum": (kind, isExtension) = (.enumeration, false)
        case "protocol": (kind, isExtension) = (.protocol, false)
        case "typealias": (kind, isExtension) = (.alias, false)
        case "extension": (kind, isExtension) = (.class, true)
        case "func", "var", "let", "case": (kind, isExtension) = (.value, false)
        case "init":
            guard let owner = owners.last, owner.isExtension, owner.depth == depth else { return nil }
            return ("init", .value, owner.name, nil)
        default: return nil
        }
        let start = position
        skipSpaces()
        guard position > start, position < bytes.count, Self.isWord(bytes[position]) else { return nil }
        var name = text(word())
        if kind == .class, ["func", "var", "let", "override", "final", "subscript"].contains(name) {
            // As in `class func`.
            position = start
            return nil
        }
        if kind == .value {
            // Members of a type come with it; those of an extension may be elsewhere.
            let isInside = depth > 0
            guard !isInside || owners.last?.isExtension == true && owners.last?.depth == depth else { return nil }
            return (name, kind, isInside ? owners.last?.name : nil, nil)
        }
        let owner = owners.last?.name
        while position < bytes.count, bytes[position] == UInt8(ascii: "."), isExtension {
            position += 1
            name = text(word())
        }
        if kind != .alias { opening = (name, isExtension) }
        guard !isExtension else { return nil }
        return (name, kind, owner, kind == .class ? base() : nil)
    }

    /// The first type after a colon, before the brace.
    private func base() -> String? {
        var end = position
        var depth = 0
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "{"): return nil
            case UInt8(ascii: ":") where depth == 0:
                var scanner = self
                scanner.position = end + 1
                scanner.skipSpaces()
                var range = scanner.word()
                // Of `Module.Base` the last word is the class.
                while scanner.position < bytes.count, bytes[scanner.position] == UInt8(ascii: ".") {
                    scanner.position += 1
                    range = scanner.word()
                }
                return text(range)
            default: break
            }
            end += 1
        }
        return nil
    }
}
