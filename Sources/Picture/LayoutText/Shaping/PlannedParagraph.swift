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

    /// Whether more than a thousand bytes follow each other without a space, as in a long word.
    var mayHaveLongWord: Bool {
        var length = 0
        for byte in text.utf8 {
            length = byte == UInt8(ascii: " ") ? 0 : length + 1
            if length > 1000 { return true }
        }
        return false
    }

    /// A piece of the paragraph.
    func part(_ range: Range<String.Index>) -> PlannedParagraph {
        let first = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let bytes = first..<first + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        var part = self
        part.text = String(text[range])
        part.runs = runs(in: bytes).map { run in
            var run = run
            let inside = run.bytes.clamped(to: bytes)
            run.bytes = inside.lowerBound - first..<inside.upperBound - first
            return run
        }
        return part
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
