// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutScene

/// Draws image files on a Cairo surface. A file that is drawn again at a like size is decoded once.
final class ImagePainter {
    private struct Key: Hashable {
        var file: ImageFile
        var reduction: Int
        var isGrey: Bool
    }

    /// Bytes of pixels that are kept for the next use.
    private static let memory = 64 << 20
    /// A larger transformation overflows Cairo's fixed-point numbers.
    private static let longestSide = 32_767.0

    private let context: OpaquePointer
    /// In vector formats, images keep their own pixels.
    private let keepsPixels: Bool
    private var known: [Key: PixelImage] = [:]
    private var knownBytes = 0

    init(context: OpaquePointer) {
        self.context = context
        keepsPixels = cairo_surface_get_type(cairo_get_target(context)) != CAIRO_SURFACE_TYPE_IMAGE
    }

    /// The image in its frame. Its mask is the caller's.
    func draw(_ image: SceneImage, opacity: Double) throws(RenderingFault) {
        let sides = 1e-3...Self.longestSide
        guard image.frame.x.isFinite, image.frame.y.isFinite, sides.contains(image.frame.width),
            sides.contains(image.frame.height)
        else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        do throws(ImageFault) {
            if image.file.format == .svg, image.hues != .removed {
                try drawVectors(image, opacity: opacity)
            } else {
                try drawPixels(image, opacity: opacity)
            }
        } catch {
            throw .image(path: image.file.path, error)
        }
    }

    private func drawVectors(_ image: SceneImage, opacity: Double) throws(ImageFault) {
        guard keepsPixels else { return try drawRasterized(image, opacity: opacity) }
        let document =
            if let decoder = image.file.decoder {
                try SVGDocument(outlinesOf: image.file, by: decoder)
            } else {
                try SVGDocument(image.file)
            }
        let isGroup = opacity < 1 || image.hues.tint != nil
        if isGroup { cairo_push_group(context) }
        cairo_save(context)
        place(image, image.file.storedSize)
        let result = Result { () throws(ImageFault) in try document.draw(on: context) }
        cairo_restore(context)
        if isGroup { paint(cairo_pop_group(context), image, opacity) }
        try result.get()
    }

