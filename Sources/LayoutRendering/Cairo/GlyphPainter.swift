internal import CCairo
internal import LayoutGeometry
internal import LayoutScene
internal import LayoutText

/// Draws shaped text as filled outlines, so that every glyph stands exactly where it was measured, at any scale and in
/// every format alike. Cairo's own glyph drawing would move each glyph to a whole pixel.
struct GlyphPainter {
    let context: OpaquePointer
    let text: PangoTextMeasurer

    func draw(_ sceneText: SceneText) throws(RenderingFault) {
        let shaped = text.shape(sceneText.request)
        for line in shaped.lines {
            for bar in line.decorations where bar.kind == .background { draw(bar, of: sceneText) }
            for run in line.runs { try draw(run, of: sceneText) }
            for bar in line.decorations where bar.kind != .background { draw(bar, of: sceneText) }
        }
    }

    private func draw(_ bar: ShapedText.Decoration, of sceneText: SceneText) {
        setColor(bar.color ?? sceneText.color)
        let rect = bar.rect.translated(by: sceneText.origin)
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(context)
    }

    private func draw(_ run: ShapedText.GlyphRun, of sceneText: SceneText) throws(RenderingFault) {
        setColor(run.color ?? sceneText.color)
        for glyph in run.glyphs {
            let origin = Point(x: sceneText.origin.x + glyph.x, y: sceneText.origin.y + glyph.y)
            if let image = text.image(of: glyph.glyph, face: run.face) {
                try draw(image, size: run.size, at: origin)
            } else {
                add(text.outline(of: glyph.glyph, face: run.face), size: run.size, at: origin)
            }
        }
        cairo_fill(context)
    }

    private func add(_ outline: GlyphOutline, size: Double, at origin: Point) {
        func x(_ point: Point) -> Double { origin.x + point.x * size }
        func y(_ point: Point) -> Double { origin.y + point.y * size }
        for element in outline.elements {
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
