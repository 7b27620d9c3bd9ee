// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// A PNG, JPEG or SVG file with what its header says. That its pixels can be decoded is not known yet.
package struct ImageFile: Sendable {
    /// By the first bytes of the file, not by its name.
    package enum Format: String, Hashable, Sendable { case png, jpeg, svg }

    /// As the document names it.
    package let path: String
    package let bytes: [UInt8]
    package let format: Format
    /// Pixels as the file stores them; of an SVG its own units.
    package let storedSize: Size
    package let orientation: ImageOrientation
    /// Whether no pixel lets through what lies behind.
    package let isOpaque: Bool
    /// Pixels per point: 2 for `name@2x.png`, 3 for `name@3x.png`, else 1.
    package let scale: Double
    /// The mean of all pixels, where they have been decoded: what text on the image has to stand out from.
    package var meanColor: Color?

    /// Reads the header, and no more.
    package init(path: String, bytes: [UInt8]) throws(ImageFault) {
        self.path = path
        self.bytes = bytes
        if let header = try PNGHeader(bytes) {
            (format, storedSize, orientation, isOpaque) = (.png, header.size, .up, header.isOpaque)
        } else if let header = try JPEGHeader(bytes) {
            (format, storedSize, orientation, isOpaque) = (.jpeg, header.size, header.orientation, true)
        } else if let header = try SVGHeader(bytes) {
            (format, storedSize, orientation, isOpaque) = (.svg, header.size, .up, false)
        } else {
            throw .unknownFormat
        }
        scale = format == .svg ? 1 : Self.scale(of: path)
        let (width, height) = (storedSize.width, storedSize.height)
        guard width > 0, height > 0 else { throw .withoutSize }
        // The vectors of an SVG take no memory, regardless of their size.
        let pixels = format == .svg ? Double.infinity : Double(ImageLimit.pixels)
        guard max(width, height) <= Double(ImageLimit.side), width * height <= pixels else {
            throw .tooLarge(width: width, height: height)
        }
    }

    /// Pixels as they are looked at.
    package var pixelSize: Size { orientation.upright(storedSize) }

    /// Points.
    package var size: Size { Size(width: pixelSize.width / scale, height: pixelSize.height / scale) }

    private static func scale(of path: String) -> Double {
        let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}

extension ImageFile: Hashable {
    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes.count)
    }
}
