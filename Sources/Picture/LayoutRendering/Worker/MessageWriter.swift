// SPDX-License-Identifier: Apache-2.0

/// Numbers and bytes one after another, for a process on the same machine.
struct MessageWriter {
    private(set) var message: [UInt8] = []

    mutating func add(_ integer: Int) { add(UInt64(bitPattern: Int64(integer))) }

    mutating func add(_ number: Double) { add(number.bitPattern) }

    mutating func add(_ bytes: [UInt8]) {
        add(bytes.count)
        message += bytes
    }

    private mutating func add(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { message.append(contentsOf: $0) }
    }
}
