// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
import LayoutModel
internal import LayoutScene

/// Draws shaped text as filled outlines, so that every glyph stands exactly where it was measured, at any scale and in
/// every format alike. Cairo's own glyph drawing would move each glyph to a whole pixel.
struct GlyphPainter {
    let context: OpaquePointer
    private let faces = GlyphFaces()

    init(context: OpaquePointer) { self.context = context }

    func draw(_ text: SceneText) throws(RenderingFault) {
        for line in text.lines {
            for bar in line.decorations where bar.kind == .background { draw(bar, of: text) }
            for run in line.runs { try draw(run, of: text) }
            for bar in line.decorations where bar.kind != .background { draw(bar, of: text) }
        }
    }

    private func draw(_ bar: SceneText.Decoration, of text: SceneText) {
        setColor(bar.color ?? text.color)
        let rect = bar.rect.translated(by: text.origin)
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(context)
    }

    private func draw(_ run: SceneText.GlyphRun, of text: SceneText) throws(RenderingFault) {
        setColor(run.color ?? text.color)
        let face = try faces.number(of: run.font)
        for glyph in run.glyphs {
            let origin = Point(x: text.origin.x + glyph.x, y: text.origin.y + glyph.y)
            switch faces.shape(of: glyph.id, face: face) {
            case .image(let image): try draw(image, size: run.size, at: origin)
            case .outline(let outline): add(outline, size: run.size, at: origin)
            }
        }
        cairo_fill(context)
    }

    private func add(_ outline: [ScenePathElement], size: Double, at origin: Point) {
        func x(_ point: Point) -> Double { origin.x + point.x * size }
        func y(_ point: Point) -> Double { origin.y + point.y * size }
        for element in outline {
            switch element {
            case .move(let to): cairo_move_to(context, x(to), y(to))
            case .line(let to): cairo_line_to(context, x(to), y(to))
            case .curve(let to, let c1, let c2): cairo_curve_to(context, x(c1), y(c1), x(c2), y(c2), x(to), y(to))
            case .close: cairo_close_path(context)
            }
        }
    }

    private func draw(_ image: GlyphImage, size: Double, at origin: Point) throws(RenderingFault) {
        let surface = try CairoSurface(png: image.png)
        let width = Double(cairo_image_surface_get_width(surface.pointer))
        let height = Double(cairo_image_surface_get_height(surface.pointer))
        guard width > 0, height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, origin.x + image.bounds.x * size, origin.y + image.bounds.y * size)
        cairo_scale(context, image.bounds.width * size / width, image.bounds.height * size / height)
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        cairo_rectangle(context, 0, 0, width, height)
        cairo_fill(context)
        cairo_restore(context)
    }

    private func setColor(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
}
