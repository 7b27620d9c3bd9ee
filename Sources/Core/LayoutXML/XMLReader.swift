// SPDX-License-Identifier: Apache-2.0
internal import CExpat
package import SourceLocations

/// Reads XML into a tree of elements. No entity is ever defined or loaded: Interface Builder writes none.
package struct XMLReader {
    package static let largestDepth = 512
    package static let largestByteCount = 64 << 20
    /// Ten times as many as the largest storyboards have, which have about three attributes to an element.
    package static let mostElements = 500_000
    package static let mostAttributes = 2_500_000
    package static let mostAttributesOfElement = 1000
    /// The parser reads a tag as a whole before it tells of it.
    private static let longestTag = 8 << 20

    /// The document element, or the one fault that stopped the reading.
    package static func read(_ source: SourceText) -> Result<XMLElement, XMLFault> {
        guard source.bytes.count <= largestByteCount else {
            return .failure(
                XMLFault(.tooLarge, "the file is larger than \(largestByteCount >> 20) MiB", at: 0))
        }
        guard let parser = XML_ParserCreate("UTF-8") else {
            return .failure(XMLFault(.malformed, "the XML reader could not start: out of memory", at: 0))
        }
        defer { XML_ParserFree(parser) }
        let builder = XMLTreeBuilder(parser: parser)
        return withExtendedLifetime(builder) {
            XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
            XML_SetElementHandler(
                parser,
                { XMLTreeBuilder.from($0)?.start($1, $2) },
                { data, _ in XMLTreeBuilder.from(data)?.end() })
            XML_SetCharacterDataHandler(parser) { XMLTreeBuilder.from($0)?.text($1, $2) }
            XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
                XMLTreeBuilder.from(data)?.refuse(
                    .documentTypeDeclaration,
                    "document type declarations are not accepted: they could define entities, and Interface Builder does not write them"
                )
            }
            let status = source.bytes.withUnsafeBytes { parse($0, with: parser, builder) }
            if let fault = builder.fault { return .failure(fault) }
            guard status == XML_STATUS_OK, let root = builder.root else {
                let code = XML_GetErrorCode(parser)
                let offset = max(0, Int(XML_GetCurrentByteIndex(parser)))
                let mistake = XMLMistake(bytes: source.bytes, offset: offset, open: builder.openElements)
                let reason =
                    mistake.reason(of: code) ?? XML_ErrorString(code).map { String(cString: $0) } ?? "no element"
                return .failure(XMLFault(.malformed, "the file is not well-formed XML: \(reason)", at: offset))
            }
            return .success(root)
        }
    }

    /// Hands the bytes over in blocks, so that a tag without an end is found before all of it is held.
    private static func parse(
        _ bytes: UnsafeRawBufferPointer, with parser: XML_Parser, _ builder: XMLTreeBuilder
    ) -> XML_Status {
        let block = longestTag / 8
        var end = 0
        while true {
            let start = end
            end = min(start + block, bytes.count)
            let part = bytes.baseAddress.map { $0.advanced(by: start).assumingMemoryBound(to: CChar.self) }
            let status = XML_Parse(parser, part, Int32(end - start), end == bytes.count ? 1 : 0)
            guard status == XML_STATUS_OK, end < bytes.count else { return status }
            if end - Int(XML_GetCurrentByteIndex(parser)) > longestTag {
                builder.refuse(.tooLarge, "a tag is longer than \(longestTag >> 20) MiB")
                return XML_STATUS_ERROR
            }
        }
    }
}
