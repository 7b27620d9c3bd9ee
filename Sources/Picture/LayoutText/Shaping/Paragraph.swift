// SPDX-License-Identifier: Apache-2.0
/// Text up to a line break that the author wrote.
struct Paragraph {
    var segments: [TextSegment] = []

    /// Splits at every mandatory break of Unicode: line feed, carriage return, both, vertical tab, form feed, next line,
    /// line separator, paragraph separator.
    static func split(_ segments: [TextSegment]) -> [Paragraph] {
        var paragraphs = [Paragraph()]
        var previous: Unicode.Scalar?
        for segment in segments {
            var text = ""
            for scalar in segment.text.unicodeScalars {
                defer { previous = scalar }
                if !isBreak(scalar) {
                    text.unicodeScalars.append(scalar)
                } else if scalar != "\n" || previous != "\r" {
                    paragraphs[paragraphs.count - 1].append(text, like: segment)
                    text = ""
                    paragraphs.append(Paragraph())
                }
            }
            paragraphs[paragraphs.count - 1].append(text, like: segment)
        }
        return paragraphs
    }

    /// Adds text that looks like `segment`. An empty one stays only where it is the first, for its font's line height.
    mutating func append(_ text: String, like segment: TextSegment) {
        guard !text.isEmpty || segments.isEmpty else { return }
        if let first = segments.first, first.text.isEmpty { segments.removeFirst() }
        var segment = segment
        segment.text = text
        segments.append(segment)
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
