// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A text in lines that have no places yet.
struct BrokenText {
    var lines: [LineReader.Line]
    var isTruncated: Bool
    var findings: [FontFinding]
    /// The widths at which the text has these lines, in Pango's units; nil if only its own is known to be one.
    var widths: ClosedRange<Int32>?
    /// Whether each line took what fits, and no word was moved into the last one.
    var isGreedy = true
}

/// The lines of a text at the widths at which it was broken.
///
/// A sweep of sizes measures a text at more than a thousand widths, at which it has some dozens of different lines.
struct BrokenTexts {
    /// Those with a range.
    private var texts: [BrokenText] = []

    /// - Parameter width: in Pango's units.
    func text(at width: Int32) -> BrokenText? { texts.first { $0.widths?.contains(width) == true } }

    /// Keeps a text that has a range. Where two ranges have the same lines, so has every width between them: more width never takes
    /// less into a line. That does not hold where a word was moved: between two such widths there may be one at which a part of the
    /// word stays.
    mutating func note(_ text: BrokenText) {
        guard let widths = text.widths else { return }
        guard text.isGreedy, let same = texts.firstIndex(where: { $0.isGreedy && $0.lines == text.lines }),
            let known = texts[same].widths
        else {
            return texts.append(text)
        }
        texts[same].widths =
            min(known.lowerBound, widths.lowerBound)...max(known.upperBound, widths.upperBound)
    }
}
