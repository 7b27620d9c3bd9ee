// SPDX-License-Identifier: Apache-2.0
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
        let first = min(bytesPerPixel, row.count)
        switch kind {
        case .none: break
        case .sub: for index in first..<row.count { bytes[index] = row[index] &- row[index - bytesPerPixel] }
        case .up: for index in 0..<row.count { bytes[index] = row[index] &- above[index] }
        case .paeth:
            for index in 0..<first { bytes[index] = row[index] &- above[index] }
            for index in first..<row.count {
                let (a, c) = (row[index - bytesPerPixel], above[index - bytesPerPixel])
                bytes[index] = row[index] &- Self.paeth(a, above[index], c)
            }
        }
    }

    private func best(_ bytes: UnsafePointer<UInt8>) -> Kind {
        above.withUnsafeBufferPointer { above in
            var (sub, up, paeth) = (0, 0, 0)
            for index in bytesPerPixel..<max(above.count, bytesPerPixel) {
                let (value, a, b) = (bytes[index], bytes[index - bytesPerPixel], above[index])
                sub += Self.magnitude(value &- a)
                up += Self.magnitude(value &- b)
                paeth += Self.magnitude(value &- Self.paeth(a, b, above[index - bytesPerPixel]))
            }
            return paeth < min(sub, up) ? .paeth : up < sub ? .up : .sub
        }
    }

    private static func magnitude(_ difference: UInt8) -> Int { Int(Int8(bitPattern: difference).magnitude) }

    /// Of left, above and upper left the one nearest to left + above − upper left.
    private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
        let (x, y, z) = (Int(a), Int(b), Int(c))
        let (toA, toB, toC) = (abs(y - z), abs(x - z), abs(x + y - 2 * z))
        return toA <= toB && toA <= toC ? a : toB <= toC ? b : c
    }
}
