/// Opaque pixels → a zlib stream of PNG rows without filters, in one block with codes of its own.
struct FlatDeflate {
    private let tokens: FlatTokens
    private let literals: HuffmanCode
    private let distances: HuffmanCode
    private let lengths: HuffmanCode

    /// In which order Deflate writes the lengths of the code for code lengths.
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        tokens = FlatTokens(pixels, width: width, height: height)
        literals = HuffmanCode(counts: tokens.literalCounts, limit: 15)
        distances = HuffmanCode(counts: tokens.distanceCounts, limit: 15)
        var counts = [Int](repeating: 0, count: 19)
        for length in literals.lengths + distances.lengths { counts[Int(length)] += 1 }
        lengths = HuffmanCode(counts: counts, limit: 7)
    }

    /// Of the compressed block.
    var bitCount: Int {
        func sum(_ counts: [Int], _ code: HuffmanCode) -> Int {
            zip(counts, code.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
        }
        let table = (literals.lengths + distances.lengths).reduce(0) { $0 + Int(lengths.lengths[Int($1)]) }
        return 3 + 14 + 3 * 19 + table + sum(tokens.literalCounts, literals) + sum(tokens.distanceCounts, distances)
            + tokens.extraBits
    }

    /// - Parameter checksum: Adler-32 of what is compressed.
    func bytes(checksum: UInt32) -> [UInt8] {
        let size = (bitCount + 7) / 8
        return [UInt8](unsafeUninitializedCapacity: 2 + size + 4) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = 2 + size + 4
            (start[0], start[1]) = (0x78, 0x01)
            var writer = BitWriter(start + 2)
            writeTables(to: &writer)
            writeTokens(to: &writer)
            writer.finish()
            for place in 0..<4 {
                start[2 + size + place] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32(place)))
            }
        }
    }

    private func writeTables(to writer: inout BitWriter) {
        writer.write(0b101, 3)
        writer.write(literals.lengths.count - 257, 5)
        writer.write(distances.lengths.count - 1, 5)
        writer.write(Self.lengthOrder.count - 4, 4)
        for symbol in Self.lengthOrder { writer.write(Int(lengths.lengths[symbol]), 3) }
        for length in literals.lengths + distances.lengths {
            writer.write(Int(lengths.codes[Int(length)]), Int(lengths.lengths[Int(length)]))
        }
    }

    private func writeTokens(to writer: inout BitWriter) {
        func write(_ symbol: Int, _ code: HuffmanCode) {
            writer.write(Int(code.codes[symbol]), Int(code.lengths[symbol]))
        }
        for token in tokens.tokens {
            if token & FlatTokens.isMatch != 0 {
                let length = DeflateSymbol.length(Int(token >> 16 & 0x1FF))
                let distance = DeflateSymbol.distance(Int(token & 0x7FFF) + 1)
                write(length.symbol, literals)
                writer.write(length.extra, length.extraBits)
                write(distance.symbol, distances)
                writer.write(distance.extra, distance.extraBits)
            } else if token == FlatTokens.filterByte {
                write(0, literals)
            } else {
                write(Int(token & 0xFF), literals)
                write(Int(token >> 8 & 0xFF), literals)
                write(Int(token >> 16), literals)
            }
        }
        write(256, literals)
    }
}
