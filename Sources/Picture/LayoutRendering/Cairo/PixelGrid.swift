// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry

/// The pixels of a bitmap that a Cairo context draws on, and where its points are on them.
struct PixelGrid {
    /// Pixels per point.
    let scale: Double
    /// The context's origin, in pixels.
    private let offset: Point
    /// The pixels in which the context draws: those of its clip.
    let minX: Int
    let minY: Int
    let maxX: Int
    let maxY: Int

    /// Nil if the context rotates, mirrors or distorts, or draws nothing.
    init?(of context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
        (scale, offset) = (matrix.xx, Point(x: matrix.x0, y: matrix.y0))
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        func pixel(_ value: Double, _ offset: Double, _ rule: FloatingPointRoundingRule) -> Int? {
            Int(exactly: (value * matrix.xx + offset).rounded(rule))
        }
        guard left < right, top < bottom,
            let minX = pixel(left, matrix.x0, .down), let minY = pixel(top, matrix.y0, .down),
            let maxX = pixel(right, matrix.x0, .up), let maxY = pixel(bottom, matrix.y0, .up),
            maxX - minX <= BitmapLimit.side, maxY - minY <= BitmapLimit.side
        else { return nil }
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The pixel of a point and the number of its position within it, rounded to quarters; nil if the point is farther than
    /// `reach` pixels from what is drawn.
    func position(of point: Point, within reach: Double) -> (x: Int, y: Int, phase: Int)? {
        // The offset is added after rounding, so that a picture drawn in bands is the same.
        let phases = Double(GlyphMasks.phases)
        let x = (point.x * scale * phases).rounded() + offset.x * phases
        let y = (point.y * scale * phases).rounded() + offset.y * phases
        guard x >= (Double(minX) - reach) * phases, x <= (Double(maxX) + reach) * phases,
            y >= (Double(minY) - reach) * phases, y <= (Double(maxY) + reach) * phases
        else { return nil }
        let (column, row) = (Int(x.rounded()), Int(y.rounded()))
        // Arithmetic shift and remainder round towards negative infinity.
        let mask = GlyphMasks.phases - 1
        return (
            column >> GlyphMasks.phaseBits, row >> GlyphMasks.phaseBits,
            GlyphMasks.phase(x: column & mask, y: row & mask)
        )
    }

    /// Paints the pixels of a surface; `x` and `y` are the pixel of its upper left corner.
    func paint(_ context: OpaquePointer, with surface: borrowing CairoSurface, x: Int, y: Int) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, surface.pointer, Double(x), Double(y))
        cairo_paint(context)
        cairo_restore(context)
    }

    /// Draws the context's colour where a mask covers it; `x` and `y` are the pixel of its upper left corner.
    func mask(_ context: OpaquePointer, with mask: borrowing CairoSurface, x: Int, y: Int) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, mask.pointer, Double(x), Double(y))
        cairo_set_matrix(context, &matrix)
    }
}
