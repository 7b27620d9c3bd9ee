// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Images of LaTeX: `\includegraphics[width=\linewidth]{form.pdf}`.
enum LaTeXImage {
    private static let command = "\\includegraphics"
    private static let verbatim: Set = [
        "verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "comment", "filecontents", "filecontents*",
    ]
    /// Bytes of the options; an image with longer ones is not found.
    private static let longestOptions = 4000

    /// Environments whose text is not read.
    static func hidden(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = 0
        while let begin = bytes[position...].range(of: "\\begin{") {
            position = begin.upperBound
            let name = bytes[position...].prefix(20).prefix { $0 != UInt8(ascii: "}") }.string
            guard verbatim.contains(name), !isInComment(begin.lowerBound, bytes) else { continue }
            let end = bytes[position...].range(of: "\\end{\(name)}")?.upperBound ?? bytes.count
            ranges.append(begin.lowerBound..<end)
            position = end
        }
        return ranges
    }

    private static func isInComment(_ place: Int, _ bytes: [UInt8]) -> Bool {
        let start = (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        return comment(in: start..<place, of: bytes) != nil
    }

    /// A percent sign without a backslash.
    private static func comment(in line: Range<Int>, of bytes: [UInt8]) -> Int? {
        var position = line.lowerBound
        while position < line.upperBound {
            if bytes[position] == UInt8(ascii: "%") { return position }
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    static func images(in line: Range<Int>, of bytes: [UInt8]) -> [MarkupImage] {
        let end = comment(in: line, of: bytes) ?? line.upperBound
        var images: [MarkupImage] = []
        var position = line.lowerBound
        while position < end, let found = bytes[position..<end].range(of: command) {
            position = found.upperBound
            if let image = image(after: found.upperBound, of: bytes) { images.append(image) }
        }
        return images
    }

    private static func image(after command: Int, of bytes: [UInt8]) -> MarkupImage? {
        var rest = bytes[command..<min(bytes.count, command + longestOptions)]
        if rest.first == UInt8(ascii: "*") { rest = rest.dropFirst() }
        var slot = MarkupSlot(
            range: SourceRange(rest.startIndex, rest.startIndex), before: "[alt={", after: "}]", isEmpty: true)
        rest = rest.drop(while: \.isWhiteSpace)
        if rest.first == UInt8(ascii: "[") {
            let options = group(in: rest, close: UInt8(ascii: "]"))
            guard options.upperBound < rest.endIndex else { return nil }
            slot = alternative(in: bytes, options)
            rest = rest[(options.upperBound + 1)...].drop(while: \.isWhiteSpace)
        }
        guard rest.first == UInt8(ascii: "{") else { return nil }
        let path = group(in: rest, close: UInt8(ascii: "}"))
        guard path.upperBound < rest.endIndex, !path.isEmpty else { return nil }
        return MarkupImage(path: path, decodedPath: bytes[path].string, alternative: slot)
    }

    /// What is between a bracket and the one that closes it.
    private static func group(in text: ArraySlice<UInt8>, close: UInt8) -> Range<Int> {
        var depth = 0
        var position = text.startIndex + 1
        while position < text.endIndex {
            let byte = text[position]
            if depth == 0, byte == close { break }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return text.startIndex + 1..<min(position, text.endIndex)
    }

    /// The value of the option `alt`.
    private static func alternative(in bytes: [UInt8], _ options: Range<Int>) -> MarkupSlot {
        var position = options.lowerBound
        while position < options.upperBound {
            let option = entry(in: bytes[position..<options.upperBound])
            let text = bytes[option].trimmed
            if text.starts(with: "alt".utf8), let sign = text.firstIndex(of: UInt8(ascii: "=")),
                text[..<sign].trimmed.elementsEqual("alt".utf8)
            {
                let value = text[(sign + 1)...].trimmed
                let isBraced = value.first == UInt8(ascii: "{") && value.last == UInt8(ascii: "}")
                let inner = isBraced ? value.dropFirst().dropLast() : value
                return MarkupSlot(
                    range: SourceRange(inner.startIndex, inner.endIndex), before: isBraced ? "" : "{",
                    after: isBraced ? "" : "}", isEmpty: inner.isEmpty)
            }
            position = option.upperBound + 1
        }
        let isEmpty = bytes[options].trimmed.isEmpty
        return MarkupSlot(
            range: SourceRange(options.upperBound, options.upperBound), before: isEmpty ? "alt={" : ",alt={",
            after: "}", isEmpty: true)
    }

    /// Up to a comma that is not in braces.
    private static func entry(in text: ArraySlice<UInt8>) -> Range<Int> {
        var depth = 0
        var position = text.startIndex
        while position < text.endIndex, depth > 0 || text[position] != UInt8(ascii: ",") {
            if text[position] == UInt8(ascii: "{") { depth += 1 }
            if text[position] == UInt8(ascii: "}") { depth -= 1 }
            position += text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return text.startIndex..<min(position, text.endIndex)
    }
}
