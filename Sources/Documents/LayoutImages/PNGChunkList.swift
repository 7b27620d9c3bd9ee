// SPDX-License-Identifier: Apache-2.0
/// A PNG file's chunks: length, type, data, checksum.
struct PNGChunkList: Sequence, IteratorProtocol {
    struct Chunk {
        var type: String
        var whole: Range<Int>
    }

    private static let signatureLength = 8

    private let bytes: [UInt8]
    private var position = Self.signatureLength

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Nil after the last complete chunk.
    mutating func next() -> Chunk? {
        guard position + 12 <= bytes.count else { return nil }
        let start = position
        let end = start + 12 + bytes.bigEndian(start..<start + 4)
        guard end <= bytes.count else { return nil }
        position = end
        return Chunk(type: String(decoding: bytes[start + 4..<start + 8], as: UTF8.self), whole: start..<end)
    }

    func contains(_ type: String) -> Bool { contains { $0.type == type } }

    /// The signature and the chunks that say what the pixels are.
    var embeddedRanges: [Range<Int>] {
        let types: Set = ["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "cHRM", "IDAT", "IEND"]
        return [0..<Self.signatureLength] + filter { types.contains($0.type) }.map(\.whole)
    }
}
