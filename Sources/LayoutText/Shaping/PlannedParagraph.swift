// SPDX-License-Identifier: Apache-2.0
/// A paragraph with a face for every byte.
struct PlannedParagraph {
    struct Run {
        /// UTF-8 bytes of the text.
        var bytes: Range<Int>
        let font: ResolvedFont
        /// The font's own face, or one that stands in for it.
        let face: FontFace
        let language: String
        let look: TextSegment.Look

        var isFallback: Bool { face !== font.face }

        /// Points added to each advance, a whole number of Pango's units. Other scripts than the system font's own are left
        /// as their fonts have them.
        var spacing: Double {
            let points = look.letterSpacing + (isFallback ? 0 : font.tracking)
            return PangoUnits.points(PangoUnits.fromPoints(points))
        }
    }

    var text: String
    /// Without gaps, in order; empty only where the text is.
    var runs: [Run]
    /// What decides the height of a line without text.
    let emptyLine: ResolvedFont
    var isCut: Bool

    /// The run of a byte.
    func run(at byte: Int) -> Run? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return runs.indices.contains(low) ? runs[low] : runs.last
    }
}
