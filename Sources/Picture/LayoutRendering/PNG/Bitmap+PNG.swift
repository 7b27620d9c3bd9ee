// SPDX-License-Identifier: Apache-2.0
internal import CPNG

extension Bitmap {
    /// Reads a PNG of any kind.
    package init(png: [UInt8]) throws(RenderingFault) {
        self = try png.withUnsafeBytes { Self.read($0) }.get()
    }

    /// libpng keeps pointing into the file's bytes, so all of the reading is in here.
    private static func read(_ bytes: UnsafeRawBufferPointer) -> Result<Bitmap, RenderingFault> {
        // libpng calls an empty input an invalid argument.
        guard !bytes.isEmpty else { return .failure(.unreadablePNG("the file is empty")) }
        var image = alr_png_image()
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
            return .failure(.unreadablePNG(words(of: image)))
        }
        let size: (width: Int, height: Int)
        do throws(RenderingFault) {
            size = try BitmapLimit.size(width: Double(image.width), height: Double(image.height))
        } catch {
            return .failure(error)
        }
        image.format = alr_png_format_rgba()
        var pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
        guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else {
            return .failure(.unreadablePNG(words(of: image)))
        }
        return .success(Bitmap(width: size.width, height: size.height, pixels: pixels))
    }

    private static func words(of image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
