// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Text with every glyph in its place: the same value is measured and drawn.
///
/// Points; the origin is the upper left corner of the text's box, y grows downwards. The box is as wide as the request's
/// width, or as the text where there is none.
package struct ShapedText: Hashable, Sendable {
    /// A line as it is broken; positions in points from the text's upper left corner.
    package struct Line: Hashable, Sendable {
        /// The left end of the line.
        package var x: Double
        package var baseline: Double
        package var width: Double
        /// The characters that the line shows, in reading order. What was cut out of a truncated line is an ellipsis.
        package var text: String
        /// From left to right.
        package var runs: [GlyphRun]
        package var decorations: [Decoration]

        package init(
            x: Double, baseline: Double, width: Double, text: String, runs: [GlyphRun], decorations: [Decoration]
        ) {
            self.x = x
            self.baseline = baseline
            self.width = width
            self.text = text
            self.runs = runs
            self.decorations = decorations
        }
    }

    /// A bar below, above or behind glyphs.
    package struct Decoration: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable { case background, underline, strikethrough }

        package var kind: Kind
        package var rect: Rect
        /// Nil = the text's own colour.
        package var color: Color?

        package init(kind: Kind, rect: Rect, color: Color?) {
            self.kind = kind
            self.rect = rect
            self.color = color
        }
    }

    package var measurement: TextMeasurement
    /// From top to bottom.
    package var lines: [Line]

    package init(measurement: TextMeasurement, lines: [Line]) {
        self.measurement = measurement
        self.lines = lines
    }
}
