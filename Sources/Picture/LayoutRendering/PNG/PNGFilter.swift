// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// PNG's filters: bytes as differences from their neighbours, which are small in photographs.
///
/// Rows of flat colours stay as they are, since their repetitions compress better than differences. The others take the
/// filter with the least sum of absolute differences, as is usual.
struct PNGFilter {
    private enum Kind: UInt8, CaseIterable {
        case none = 0, sub = 1, up = 2, paeth = 4
    }

    private let bytesPerPixel: Int
    /// The row above.
    private var above: [UInt8]
    /// The row before it was filtered.
    private var original: [UInt8]

    /// - Parameter length: bytes of a row.
    init(bytesPerPixel: Int, length: Int) {
        self.bytesPerPixel = bytesPerPixel
        above = [UInt8](repeating: 0, count: length)
        original = above
    }

    /// Filters a row in place, below those that came before. In front of it is the place for the filter's number.
    ///
    /// - Parameter isBusy: whether neighbouring pixels of the row often differ.
    mutating func apply(to row: UnsafeMutableRawPointer, isBusy: Bool) {
        let length = above.count
        let bytes = (row + 1).assumingMemoryBound(to: UInt8.self)
        let kind = isBusy ? best(bytes) : .none
        row.storeBytes(of: kind.rawValue, as: UInt8.self)
        original.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(start: bytes, count: length)) }
        if kind != .none {
            original.withUnsafeBufferPointer { row in
                above.withUnsafeBufferPointer { above in filter(bytes, by: kind, row, above) }
            }
        }
        swap(&above, &original)
    }

    private func filter(
        _ bytes: UnsafeMutablePointer<UInt8>, by kind: Kind, _ row: UnsafeBufferPointer<UInt8>,
        _ above: UnsafeBufferPointer<UInt8>
    ) {
        guard let row = row.baseAddress, let above = above.baseAddress else { return }
        let length = self.above.count
        let first = min(bytesPerPixel, length)
        // The loops have no traps, so that the compiler makes vectors of them.
        switch kind {
        case .none: break
        case .sub:
            let left = row - first
            for index in first..<length { bytes[index] = row[index] &- left[index] }
        case .up: for index in 0..<length { bytes[index] = row[index] &- above[index] }
        case .paeth:
            let (left, aboveLeft) = (row - first, above - first)
            for index in 0..<first { bytes[index] = row[index] &- above[index] }
            for index in first..<length {
                bytes[index] = row[index] &- Self.paeth(left[index], above[index], aboveLeft[index])
            }
        }
    }

    private func best(_ bytes: UnsafePointer<UInt8>) -> Kind {
        above.withUnsafeBufferPointer { above in
            guard let base = above.baseAddress, above.count > bytesPerPixel else { return .sub }
            // An equal row: all differences are zero.
            if memcmp(bytes, base, above.count) == 0 { return .up }
            let (left, aboveLeft) = (bytes - bytesPerPixel, base - bytesPerPixel)
            var (sub, up, paeth): (UInt32, UInt32, UInt32) = (0, 0, 0)
            for index in bytesPerPixel..<above.count {
                let (value, a, b) = (bytes[index], left[index], base[index])
                sub &+= Self.magnitude(value &- a)
                up &+= Self.magnitude(value &- b)
                paeth &+= Self.magnitude(value &- Self.paeth(a, b, aboveLeft[index]))
            }
            return paeth < min(sub, up) ? .paeth : up < sub ? .up : .sub
        }
    }

    private static func magnitude(_ difference: UInt8) -> UInt32 {
        // Two's complement: the nearer way to zero, down or up.
        UInt32(min(difference, 0 &- difference))
    }

    /// Paeth's predictor: left, above or upper left, whichever is nearest to left + above − upper left.
    private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
        let (x, y, z) = (Int16(truncatingIfNeeded: a), Int16(truncatingIfNeeded: b), Int16(truncatingIfNeeded: c))
        let (toA, toB) = (y &- z, x &- z)
        let (fromA, fromB, fromC) = (distance(toA), distance(toB), distance(toA &+ toB))
        return fromA <= fromB && fromA <= fromC ? a : fromB <= fromC ? b : c
    }

    private static func distance(_ difference: Int16) -> Int16 { max(difference, 0 &- difference) }
}
