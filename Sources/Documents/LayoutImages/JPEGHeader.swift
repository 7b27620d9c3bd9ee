// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// The segments of a JPEG file up to its frame header, which has the size; one before it may have EXIF's orientation.
struct JPEGHeader {
    /// Pixels as stored.
    let size: Size
    let orientation: ImageOrientation

    /// Nil if the bytes are not JPEG.
    init?(_ bytes: [UInt8]) throws(ImageFault) {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var orientation = ImageOrientation.up
        for segment in JPEGSegments(bytes) {
            if segment.isFrameHeader {
                // Precision, then height and width.
                guard segment.content.count >= 5 else { throw .cutOff }
                let start = segment.content.lowerBound
                size = Size(
                    width: Double(bytes.bigEndian(start + 3..<start + 5)),
                    height: Double(bytes.bigEndian(start + 1..<start + 3)))
                self.orientation = orientation
                return
            }
            if segment.marker == 0xE1, let found = EXIF(bytes[segment.content])?.orientation { orientation = found }
        }
        throw .cutOff
    }
}
