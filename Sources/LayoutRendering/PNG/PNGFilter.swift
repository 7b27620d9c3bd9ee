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
    mutating func apply(to row: UnsafeMutableRawPointer) {
        let length = above.count
        let bytes = (row + 1).assumingMemoryBound(to: UInt8.self)
        let kind = isBusy(bytes) ? best(bytes) : .none
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
        for index in 0..<row.count {
            let isFirst = index < bytesPerPixel
            let a = isFirst ? 0 : row[index - bytesPerPixel]
            switch kind {
            case .none: break
            case .sub: bytes[index] = row[index] &- a
            case .up: bytes[index] = row[index] &- above[index]
            case .paeth:
                let c = isFirst ? 0 : above[index - bytesPerPixel]
                bytes[index] = row[index] &- Self.paeth(a, above[index], c)
            }
        }
    }

    /// Whether more than every eighth pixel differs from the one before.
    private func isBusy(_ bytes: UnsafePointer<UInt8>) -> Bool {
        let pixels = above.count / bytesPerPixel
        var changes = 0
        for index in stride(from: bytesPerPixel, to: above.count, by: bytesPerPixel) {
            var differs = false
            for slot in 0..<bytesPerPixel where bytes[index + slot] != bytes[index + slot - bytesPerPixel] {
                differs = true
            }
            if differs { changes += 1 }
        }
        return changes > pixels / 8
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
