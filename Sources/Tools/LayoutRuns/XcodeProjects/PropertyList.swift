// SPDX-License-Identifier: Apache-2.0

/// A property list in the notation of NeXTSTEP, in which Xcode writes projects: `{ key = value; list = ( a, "b c" ); }`.
enum PropertyList {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// Nil for text that is none.
    init?(_ bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    subscript(key: String) -> PropertyList? { if case .dictionary(let members) = self { members[key] } else { nil } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var members: [String: PropertyList] { if case .dictionary(let members) = self { members } else { [:] } }
    var strings: [String] { if case .array(let elements) = self { elements.compactMap(\.string) } else { [] } }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        /// Lists in projects are less deep.
        private static let deepest = 100

        mutating func value(depth: Int) -> PropertyList? {
            guard depth < Self.deepest else { return nil }
            if take("{") {
                var members: [String: PropertyList] = [:]
                while !take("}") {
                    guard let key = string(), take("="), let value = value(depth: depth + 1), take(";") else {
                        return nil
                    }
                    members[key] = value
                }
                return .dictionary(members)
            }
            if take("(") {
                var elements: [PropertyList] = []
                while !take(")") {
                    guard let element = value(depth: depth + 1) else { return nil }
                    elements.append(element)
                    if !take(",") { return take(")") ? .array(elements) : nil }
                }
                return .array(elements)
            }
            return string().map { .string($0) }
        }

        /// The next byte that is neither white space nor in a comment.
        private mutating func next() -> UInt8? {
            while position < bytes.count {
                let rest = bytes[position...].prefix(2)
                if bytes[position] <= UInt8(ascii: " ") {
                    position += 1
                } else if rest.elementsEqual("//".utf8) {
                    while position < bytes.count, bytes[position] != 10 { position += 1 }
                } else if rest.elementsEqual("/*".utf8) {
                    position += 2
                    while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                    position += 2
                } else {
                    return bytes[position]
                }
            }
            return nil
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard next() == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        private mutating func string() -> String? {
            guard let first = next() else { return nil }
            guard first == UInt8(ascii: "\"") else {
                let start = position
                while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
                return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
            }
            var text: [UInt8] = []
            position += 1
            while position < bytes.count, bytes[position] != first {
                if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
                text.append(bytes[position])
                position += 1
            }
            guard position < bytes.count else { return nil }
            position += 1
            return String(decoding: text, as: UTF8.self)
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case 48...57, 65...90, 97...122, 0x80...: true
            default: "_$/:.-+@".utf8.contains(byte)
            }
        }
    }
}