    /// A pattern with its own colours, or the tint where it is opaque. Takes the pattern.
    private func paint(_ pattern: OpaquePointer?, _ image: SceneImage, _ opacity: Double) {
        defer { cairo_pattern_destroy(pattern) }
        guard let tint = image.hues.tint else {
            cairo_set_source(context, pattern)
            return cairo_paint_with_alpha(context, opacity)
        }
        cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha * opacity)
        cairo_mask(context, pattern)
    }

    /// For bitmaps: the image as its own pixels on the grid of the target.
    private func drawRasterized(_ image: SceneImage, opacity: Double) throws(ImageFault) {
        place(image, image.file.storedSize)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        (left, top) = (left.rounded(.down), top.rounded(.down))
        let (width, height) = (right.rounded(.up) - left, bottom.rounded(.up) - top)
        guard width >= 1, height >= 1, max(width, height) <= Double(BitmapLimit.side) else { return }
        let pixels = try PixelImage(
            drawing: image.file, width: Int(width), height: Int(height),
            matrix: [matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0 - left, matrix.y0 - top])
        cairo_translate(context, left, top)
        paint(cairo_pattern_create_for_surface(pixels.surface.pointer), image, opacity)
    }

    private func drawPixels(_ image: SceneImage, opacity: Double) throws(ImageFault) {
        let pixels = try self.pixels(of: image)
        let upright = image.file.orientation.upright(pixels.size)
        // Cairo's best shows an enlarged pixel as a square.
        let filter = image.frame.width * deviceScale > upright.width ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_BEST
        place(image, pixels.size)
        cairo_rectangle(context, 0, 0, pixels.size.width, pixels.size.height)
        cairo_clip(context)
        let pattern = cairo_pattern_create_for_surface(pixels.surface.pointer)
        cairo_pattern_set_filter(pattern, filter)
        // An image is extended beyond its edge with its last pixels, so that it ends as sharply as its frame.
        if !keepsPixels { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        paint(pattern, image, opacity)
    }

    /// From here on the context counts in stored pixels, of which `size` are in the frame.
    private func place(_ image: SceneImage, _ size: Size) {
        let upright = image.file.orientation.upright(size)
        cairo_translate(context, image.frame.x, image.frame.y)
        cairo_scale(context, image.frame.width / upright.width, image.frame.height / upright.height)
        let turn = image.file.orientation.matrix(stored: size)
        var matrix = cairo_matrix_t(xx: turn.xx, yx: turn.yx, xy: turn.xy, yy: turn.yy, x0: turn.x0, y0: turn.y0)
        cairo_transform(context, &matrix)
    }

    // MARK: Pixels

    private func pixels(of image: SceneImage) throws(ImageFault) -> PixelImage {
        let key = Key(
            file: image.file, reduction: keepsPixels ? 1 : reduction(of: image), isGrey: image.hues == .removed)
        if let found = known[key] { return found }
        let pixels = try decoded(image, reduction: key.reduction)
        if image.hues == .removed { pixels.removeHues() }
        let bytes = 4 * Int(pixels.size.width) * Int(pixels.size.height)
        if knownBytes + bytes > Self.memory {
            known = [:]
            knownBytes = 0
        }
        if bytes <= Self.memory {
            known[key] = pixels
            knownBytes += bytes
        }
        return pixels
    }

    private func decoded(_ image: SceneImage, reduction: Int) throws(ImageFault) -> PixelImage {
        switch image.file.format {
        case .png: return try stored(image.file, eighths: 8).reduced(by: reduction)
        case .jpeg:
            let eighths = reduction >= 8 ? 1 : reduction >= 4 ? 2 : reduction >= 2 ? 4 : 8
            let pixels = try stored(image.file, eighths: eighths)
            if keepsPixels, image.hues == .kept { embed(image.file, in: pixels) }
            return try pixels.reduced(by: reduction * eighths / 8)
        case .svg: return try rasterized(image)
        }
    }

    /// As the file stores them, or fewer.
    private func stored(_ file: ImageFile, eighths: Int) throws(ImageFault) -> PixelImage {
        if let decoder = file.decoder {
            return try PixelImage(decoder.result(of: .pixels(eighths: eighths), on: file))
        }
        if file.format == .png { return try PNGDecoder.pixels(of: file) }
        return try JPEGDecoder(file).pixels(eighths: eighths)
    }

    /// How many times fewer pixels an axis may have and still keep two for each that is drawn.
    private func reduction(of image: SceneImage) -> Int {
        let scale = deviceScale
        let ratio = min(
            image.file.pixelSize.width / (image.frame.width * scale),
            image.file.pixelSize.height / (image.frame.height * scale))
        return min(max(Int(ratio / 2), 1), 1 << 12)
    }

    /// Device pixels per point.
    private var deviceScale: Double {
        var (dx, dy) = (1.0, 0.0)
        cairo_user_to_device_distance(context, &dx, &dy)
        return max(abs(dx), abs(dy))
    }

    /// Vectors as pixels, at most twice as fine as they are drawn.
    private func rasterized(_ image: SceneImage) throws(ImageFault) -> PixelImage {
        let fineness = deviceScale * (keepsPixels ? 4 : 1)
        let width = min(max((image.frame.width * fineness).rounded(.up), 1), 4096)
        let height = min(max((image.frame.height * fineness).rounded(.up), 1), 4096)
        return try PixelImage(drawing: image.file, width: Int(width), height: Int(height))
    }

    /// Formats that can hold a JPEG as it is take it instead of its pixels.
    private func embed(_ file: ImageFile, in pixels: PixelImage) {
        let bytes = file.embeddedBytes
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        let status = cairo_surface_set_mime_data(
            pixels.surface.pointer, CAIRO_MIME_TYPE_JPEG, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
        if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    }
}
