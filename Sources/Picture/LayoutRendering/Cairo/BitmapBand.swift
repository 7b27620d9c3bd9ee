// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutScene

/// A surface for some rows of a picture, which can be used again for the next ones.
struct BitmapBand: ~Copyable {
    private let width: Int
    private let height: Int
    private let surface: CairoSurface
    private let context: OpaquePointer
    private let painter: ScenePainter

    init(width: Int, height: Int, glyphs: GlyphCache) throws(RenderingFault) {
        let surface = try CairoSurface(
            taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
        let context = try CairoContext(on: surface)
        self.context = context.pointer
        painter = ScenePainter(context: context, target: .bitmap, cache: glyphs)
        self.surface = surface
        (self.width, self.height) = (width, height)
    }

    /// The pixels of a scene at its own scale, from a row of its picture on; they are valid until the next drawing.
    borrowing func draw(_ scene: Scene, from top: Int) throws(RenderingFault) -> SurfacePixels {
        cairo_identity_matrix(context)
        if top > 0 {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        cairo_translate(context, 0, -Double(top))
        cairo_scale(context, scene.scale, scene.scale)
        let (first, end) = (Double(top) / scene.scale, Double(top + height) / scene.scale)
        try painter.draw(scene, near: first - Self.overhang...end + Self.overhang)
        cairo_surface_flush(surface.pointer)
        try surface.check()
        guard let data = cairo_image_surface_get_data(surface.pointer) else { throw .outOfMemory }
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        return SurfacePixels(start: UnsafeRawPointer(data), stride: stride, width: width, height: height)
    }

    /// Points that letters can reach beyond the bounds of their text.
    private static let overhang = 100.0
}
