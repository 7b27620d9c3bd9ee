// SPDX-License-Identifier: Apache-2.0

/// The lengths of a block's two codes, as they are stored in front of it: repetitions are shortened, and the rest has a
/// Huffman code of its own (RFC 1951, 3.2.7).
struct CodeLengths {
    private let literalCount: Int
    private let distanceCount: Int
    /// Lengths up to 15, or 16 to 18 for a repetition with its number above.
    private var symbols: [UInt32] = []

    init(_ literals: [UInt8], _ distances: [UInt8]) {
        literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
        let lengths = literals[..<literalCount] + distances[..<distanceCount]
        var rest = lengths[...]
        while let length = rest.first {
            let run = rest.prefix { $0 == length }.count
            rest = rest.dropFirst(run)
            add(length, count: run)
        }
    }

    private mutating func add(_ length: UInt8, count: Int) {
        var left = count
        if length > 0 {
            symbols.append(UInt32(length))
            left -= 1
        }
        // A run of zeros takes 11 to 138 or 3 to 10 at once; a run of another length 3 to 6 repetitions of the one
        // before.
        while left >= 3 {
            let number: Int
            if length > 0 {
                number = min(left, 6)
                symbols.append(16 | UInt32(number - 3) << 8)
            } else if left >= 11 {
                number = min(left, 138)
                symbols.append(18 | UInt32(number - 11) << 8)
            } else {
                number = left
                symbols.append(17 | UInt32(number - 3) << 8)
            }
            left -= number
        }
        for _ in 0..<left { symbols.append(UInt32(length)) }
    }

    func write(to writer: inout BitWriter) {
        var frequencies = [UInt32](repeating: 0, count: 19)
        for symbol in symbols { frequencies[Int(symbol & 0xFF)] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let stored = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        writer.add(UInt64(literalCount - 257), 5)
        writer.add(UInt64(distanceCount - 1), 5)
        writer.add(UInt64(stored - 4), 4)
        for symbol in Self.order[..<stored] { writer.add(UInt64(code.lengths[symbol]), 3) }
        for symbol in symbols {
            let (index, extra) = (Int(symbol & 0xFF), symbol >> 8)
            writer.add(UInt64(code.words[index]), Int(code.lengths[index]))
            switch index {
            case 16: writer.add(UInt64(extra), 2)
            case 17: writer.add(UInt64(extra), 3)
            case 18: writer.add(UInt64(extra), 7)
            default: break
            }
        }
    }

    /// The order in which the lengths of this third code are stored, those most often 0 last.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
