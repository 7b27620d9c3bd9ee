// SPDX-License-Identifier: Apache-2.0
/// The sentences that frame a report, found with any white space between their words.
enum LogPhrases {
    private static let phrases: [(words: [String], event: LogEvent)] = [
        (["unable", "to", "simultaneously", "satisfy", "constraints"], .opening),
        (["unable", "to", "satisfy", "constraints", "simultaneously"], .opening),
        (["conflicting", "constraints", "detected"], .opening),
        (["probably", "at", "least", "one", "of", "the", "constraints"], .advice),
        (["attempt", "to", "recover", "by", "breaking"], .breaking),
        (["make", "a", "symbolic", "breakpoint"], .closing),
        (["break", "on", "objc_exception_throw"], .closing),
        (["set", "the", "nsuserdefault"], .closing),
        (["the", "methods", "in", "the", "uiconstraintbasedlayoutdebugging"], .closing),
    ]

    /// The sentence that begins at a place: what it means, and where its last word ends.
    static func phrase(in bytes: [UInt8], at offset: Int) -> (event: LogEvent, end: Int)? {
        if offset > 0, isWordByte(bytes[offset - 1]) { return nil }
        for (words, event) in phrases {
            if let end = end(of: words, in: bytes, at: offset) { return (event, end) }
        }
        return nil
    }

    /// A phrase in words, in lower case.
    static func words(_ phrase: String) -> [String] { phrase.lowercased().split(separator: " ").map(String.init) }

    /// Where the last of some words ends that begin at a place; nil if they do not.
    static func end(of words: [String], in bytes: [UInt8], at offset: Int) -> Int? {
        guard lowercase(bytes[offset]) == words[0].utf8.first else { return nil }
        var end = offset
        for (index, word) in words.enumerated() {
            if index > 0 {
                let gap = end
                while end < bytes.count, end - gap < 200, isBlank(bytes[end]) { end += 1 }
                if end == gap { return nil }
            }
            guard matches(word, in: bytes, at: end) else { return nil }
            end += word.utf8.count
        }
        return end
    }

    private static func matches(_ word: String, in bytes: [UInt8], at offset: Int) -> Bool {
        var offset = offset
        for byte in word.utf8 {
            guard offset < bytes.count, lowercase(bytes[offset]) == byte else { return false }
            offset += 1
        }
        return true
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

    static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte >= 0x80
    }
}
