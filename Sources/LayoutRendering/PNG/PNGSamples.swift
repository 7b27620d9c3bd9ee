internal import CDeflate

/// A bitmap as the rows that a PNG stores, each behind the number of its filter, which is none for flat colours: filters
/// only hide the repetitions that they are made of.
struct PNGSamples {
    enum ColorType: UInt8 {
        case rgb = 2, palette = 3, rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .palette: 1
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let colorType: ColorType
    /// Red, green, blue and alpha from the highest byte down; those that are not opaque first. Empty unless there are
    /// at most 256 colours.
    let palette: [UInt32]
    private let bitmap: Bitmap
    /// Each pixel's place in the palette.
    private let indices: [UInt8]

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        if let indexed = ColorPlaces.indexed(bitmap) {
            colorType = .palette
            (palette, indices) = indexed
        } else {
            colorType = Self.isOpaque(bitmap) ? .rgb : .rgba
            palette = []
            indices = []
        }
    }

    /// The rows as a zlib stream.
    func compressed() throws(RenderingFault) -> [UInt8] {
        if colorType == .rgb {
            let flat = bitmap.pixels.withUnsafeBytes { pixels in
                pixels.withMemoryRebound(to: UInt32.self) { words in
                    words.baseAddress.map { FlatDeflate($0, width: bitmap.width, height: bitmap.height) }
                }
            }
            // A photograph is not flat.
            if let flat, flat.bitCount / 8 < rowLength * bitmap.height / 8 { return flat.bytes(checksum: checksum()) }
        }
        return try Self.deflate(rows())
    }

    private var rowLength: Int { 1 + colorType.bytesPerPixel * bitmap.width }

    private static func isOpaque(_ bitmap: Bitmap) -> Bool {
        bitmap.pixels.withUnsafeBytes { pixels in
            var all = UInt32.max
            for place in stride(from: 0, to: pixels.count, by: 4) {
                all &= pixels.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            }
            return UInt32(bigEndian: all) & 0xFF == 0xFF
        }
    }

    /// Adler-32 of the rows, a row at a time.
    private func checksum() -> UInt32 {
        var sum: UInt32 = 1
        let row = UnsafeMutableRawPointer.allocate(byteCount: rowLength + 1, alignment: 1)
        defer { row.deallocate() }
        for y in 0..<bitmap.height {
            write(y, to: row)
            sum = libdeflate_adler32(sum, row, rowLength)
        }
        return sum
    }

    private func rows() -> [UInt8] {
        let size = rowLength * bitmap.height
        return [UInt8](unsafeUninitializedCapacity: size + 1) { rows, count in
            guard let start = UnsafeMutableRawPointer(rows.baseAddress) else { return }
            for y in 0..<bitmap.height { write(y, to: start + y * rowLength) }
            if colorType != .palette {
                var filter = PNGFilter(bytesPerPixel: colorType.bytesPerPixel, length: rowLength - 1)
                for y in 0..<bitmap.height { filter.apply(to: start + y * rowLength) }
            }
            count = size
        }
    }

    /// Writes a row, and at most one byte behind it.
    private func write(_ y: Int, to target: UnsafeMutableRawPointer) {
        target.storeBytes(of: 0, as: UInt8.self)
        let samples = target + 1
        let start = y * bitmap.width
        switch colorType {
        case .palette:
            indices.withUnsafeBytes { copy($0, from: start, count: bitmap.width, to: samples) }
        case .rgb:
            bitmap.pixels.withUnsafeBytes { pixels in
                for x in 0..<bitmap.width {
                    let pixel = pixels.loadUnaligned(fromByteOffset: 4 * (start + x), as: UInt32.self)
                    samples.storeBytes(of: pixel, toByteOffset: 3 * x, as: UInt32.self)
                }
            }
        case .rgba:
            bitmap.pixels.withUnsafeBytes { copy($0, from: 4 * start, count: 4 * bitmap.width, to: samples) }
        }
    }

    private func copy(_ bytes: UnsafeRawBufferPointer, from start: Int, count: Int, to target: UnsafeMutableRawPointer)
    {
        guard let base = bytes.baseAddress else { return }
        target.copyMemory(from: base + start, byteCount: count)
    }

    /// Level 6 of 12: the higher ones save a few hundredths and take several times as long.
    private static func deflate(_ rows: [UInt8]) throws(RenderingFault) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(6) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let data = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
        }
        guard !data.isEmpty else { throw .outOfMemory }
        return data
    }
}
