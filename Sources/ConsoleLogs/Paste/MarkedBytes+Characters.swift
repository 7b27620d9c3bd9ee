// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    /// Typographic characters that editors and web pages put in, as the console printed them.
    private static let typographic: [(StaticString, StaticString)] = [
        ("\r\n", "\n"), ("\r", "\n"),
        ("\u{00A0}", " "), ("\u{202F}", " "), ("\u{2007}", " "), ("\u{2028}", "\n"), ("\u{2029}", "\n"),
        ("\u{200B}", ""), ("\u{200C}", ""), ("\u{200D}", ""), ("\u{2060}", ""), ("\u{FEFF}", ""),
        ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{201E}", "\""), ("\u{2018}", "'"), ("\u{2019}", "'"),
        ("\u{2010}", "-"), ("\u{2011}", "-"), ("\u{2012}", "-"), ("\u{2013}", "-"), ("\u{2014}", "-"),
        ("\u{2212}", "-"), ("\u{2026}", "..."), ("\u{2264}", "<="), ("\u{2265}", ">="), ("\0", ""),
    ]

    func withPlainCharacters() -> MarkedBytes {
        replacing { place in
            let byte = bytes[place]
            guard byte >= 0xC2 || byte == 0x0D || byte == 0 else { return nil }
            for (text, plain) in Self.typographic where hasPrefix(text, at: place) {
                return (text.utf8CodeUnitCount, plain)
            }
            return nil
        }
    }

    /// Whether line ends are written as `\n`, as a log has them that was copied out of JSON or source code.
    var isEscapedAsOneString: Bool {
        ["constraints.\\n", "constraints:\\n", "(\\n    ", "\\n)\\n", ",\\n    "].contains { contains($0) }
    }

    func unescapingString() -> MarkedBytes {
        let escapes: [(StaticString, StaticString)] = [
            ("\\r\\n", "\n"), ("\\n", "\n"), ("\\r", "\n"), ("\\t", "\t"), ("\\\"", "\""), ("\\/", "/"), ("\\\\", "\\"),
        ]
        return replacing { place in
            guard bytes[place] == UInt8(ascii: "\\") else { return nil }
            for (text, plain) in escapes where hasPrefix(text, at: place) { return (text.utf8CodeUnitCount, plain) }
            return nil
        }
    }

    private static let entities: [(StaticString, StaticString)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
        ("&apos;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&#124;", "|"), ("&amp;", "&"),
    ]

    var hasEntities: Bool { Self.entities.contains { contains($0.0) } }

    func decodingEntities() -> MarkedBytes {
        replacing { place in
            guard bytes[place] == UInt8(ascii: "&") else { return nil }
            for (text, plain) in Self.entities where hasPrefix(text, at: place) {
                return (text.utf8CodeUnitCount, plain)
            }
            return nil
        }
    }
}
