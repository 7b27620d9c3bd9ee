// SPDX-License-Identifier: Apache-2.0
internal import CZlib

/// A PNG file in the making: the signature, then chunks of length, type, data and checksum.
struct PNGChunks {
    struct Chunk {
        var bytes: [UInt8] = []

        mutating func append(_ number: UInt32) {
            for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
        }
    }

    private(set) var bytes: [UInt8]

    /// - Parameter bytes: what the chunks follow, usually the signature of a file.
    init(bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { self.bytes = bytes }

    mutating func add(_ type: String, _ fill: (inout Chunk) -> Void) {
        var chunk = Chunk()
        fill(&chunk)
        var framed = Chunk(bytes: Array(type.utf8))
        framed.bytes += chunk.bytes
        let checksum = crc32_z(0, framed.bytes, framed.bytes.count)
        var length = Chunk()
        length.append(UInt32(chunk.bytes.count))
        framed.append(UInt32(checksum))
        bytes += length.bytes
        bytes += framed.bytes
    }
}
