// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import CPNG
internal import LayoutModel

/// PNG of any kind → premultiplied pixels.
enum PNGDecoder {
    static func pixels(of file: ImageFile) throws(ImageFault) -> PixelImage {
        try file.bytes.withUnsafeBytes { bytes in Result { () throws(ImageFault) in try read(bytes, file) } }.get()
    }

    /// libpng keeps pointing into the file's bytes, so all of the reading is in here.
    private static func read(_ bytes: UnsafeRawBufferPointer, _ file: ImageFile) throws(ImageFault) -> PixelImage {
        var image = alr_png_image()
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            throw fault(image)
        }
        guard Double(image.width) == file.storedSize.width, Double(image.height) == file.storedSize.height else {
            throw .undecodable("it says two sizes")
        }
        image.format = alr_png_format_argb_word()
        let surface = try PixelImage.surface(width: Int(image.width), height: Int(image.height))
        cairo_surface_flush(surface.pointer)
        let stride = cairo_image_surface_get_stride(surface.pointer)
        guard
            png_image_finish_read(&image, nil, cairo_image_surface_get_data(surface.pointer), stride, nil) != 0
        else { throw fault(image) }
        PixelImage.change(surface, premultiplied)
        return PixelImage(surface: surface, size: file.storedSize)
    }

    private static func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 { return word }
        func component(_ shift: UInt32) -> UInt32 { (((word >> shift & 0xFF) * alpha + 127) / 255) << shift }
        return alpha << 24 | component(16) | component(8) | component(0)
    }

    private static func fault(_ image: png_image) -> ImageFault {
        .undecodable(withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
}
