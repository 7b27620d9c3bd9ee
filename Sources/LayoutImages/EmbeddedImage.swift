// SPDX-License-Identifier: Apache-2.0
extension ImageFile {
    /// The file's bytes without what would make viewers show something else than the pixels upright or not at all:
    /// metadata with an orientation or a colour profile, further frames of an animation, and camera metadata.
    package var embeddedBytes: [UInt8] {
        switch format {
        case .png: PNGChunkList(bytes).keeping(["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "cHRM", "IDAT", "IEND"])
        case .jpeg: jpegWithoutMetadata()
        case .svg: bytes
        }
    }

    package var mediaType: String {
        switch format {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .svg: "image/svg+xml"
        }
    }

    private func jpegWithoutMetadata() -> [UInt8] {
        var segments = JPEGSegments(bytes)
        var kept = Array(bytes.prefix(2))
        while let segment = segments.next() {
            // JFIF and Adobe's segment decide what the colours mean.
            let isMetadata = (0xE0...0xEF).contains(segment.marker) && segment.marker != 0xE0 && segment.marker != 0xEE
            if !isMetadata, segment.marker != 0xFE { kept += bytes[segment.whole] }
        }
        return kept + bytes[segments.place...]
    }
}
