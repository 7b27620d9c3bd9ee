// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry

/// Pictures of glyphs, as those of emoji: decoded once, and scaled once for each size and position within a pixel.
///
/// Positions are rounded as those of masks (`GlyphMasks`).
final class GlyphImages {
    /// Bytes of pixels above which all pictures are forgotten before the next one is decoded.
    private static let mostBytes = 16 << 20

    private struct Key: Hashable {
        var face: Int
        var glyph: UInt32
        /// In pixels; nil for the picture as it is in the font.
        var size: Double?
        var phase = 0
    }

    /// A picture whose upper left corner is `left` and `top` pixels from the glyph's origin.
    final class Picture {
        let surface: CairoSurface
        let left: Int
        let top: Int

        init(_ surface: consuming CairoSurface, left: Int = 0, top: Int = 0) {
            self.surface = surface
            self.left = left
            self.top = top
        }
    }

    private var pictures: [Key: Picture] = [:]
    private var byteCount = 0

    func removeAll() {
        pictures = [:]
        byteCount = 0
    }

    /// The picture in the font, with its own pixels. A PDF has it once, if it is always the same surface.
    func decoded(_ image: GlyphImage, of glyph: UInt32, face: Int) throws(RenderingFault) -> Picture {
        try kept(Key(face: face, glyph: glyph)) { () throws(RenderingFault) in
            Picture(try CairoSurface(png: image.png))
        }
    }

    /// The picture at a size in pixels; nil if it has none there.
    ///
    /// - Parameter phase: the number of the origin's position within a pixel.
    func scaled(
        _ image: GlyphImage, of glyph: UInt32, face: Int, size: Double, phase: Int
    ) throws(RenderingFault) -> Picture? {
        let box = image.box(size: size, at: GlyphMasks.offset(ofPhase: phase))
        let reach = 4 * GlyphMasks.largestSize
        guard box.width > 0, box.height > 0, box.minX >= -reach, box.minY >= -reach, box.maxX <= reach,
            box.maxY <= reach
        else { return nil }
        return try kept(Key(face: face, glyph: glyph, size: size, phase: phase)) { () throws(RenderingFault) in
            let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
            let surface = try CairoSurface(
                taking: cairo_image_surface_create(
                    CAIRO_FORMAT_ARGB32, Int32(box.maxX.rounded(.up) - left), Int32(box.maxY.rounded(.up) - top)))
            let context = try CairoContext(on: surface)
            try decoded(image, of: glyph, face: face)
                .draw(in: box.translated(by: Point(x: -left, y: -top)), of: context.pointer)
            try context.check()
            return Picture(surface, left: Int(left), top: Int(top))
        }
    }

    private func kept(
        _ key: Key, made: () throws(RenderingFault) -> Picture
    ) throws(RenderingFault) -> Picture {
        if let known = pictures[key] { return known }
        if byteCount > Self.mostBytes { removeAll() }
        let picture = try made()
        pictures[key] = picture
        byteCount += picture.byteCount
        return picture
    }
}

extension GlyphImages.Picture {
    fileprivate var byteCount: Int {
        Int(cairo_image_surface_get_stride(surface.pointer)) * Int(cairo_image_surface_get_height(surface.pointer))
    }

    /// Draws the picture in a rectangle of a context.
    func draw(in box: Rect, of context: OpaquePointer) {
        let width = Double(cairo_image_surface_get_width(surface.pointer))
        let height = Double(cairo_image_surface_get_height(surface.pointer))
        guard width > 0, height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, box.x, box.y)
        cairo_scale(context, box.width / width, box.height / height)
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        cairo_rectangle(context, 0, 0, width, height)
        cairo_fill(context)
        cairo_restore(context)
    }
}
