// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Images of reStructuredText: `.. image:: form.png`, `.. figure:: form.png` and `.. |form| image:: form.png`, with options
/// on the lines below.
///
/// https://docutils.sourceforge.io/docs/ref/rst/directives.html#images
enum ReStructuredTextImage {
    /// Directives whose text is not read.
    private static let literal: Set = [
        "code", "code-block", "sourcecode", "parsed-literal", "raw", "math", "literalinclude", "csv-table", "mermaid",
        "graphviz", "doctest", "testcode", "prompt", "highlight",
    ]

    /// Literal blocks, and the lines of comments below their first.
    static func hidden(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var limit: Int?
        for line in PageLine.lines(of: bytes) {
            let text = bytes[line.content].trimmed
            guard !text.isEmpty else { continue }
            let indentation = text.startIndex - line.content.lowerBound
            if let limit, indentation > limit {
                ranges.append(line.content)
                continue
            }
            limit = nil
            if text.starts(with: "..".utf8), text.count == 2 || text.dropFirst(2).first?.isWhiteSpace == true {
                let rest = text.dropFirst(2).trimmed
                let name = directive(in: rest)?.name
                let isTarget = "_[|".utf8.contains(rest.first ?? 0)
                if name.map({ literal.contains($0) }) ?? !isTarget { limit = indentation }
            } else if text.suffix(2).elementsEqual("::".utf8) {
                limit = indentation
            }
        }
        return ranges
    }

    /// `image:: form.png` with or without a name to substitute.
    private static func directive(in text: ArraySlice<UInt8>) -> (name: String, argument: Range<Int>)? {
        var rest = text
        if rest.first == UInt8(ascii: "|") {
            guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "|")) else { return nil }
            rest = rest[(end + 1)...].trimmed
        }
        guard let mark = rest.range(of: "::") else { return nil }
        let name = rest[..<mark.lowerBound].trimmed
        let isName =
            !name.isEmpty
            && name.allSatisfy { byte in
                byte.isDigit || (0x41...0x5A ~= byte) || (0x61...0x7A ~= byte) || "-_+.:".utf8.contains(byte)
            }
        return isName ? (name.string.lowercased(), rest[mark.upperBound...].trimmed.indices) : nil
    }

    static func images(in line: Range<Int>, of bytes: [UInt8]) -> [MarkupImage] {
        let text = bytes[line]
        guard text.starts(with: "..".utf8), text.dropFirst(2).first?.isWhiteSpace == true,
            let (name, path) = directive(in: text.dropFirst(2).trimmed),
            name == "image" || name == "figure", !path.isEmpty
        else { return [] }
        return [
            MarkupImage(
                path: path, decodedPath: bytes[path].string, alternative: alternative(below: line, of: bytes))
        ]
    }

    /// The option `:alt:`, with the lines that continue it.
    private static func alternative(below line: Range<Int>, of bytes: [UInt8]) -> MarkupSlot {
        let lineStart = (bytes[..<line.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let margin = line.lowerBound - lineStart
        var indentation = bytes[lineStart..<line.lowerBound].string + "   "
        let lineEnd = bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var position = lineEnd + 1
        var found: Range<Int>?
        var isFirst = true
        var depth = 0
        while position < bytes.count {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = bytes[position..<end].trimmed
            let column = text.startIndex - position
            guard !text.isEmpty, column > margin else { break }
            if let value = found {
                // A line that is indented further continues the option.
                guard column > depth else { break }
                found = value.lowerBound..<text.endIndex
            } else if text.starts(with: ":alt:".utf8) {
                let value = text.dropFirst(5).trimmed
                found = value.isEmpty ? text.endIndex..<text.endIndex : value.indices
                depth = column
            } else if isFirst {
                guard text.first == UInt8(ascii: ":") else { break }
                indentation = bytes[position..<text.startIndex].string
            }
            isFirst = false
            position = end + 1
        }
        if let found {
            return MarkupSlot(
                range: SourceRange(found.lowerBound, found.upperBound), before: found.isEmpty ? " " : "",
                isEmpty: found.isEmpty)
        }
        let lineBreak = lineEnd > line.upperBound ? "\r\n" : "\n"
        return MarkupSlot(
            range: SourceRange(line.upperBound, line.upperBound), before: "\(lineBreak)\(indentation):alt: ",
            isEmpty: true)
    }
}
