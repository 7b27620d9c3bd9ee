// SPDX-License-Identifier: Apache-2.0

/// Reads what a `MessageWriter` wrote, or finds that it is something else.
struct MessageReader {
    private let message: [UInt8]
    private var place = 0

    init(_ message: [UInt8]) { self.message = message }

    mutating func integer() -> Int? { word().map { Int(Int64(bitPattern: $0)) } }

    /// A finite number.
    mutating func number() -> Double? {
        guard let number = word().map(Double.init(bitPattern:)), number.isFinite else { return nil }
        return number
    }

    mutating func bytes() -> [UInt8]? {
        guard let count = integer(), count >= 0, count <= message.count - place else { return nil }
        defer { place += count }
        return Array(message[place..<place + count])
    }

    private mutating func word() -> UInt64? {
        guard message.count - place >= 8 else { return nil }
        defer { place += 8 }
        return message.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        }
    }
}
