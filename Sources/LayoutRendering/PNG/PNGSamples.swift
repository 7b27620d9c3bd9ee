// SPDX-License-Identifier: Apache-2.0
internal import CDeflate
internal import Glibc

/// A picture's pixels as the rows that a PNG stores, each after the number of its filter.
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

    let width: Int
    let height: Int
    let colorType: ColorType
    private let rows: [UInt8]

    init(_ bitmap: Bitmap) {
        let colorType: ColorType = Self.isOpaque(bitmap) ? .rgb : .rgba
        (width, height, self.colorType) = (bitmap.width, bitmap.height, colorType)
        rows = bitmap.pixels.withUnsafeBytes { pixels in
            Self.rows(width: bitmap.width, height: bitmap.height, colorType) { y in
                UnsafeRawBufferPointer(rebasing: pixels[4 * y * bitmap.width..<4 * (y + 1) * bitmap.width])
            } write: { row, target in
                Self.write(row, colorType, to: target)
            }
        }
    }

    /// What Cairo has drawn, without a bitmap in between.
    ///
    /// - Parameter isOpaque: whether it surely is; otherwise all pixels are checked.
    init(_ pixels: SurfacePixels, isOpaque: Bool = false) {
        let colorType: ColorType = isOpaque || pixels.areOpaque ? .rgb : .rgba
        (width, height, self.colorType) = (pixels.width, pixels.height, colorType)
        rows = Self.rows(width: width, height: height, colorType) {
            pixels.row($0)
        } write: { row, target in
            Self.write(row, colorType, fromSurfaceTo: target)
        }
    }

    /// The rows as a zlib stream.
    func compressed() throws(RenderingFault) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(Self.level) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let data = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
        }
        guard !data.isEmpty else { throw .outOfMemory }
        return data
    }

    /// Of 1 to 12. Level 1 looks up every byte of a long repetition and takes 1.5 times as long for a screen with its marks
    /// and twice as long for one without, for files 5 % larger over 81 goldens. Level 4 takes 3 % longer than level 2, for
    /// files less than 1 % smaller.
    private static let level: Int32 = 2

    private static func isOpaque(_ bitmap: Bitmap) -> Bool {
        bitmap.pixels.withUnsafeBytes { pixels in
            var all = UInt32.max
            for offset in stride(from: 0, to: pixels.count, by: 4) {
                all &= pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            }
            return UInt32(bigEndian: all) & 0xFF == 0xFF
        }
    }

    /// - Parameters:
    ///   - source: the pixels of a row, of four bytes each.
    ///   - write: writes the samples of a row and at most one byte after them.
    private static func rows(
        width: Int, height: Int, _ colorType: ColorType, source: (_ y: Int) -> UnsafeRawBufferPointer,
        write: (_ row: UnsafeRawBufferPointer, _ target: UnsafeMutableRawPointer) -> Void
    ) -> [UInt8] {
        let length = 1 + colorType.bytesPerPixel * width
        let size = length * height
        // One byte more, because a pixel of three bytes is written as a word of four.
        return [UInt8](unsafeUninitializedCapacity: size + 1) { rows, count in
            guard let start = UnsafeMutableRawPointer(rows.baseAddress) else { return }
            var filter = PNGFilter(bytesPerPixel: colorType.bytesPerPixel, length: length - 1)
            var above: UnsafeRawPointer?
            var isBusy = false
            for y in 0..<height {
                let (row, target) = (source(y), start + y * length)
                guard let pixels = row.baseAddress else { return }
                // The same row again: two thirds of a screen, and a quarter of one with marks.
                if let above, !isBusy, memcmp(pixels, above, row.count) == 0 {
                    target.copyMemory(from: target - length, byteCount: length)
                    continue
                }
                write(row, target + 1)
                isBusy = Self.isBusy(row)
                filter.apply(to: target, isBusy: isBusy)
                above = pixels
            }
            count = size
        }
    }

    /// Whether a row, of four bytes a pixel, is worth filtering, as those of photographs are: flat colours and text compress
    /// better as they are. Of 103 goldens and documentation pictures, filtering rows in which an eighth of the pixels differ
    /// from the one before made files 15 % larger.
    static func isBusy(_ row: UnsafeRawBufferPointer) -> Bool {
        var (samples, changes) = (0, 0)
        // Every fourth pixel is enough.
        for offset in stride(from: 4, to: row.count, by: 16) {
            let differs =
                row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                != row.loadUnaligned(fromByteOffset: offset - 4, as: UInt32.self)
            samples &+= 1
            changes &+= differs ? 1 : 0
        }
        return 4 * changes > 3 * samples
    }

    /// Writes a row of what Cairo has drawn as samples of the colour type, and at most one byte after them.
    static func write(
        _ row: UnsafeRawBufferPointer, _ colorType: ColorType, fromSurfaceTo target: UnsafeMutableRawPointer
    ) {
        switch colorType {
        case .rgb: writeOpaque(row, to: target)
        case .rgba: SurfacePixels.writeRGBA(row, to: target)
        }
    }

    /// Writes red, green, blue and alpha as samples of the colour type.
    private static func write(_ row: UnsafeRawBufferPointer, _ colorType: ColorType, to target: UnsafeMutableRawPointer)
    {
        guard let base = row.baseAddress else { return }
        switch colorType {
        case .rgb:
            for x in 0..<row.count / 4 {
                let pixel = row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
                target.storeBytes(of: pixel, toByteOffset: 3 * x, as: UInt32.self)
            }
        case .rgba: target.copyMemory(from: base, byteCount: row.count)
        }
    }

    /// Writes Cairo's opaque pixels as red, green and blue: four pixels as three words, the others as a word each.
    private static func writeOpaque(_ row: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) {
        func samples(at offset: Int) -> UInt32 {
            (row.loadUnaligned(fromByteOffset: offset, as: UInt32.self) << 8).byteSwapped
        }
        func store(_ word: UInt32, at offset: Int) {
            target.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
        let groups = row.count / 16
        for group in 0..<groups {
            let (from, to) = (16 &* group, 12 &* group)
            let (first, second) = (samples(at: from), samples(at: from &+ 4))
            let (third, fourth) = (samples(at: from &+ 8), samples(at: from &+ 12))
            store(first | second << 24, at: to)
            store(second >> 8 | third << 16, at: to &+ 4)
            store(third >> 16 | fourth << 8, at: to &+ 8)
        }
        for x in 4 * groups..<row.count / 4 { store(samples(at: 4 * x), at: 3 * x) }
    }
}
