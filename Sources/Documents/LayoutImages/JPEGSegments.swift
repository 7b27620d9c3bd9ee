// SPDX-License-Identifier: Apache-2.0
/// Walks over a JPEG's segments, up to the first that holds coded pixels.
struct JPEGSegments: Sequence, IteratorProtocol {
    struct Segment: Hashable, Sendable {
        /// The byte after 0xFF.
        var marker: UInt8
        /// Marker, length and content.
        var whole: Range<Int>
        var content: Range<Int>

        var isFrameHeader: Bool {
            (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
        }
    }

    private let bytes: [UInt8]
    /// Where the next segment begins, or the coded pixels.
    private var position = 2

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Segment? {
        var start = position
        // Any number of fill bytes may precede a marker.
        while start + 1 < bytes.count, bytes[start] == 0xFF, bytes[start + 1] == 0xFF { start += 1 }
        guard start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xDA else { return nil }
        let length = bytes.bigEndian(start + 2..<start + 4)
        let end = start + 2 + length
        guard length >= 2, end <= bytes.count else { return nil }
        defer { position = end }
        return Segment(marker: bytes[start + 1], whole: start..<end, content: start + 4..<end)
    }

    /// The segments that say what the pixels are, and the pixels.
    static func embeddedRanges(of bytes: [UInt8]) -> [Range<Int>] {
        var segments = JPEGSegments(bytes)
        var kept = [0..<2]
        while let segment = segments.next() {
            // JFIF and Adobe's segment decide what the colours mean.
            let isMetadata = (0xE0...0xEF).contains(segment.marker) && segment.marker != 0xE0 && segment.marker != 0xEE
            if !isMetadata, segment.marker != 0xFE { kept.append(segment.whole) }
        }
        return kept + [segments.position..<bytes.count]
    }
}
