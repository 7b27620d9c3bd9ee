// SPDX-License-Identifier: Apache-2.0
internal import CCairo
package import LayoutScene

/// Scene → pixels.
package enum BitmapRenderer {
    /// The picture at the scene's own scale; where the scene draws nothing, it is transparent.
    package static func bitmap(of scene: Scene) throws(RenderingFault) -> Bitmap {
        let (width, height) = try BitmapLimit.size(
            width: (scene.size.width * scene.scale).rounded(.up), height: (scene.size.height * scene.scale).rounded(.up)
        )
        return try CairoFonts.exclusively(drawing: scene) { () throws(RenderingFault) in
            let surface = try CairoSurface(
                taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
            let context = try CairoContext(on: surface)
            cairo_scale(context.pointer, scene.scale, scene.scale)
            try ScenePainter(context: context).draw(scene)
            return try bitmap(of: surface, width: width, height: height)
        }
    }

    /// From Cairo's premultiplied pixels, 32-bit integers of alpha, red, green and blue.
    private static func bitmap(
        of surface: borrowing CairoSurface, width: Int, height: Int
    ) throws(RenderingFault) -> Bitmap {
        cairo_surface_flush(surface.pointer)
        try surface.check()
        guard let data = cairo_image_surface_get_data(surface.pointer) else { throw .outOfMemory }
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { pixels, count in
            var offset = 0
            for y in 0..<height {
                let row = UnsafeRawPointer(data + y * stride)
                for x in 0..<width {
                    let word = row.load(fromByteOffset: 4 * x, as: UInt32.self)
                    let alpha = word >> 24
                    pixels[offset] = component(word >> 16 & 0xFF, alpha)
                    pixels[offset + 1] = component(word >> 8 & 0xFF, alpha)
                    pixels[offset + 2] = component(word & 0xFF, alpha)
                    pixels[offset + 3] = UInt8(alpha)
                    offset += 4
                }
            }
            count = offset
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func component(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
        switch alpha {
        case 255: UInt8(truncatingIfNeeded: value)
        case 0: 0
        default: UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
    }
}
