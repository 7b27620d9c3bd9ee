// SPDX-License-Identifier: Apache-2.0
internal import CExpat

extension XMLReader {
    /// The start tag of a document element.
    package enum StartTag: Hashable, Sendable {
        /// The element without its children.
        case complete(XMLElement)
        /// The text ends within the tag of an element with this name.
        case cutOff(name: String)
    }

    /// Reads no further than the start tag of the document element, so that the text may end anywhere after it. Nil if
    /// the text is not XML up to there.
    package static func startTag(of bytes: [UInt8]) -> StartTag? {
        // A name in ASCII is the same in any encoding of single bytes, of which expat knows only Latin-1.
        do throws(UnknownEncoding) { return try startTag(of: bytes, encoding: nil) } catch {}
        do throws(UnknownEncoding) { return try startTag(of: bytes, encoding: "ISO-8859-1") } catch { return nil }
    }

    private struct UnknownEncoding: Error {}

    /// - Parameter encoding: nil for the one that the text declares.
    private static func startTag(of bytes: [UInt8], encoding: String?) throws(UnknownEncoding) -> StartTag? {
        guard let parser = XML_ParserCreate(encoding) else { return nil }
        defer { XML_ParserFree(parser) }
        let builder = XMLTreeBuilder(parser: parser, extent: .startTag)
        let status = withExtendedLifetime(builder) {
            XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
            XML_SetStartElementHandler(parser) { XMLTreeBuilder.from($0)?.start($1, $2) }
            return bytes.withUnsafeBytes { bytes in
                XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
        }
        if let root = builder.root { return .complete(root) }
        guard status != XML_STATUS_OK else { return nil }
        switch XML_GetErrorCode(parser) {
        case XML_ERROR_UNKNOWN_ENCODING: throw UnknownEncoding()
        case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
            let start = Int(XML_GetCurrentByteIndex(parser))
            guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "<") else { return nil }
            let name = bytes[(start + 1)...].prefix { $0 > 0x20 && !"=/><\"'".utf8.contains($0) }
            // `<!--` and `<?xml` open a comment and a declaration.
            guard let first = name.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else { return nil }
            return .cutOff(name: String(decoding: name, as: UTF8.self))
        default: return nil
        }
    }
}
