// SPDX-License-Identifier: Apache-2.0
/// Pixels from the upper left corner, row by row: red, green, blue, alpha in 0 … 255, not premultiplied.
package struct Bitmap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// 4 · width · height bytes.
    package private(set) var pixels: [UInt8]

    /// - Precondition: `pixels` has 4 · width · height bytes.
    package init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0 && pixels.count == 4 * width * height, "a bitmap has four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Whether no pixel is translucent.
    var isOpaque: Bool {
        pixels.withUnsafeBytes { pixels in
            var all = UInt32.max
            for offset in stride(from: 0, to: pixels.count, by: 4) {
                all &= pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            }
            return UInt32(bigEndian: all) & 0xFF == 0xFF
        }
    }

    /// A pixel's red, green, blue and alpha; (0, 0) is the upper left one.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        get {
            let offset = 4 * (y * width + x)
            return (pixels[offset], pixels[offset + 1], pixels[offset + 2], pixels[offset + 3])
        }
        set {
            let offset = 4 * (y * width + x)
            pixels[offset] = newValue.red
            pixels[offset + 1] = newValue.green
            pixels[offset + 2] = newValue.blue
            pixels[offset + 3] = newValue.alpha
        }
    }
}
