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
    /// Whether all pixels are opaque.
    package let isOpaque: Bool
    /// Pixels per point: 2 for `name@2x.png`, 3 for `name@3x.png`, else 1.
    package let scale: Double
    /// The mean colour of all pixels, if they have been decoded, for the contrast of text on the image.
    package var meanColor: Color?
    /// Decodes the file; nil = this process.
    package var decoder: (any ImageDecoding)?

    /// The byte ranges that hold the image itself, without metadata: what an SVG or PDF picture embeds.
    package let embeddedRanges: [Range<Int>]

    package init(
        path: String, bytes: [UInt8], format: Format, storedSize: Size, orientation: ImageOrientation = .up,
        isOpaque: Bool, embeddedRanges: [Range<Int>]
    ) {
        self.path = path
        self.bytes = bytes
        self.format = format
        self.storedSize = storedSize
        self.orientation = orientation
        self.isOpaque = isOpaque
        self.embeddedRanges = embeddedRanges
        scale = format == .svg ? 1 : Self.scale(of: path)
    }

    /// Pixels, after rotation to the upright orientation.
    package var pixelSize: Size { orientation.upright(storedSize) }

    /// Points.
    package var size: Size { Size(width: pixelSize.width / scale, height: pixelSize.height / scale) }

    /// The file's bytes without what would make viewers show something other than the upright pixels, or nothing:
    /// metadata with an orientation or a colour profile, further frames of an animation, and camera metadata.
    package var embeddedBytes: [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(embeddedRanges.reduce(0) { $0 + $1.count })
        for range in embeddedRanges { kept += bytes[range] }
        return kept
    }

    package var mediaType: String {
        switch format {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .svg: "image/svg+xml"
        }
    }

    private static func scale(of path: String) -> Double {
        let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }
}

extension ImageFile: Hashable {
    package static func == (a: ImageFile, b: ImageFile) -> Bool {
        a.path == b.path && a.meanColor == b.meanColor && a.bytes == b.bytes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes.count)
    }
}
