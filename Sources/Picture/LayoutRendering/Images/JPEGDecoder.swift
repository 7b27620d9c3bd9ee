// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import CTurboJPEG
internal import LayoutGeometry
internal import LayoutModel

/// JPEG → pixels as they are stored.
struct JPEGDecoder: ~Copyable {
    /// A progressive file consists of passes over all pixels: a few bytes for each can keep a machine busy for minutes.
    private static let work = 2_000_000_000.0

    private let handle: tjhandle
    private let file: ImageFile

    init(_ file: ImageFile) throws(ImageFault) {
        guard let handle = tjInitDecompress() else { throw .undecodable("there is not enough memory") }
        self.handle = handle
        self.file = file
    }

    deinit { tjDestroy(handle) }

    /// - Parameter eighths: 1, 2, 4 or 8: the transform itself gives that part of the pixels on each axis.
    borrowing func pixels(eighths: Int) throws(ImageFault) -> PixelImage {
        let scans = zip(file.bytes, file.bytes.dropFirst()).lazy.filter { $0 == (0xFF, 0xDA) }.count
        guard Double(scans) * file.storedSize.width * file.storedSize.height <= Self.work else {
            throw .undecodable("it has \(scans) scans")
        }
        var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(handle, file.bytes, UInt(file.bytes.count), &width, &height, &subsampling, &colors) == 0
        else { throw fault() }
        guard Double(width) == file.storedSize.width, Double(height) == file.storedSize.height else {
            throw .undecodable("it says two sizes")
        }
        let isFourInks = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
        let part = Double(eighths) / 8
        let columns = (Int(width) * eighths + 7) / 8
        let rows = (Int(height) * eighths + 7) / 8
        let surface = try PixelImage.surface(width: columns, height: rows)
        cairo_surface_flush(surface.pointer)
        let format = isFourInks ? TJPF_CMYK.rawValue : alr_jpeg_format_argb_word()
        guard
            tjDecompress2(
                handle, file.bytes, UInt(file.bytes.count), cairo_image_surface_get_data(surface.pointer),
                Int32(columns), cairo_image_surface_get_stride(surface.pointer), Int32(rows), format,
                TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS) == 0
        else { throw fault() }
        if isFourInks {
            PixelImage.change(surface, Self.mixed)
        } else {
            cairo_surface_mark_dirty(surface.pointer)
        }
        return PixelImage(
            surface: surface, size: Size(width: Double(width) * part, height: Double(height) * part))
    }

    /// Cyan, magenta, yellow and black, in memory in this order, each 255 for none as Adobe's programs write them.
    private static func mixed(_ inks: UInt32) -> UInt32 {
        let word = UInt32(bigEndian: inks)
        let black = word & 0xFF
        func component(_ shift: UInt32) -> UInt32 { ((word >> shift & 0xFF) * black + 127) / 255 }
        return 0xFF00_0000 | component(24) << 16 | component(16) << 8 | component(8)
    }

    private borrowing func fault() -> ImageFault {
        .undecodable(tjGetErrorStr2(handle).map { String(cString: $0) } ?? "")
    }
}
