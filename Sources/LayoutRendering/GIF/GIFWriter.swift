// SPDX-License-Identifier: Apache-2.0
internal import CGIF

/// Writes bitmaps one after another as an animated GIF that repeats.
package struct GIFWriter {
    /// How long each bitmap is shown, hundredths of a second.
    private let delay: Int

    package init(delay: Int) { self.delay = delay }

    /// - Parameter bitmaps: opaque ones; those that are smaller than the largest are placed at the upper left, on the
    ///   colour of their own corner.
    package func bytes(of bitmaps: [Bitmap]) throws(RenderingFault) -> [UInt8] {
        let (width, height) = (bitmaps.map(\.width).max() ?? 0, bitmaps.map(\.height).max() ?? 0)
        guard width > 0, height > 0 else { return [] }
        guard max(width, height) <= Int(UInt16.max) else {
            throw .bitmapTooLarge(width: Double(width), height: Double(height), limit: Int(UInt16.max))
        }
        let output = GIFOutput()
        var fault: Int32 = 0
        // The file must not outlive its output, which it points to.
        return try withExtendedLifetime(output) { () throws(RenderingFault) in
            let target = Unmanaged.passUnretained(output).toOpaque()
            guard let file = EGifOpen(target, GIFOutput.append, &fault) else { throw .outOfMemory }
            var isWritten = begin(file, width, height)
            for bitmap in bitmaps where isWritten {
                isWritten = add(bitmap, width, height, to: file)
            }
            let isClosed = EGifCloseFile(file, &fault) == GIF_OK
            guard isWritten, isClosed else { throw .outOfMemory }
            return output.bytes
        }
    }

    private func begin(_ file: UnsafeMutablePointer<GifFileType>, _ width: Int, _ height: Int) -> Bool {
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

    private func add(
        _ bitmap: Bitmap, _ width: Int, _ height: Int, to file: UnsafeMutablePointer<GifFileType>
    ) -> Bool {
        let count = width * height
        let background = bitmap[bitmap.width - 1, bitmap.height - 1]
        var red = [UInt8](repeating: background.red, count: count)
        var green = [UInt8](repeating: background.green, count: count)
        var blue = [UInt8](repeating: background.blue, count: count)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                (red[y * width + x], green[y * width + x], blue[y * width + x]) = (pixel.red, pixel.green, pixel.blue)
            }
        }
        guard let colors = GifMakeMapObject(256, nil) else { return false }
        defer { GifFreeMapObject(colors) }
        var size: Int32 = 256
        var indices = [UInt8](repeating: 0, count: count)
        guard
            GifQuantizeBuffer(
                UInt32(width), UInt32(height), &size, &red, &green, &blue, &indices, colors.pointee.Colors) == GIF_OK
        else { return false }
        var control = [UInt8](repeating: 0, count: 4)
        var block = GraphicsControlBlock(
            DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay),
            TransparentColor: NO_TRANSPARENT_COLOR)
        EGifGCBToExtension(&block, &control)
        guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(control.count), control) == GIF_OK,
            EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, colors) == GIF_OK
        else { return false }
        return indices.withUnsafeMutableBufferPointer { pixels in
            (0..<height).allSatisfy { row in
                EGifPutLine(file, pixels.baseAddress.map { $0 + row * width }, Int32(width)) == GIF_OK
            }
        }
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
