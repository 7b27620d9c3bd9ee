// SPDX-License-Identifier: Apache-2.0

/// The lines of a long log, such as one of `xcodebuild` or of a simulator's stream, that may be about layouts.
enum LogExcerpt {
    /// Lines around such a line that belong to it: the brackets of a list, a line that was wrapped.
    private static let context = 3

    private static let words = ["onstrain", "ayout", "mbiguous", "MBIGUOUS", "NaN"].map { Array($0.utf8) }

    /// - Parameter mostBytes: what the excerpt may have; lines after that are left out, which the second value tells.
    static func lines(of bytes: [UInt8], mostBytes: Int) -> (text: MarkedBytes, isWhole: Bool) {
        var text = MarkedBytes(capacity: min(bytes.count, mostBytes))
        var before: [Range<Int>] = []
        var following = 0
        var start = 0
        var isGap = false
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = start..<end
            start = end + 1
            let isRelevant = isAboutLayout(bytes[line])
            guard isRelevant || following > 0 else {
                if before.count == context {
                    before.removeFirst()
                    isGap = true
                }
                before.append(line)
                continue
            }
            following = isRelevant ? context : following - 1
            // An empty line keeps apart what was not together.
            if isGap, !text.bytes.isEmpty { text.append(0x0A, from: line.lowerBound) }
            isGap = false
            for range in before + [line] {
                guard text.bytes.count + range.count < mostBytes else { return (text, false) }
                for offset in range { text.append(bytes[offset], from: offset) }
                text.append(0x0A, from: range.upperBound)
            }
            before = []
        }
        return (text, true)
    }

    private static func isAboutLayout(_ line: ArraySlice<UInt8>) -> Bool {
        for offset in line.indices {
            for word in words where line[offset] == word[0] && line[offset...].starts(with: word) { return true }
        }
        return false
    }
}
