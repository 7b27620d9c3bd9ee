// SPDX-License-Identifier: Apache-2.0
internal import CZlib

/// The rows of a picture that comes in bands, as a zlib stream. It keeps the rows of one band only, where `PNGSamples` keeps
/// all of them for libdeflate, which is faster but compresses all at once.
struct PNGStream: ~Copyable {
    private let width: Int
    private let colorType: PNGSamples.ColorType
    private var filter: PNGFilter
    /// The filtered rows of a band.
    private var rows: [UInt8] = []
    private var data: [UInt8] = []
    /// At one address for its lifetime, since zlib's state points back at it.
    private let stream: UnsafeMutablePointer<z_stream>

    init(width: Int, colorType: PNGSamples.ColorType) throws(RenderingFault) {
        (self.width, self.colorType) = (width, colorType)
        filter = PNGFilter(bytesPerPixel: colorType.bytesPerPixel, length: colorType.bytesPerPixel * width)
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard deflateInit_(stream, Self.level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            stream.deallocate()
            throw .outOfMemory
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Adds the first rows of a band below those that came before.
    mutating func append(_ pixels: SurfacePixels, rows count: Int) {
        let length = 1 + colorType.bytesPerPixel * width
        // One byte more, because a pixel of three bytes is written as a word of four.
        if rows.count <= count * length { rows = [UInt8](repeating: 0, count: count * length + 1) }
        rows.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<count {
                let (row, target) = (pixels.row(y), start + y * length)
                PNGSamples.write(row, colorType, fromSurfaceTo: target + 1)
                filter.apply(to: target, isBusy: PNGSamples.isBusy(row))
            }
        }
        // Not a copy: one more reference, since `compress` changes the stream.
        let filtered = rows
        compress(filtered[..<(count * length)], flush: Z_NO_FLUSH)
    }

    /// The whole stream; nothing may be added after it.
    mutating func finish() -> [UInt8] {
        compress([], flush: Z_FINISH)
        return data
    }

    private mutating func compress(_ bytes: ArraySlice<UInt8>, flush: Int32) {
        bytes.withUnsafeBufferPointer { bytes in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            stream.pointee.avail_in = UInt32(bytes.count)
            repeat {
                data.append(contentsOf: Self.piece(of: stream, flush))
            } while stream.pointee.avail_out == 0
        }
    }

    private static func piece(of stream: UnsafeMutablePointer<z_stream>, _ flush: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pieceSize) { piece, count in
            stream.pointee.next_out = piece.baseAddress
            stream.pointee.avail_out = UInt32(pieceSize)
            deflate(stream, flush)
            count = pieceSize - Int(stream.pointee.avail_out)
        }
    }

    private static let pieceSize = 1 << 18

    /// Of 1 to 9. For 10,000 labels with their marks, level 3 took as long as level 1, for a picture 7 % smaller.
    private static let level: Int32 = 3
}
