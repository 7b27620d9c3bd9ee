// SPDX-License-Identifier: Apache-2.0
/// The paths that labels of a page stand for: `[form]: form.layout.json "title"`.
///
/// https://spec.commonmark.org/0.31.2/#link-reference-definitions
struct LinkDefinitions {
    struct Definition {
        /// Without escapes.
        var path: String
        /// With its quotation marks.
        var title: String
    }

    private var byLabel: [String: Definition] = [:]

    /// Adds the definitions among the lines of a paragraph. The first of a label counts.
    mutating func add(_ lines: [Range<Int>], of bytes: [UInt8]) {
        for line in lines {
            let text = Array(bytes[line].trimmed)
            guard text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]")),
                close + 1 < text.count, text[close + 1] == UInt8(ascii: ":")
            else { continue }
            // As the destination of an image.
            let image = Array("![](".utf8) + text[(close + 2)...].trimmed + Array(")".utf8)
            guard let parsed = MarkdownImage(image, at: 0, BracketPairs(image)),
                parsed.range.upperBound == image.count
            else { continue }
            let label = Self.normalized(text[1..<close])
            guard !label.isEmpty, byLabel[label] == nil else { continue }
            byLabel[label] = Definition(path: parsed.path, title: image[parsed.title].string)
        }
    }

    subscript(label: ArraySlice<UInt8>) -> Definition? { byLabel[Self.normalized(label)] }

    /// Labels match without regard to case and the amount of white space.
    private static func normalized(_ label: ArraySlice<UInt8>) -> String {
        label.trimmed.split { $0.isWhiteSpace }.map(\.string).joined(separator: " ").lowercased()
    }
}

/// `![alternative text][label]`, `![label][]`, `![label]`
struct LabelledImage {
    var range: Range<Int>
    var alternative: Range<Int>
    var label: Range<Int>

    /// Bytes of a label, as in CommonMark.
    private static let longestLabel = 999

    /// Nil if there is none at the place.
    init?(_ text: [UInt8], at start: Int, _ brackets: BracketPairs) {
        guard text[start...].starts(with: "![".utf8), let close = brackets.end(from: start + 1) else { return nil }
        alternative = start + 2..<close
        label = alternative
        range = start..<close + 1
        if close + 1 < text.count, text[close + 1] == UInt8(ascii: "["),
            let end = text[(close + 2)...].prefix(Self.longestLabel + 1).firstIndex(of: UInt8(ascii: "]"))
        {
            if end > close + 2 { label = close + 2..<end }
            range = start..<end + 1
        }
        if label.count > Self.longestLabel { return nil }
    }
}
