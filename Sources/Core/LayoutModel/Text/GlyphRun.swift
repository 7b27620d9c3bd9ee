// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Glyphs of one font, size and colour, from left to right.
package struct GlyphRun: Hashable, Sendable {
    /// A glyph of a font and the position of its origin.
    package struct Glyph: Hashable, Sendable {
        /// The glyph's index in its font.
        package var id: UInt32
        /// The glyph's origin, in points from the text's upper left corner.
        package var x: Double
        package var y: Double
        /// Where the source text of the glyph begins: UTF-8 bytes from the start of its line's text. Glyphs that were
        /// shaped together share one; in text from right to left it falls from glyph to glyph.
        package var cluster: Int

        package init(id: UInt32, x: Double, y: Double, cluster: Int) {
            self.id = id
            self.x = x
            self.y = y
            self.cluster = cluster
        }
    }

    package var font: FontProgram
    /// Points.
    package var size: Double
    /// Nil = the text's own colour.
    package var color: Color?
    package var glyphs: [Glyph]

    package init(font: FontProgram, size: Double, color: Color?, glyphs: [Glyph]) {
        self.font = font
        self.size = size
        self.color = color
        self.glyphs = glyphs
    }
}
