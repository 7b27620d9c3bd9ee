package import LayoutEngine
package import LayoutGeometry

/// Text with every glyph in its place: what was measured and what is drawn are this one value.
///
/// Points; the origin is the upper left corner of the text's box, y grows downwards. The box is as wide as the request's
/// width, or as the text where there is none.
package struct ShapedText: Hashable, Sendable {
    /// A line as it is broken; its places in points from the text's top left.
    package struct Line: Hashable, Sendable {
        /// Left end of the line, and where it stands.
        package var x: Double
        package var baseline: Double
        package var width: Double
        /// From left to right.
        package var runs: [GlyphRun]
        package var decorations: [Decoration]
    }

    /// Glyphs of one font and colour.
    package struct GlyphRun: Hashable, Sendable {
        package var face: FaceID
        /// Points.
        package var size: Double
        /// Nil = the text's own colour.
        package var color: Color?
        package var glyphs: [PlacedGlyph]
    }

    /// A glyph of a font file and where its origin stands.
    package struct PlacedGlyph: Hashable, Sendable {
        package var glyph: UInt32
        /// The glyph's origin.
        package var x: Double
        package var y: Double
    }

    /// A bar below, above or behind glyphs.
    package struct Decoration: Hashable, Sendable {
        package enum Kind: Hashable, Sendable { case background, underline, strikethrough }

        package var kind: Kind
        package var rect: Rect
        /// Nil = the text's own colour.
        package var color: Color?
    }

    package var measurement: TextMeasurement
    /// From top to bottom.
    package var lines: [Line]
    package var findings: [FontFinding]

    static let empty = ShapedText(
        measurement: TextMeasurement(size: Size(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0, lineCount: 0),
        lines: [], findings: [])
}
