// SPDX-License-Identifier: Apache-2.0
internal import CDeflate

/// A bitmap as the rows that a PNG stores, each after the number of its filter.
struct PNGSamples {
    enum ColorType: UInt8 {
        case rgb = 2, rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let colorType: ColorType
    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        colorType = Self.isOpaque(bitmap) ? .rgb : .rgba
    }

    /// The rows as a zlib stream.
    func compressed() throws(RenderingFault) -> [UInt8] {
        let rows = rows()
        guard let compressor = libdeflate_alloc_compressor(Self.level) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let data = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
        }
        guard !data.isEmpty else { throw .outOfMemory }
        return data
    }

    /// Of 1 to 12. Over 183 documents, the whole program took 2.5 % longer at level 6, for pictures 6.6 % smaller.
    private static let level: Int32 = 1

    private static func isOpaque(_ bitmap: Bitmap) -> Bool {
        bitmap.pixels.withUnsafeBytes { pixels in
            var all = UInt32.max
            for offset in stride(from: 0, to: pixels.count, by: 4) {
                all &= pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            }
            return UInt32(bigEndian: all) & 0xFF == 0xFF
        }
    }

    private func rows() -> [UInt8] {
        let length = 1 + colorType.bytesPerPixel * bitmap.width
        let size = length * bitmap.height
        // One byte more, because a pixel of three bytes is written as a word of four.
        return [UInt8](unsafeUninitializedCapacity: size + 1) { rows, count in
            guard let start = UnsafeMutableRawPointer(rows.baseAddress) else { return }
            for y in 0..<bitmap.height { write(y, to: start + y * length) }
            var filter = PNGFilter(bytesPerPixel: colorType.bytesPerPixel, length: length - 1)
            for y in 0..<bitmap.height { filter.apply(to: start + y * length) }
            count = size
        }
    }

    /// Writes a row, and at most one byte after it.
    private func write(_ y: Int, to target: UnsafeMutableRawPointer) {
        target.storeBytes(of: 0, as: UInt8.self)
        let samples = target + 1
        let start = 4 * y * bitmap.width
        bitmap.pixels.withUnsafeBytes { pixels in
            guard let base = pixels.baseAddress else { return }
            switch colorType {
            case .rgb:
                for x in 0..<bitmap.width {
                    let pixel = pixels.loadUnaligned(fromByteOffset: start + 4 * x, as: UInt32.self)
                    samples.storeBytes(of: pixel, toByteOffset: 3 * x, as: UInt32.self)
                }
            case .rgba: samples.copyMemory(from: base + start, byteCount: 4 * bitmap.width)
            }
        }
    }
}
