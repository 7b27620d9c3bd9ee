// SPDX-License-Identifier: Apache-2.0

/// Literals and matches of LZ77, written as one block of DEFLATE with Huffman codes of its own (RFC 1951, 3.2.5 to 3.2.7).
struct DeflateBlock: ~Copyable {
    /// Bytes of the shortest and the longest match, and to the farthest one.
    static let shortestMatch = 3, longestMatch = 258, greatestDistance = 32768

    /// A literal, or a match's length above its distance; a literal has no distance.
    private let symbols: UnsafeMutablePointer<UInt32>
    private var count = 0

    /// For ten screens, blocks of half the size made files 0.2 % smaller and took 8 % longer; blocks of twice the size made files
    /// 0.7 % larger.
    private static let capacity = 1 << 13

    init() { symbols = .allocate(capacity: Self.capacity) }

    deinit { symbols.deallocate() }

    var isFull: Bool { count == Self.capacity }

    /// The block must not be full.
    @inline(__always)
    mutating func add(literal: UInt8) {
        symbols[count] = UInt32(literal) &<< 16
        count &+= 1
    }

    /// The block must not be full.
    @inline(__always)
    mutating func add(matchOf length: Int, at distance: Int) {
        symbols[count] = UInt32(truncatingIfNeeded: length &<< 16 | distance)
        count &+= 1
    }

    /// Writes the block and empties it.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        var (literals, distances) = frequencies()
        literals[Self.endOfBlock] = 1
        let literalCode = HuffmanCode(frequencies: literals, limit: 15)
        let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
        // At most 5 extra bits of a length and 13 of a distance; a header has at most 4,498 bits.
        writer.reserve(bits: 4500 + literalCode.bits(literals) + distanceCode.bits(distances) + 18 * count)
        writer.add(isLast ? 1 : 0, 1)
        writer.add(2, 2)
        CodeLengths(literalCode.lengths, distanceCode.lengths).write(to: &writer)
        writeSymbols(literalCode, distanceCode, to: &writer)
        writer.add(UInt64(literalCode.words[Self.endOfBlock]), Int(literalCode.lengths[Self.endOfBlock]))
        count = 0
    }

    private func frequencies() -> (literals: [UInt32], distances: [UInt32]) {
        var literals = [UInt32](repeating: 0, count: 286)
        var distances = [UInt32](repeating: 0, count: 30)
        literals.withUnsafeMutableBufferPointer { literals in
            distances.withUnsafeMutableBufferPointer { distances in
                for index in 0..<count {
                    let symbol = symbols[index]
                    let distance = symbol & 0xFFFF
                    if distance == 0 {
                        literals[Int(symbol &>> 16)] &+= 1
                    } else {
                        literals[Self.lengthSymbol(symbol &>> 16).symbol] &+= 1
                        distances[Self.distanceSymbol(distance).symbol] &+= 1
                    }
                }
            }
        }
        return (literals, distances)
    }

    private func writeSymbols(_ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
        // By length of the match: its word and extra bits, and their number above.
        let lengths: [UInt32] = (0...UInt32(Self.longestMatch)).map { length in
            guard length >= Self.shortestMatch else { return 0 }
            let (symbol, extra, bits) = Self.lengthSymbol(length)
            let word = literals.words[symbol] | extra << UInt32(literals.lengths[symbol])
            return word | (UInt32(literals.lengths[symbol]) + bits) << 24
        }
        literals.words.withUnsafeBufferPointer { words in
            literals.lengths.withUnsafeBufferPointer { wordLengths in
                distances.words.withUnsafeBufferPointer { distanceWords in
                    distances.lengths.withUnsafeBufferPointer { distanceLengths in
                        lengths.withUnsafeBufferPointer { lengths in
                            for index in 0..<count {
                                let symbol = symbols[index]
                                let (value, distance) = (Int(symbol &>> 16), symbol & 0xFFFF)
                                if distance == 0 {
                                    writer.add(UInt64(words[value]), Int(wordLengths[value]))
                                    continue
                                }
                                let length = lengths[value]
                                writer.add(UInt64(length & 0xFF_FFFF), Int(length &>> 24))
                                let (code, extra, bits) = Self.distanceSymbol(distance)
                                let wordLength = UInt64(distanceLengths[code])
                                writer.add(
                                    UInt64(distanceWords[code]) | UInt64(extra) &<< wordLength,
                                    Int(wordLength) &+ Int(bits))
                            }
                        }
                    }
                }
            }
        }
    }

    private static let endOfBlock = 256

    /// Eight symbols for the lengths from 3 stand for one length each; then the number that a symbol stands for doubles
    /// every four symbols. 258 has a symbol of its own.
    @inline(__always)
    private static func lengthSymbol(_ length: UInt32) -> (symbol: Int, extra: UInt32, bits: UInt32) {
        let rest = length &- 3
        if rest < 8 { return (257 &+ Int(rest), 0, 0) }
        if length == 258 { return (285, 0, 0) }
        let bits = 29 &- UInt32(truncatingIfNeeded: rest.leadingZeroBitCount)
        return (Int(257 &+ 4 &* bits &+ rest &>> bits), rest & (1 &<< bits &- 1), bits)
    }

    /// Four symbols stand for one distance each; then the number that a symbol stands for doubles every two symbols.
    @inline(__always)
    private static func distanceSymbol(_ distance: UInt32) -> (symbol: Int, extra: UInt32, bits: UInt32) {
        let rest = distance &- 1
        if rest < 4 { return (Int(rest), 0, 0) }
        let bits = 30 &- UInt32(truncatingIfNeeded: rest.leadingZeroBitCount)
        return (Int(2 &* bits &+ rest &>> bits), rest & (1 &<< bits &- 1), bits)
    }
}
