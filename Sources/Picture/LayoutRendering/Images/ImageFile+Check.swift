// SPDX-License-Identifier: Apache-2.0
internal import CCairo
internal import LayoutGeometry
package import LayoutModel

extension ImageFile {
    /// Vectors are checked on a picture with this many pixels on each side.
    private static let thumbnailSide = 16

    /// Decodes the file, keeps the mean of its pixels and forgets them: throws what drawing it would throw.
    package mutating func check() throws(ImageFault) {
        if let decoder {
            meanColor = try decoder.result(of: .check, on: self).meanColor
            return
        }
        switch format {
        case .png: meanColor = try PNGDecoder.pixels(of: self).meanColor
        // The eighth part of the pixels still takes every coded bit.
        case .jpeg: meanColor = try JPEGDecoder(self).pixels(eighths: 1).meanColor
        case .svg:
            let file = self
            meanColor = try CairoFonts.exclusively(drawing: file) { () throws(ImageFault) in
                try PixelImage(drawing: file, width: Self.thumbnailSide, height: Self.thumbnailSide).meanColor
            }
        }
    }
}

extension PixelImage {
    /// An SVG file as pixels.
    convenience init(drawing file: ImageFile, width: Int, height: Int) throws(ImageFault) {
        let (across, down) = (Double(width) / file.storedSize.width, Double(height) / file.storedSize.height)
        try self.init(drawing: file, width: width, height: height, matrix: [across, 0, 0, down, 0, 0])
    }

    /// A part of an SVG file as pixels. The matrix (xx, yx, xy, yy, x0, y0) takes the file's units to them.
    convenience init(drawing file: ImageFile, width: Int, height: Int, matrix: [Double]) throws(ImageFault) {
        if let decoder = file.decoder {
            let work = ImageWork.drawing(width: width, height: height, matrix: matrix)
            try self.init(decoder.result(of: work, on: file))
            return
        }
        let surface = try Self.surface(width: width, height: height)
        do throws(RenderingFault) {
            let canvas = try CairoContext(on: surface)
            var matrix = cairo_matrix_t(
                xx: matrix[0], yx: matrix[1], xy: matrix[2], yy: matrix[3], x0: matrix[4], y0: matrix[5])
            cairo_set_matrix(canvas.pointer, &matrix)
            do throws(ImageFault) {
                try SVGDocument(file).draw(on: canvas.pointer)
            } catch {
                throw .image(path: file.path, error)
            }
            try canvas.check()
        } catch {
            if case .image(_, let fault) = error { throw fault }
            throw .undecodable(error.message)
        }
        self.init(surface: surface, size: Size(width: Double(width), height: Double(height)))
    }

    /// Nil for an image that is transparent all over.
    fileprivate var meanColor: Color? {
        var (red, green, blue, alpha): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        var count: UInt64 = 0
        Self.change(surface) { word in
            alpha += UInt64(word >> 24)
            red += UInt64(word >> 16 & 0xFF)
            green += UInt64(word >> 8 & 0xFF)
            blue += UInt64(word & 0xFF)
            count += 1
            return word
        }
        guard alpha > 0 else { return nil }
        // The components are premultiplied.
        func mean(_ sum: UInt64) -> Double { Double(sum) / Double(alpha) }
        return Color(
            red: mean(red), green: mean(green), blue: mean(blue), alpha: Double(alpha) / (255 * Double(count)))
    }
}
