// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Decodes image files elsewhere, such as in a process that may crash. Without one, this process decodes them.
package protocol ImageDecoding: Sendable {
    /// What the process itself would make of the file, or the fault that it would find.
    func result(of work: ImageWork, on file: ImageFile) throws(ImageFault) -> DecodedImage
}

/// What is made of an image file.
package enum ImageWork: Hashable, Sendable {
    /// The mean colour, after all of the file is decoded.
    case check
    /// The pixels of a PNG or JPEG file; each side is a number of eighths of the file's.
    case pixels(eighths: Int)
    /// An SVG file as pixels: `matrix` (xx, yx, xy, yy, x0, y0) takes the file's units to them.
    case drawing(width: Int, height: Int, matrix: [Double])
    /// An SVG file as another SVG file, its text as outlines.
    case outlines
}

package struct DecodedImage: Sendable {
    /// Pixels.
    package var width = 0
    package var height = 0
    /// The size of the whole image in pixels: the last column and row may be partial.
    package var size = Size.zero
    /// Rows of 32-bit words of premultiplied alpha, red, green and blue; for outlines the text of the file.
    package var bytes: [UInt8] = []
    package var meanColor: Color?

    package init() {}
}
