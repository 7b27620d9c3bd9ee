// SPDX-License-Identifier: Apache-2.0
internal import CExpat
package import SourceLocations

/// Reads XML into a tree of elements. No entity is ever defined or loaded: Interface Builder writes none.
package struct XMLReader {
    package static let largestDepth = 512
    package static let largestByteCount = 64 << 20

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
            let status = source.bytes.withUnsafeBytes { bytes in
                XML_Parse(
                    parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
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
}
