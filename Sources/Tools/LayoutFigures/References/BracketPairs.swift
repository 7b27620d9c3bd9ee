// SPDX-License-Identifier: Apache-2.0
/// Which square brackets of a text belong together, found once for all of its images.
struct BracketPairs {
    /// The places of closing brackets by those of opening ones; -1 for one that is never closed.
    private var ends: [Int]

    init(_ text: [UInt8]) {
        ends = Array(repeating: -1, count: text.count)
        var open: [Int] = []
        var position = 0
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "["): open.append(position)
            case UInt8(ascii: "]"): if let start = open.popLast() { ends[start] = position }
            default: break
            }
            position += 1
        }
    }

    /// The bracket that closes the one at a place.
    func end(from start: Int) -> Int? {
        guard ends.indices.contains(start), ends[start] >= 0 else { return nil }
        return ends[start]
    }
}
