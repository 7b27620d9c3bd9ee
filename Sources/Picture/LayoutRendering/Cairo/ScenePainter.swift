// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutScene

/// Draws a scene on any Cairo surface, in points.
struct ScenePainter: ~Copyable {
    private let context: CairoContext
    private let glyphs: GlyphPainter
    private let images: ImagePainter
    /// Whether the file marks text and its reading order.
    private let isTagged: Bool

    private let hasPixels: Bool

    /// - Parameter target: a PDF's texts keep their characters and are tagged as paragraphs.
    init(context: consuming CairoContext, target: GlyphPainter.Target, cache: GlyphCache) {
        images = ImagePainter(context: context.pointer)
        glyphs = GlyphPainter(context: context.pointer, target: target, cache: cache)
        isTagged = target == .pdf
        hasPixels = target == .bitmap
        self.context = context
    }

    /// - Parameter rows: only items that reach into these points from above to below are drawn; nil = all.
    borrowing func draw(_ scene: Scene, near rows: ClosedRange<Double>? = nil) throws(RenderingFault) {
        cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_GOOD)
        let confinement = SceneConfinement(size: scene.size)
        let pixels = hasPixels ? PixelAlignment(size: scene.size, scale: scene.scale) : nil
        // A fill of the whole page makes Cairo forget what was before it, tags as well.
        let firstTagged =
            isTagged ? (scene.items.lastIndex { $0.covers(scene.size) } ?? -1) + 1 : scene.items.endIndex
        for (index, item) in scene.items.enumerated() {
            if let rows, item.bounds.maxY < rows.lowerBound || item.bounds.minY > rows.upperBound { continue }
            if index == firstTagged { cairo_tag_begin(context.pointer, "Document", nil) }
            let isParagraph = index >= firstTagged && item.hasCharacters
            if isParagraph { cairo_tag_begin(context.pointer, "P", nil) }
            let confined = confinement.confined(item)
            try draw(pixels?.aligned(confined) ?? confined)
            if isParagraph { cairo_tag_end(context.pointer, "P") }
            try context.check()
        }
        if firstTagged < scene.items.endIndex { cairo_tag_end(context.pointer, "Document") }
    }

    private borrowing func draw(_ item: SceneItem) throws(RenderingFault) {
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        if let clip = item.clip {
            context.addRectangle(clip)
            cairo_clip(context.pointer)
        }
        for outline in item.clipOutlines {
            for element in outline { add(element) }
            cairo_clip(context.pointer)
        }
        if let transform = item.transform {
            guard transform.isInvertible else { return }
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            cairo_transform(context.pointer, &matrix)
        }
        if case .image(let image) = item.shape { return try draw(image, opacity: item.opacity) }
        guard item.opacity < 1 else { return try draw(item.shape) }
        cairo_push_group(context.pointer)
        try draw(item.shape)
        cairo_pop_group_to_source(context.pointer)
        cairo_paint_with_alpha(context.pointer, item.opacity)
    }

    private borrowing func draw(_ shape: SceneShape) throws(RenderingFault) {
        switch shape {
        case .rectangle(let rect, let cornerRadius, let fill, let stroke):
            addRectangle(rect, cornerRadius: cornerRadius)
            paintPath(fill: fill, stroke: stroke)
        case .ellipse(let rect, let fill, let stroke):
            addEllipse(in: rect)
            paintPath(fill: fill, stroke: stroke)
        case .line(let from, let to, let stroke):
            cairo_move_to(context.pointer, from.x, from.y)
            cairo_line_to(context.pointer, to.x, to.y)
            paintPath(fill: nil, stroke: stroke)
        case .path(let elements, let fill, let stroke):
            for element in elements { add(element) }
            paintPath(fill: fill, stroke: stroke)
        case .text(let text): try glyphs.draw(text)
        case .image(let image): try draw(image, opacity: 1)
        case .drawing(let drawing): draw(drawing)
        }
    }

    private borrowing func draw(_ drawing: DrawnShape) {
        let cairo = context.pointer
        for element in drawing.path { add(element) }
        cairo_set_fill_rule(cairo, drawing.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        switch drawing.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch drawing.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        if let gradient = drawing.gradient { fill(with: gradient) }
        paintPath(
            fill: drawing.gradient == nil ? drawing.fill : nil, stroke: drawing.sceneStroke,
            dashPhase: drawing.lineDashPhase)
    }

    private borrowing func fill(with gradient: DrawnShape.Gradient) {
        let (start, end) = (gradient.start, gradient.end)
        let pattern =
            gradient.radii == nil
            ? cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            : cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        if let radii = gradient.radii {
            guard radii.width > 0, radii.height > 0 else { return }
            var matrix = cairo_matrix_t(
                xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -start.x / radii.width,
                y0: -start.y / radii.height)
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context.pointer, pattern)
        cairo_fill_preserve(context.pointer)
    }

    private borrowing func draw(_ image: SceneImage, opacity: Double) throws(RenderingFault) {
        addRectangle(image.mask, cornerRadius: image.cornerRadius)
        cairo_clip(context.pointer)
        try images.draw(image, opacity: opacity)
    }

    private borrowing func paintPath(fill: Color?, stroke: SceneStroke?, dashPhase: Double = 0) {
        if let fill {
            context.setColor(fill)
            cairo_fill_preserve(context.pointer)
        }
        if let stroke {
            context.setColor(stroke.color)
            cairo_set_line_width(context.pointer, stroke.width)
            cairo_set_dash(context.pointer, stroke.dash, Int32(clamping: stroke.dash.count), dashPhase)
            cairo_stroke_preserve(context.pointer)
        }
        cairo_new_path(context.pointer)
    }

    private borrowing func addRectangle(_ rect: Rect, cornerRadius: Double) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        guard radius > 0 else { return context.addRectangle(rect) }
        cairo_new_sub_path(context.pointer)
        let corners = [
            (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
            (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
        ]
        for (quarter, center) in corners.enumerated() {
            let start = Double(quarter - 1) * .pi / 2
            cairo_arc(context.pointer, center.0, center.1, radius, start, start + .pi / 2)
        }
        cairo_close_path(context.pointer)
    }

    private borrowing func addEllipse(in rect: Rect) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(context.pointer)
        cairo_translate(context.pointer, rect.midX, rect.midY)
        cairo_scale(context.pointer, rect.width / 2, rect.height / 2)
        cairo_new_sub_path(context.pointer)
        cairo_arc(context.pointer, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(context.pointer)
        cairo_restore(context.pointer)
    }

    private borrowing func add(_ element: ScenePathElement) {
        switch element {
        case .move(let to): cairo_move_to(context.pointer, to.x, to.y)
        case .line(let to): cairo_line_to(context.pointer, to.x, to.y)
        case .curve(let to, let c1, let c2): cairo_curve_to(context.pointer, c1.x, c1.y, c2.x, c2.y, to.x, to.y)
        case .close: cairo_close_path(context.pointer)
        }
    }
}

extension SceneItem {
    fileprivate var hasCharacters: Bool {
        guard case .text(let text) = shape else { return false }
        return text.lines.contains { !$0.text.isEmpty }
    }

    fileprivate func covers(_ page: Size) -> Bool {
        guard transform == nil else { return false }
        let rect: Rect
        switch shape {
        case .rectangle(let filled, _, _?, _): rect = filled
        case .image(let image): rect = image.mask
        case .path(_, _?, _): rect = bounds
        case .rectangle, .ellipse, .line, .path, .text, .drawing: return false
        }
        return rect.contains(Rect(origin: .zero, size: page).insetBy(dx: 1, dy: 1))
    }
}
