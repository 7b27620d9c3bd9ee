/// Bits from the lowest of each byte up, into memory of a size known before.
struct BitWriter {
    private var target: UnsafeMutablePointer<UInt8>
    private var pending: UInt64 = 0
    private var count = 0

    init(_ target: UnsafeMutablePointer<UInt8>) { self.target = target }

    /// - Parameter bits: at most 32, those above `length` zero.
    mutating func write(_ bits: Int, _ length: Int) {
        pending |= UInt64(truncatingIfNeeded: bits) << UInt64(count)
        count += length
        while count >= 8 {
            target.pointee = UInt8(truncatingIfNeeded: pending)
            target += 1
            pending >>= 8
            count -= 8
        }
    }

    mutating func finish() {
        if count > 0 { target.pointee = UInt8(truncatingIfNeeded: pending) }
    }
}
