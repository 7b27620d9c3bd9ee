// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Images of AsciiDoc: `image::form.png[alternative text, width=300]`.
///
/// https://docs.asciidoctor.org/asciidoc/latest/macros/images/
enum AsciiDocText {
    private static let macro = Array("image::".utf8)

    /// Blocks whose text is not read: listings, literal text, comments and what is passed through.
    static func hidden(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var open: (mark: String, start: Int)?
        for line in PageLine.lines(of: bytes) {
            let text = bytes[line.content].trimmed
            guard let first = text.first else { continue }
            let isFence = text.starts(with: "```".utf8)
            let isDelimiter =
                isFence || text.count >= 4 && "-.+/".utf8.contains(first) && text.allSatisfy { $0 == first }
            guard isDelimiter else { continue }
            let mark = isFence ? "```" : text.string
            if let block = open {
                if block.mark == mark {
                    ranges.append(block.start..<line.content.upperBound)
                    open = nil
                }
            } else {
                open = (mark, line.content.lowerBound)
            }
        }
        if let open { ranges.append(open.start..<bytes.count) }
        return ranges
    }

    /// `:imagesdir: images`
    static func imageFolder(in line: ArraySlice<UInt8>) -> String? {
        let name = ":imagesdir:"
        guard line.starts(with: name.utf8) else { return nil }
        let folder = FigureNames.normalized(line.dropFirst(name.utf8.count).trimmed.string)
        return folder.isEmpty || folder.hasPrefix("/") || folder.contains("{") || folder.contains("://")
            ? "" : folder + "/"
    }

    static func images(in line: Range<Int>, of bytes: [UInt8]) -> [MarkupImage] {
        let text = bytes[line].trimmed
        guard text.starts(with: macro), text.last == UInt8(ascii: "]"),
            let open = text.firstIndex(of: UInt8(ascii: "["))
        else { return [] }
        let path = line.lowerBound + macro.count..<open
        guard !path.isEmpty else { return [] }
        return [
            MarkupImage(
                path: path, decodedPath: bytes[path].string,
                alternative: alternative(in: bytes, open + 1..<text.endIndex - 1))
        ]
    }

    /// The first attribute, if it has no name, or that with the name `alt`.
    private static func alternative(in bytes: [UInt8], _ list: Range<Int>) -> MarkupSlot {
        var position = list.lowerBound
        var isFirst = true
        while position <= list.upperBound {
            let start = position + bytes[position..<list.upperBound].prefix { $0 == UInt8(ascii: " ") }.count
            position = start
            let name = bytes[start..<list.upperBound].prefix {
                !",=\"".utf8.contains($0)
            }
            let isNamed = name.endIndex < list.upperBound && bytes[name.endIndex] == UInt8(ascii: "=")
            let value = self.value(in: bytes, (isNamed ? name.endIndex + 1 : start)..<list.upperBound)
            if isNamed ? name.trimmed.elementsEqual("alt".utf8) : isFirst {
                return MarkupSlot(
                    range: SourceRange(value.lowerBound, value.upperBound), before: "\"", after: "\"",
                    isEmpty: value.isEmpty)
            }
            isFirst = false
            position = value.upperBound
            while position < list.upperBound, bytes[position] != UInt8(ascii: ",") { position += 1 }
            position += 1
        }
        return MarkupSlot(
            range: SourceRange(list.lowerBound, list.lowerBound), before: "\"", after: list.isEmpty ? "\"" : "\",",
            isEmpty: true)
    }

    /// Up to a comma, or a text in quotation marks with them.
    private static func value(in bytes: [UInt8], _ rest: Range<Int>) -> Range<Int> {
        guard let first = bytes[rest].first, first == UInt8(ascii: "\"") else {
            return bytes[rest].prefix { $0 != UInt8(ascii: ",") }.trimmed.indices
        }
        var position = rest.lowerBound + 1
        while position < rest.upperBound, bytes[position] != first {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return rest.lowerBound..<min(position + 1, rest.upperBound)
    }
}
