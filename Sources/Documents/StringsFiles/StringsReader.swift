// SPDX-License-Identifier: Apache-2.0
internal import SourceLocations

/// Reads Apple's strings files: pairs of strings, as in an old-style property list, and comments as in C.
struct StringsReader {
    private let source: SourceText
    private var position = 0

    private var bytes: [UInt8] { source.bytes }

    /// - Parameter source: in UTF-8.
    init(_ source: SourceText) { self.source = source }

    mutating func read() throws(StringsFileFault) -> [String: String] {
        if bytes.starts(with: "bplist".utf8) {
            throw fault("this strings file is compiled: use the one in the project", at: 0)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes[position...].starts(with: "<?xml".utf8) {
            throw fault("this strings file is an XML property list: convert it to \"key\" = \"text\";", at: position)
        }
        var texts: [String: String] = [:]
        try skipSpace()
        while position < bytes.count {
            let key = try string("a key")
            try skipSpace()
            var text = key
            if take("=") {
                try skipSpace()
                text = try string("a text")
                try skipSpace()
            }
            guard take(";") else { throw fault("expected ';' after the text", at: position) }
            texts[key] = text
            try skipSpace()
        }
        return texts
    }

    private func fault(_ message: String, at offset: Int) -> StringsFileFault {
        StringsFileFault(message, at: source.position(of: offset))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// White space and comments.
    private mutating func skipSpace() throws(StringsFileFault) {
        while position < bytes.count {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            switch (bytes[position], next) {
            case (9...13, _), (UInt8(ascii: " "), _): position += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                let start = position
                position += 2
                while !bytes[position...].starts(with: "*/".utf8) {
                    guard position < bytes.count else { throw fault("this comment has no end", at: start) }
                    position += 1
                }
                position += 2
            default: return
            }
        }
    }

    private mutating func string(_ expected: String) throws(StringsFileFault) -> String {
        let start = position
        guard take("\"") else { return try unquotedString(expected) }
        var units: [UInt16] = []
        var text: [UInt8] = []
        // Escaped UTF-16 code units become characters together, since a pair of surrogates is one.
        func flush() {
            text += Array(String(decoding: units, as: UTF16.self).utf8)
            units = []
        }
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                flush()
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw fault("this text is not UTF-8: save the file as UTF-8", at: start)
                }
                return string
            }
            if byte == UInt8(ascii: "\\"), let unit = try escapedUnit() {
                units.append(unit)
            } else if byte != UInt8(ascii: "\\") {
                if !units.isEmpty { flush() }
                text.append(byte)
            }
        }
        throw fault("this text has no closing '\"'", at: start)
    }

    /// What follows a backslash; nil for a character that stands for itself and has not been read.
    private mutating func escapedUnit() throws(StringsFileFault) -> UInt16? {
        guard position < bytes.count else { throw fault("expected a character after '\\'", at: position) }
        let escaped = bytes[position]
        position += 1
        switch escaped {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[position...].prefix(4)
            guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
                throw fault("expected four hexadecimal digits after '\\U'", at: position)
            }
            position += 4
            return unit
        case 0x80...:
            position -= 1
            return nil
        default: return UInt16(escaped)
        }
    }

    /// Words of an old-style property list need no quotes.
    private mutating func unquotedString(_ expected: String) throws(StringsFileFault) -> String {
        let start = position
        while position < bytes.count, Self.isWordCharacter(bytes[position]) { position += 1 }
        guard position > start else { throw fault("expected \(expected) in quotes", at: start) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isWordCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }
}
