// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// Which paragraphs keep their lines while the width shrinks to that of their widest line.
///
/// Pango takes the last place for the end of a line that fits, and compares estimates before it measures: what precedes the place as
/// part of the whole paragraph. Where each character adds to the width, and what a pair of characters takes away is less than the
/// three characters by which Pango allows for a wrong estimate, its choice is the last place that fits. That is so for the characters
/// below in the system fonts. Not for tabs, soft hyphens, several fonts or directions, nor where spaces follow each other or end a
/// paragraph: some of their width counts and some does not.
enum SteadyLines {
    /// The least width at which a paragraph has the lines that it has at another one, in Pango's units; nil if that is not known:
    /// where a line ends in a word, what precedes the end has another width in the line than in the word.
    ///
    /// - Parameter starts: the bytes of the paragraph at which its lines begin.
    static func narrowest(
        _ lines: [LineReader.Line], startingAt starts: [Int], of text: String, at width: Int32
    ) -> Int32? {
        guard starts.dropFirst().allSatisfy({ $0 > 0 && text.utf8.byte(at: $0 - 1) == UInt8(ascii: " ") }) else {
            return nil
        }
        let widest = lines.reduce(0) { max($0, PangoUnits.fromPoints($1.line.width)) }
        return widest <= width ? widest : nil
    }

    static func areKnown(for request: TextRequest) -> Bool {
        guard case .plain = request.text.content, let width = request.width else { return false }
        return width.isFinite && width >= 0 && request.numberOfLines <= 0 && request.lineBreakMode != .byCharWrapping
            && request.text.alignment != .justified
    }

    static func areKnown(for paragraph: PlannedParagraph, of request: TextRequest) -> Bool {
        guard !paragraph.isCut else { return false }
        guard let run = paragraph.runs.first else { return true }
        guard paragraph.runs.count == 1, !run.isFallback, run.font.system != nil, run.font.size >= 4,
            run.spacing >= -0.1 * run.font.size
        else { return false }
        return isPlain(paragraph.text, isLeftToRight: request.direction == .leftToRight)
    }

    /// - Parameter isLeftToRight: whether text without letters runs from left to right.
    private static func isPlain(_ text: String, isLeftToRight: Bool) -> Bool {
        var hasLetters = isLeftToRight
        var isAfterSpace = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ":
                guard !isAfterSpace else { return false }
            case "a"..."z", "A"..."Z", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{17F}":
                hasLetters = true
            case "!"..."~", "\u{2013}", "\u{2014}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}",
                "\u{2026}":
                break
            default: return false
            }
            isAfterSpace = scalar == " "
        }
        return hasLetters && !isAfterSpace
    }
}

extension String.UTF8View {
    fileprivate func byte(at offset: Int) -> UInt8? {
        offset < count ? self[index(startIndex, offsetBy: offset)] : nil
    }
}
