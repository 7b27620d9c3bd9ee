/// A prefix code of limited length, as Deflate defines it.
struct HuffmanCode {
    /// Bits of each symbol; 0 = unused.
    private(set) var lengths: [UInt8]
    /// Each symbol's code, the first bit lowest.
    private(set) var codes: [UInt16]

    /// - Parameters:
    ///   - counts: how often each symbol occurs; below 2^32 in sum.
    ///   - limit: the longest code allowed, in bits.
    init(counts: [Int], limit: Int) {
        lengths = [UInt8](repeating: 0, count: counts.count)
        codes = [UInt16](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var depths = Self.depths(used.map { counts[$0] })
        Self.shorten(&depths, to: limit)
        for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
        assignCodes(limit: limit)
    }

    /// The depth of each leaf of the best tree, for counts in ascending order: joins the two lightest nodes until one is
    /// left, taking leaves and joined nodes from two queues that are each in order.
    private static func depths(_ counts: [Int]) -> [Int] {
        guard counts.count > 1 else { return counts.map { _ in 1 } }
        var weights = counts
        var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
        var leaf = 0
        var joined = counts.count
        func lightest() -> Int {
            if leaf < counts.count, joined >= weights.count || weights[leaf] <= weights[joined] {
                leaf += 1
                return leaf - 1
            }
            joined += 1
            return joined - 1
        }
        while weights.count < 2 * counts.count - 1 {
            let (a, b) = (lightest(), lightest())
            parents[a] = weights.count
            parents[b] = weights.count
            weights.append(weights[a] + weights[b])
        }
        var depths = [Int](repeating: 0, count: weights.count)
        for node in (0..<weights.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        return Array(depths.prefix(counts.count))
    }

    /// Cuts depths at the limit, then lengthens others until Kraft's sum is one again. Depths descend.
    private static func shorten(_ depths: inout [Int], to limit: Int) {
        guard depths.contains(where: { $0 > limit }) else { return }
        let whole = 1 << limit
        var sum = 0
        for place in depths.indices {
            depths[place] = min(depths[place], limit)
            sum += whole >> depths[place]
        }
        // The rarest symbol whose code is still below the limit loses least by one bit more.
        while sum > whole, let place = depths.firstIndex(where: { $0 < limit }) {
            depths[place] += 1
            sum -= whole >> depths[place]
        }
        // Readers want every code used: what is left goes to the commonest symbols that it fits.
        for place in depths.indices.reversed() {
            while depths[place] > 1, whole >> depths[place] <= whole - sum {
                sum += whole >> depths[place]
                depths[place] -= 1
            }
        }
    }

    private mutating func assignCodes(limit: Int) {
        var code = 0
        for length in 1...limit {
            for symbol in lengths.indices where Int(lengths[symbol]) == length {
                codes[symbol] = UInt16(truncatingIfNeeded: code.reversedBits(length))
                code += 1
            }
            code <<= 1
        }
    }
}

extension Int {
    fileprivate func reversedBits(_ count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 1 | (self >> $1 & 1) }
    }
}
