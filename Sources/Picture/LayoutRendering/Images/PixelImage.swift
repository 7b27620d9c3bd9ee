// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
internal import LayoutModel

/// The pixels of an image file as a Cairo surface, as the file stores them or fewer.
final class PixelImage {
    let surface: CairoSurface
    /// The size of the whole image in pixels of the surface: the last column and row may be partial.
    let size: Size

    init(surface: consuming CairoSurface, size: Size) {
        self.surface = surface
        self.size = size
    }

    /// Empty, and transparent.
    static func surface(width: Int, height: Int) throws(ImageFault) -> CairoSurface {
        do throws(RenderingFault) {
            return try CairoSurface(
                taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
            )
        } catch {
            throw .undecodable(error.message)
        }
    }

    /// Changes every pixel: a word of alpha, red, green and blue.
    static func change(_ surface: borrowing CairoSurface, _ change: (UInt32) -> UInt32) {
        cairo_surface_flush(surface.pointer)
        guard let data = cairo_image_surface_get_data(surface.pointer) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        let width = Int(cairo_image_surface_get_width(surface.pointer))
        for y in 0..<Int(cairo_image_surface_get_height(surface.pointer)) {
            let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = change(row[x]) }
        }
        cairo_surface_mark_dirty(surface.pointer)
    }

    /// Greys of the same luma. Premultiplied components may be weighted as they are.
    func removeHues() {
        Self.change(surface) { word in
            let sum = 299 * (word >> 16 & 0xFF) + 587 * (word >> 8 & 0xFF) + 114 * (word & 0xFF)
            let grey = (sum + 500) / 1000
            return word & 0xFF00_0000 | grey << 16 | grey << 8 | grey
        }
    }

    /// Means of squares of `factor` by `factor` pixels: Cairo scales the rest down without visible loss.
    func reduced(by factor: Int) throws(ImageFault) -> PixelImage {
        guard factor > 1 else { return self }
        let width = Int(cairo_image_surface_get_width(surface.pointer))
        let height = Int(cairo_image_surface_get_height(surface.pointer))
        let columns = (width + factor - 1) / factor
        let rows = (height + factor - 1) / factor
        let target = try Self.surface(width: columns, height: rows)
        cairo_surface_flush(surface.pointer)
        cairo_surface_flush(target.pointer)
        guard let source = cairo_image_surface_get_data(surface.pointer),
            let result = cairo_image_surface_get_data(target.pointer)
        else { throw .undecodable("there is not enough memory") }
        let sourceStride = Int(cairo_image_surface_get_stride(surface.pointer))
        let stride = Int(cairo_image_surface_get_stride(target.pointer))
        for row in 0..<rows {
            let line = UnsafeMutableRawPointer(result + row * stride).assumingMemoryBound(to: UInt32.self)
            let lines = row * factor..<min(height, (row + 1) * factor)
            for column in 0..<columns {
                let places = column * factor..<min(width, (column + 1) * factor)
                // Two components a word, far enough apart for their sums.
                var (high, low): (UInt64, UInt64) = (0, 0)
                for y in lines {
                    let pixels = UnsafeRawPointer(source + y * sourceStride).assumingMemoryBound(to: UInt32.self)
                    for x in places {
                        let word = UInt64(pixels[x])
                        high += (word >> 24) << 32 | word >> 16 & 0xFF
                        low += (word >> 8 & 0xFF) << 32 | word & 0xFF
                    }
                }
                let count = UInt64(lines.count * places.count)
                func mean(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum + count / 2) / count) }
                line[column] =
                    mean(high >> 32) << 24 | mean(high & 0xFFFF_FFFF) << 16 | mean(low >> 32) << 8
                    | mean(low & 0xFFFF_FFFF)
            }
        }
        cairo_surface_mark_dirty(target.pointer)
        return PixelImage(
            surface: target, size: Size(width: size.width / Double(factor), height: size.height / Double(factor)))
    }
}
