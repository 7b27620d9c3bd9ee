// SPDX-License-Identifier: Apache-2.0

/// Bits → bytes, the lowest bit first.
struct BitWriter: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    /// What has not filled a byte, of fewer than eight bits.
    private var pending: UInt64 = 0
    private var pendingBits = 0

    init() {
        capacity = 1 << 16
        bytes = .allocate(capacity: capacity)
    }

    deinit { bytes.deallocate() }

    /// Makes room: without it nothing may be added.
    mutating func reserve(bits: Int) {
        // `add` stores words of eight bytes.
        let needed = count + bits / 8 + 16
        guard needed > capacity else { return }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(needed, 2 * capacity))
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        (bytes, capacity) = (larger, max(needed, 2 * capacity))
    }

    /// - Parameters:
    ///   - bits: none set above the first `length`.
    ///   - length: at most 56.
    @inline(__always)
    mutating func add(_ bits: UInt64, _ length: Int) {
        pending |= bits &<< UInt64(truncatingIfNeeded: pendingBits)
        pendingBits &+= length
        UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
        count &+= pendingBits &>> 3
        pending &>>= UInt64(truncatingIfNeeded: pendingBits & ~7)
        pendingBits &= 7
    }

    /// Fills the last byte up with zeros.
    mutating func align() {
        guard pendingBits > 0 else { return }
        reserve(bits: 8)
        add(0, 8 - pendingBits)
    }

    /// All bytes, the last one filled up with zeros.
    func finished() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count + 1) { target, initialized in
            guard let base = target.baseAddress else { return }
            base.update(from: bytes, count: count)
            base[count] = UInt8(truncatingIfNeeded: pending)
            initialized = count + (pendingBits > 0 ? 1 : 0)
        }
    }
}
