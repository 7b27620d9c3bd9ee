// SPDX-License-Identifier: Apache-2.0

/// The quotation marks of a line, found once: a file may be a single line, of which every string is asked.
final class LineMarks {
    private var line = 0..<0
    /// Ascending, without those behind a backslash.
    private var offsets: [Int] = []

    /// The number of marks from an offset to the end of its line.
    func count(from start: Int, in bytes: [UInt8]) -> Int {
        if !line.contains(start) { read(from: start, in: bytes) }
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < start { low = middle + 1 } else { high = middle }
        }
        return offsets.count - low
    }

    private func read(from start: Int, in bytes: [UInt8]) {
        offsets.removeAll(keepingCapacity: true)
        var index = start
        while index < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == UInt8(ascii: "\"") {
                offsets.append(index)
            }
            index += 1
        }
        line = start..<index
    }
}
