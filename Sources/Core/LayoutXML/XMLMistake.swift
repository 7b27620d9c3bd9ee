// SPDX-License-Identifier: Apache-2.0
internal import CExpat

/// What is probably wrong where expat stopped, in words that say what to change.
struct XMLMistake {
    let bytes: [UInt8]
    /// Where expat stopped.
    let offset: Int
    /// The elements that are open there, with the offsets of their start tags.
    let open: [(name: String, offset: Int)]

    /// Nil if expat's message is all that can be said.
    func reason(of code: XML_Error) -> String? {
        let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
            if isBlank { return "it is empty" }
            return open.last.map { "it ends inside <\($0.name)>, which line \(line(of: $0.offset)) opens" }
        case XML_ERROR_TAG_MISMATCH:
            return open.last.map { "expected </\($0.name)>, because line \(line(of: $0.offset)) opens <\($0.name)>" }
        case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: return mistakenToken
        default: return nil
        }
    }

    private var mistakenToken: String? {
        if let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        {
            return "it is JSON; layout documents are named .layout.json"
        }
        let line = text(of: lineRange)
        if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
            return "it has an unresolved conflict of git: '\(line.prefix { $0 == line.first })'"
        }
        let here = offset < bytes.count ? bytes[offset] : 0
        let before = offset > 0 ? bytes[offset - 1] : 0
        if here == UInt8(ascii: "&") || before == UInt8(ascii: "&") { return "'&' is written &amp;" }
        if before == UInt8(ascii: "=") { return "the value of an attribute needs quotation marks" }
        if here == UInt8(ascii: "<") { return "'<' in a value is written &lt;" }
        return nil
    }

    private var lineRange: Range<Int> {
        let end = min(offset, bytes.count)
        let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return start..<(bytes[end...].firstIndex(of: 0x0A) ?? bytes.count)
    }

    private func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// From 1.
    private func line(of offset: Int) -> Int { bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1 }
}
