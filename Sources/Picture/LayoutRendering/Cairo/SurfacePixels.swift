// SPDX-License-Identifier: Apache-2.0
/// The pixels of a Cairo image surface, as long as it lives: 32-bit integers of alpha, red, green and blue, premultiplied.
struct SurfacePixels {
    private let start: UnsafeRawPointer
    /// Bytes from one row to the next.
    private let stride: Int
    let width: Int
    let height: Int

    init(start: UnsafeRawPointer, stride: Int, width: Int, height: Int) {
        (self.start, self.stride, self.width, self.height) = (start, stride, width, height)
    }

    func row(_ y: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + y * stride, count: 4 * width)
    }

    var areOpaque: Bool {
        (0..<height).allSatisfy { y in
            let row = row(y)
            var all = UInt32.max
            for x in 0..<width { all &= row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self) }
            return all >> 24 == 0xFF
        }
    }

    func bitmap() -> Bitmap {
        let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { pixels, count in
            guard let target = UnsafeMutableRawPointer(pixels.baseAddress) else { return }
            for y in 0..<height { Self.writeRGBA(row(y), to: target + 4 * y * width) }
            count = 4 * width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Writes the pixels of a row as bytes of red, green, blue and alpha, not premultiplied.
    static func writeRGBA(_ row: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) {
        for offset in Swift.stride(from: 0, to: row.count, by: 4) {
            let word = row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let alpha = word >> 24
            let rgba: UInt32 =
                switch alpha {
                case 255: word << 8 | 0xFF
                case 0: 0
                default:
                    component(word >> 16 & 0xFF, alpha) << 24 | component(word >> 8 & 0xFF, alpha) << 16
                        | component(word & 0xFF, alpha) << 8 | alpha
                }
            target.storeBytes(of: rgba.bigEndian, toByteOffset: offset, as: UInt32.self)
        }
    }

    private static func component(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
        min(255, (value * 255 + alpha / 2) / alpha)
    }
}
