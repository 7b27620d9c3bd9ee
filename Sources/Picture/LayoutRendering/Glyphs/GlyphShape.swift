// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry

/// What a glyph looks like.
enum GlyphShape {
    case outline(GlyphOutline)
    case image(GlyphImage)
}

/// A glyph that is a picture, as in emoji fonts; lengths as in an outline.
struct GlyphImage {
    /// The bytes of a PNG file.
    var png: [UInt8]
    var bounds: Rect

    /// Where the picture is at a font size, in the unit of both.
    func box(size: Double, at origin: Point) -> Rect {
        Rect(
            x: origin.x + bounds.x * size, y: origin.y + bounds.y * size, width: bounds.width * size,
            height: bounds.height * size)
    }
}
