// SPDX-License-Identifier: Apache-2.0

/// A prefix code of the fewest bits for symbols of given frequencies, with code words of limited length, in the canonical form
/// that DEFLATE stores by its lengths alone (RFC 1951, 3.2.2).
struct HuffmanCode {
    /// Bits of each symbol's code word; 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// The code words, their first bit lowest, as DEFLATE writes them.
    let words: [UInt32]

    /// - Parameters:
    ///   - frequencies: by symbol. With fewer than two symbols the code is made of one bit each, so that it can be decoded.
    ///   - limit: bits of the longest code word. There must be fewer symbols than 2 to its power.
    init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(frequencies, limit: limit)
        words = Self.words(lengths, limit: limit)
    }

    /// The bits that symbols of these frequencies take.
    func bits(_ frequencies: [UInt32]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        guard leaves.count > 1 else {
            lengths[leaves.first ?? 0] = 1
            return lengths
        }
        let counts = limited(depths(of: leaves.map { frequencies[$0] }), to: limit)
        // The rarest symbols have the longest words.
        var length = limit
        var left = counts[limit]
        for symbol in leaves {
            while left == 0 {
                length -= 1
                left = counts[length]
            }
            lengths[symbol] = UInt8(length)
            left -= 1
        }
        return lengths
    }

    /// The number of leaves at each depth of Huffman's tree.
    ///
    /// - Parameter weights: of the leaves, ascending, so that the inner nodes come in ascending order, too.
    private static func depths(of weights: [UInt32]) -> [Int] {
        let leaves = weights.count
        // The leaves, then the inner nodes in the order in which they are made; the last one is the root.
        var sums = weights.map(UInt64.init)
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, inner) = (0, leaves)
        while sums.count < 2 * leaves - 1 {
            var sum: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < leaves && (inner == sums.count || sums[leaf] <= sums[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                sum += sums[child]
                parents[child] = sums.count
            }
            sums.append(sum)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        var counts = [Int](repeating: 0, count: leaves)
        for node in parents.indices.dropLast().reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < leaves { counts[depths[node]] += 1 }
        }
        return counts
    }

    /// The numbers of words by length when none is longer than the limit: a leaf that is too deep becomes the sibling of one
    /// that was above the limit and moves down by one.
    private static func limited(_ counts: [Int], to limit: Int) -> [Int] {
        var limited = [Int](repeating: 0, count: limit + 1)
        for (depth, count) in counts.enumerated() { limited[min(depth, limit)] += count }
        // Kraft's sum, in units of the longest word; each step takes one from it.
        var excess = limited.enumerated().reduce(-(1 << limit)) {
            $0 + ($1.offset == 0 ? 0 : $1.element << (limit - $1.offset))
        }
        while excess > 0 {
            guard let depth = (1..<limit).last(where: { limited[$0] > 0 }) else { break }
            limited[depth] -= 1
            limited[depth + 1] += 2
            limited[limit] -= 1
            excess -= 1
        }
        return limited
    }

    private static func words(_ lengths: [UInt8], limit: Int) -> [UInt32] {
        var counts = [UInt32](repeating: 0, count: limit + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: limit + 1)
        for length in 1...limit { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return next[Int(length)].reversed(bits: Int(length))
        }
    }
}

extension UInt32 {
    /// Its lowest bits in the opposite order.
    fileprivate func reversed(bits: Int) -> UInt32 {
        (0..<bits).reduce(0) { $0 << 1 | self >> UInt32($1) & 1 }
    }
}
