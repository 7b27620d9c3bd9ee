// SPDX-License-Identifier: Apache-2.0
/// A paragraph with a face for every byte.
struct PlannedParagraph {
    struct Run {
        /// UTF-8 bytes of the text.
        var bytes: Range<Int>
        let font: ResolvedFont
        /// The font's own face, or its substitute.
        let face: FontFace
        let language: String
        let look: TextSegment.Look

        var isFallback: Bool { face !== font.face }

        /// Points added to each advance, a whole number of Pango's units. Scripts other than the system font's own keep
        /// the spacing of their fonts.
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
    /// Unicode scalars of the segments that the text is made of.
    var scalarCount = 0

    /// The run of a byte.
    func run(at byte: Int) -> Run? {
        let place = place(ofRunAt: byte)
        return runs.indices.contains(place) ? runs[place] : runs.last
    }

    /// The runs that have some of these bytes.
    func runs(in bytes: Range<Int>) -> some Sequence<Run> {
        runs[place(ofRunAt: bytes.lowerBound)...].lazy.prefix { $0.bytes.lowerBound < bytes.upperBound }
            .filter { $0.bytes.overlaps(bytes) }
    }

    /// The first run that ends after a byte.
    private func place(ofRunAt byte: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
