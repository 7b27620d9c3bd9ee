// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// What a glyph looks like; lengths in parts of the font's size, from the glyph's origin on the baseline, y downwards.
enum GlyphShape {
    case outline([ScenePathElement])
    case image(GlyphImage)
}

/// A glyph that is a picture, as in emoji fonts.
struct GlyphImage {
    /// The bytes of a PNG file.
    var png: [UInt8]
    var bounds: Rect
}
