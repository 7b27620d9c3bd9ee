// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
import LayoutModel
internal import LayoutScene

/// Draws shaped text as filled outlines, so that every glyph stands exactly where it was measured, at any scale and in
/// every format alike. Small glyphs in pixels are drawn as masks or scaled pictures, at most an eighth of a pixel from there; Cairo's own glyph
/// drawing would move each glyph to a whole pixel.
struct GlyphPainter {
    /// A bitmap has masks of small glyphs, a PDF text with its characters.
    enum Target { case bitmap, pdf }

    let context: OpaquePointer
    let target: Target
    private let faces: GlyphFaces
    private let masks: GlyphMasks
    private let images: GlyphImages

    init(context: OpaquePointer, target: Target, cache: GlyphCache) {
        self.context = context
        self.target = target
        (faces, masks, images) = (cache.faces, cache.masks, cache.images)
    }

    func draw(_ text: SceneText) throws(RenderingFault) {
        for line in text.lines {
            for bar in line.decorations where bar.kind == .background { draw(bar, of: text) }
            if target == .pdf {
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
        let grid = target == .bitmap ? PixelGrid(of: context) : nil
        let small = grid.flatMap { run.size * $0.scale <= GlyphMasks.largestSize ? $0 : nil }
        if let small, !faces.hasImages(face) { return try draw(run, at: text.origin, face: face, on: small) }
        for glyph in run.glyphs {
            let origin = Point(x: text.origin.x + glyph.x, y: text.origin.y + glyph.y)
            switch faces.shape(of: glyph.id, face: face) {
            case .image(let image):
                if let small {
                    try draw(image, of: glyph.id, face: face, size: run.size, at: origin, on: small)
                } else {
                    try draw(image, of: glyph.id, face: face, size: run.size, at: origin)
                }
            case .outline(let outline): outline.add(to: context, size: run.size, at: origin)
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
                try draw(image, of: glyph.id, face: face, size: run.size, at: origin)
            }
            cairo_set_font_face(context, try faces.cairoFont(face).pointer)
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

    /// Draws a run through one mask of all its glyphs.
    private func draw(_ run: SceneText.GlyphRun, at origin: Point, face: Int, on grid: PixelGrid) throws(RenderingFault)
    {
        var places: [(x: Int, y: Int)] = []
        var glyphs: [(id: UInt32, phase: Int)] = []
        places.reserveCapacity(run.glyphs.count)
        glyphs.reserveCapacity(run.glyphs.count)
        let reach = 4 * GlyphMasks.largestSize
        for glyph in run.glyphs {
            guard let place = grid.position(of: Point(x: origin.x + glyph.x, y: origin.y + glyph.y), within: reach)
            else { continue }
            places.append((place.x, place.y))
            glyphs.append((glyph.id, place.phase))
        }
        let masks = try self.masks.masks(face: face, size: run.size * grid.scale, glyphs: glyphs) { glyph in
            if case .outline(let outline) = faces.shape(of: glyph, face: face) { outline } else { [] }
        }
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
        for (place, mask) in zip(places, masks) where mask.width > 0 {
            let (left, top) = (place.x + mask.left, place.y + mask.top)
            (minX, maxX) = (min(minX, left), max(maxX, left + mask.width))
            (minY, maxY) = (min(minY, top), max(maxY, top + mask.height))
        }
        (minX, maxX) = (max(minX, grid.minX), min(maxX, grid.maxX))
        (minY, maxY) = (max(minY, grid.minY), min(maxY, grid.maxY))
        guard minX < maxX, minY < maxY else { return }
        let line = try CairoSurface(
            taking: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(maxX - minX), Int32(maxY - minY)))
        guard let data = cairo_image_surface_get_data(line.pointer) else { throw .outOfMemory }
        let stride = Int(cairo_image_surface_get_stride(line.pointer))
        cairo_surface_flush(line.pointer)
        for (place, mask) in zip(places, masks) {
            self.masks.add(
                mask, to: data, stride: stride, width: maxX - minX, height: maxY - minY,
                x: place.x + mask.left - minX, y: place.y + mask.top - minY)
        }
        cairo_surface_mark_dirty(line.pointer)
        grid.mask(context, with: line, x: minX, y: minY)
    }

    private func draw(
        _ image: GlyphImage, of glyph: UInt32, face: Int, size: Double, at origin: Point
    ) throws(RenderingFault) {
        let box = image.box(size: size, at: origin)
        try images.decoded(image, of: glyph, face: face).draw(in: box, of: context)
    }

    private func draw(
        _ image: GlyphImage, of glyph: UInt32, face: Int, size: Double, at origin: Point, on grid: PixelGrid
    ) throws(RenderingFault) {
        guard let place = grid.position(of: origin, within: 4 * GlyphMasks.largestSize),
            let picture = try images.scaled(
                image, of: glyph, face: face, size: size * grid.scale, phase: place.phase)
        else { return }
        grid.paint(context, with: picture.surface, x: place.x + picture.left, y: place.y + picture.top)
    }

    private func setColor(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
}
