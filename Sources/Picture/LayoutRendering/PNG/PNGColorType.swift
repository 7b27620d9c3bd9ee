// SPDX-License-Identifier: Apache-2.0

/// What a PNG stores of each pixel, in eight bits a sample.
enum PNGColorType: UInt8 {
    case rgb = 2, rgba = 6

    var bytesPerPixel: Int {
        switch self {
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// Writes a row of what Cairo has drawn as samples, and at most one byte after them.
    func write(_ row: UnsafeRawBufferPointer, fromSurfaceTo target: UnsafeMutableRawPointer) {
        switch self {
        case .rgb: Self.writeOpaque(row, to: target)
        case .rgba: SurfacePixels.writeRGBA(row, to: target)
        }
    }

    /// Writes a row of red, green, blue and alpha as samples, and at most one byte after them.
    func write(_ row: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) {
        guard let base = row.baseAddress else { return }
        switch self {
        case .rgb:
            for x in 0..<row.count / 4 {
                let pixel = row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
                target.storeBytes(of: pixel, toByteOffset: 3 * x, as: UInt32.self)
            }
        case .rgba: target.copyMemory(from: base, byteCount: row.count)
        }
    }

    /// Writes Cairo's opaque pixels as red, green and blue: four pixels as three words, the others as a word each.
    private static func writeOpaque(_ row: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) {
        func samples(at offset: Int) -> UInt32 {
            (row.loadUnaligned(fromByteOffset: offset, as: UInt32.self) << 8).byteSwapped
        }
        func store(_ word: UInt32, at offset: Int) {
            target.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
        let groups = row.count / 16
        for group in 0..<groups {
            let (from, to) = (16 &* group, 12 &* group)
            let (first, second) = (samples(at: from), samples(at: from &+ 4))
            let (third, fourth) = (samples(at: from &+ 8), samples(at: from &+ 12))
            store(first | second << 24, at: to)
            store(second >> 8 | third << 16, at: to &+ 4)
            store(third >> 16 | fourth << 8, at: to &+ 8)
        }
        for x in 4 * groups..<row.count / 4 { store(samples(at: 4 * x), at: 3 * x) }
    }
}
