package import LayoutGeometry

/// A glyph's contours, in parts of the font's size; the origin is on the baseline and y grows downwards.
package struct GlyphOutline: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    package var elements: [Element]

    package init(elements: [Element] = []) { self.elements = elements }
}

/// A glyph that is a picture, as in emoji fonts.
package struct GlyphImage: Hashable, Sendable {
    /// The bytes of a PNG file.
    package var png: [UInt8]
    /// Where the picture goes, in parts of the font's size, from the glyph's origin; y grows downwards.
    package var bounds: Rect
}
