// SPDX-License-Identifier: Apache-2.0
internal import CGIF

/// Writes bitmaps one after another as an animated GIF that repeats.
package struct GIFWriter {
    /// Pixels of the largest bitmap.
    private let width: Int
    private let height: Int
    /// How long each bitmap is shown, hundredths of a second.
    private let delay: Int

    package init(width: Int, height: Int, delay: Int) {
        self.width = width
        self.height = height
        self.delay = delay
    }

    /// - Parameter bitmap: the opaque one with an index, none larger than the animation; those that are smaller are placed
    ///   at the upper left, on the colour of their own lower right corner. They are requested in order, and each is released
    ///   before the next.
    package func bytes(
        count: Int, bitmap: (Int) throws(RenderingFault) -> Bitmap
    ) throws(RenderingFault) -> [UInt8] {
        guard width > 0, height > 0, count > 0 else { return [] }
        guard max(width, height) <= Int(UInt16.max) else {
            throw .bitmapTooLarge(width: Double(width), height: Double(height), limit: Int(UInt16.max))
        }
        let output = GIFOutput()
        var fault: Int32 = 0
        // The file must not outlive its output, which it points to.
        return try withExtendedLifetime(output) { () throws(RenderingFault) in
            let target = Unmanaged.passUnretained(output).toOpaque()
            guard let file = EGifOpen(target, GIFOutput.append, &fault) else { throw .outOfMemory }
            let written: Result<Bool, RenderingFault> = Result { () throws(RenderingFault) in
                guard begin(file) else { return false }
                for index in 0..<count where !add(try bitmap(index), to: file) { return false }
                return true
            }
            let isClosed = EGifCloseFile(file, &fault) == GIF_OK
            guard try written.get(), isClosed else { throw .outOfMemory }
            return output.bytes
        }
    }

    private func begin(_ file: UnsafeMutablePointer<GifFileType>) -> Bool {
        EGifSetGifVersion(file, true)
        guard EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil) == GIF_OK else { return false }
        // Without end: Netscape's extension, with a count of 0.
        let name = Array("NETSCAPE2.0".utf8)
        let loops: [UInt8] = [1, 0, 0]
        return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
            && EGifPutExtensionBlock(file, Int32(name.count), name) == GIF_OK
            && EGifPutExtensionBlock(file, Int32(loops.count), loops) == GIF_OK
            && EGifPutExtensionTrailer(file) == GIF_OK
    }

    private func add(_ bitmap: Bitmap, to file: UnsafeMutablePointer<GifFileType>) -> Bool {
        let palette = ColorPalette(bitmap.pixelCounts)
        // giflib's colour maps have a power of two of colours.
        var size = 2
        while size < palette.colors.count { size *= 2 }
        let entries = (0..<size).map { index in
            let color = index < palette.colors.count ? palette.colors[index] : 0
            return GifColorType(
                Red: UInt8(color >> 16), Green: UInt8(color >> 8 & 0xFF), Blue: UInt8(color & 0xFF))
        }
        guard let colors = GifMakeMapObject(Int32(size), entries) else { return false }
        defer { GifFreeMapObject(colors) }
        var control = [UInt8](repeating: 0, count: 4)
        var block = GraphicsControlBlock(
            DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay),
            TransparentColor: NO_TRANSPARENT_COLOR)
        EGifGCBToExtension(&block, &control)
        guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(control.count), control) == GIF_OK,
            EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, colors) == GIF_OK
        else { return false }
        let background = palette.index(of: bitmap.color(at: bitmap.width * bitmap.height - 1))
        var row = [UInt8](repeating: background, count: width)
        for y in 0..<height {
            if y < bitmap.height {
                var (last, index) = (bitmap.color(at: y * bitmap.width), UInt8(0))
                index = palette.index(of: last)
                for x in 0..<bitmap.width {
                    let color = bitmap.color(at: y * bitmap.width + x)
                    if color != last { (last, index) = (color, palette.index(of: color)) }
                    row[x] = index
                }
            } else if y == bitmap.height {
                row = [UInt8](repeating: background, count: width)
            }
            guard EGifPutLine(file, &row, Int32(width)) == GIF_OK else { return false }
        }
        return true
    }
}

extension Bitmap {
    /// A pixel's colour as 0xRRGGBB.
    fileprivate func color(at pixel: Int) -> UInt32 {
        let offset = 4 * pixel
        return UInt32(pixels[offset]) << 16 | UInt32(pixels[offset + 1]) << 8 | UInt32(pixels[offset + 2])
    }

    /// How many pixels have each colour.
    fileprivate var pixelCounts: [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        guard width > 0, height > 0 else { return counts }
        var (last, run) = (color(at: 0), 0)
        for pixel in 0..<width * height {
            let color = color(at: pixel)
            if color != last {
                counts[last, default: 0] += run
                (last, run) = (color, 0)
            }
            run += 1
        }
        counts[last, default: 0] += run
        return counts
    }
}

/// What giflib has written so far.
private final class GIFOutput {
    var bytes: [UInt8] = []

    static let append: OutputFunc = { file, data, count in
        guard let file, let data, let target = file.pointee.UserData else { return 0 }
        let output = Unmanaged<GIFOutput>.fromOpaque(target).takeUnretainedValue()
        output.bytes += UnsafeBufferPointer(start: data, count: Int(count))
        return count
    }
}
