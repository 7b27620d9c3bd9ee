// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
import LayoutModel
internal import LayoutScene

/// Draws shaped text as filled outlines, so that every glyph stands exactly where it was measured, at any scale and in
/// every format alike. Cairo's own glyph drawing would move each glyph to a whole pixel.
struct GlyphPainter {
    let context: OpaquePointer
    /// Whether glyphs are drawn with the characters that they stand for, which a PDF keeps.
    let keepsCharacters: Bool
    private let faces = GlyphFaces()

    init(context: OpaquePointer, keepsCharacters: Bool) {
        self.context = context
        self.keepsCharacters = keepsCharacters
    }

    func draw(_ text: SceneText) throws(RenderingFault) {
        for line in text.lines {
            for bar in line.decorations where bar.kind == .background { draw(bar, of: text) }
            if keepsCharacters {
                try drawWithCharacters(line, of: text)
            } else {
                for run in line.runs { try draw(run, of: text) }
            }
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

    private func drawWithCharacters(_ line: SceneText.Line, of text: SceneText) throws(RenderingFault) {
        var clusters = TextClusters(line)
        for run in line.runs {
            setColor(run.color ?? text.color)
            let face = try faces.number(of: run.font)
            for glyph in run.glyphs {
                guard case .image(let image) = faces.shape(of: glyph.id, face: face) else { continue }
                let origin = Point(x: text.origin.x + glyph.x, y: text.origin.y + glyph.y)
                try draw(image, size: run.size, at: origin)
            }
            cairo_set_font_face(context, try faces.userFont(face).pointer)
            cairo_set_font_size(context, run.size)
            for piece in clusters.pieces(of: run) { draw(piece, at: text.origin) }
        }
    }

    private func draw(_ piece: TextClusters.Piece, at origin: Point) {
        let glyphs = piece.glyphs.map {
            cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y)
        }
        let clusters = piece.clusters.map {
            cairo_text_cluster_t(num_bytes: Int32(clamping: $0.byteCount), num_glyphs: Int32(clamping: $0.glyphCount))
        }
        let flags = piece.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
        piece.bytes.withUnsafeBytes { bytes in
            cairo_show_text_glyphs(
                context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), glyphs,
                Int32(clamping: glyphs.count), clusters, Int32(clamping: clusters.count), flags)
        }
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
