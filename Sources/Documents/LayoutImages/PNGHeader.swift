// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// A PNG file begins with its signature and the chunk that has both sides first.
struct PNGHeader {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Pixels.
    let size: Size
    /// Whether all pixels are opaque.
    let isOpaque: Bool

    /// Nil if the bytes are not PNG.
    init?(_ bytes: [UInt8]) throws(ImageFault) {
        guard bytes.starts(with: Self.signature) else { return nil }
        guard bytes.count >= 24 else { throw .cutOff }
        guard bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .undecodable("it does not begin with IHDR") }
        size = Size(width: Double(bytes.bigEndian(16..<20)), height: Double(bytes.bigEndian(20..<24)))
        let hasAlpha = bytes.count > 25 && bytes[25] & 4 != 0
        isOpaque = !hasAlpha && !PNGChunkList(bytes).contains("tRNS")
    }
}

extension [UInt8] {
    /// - Precondition: at most seven bytes, all within bounds.
    func bigEndian(_ range: Range<Int>) -> Int { self[range].reduce(0) { $0 << 8 | Int($1) } }
}
