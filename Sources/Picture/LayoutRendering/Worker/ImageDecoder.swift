// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutModel

/// Decodes image files in this process.
enum ImageDecoder {
    static func result(of work: ImageWork, on file: ImageFile) throws(ImageFault) -> DecodedImage {
        switch work {
        case .check:
            var checked = file
            try checked.check()
            var image = DecodedImage()
            image.meanColor = checked.meanColor
            return image
        case .pixels(let eighths):
            switch file.format {
            case .png: return try PNGDecoder.pixels(of: file).decoded
            case .jpeg: return try JPEGDecoder(file).pixels(eighths: eighths).decoded
            case .svg: throw .undecodable("an SVG has no pixels of its own")
            }
        case .drawing(let width, let height, let matrix):
            return try PixelImage(drawing: file, width: width, height: height, matrix: matrix).decoded
        case .outlines:
            var image = DecodedImage()
            image.bytes = try SVGOutlines.drawn(file)
            return image
        }
    }
}

extension PixelImage {
    /// This image in the form that another process reads.
    fileprivate var decoded: DecodedImage {
        var image = DecodedImage()
        cairo_surface_flush(surface.pointer)
        guard let data = cairo_image_surface_get_data(surface.pointer) else { return image }
        image.width = Int(cairo_image_surface_get_width(surface.pointer))
        image.height = Int(cairo_image_surface_get_height(surface.pointer))
        image.size = size
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        image.bytes.reserveCapacity(4 * image.width * image.height)
        for row in 0..<image.height {
            image.bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: 4 * image.width))
        }
        return image
    }

    /// From another process.
    convenience init(_ image: DecodedImage) throws(ImageFault) {
        let surface = try Self.surface(width: image.width, height: image.height)
        cairo_surface_flush(surface.pointer)
        if let data = cairo_image_surface_get_data(surface.pointer) {
            let stride = Int(cairo_image_surface_get_stride(surface.pointer))
            image.bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress, bytes.count >= 4 * image.width * image.height else { return }
                for row in 0..<image.height {
                    (data + row * stride).update(from: start + row * 4 * image.width, count: 4 * image.width)
                }
            }
        }
        cairo_surface_mark_dirty(surface.pointer)
        self.init(surface: surface, size: image.size)
    }
}
