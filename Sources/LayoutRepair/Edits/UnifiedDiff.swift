// SPDX-License-Identifier: Apache-2.0
/// Two texts as a unified diff, in the form that `git apply` and `patch` read.
package struct UnifiedDiff {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    private enum Line { case both(Int), removed(Int), added(Int) }

    /// Lines before and after each change.
    private static let contextLines = 3
    /// Beyond so many differing lines the middle is shown as removed and added as a whole: the search takes the square of it.
    private static let searchLimit = 4000

    package init(old: [UInt8], new: [UInt8]) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// Each with its line break, if it has one.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// Empty if the texts are equal.
    package func text(path: String) -> [UInt8] {
        let script = script()
        guard script.contains(where: { if case .both = $0 { false } else { true } }) else { return [] }
        let name = path.hasPrefix("/") ? String(path.drop { $0 == "/" }) : path
        var result = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
        var (oldLine, newLine) = (0, 0)
        var position = 0
        while position < script.count {
            guard let change = script[position...].firstIndex(where: { if case .both = $0 { false } else { true } })
            else { break }
            let start = max(position, change - Self.contextLines)
            oldLine += start - position
            newLine += start - position
            var end = change
            var unchanged = 0
            var index = change
            while index < script.count, unchanged <= 2 * Self.contextLines {
                if case .both = script[index] { unchanged += 1 } else { (unchanged, end) = (0, index + 1) }
                index += 1
            }
            end = min(end + Self.contextLines, script.count)
            append(script[start..<end], &oldLine, &newLine, to: &result)
            position = end
        }
        return result
    }

    private func append(
        _ hunk: ArraySlice<Line>, _ oldLine: inout Int, _ newLine: inout Int, to result: inout [UInt8]
    ) {
        var (oldCount, newCount) = (0, 0)
        var body: [UInt8] = []
        for line in hunk {
            let (sign, content): (String, ArraySlice<UInt8>) =
                switch line {
                case .both(let index): (" ", old[index])
                case .removed(let index): ("-", old[index])
                case .added(let index): ("+", new[index])
                }
            if sign != "+" { oldCount += 1 }
            if sign != "-" { newCount += 1 }
            body += Array(sign.utf8) + content
            if content.last != UInt8(ascii: "\n") { body += Array("\n\\ No newline at end of file\n".utf8) }
        }
        // An empty side is counted from the line before it.
        let oldStart = oldCount == 0 ? oldLine : oldLine + 1
        let newStart = newCount == 0 ? newLine : newLine + 1
        result += Array("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8) + body
        oldLine += oldCount
        newLine += newCount
    }

    /// A shortest script from the old lines to the new ones, after what both have in common at their ends: E. W. Myers, "An
    /// O(ND) Difference Algorithm and Its Variations", 1986.
    private func script() -> [Line] {
        var prefix = 0
        while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
            suffix += 1
        }
        let middle = search(prefix..<(old.count - suffix), prefix..<(new.count - suffix))
        return (0..<prefix).map(Line.both) + middle + ((old.count - suffix)..<old.count).map(Line.both)
    }

    private func search(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [Line] {
        let whole = oldRange.map(Line.removed) + newRange.map(Line.added)
        let (oldCount, newCount) = (oldRange.count, newRange.count)
        guard oldCount > 0, newCount > 0, oldCount + newCount <= Self.searchLimit else { return whole }
        let limit = oldCount + newCount
        var furthest = Array(repeating: 0, count: 2 * limit + 2)
        var trace: [[Int]] = []
        search: for distance in 0...limit {
            trace.append(furthest)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let down =
                    diagonal == -distance
                    || (diagonal != distance && furthest[limit + diagonal - 1] < furthest[limit + diagonal + 1])
                var x = down ? furthest[limit + diagonal + 1] : furthest[limit + diagonal - 1] + 1
                while x < oldCount, x - diagonal < newCount,
                    old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
                { x += 1 }
                furthest[limit + diagonal] = x
                if x >= oldCount, x - diagonal >= newCount { break search }
            }
        }
        var script: [Line] = []
        var (x, y) = (oldCount, newCount)
        for distance in stride(from: trace.count - 1, through: 0, by: -1) {
            let values = trace[distance]
            let diagonal = x - y
            let down =
                diagonal == -distance
                || (diagonal != distance && values[limit + diagonal - 1] < values[limit + diagonal + 1])
            let previous = down ? diagonal + 1 : diagonal - 1
            let startX = distance == 0 ? 0 : values[limit + previous]
            let startY = startX - previous
            while x > max(startX, 0), y > max(startY, 0),
                distance == 0 || x > startX + (down ? 0 : 1) || y > startY + (down ? 1 : 0)
            {
                x -= 1
                y -= 1
                script.append(.both(oldRange.lowerBound + x))
            }
            guard distance > 0 else { break }
            if down {
                y -= 1
                script.append(.added(newRange.lowerBound + y))
            } else {
                x -= 1
                script.append(.removed(oldRange.lowerBound + x))
            }
        }
        return script.reversed()
    }
}
