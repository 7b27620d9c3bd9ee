// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry

/// How much of each pixel a glyph covers: drawn once for each size and position within a pixel, then added up to the mask
/// of a line. Filling outlines again for every letter takes a quarter of the time of a picture.
///
/// Positions are rounded to quarters of a pixel, as usual for text on screens. Masks do not depend on what was drawn
/// before, so that a picture has the same pixels whether they are kept or drawn again.
final class GlyphMasks {
    /// The largest font size, in pixels, that is drawn with masks. Larger glyphs are filled as outlines: they are few,
    /// and their masks would be large.
    static let largestSize = 64.0
    /// Positions within a pixel, along each axis.
    static let phases = 1 << phaseBits
    static let phaseBits = 2
    /// Bytes of coverage above which all masks are forgotten before the next line is drawn.
    private static let mostBytes = 4 << 20

    /// Coverage in rows from the top, without padding. The glyph's origin is at the pixel (−`left`, −`top`).
    struct Mask {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        fileprivate var start = 0
    }

    private struct FontSize: Hashable {
        var face: Int
        var size: Double
    }

    private var tables: [FontSize: [UInt64: Mask]] = [:]
    private var coverage: [UInt8] = []

    /// Bytes of coverage that are kept.
    var byteCount: Int { coverage.count }

    /// The number of a position within a pixel, of both axes.
    static func phase(x: Int, y: Int) -> Int { y * phases + x }

    /// A position within a pixel.
    static func offset(ofPhase phase: Int) -> Point {
        Point(x: Double(phase % phases) / Double(phases), y: Double(phase / phases) / Double(phases))
    }

    func removeAll() {
        tables = [:]
        coverage = []
    }

    /// The masks of glyphs of one font at one size, in their order; valid until the next call.
    ///
    /// - Parameters:
    ///   - size: in pixels.
    ///   - glyphs: each with the number of its position within a pixel.
    ///   - outline: of a glyph, in parts of the size.
    func masks(
        face: Int, size: Double, glyphs: [(id: UInt32, phase: Int)], outline: (UInt32) -> GlyphOutline
    ) throws(RenderingFault) -> [Mask] {
        if coverage.count > Self.mostBytes { removeAll() }
        let font = FontSize(face: face, size: size)
        var table = tables.removeValue(forKey: font) ?? [:]
        defer { tables[font] = table }
        var masks: [Mask] = []
        masks.reserveCapacity(glyphs.count)
        for (id, phase) in glyphs {
            let key = UInt64(id) << 8 | UInt64(phase)
            if let known = table[key] {
                masks.append(known)
            } else {
                let mask = try draw(outline(id), size: size, phase: phase)
                table[key] = mask
                masks.append(mask)
            }
        }
        return masks
    }

    /// Adds a mask's coverage to that of a line, up to full coverage.
    ///
    /// - Parameters:
    ///   - line: rows of `stride` bytes.
    ///   - x, y: the pixel of the mask's upper left corner in the line; parts outside of `width` and `height` are left out.
    func add(
        _ mask: Mask, to line: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, x: Int, y: Int
    ) {
        let (firstX, endX) = (max(0, -x), min(mask.width, width - x))
        let (firstY, endY) = (max(0, -y), min(mask.height, height - y))
        guard firstX < endX, firstY < endY else { return }
        coverage.withUnsafeBufferPointer { coverage in
            guard let base = coverage.baseAddress else { return }
            for row in firstY..<endY {
                let source = base + mask.start + row * mask.width
                let target = line + (y + row) * stride + x
                for column in firstX..<endX {
                    let sum = target[column] &+ source[column]
                    target[column] = sum < source[column] ? 255 : sum
                }
            }
        }
    }

    private func draw(_ outline: GlyphOutline, size: Double, phase: Int) throws(RenderingFault) -> Mask {
        let offset = Self.offset(ofPhase: phase)
        let reach = 4 * Self.largestSize
        // A glyph that reaches farther than four times the largest size is one of a broken font.
        guard let box = outline.pixelBounds(size: size, offset: offset),
            box.minX >= -reach, box.minY >= -reach, box.maxX <= reach, box.maxY <= reach
        else { return Mask() }
        let mask = Mask(
            left: Int(box.minX), top: Int(box.minY), width: Int(box.width), height: Int(box.height),
            start: coverage.count)
        guard mask.width > 0, mask.height > 0 else { return Mask() }
        let surface = try CairoSurface(
            taking: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height)))
        let context = try CairoContext(on: surface)
        cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_GOOD)
        outline.add(to: context.pointer, size: size, at: Point(x: offset.x - box.minX, y: offset.y - box.minY))
        cairo_fill(context.pointer)
        try context.check()
        cairo_surface_flush(surface.pointer)
        guard let data = cairo_image_surface_get_data(surface.pointer) else { throw .outOfMemory }
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        for row in 0..<mask.height {
            coverage.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: mask.width))
        }
        return mask
    }
}
