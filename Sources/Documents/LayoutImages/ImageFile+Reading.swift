// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
package import LayoutModel

extension ImageFile {
    /// Reads the header, and no more.
    package init(path: String, bytes: [UInt8]) throws(ImageFault) {
        if let header = try PNGHeader(bytes) {
            self.init(
                path: path, bytes: bytes, format: .png, storedSize: header.size, isOpaque: header.isOpaque,
                embeddedRanges: PNGChunkList(bytes).embeddedRanges)
        } else if let header = try JPEGHeader(bytes) {
            self.init(
                path: path, bytes: bytes, format: .jpeg, storedSize: header.size, orientation: header.orientation,
                isOpaque: true, embeddedRanges: JPEGSegments.embeddedRanges(of: bytes))
        } else if let header = try SVGHeader(bytes) {
            self.init(
                path: path, bytes: bytes, format: .svg, storedSize: header.size, isOpaque: false,
                embeddedRanges: SVGScripts.harmlessRanges(of: bytes))
        } else if PDFPage.isPDF(bytes) {
            // The program converts such files before they come here; the library starts no other program.
            throw .unconvertible("the library reads no PDF files")
        } else {
            throw bytes.isEmpty
                ? .empty : GitPointer.isPointer(bytes) ? .pointer : .unknownFormat(FileKind(of: bytes))
        }
        let (width, height) = (storedSize.width, storedSize.height)
        guard width > 0, height > 0 else { throw .withoutSize }
        // The vectors of an SVG take no memory, regardless of their size.
        let pixels = format == .svg ? Double.infinity : Double(ImageLimit.pixels)
        guard max(width, height) <= Double(ImageLimit.side), width * height <= pixels else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
