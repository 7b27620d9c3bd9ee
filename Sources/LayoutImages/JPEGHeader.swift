// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry

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

/// Walks over a JPEG's segments, up to the first that holds coded pixels.
package struct JPEGSegments: Sequence, IteratorProtocol {
    package struct Segment: Hashable, Sendable {
        /// The byte behind 0xFF.
        package var marker: UInt8
        /// Marker, length and content.
        package var whole: Range<Int>
        package var content: Range<Int>

        var isFrameHeader: Bool {
            (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
        }
    }

    private let bytes: [UInt8]
    /// Where the next segment begins, or what is none.
    private(set) var place = 2

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package mutating func next() -> Segment? {
        var start = place
        // Any number of fill bytes may precede a marker.
        while start + 1 < bytes.count, bytes[start] == 0xFF, bytes[start + 1] == 0xFF { start += 1 }
        guard start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xDA else { return nil }
        let length = bytes.bigEndian(start + 2..<start + 4)
        let end = start + 2 + length
        guard length >= 2, end <= bytes.count else { return nil }
        defer { place = end }
        return Segment(marker: bytes[start + 1], whole: start..<end, content: start + 4..<end)
    }
}
