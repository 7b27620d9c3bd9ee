/// A length or a distance as Deflate writes it: a symbol, and bits that follow the symbol's code.
struct DeflateSymbol {
    var symbol: Int
    var extraBits: Int
    var extra: Int

    /// Of a length of 3 … 258 bytes.
    static func length(_ length: Int) -> DeflateSymbol {
        guard length < 258 else { return DeflateSymbol(symbol: 285, extraBits: 0, extra: 0) }
        return steps(length - 3, perDoubling: 4, first: 257)
    }

    /// Of a distance of 1 … 32,768 bytes.
    static func distance(_ distance: Int) -> DeflateSymbol { steps(distance - 1, perDoubling: 2, first: 0) }

    /// The symbols count singly at first; then each doubling of the value has as many symbols, of one bit more.
    private static func steps(_ value: Int, perDoubling: Int, first: Int) -> DeflateSymbol {
        guard value >= 2 * perDoubling else { return DeflateSymbol(symbol: first + value, extraBits: 0, extra: 0) }
        let shift = perDoubling.trailingZeroBitCount
        let top = Int.bitWidth - 1 - value.leadingZeroBitCount
        let bits = top - shift
        return DeflateSymbol(
            symbol: first + perDoubling * bits + (value >> bits), extraBits: bits, extra: value & (1 << bits - 1))
    }
}
