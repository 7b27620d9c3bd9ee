// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations

/// Two texts as a unified diff, in the form that `git apply` and `patch` read.
package struct UnifiedDiff {
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    private enum Line { case both(Int), removed(Int), added(Int) }

    /// Lines before and after each change.
    private let contextLines: Int
    /// With more differing lines than this, the middle is shown as removed and added as a whole: time and memory of the
    /// search grow with the square of their number.
    private static let searchLimit = 4000

    package init(old: [UInt8], new: [UInt8], contextLines: Int = 3) {
        self.contextLines = contextLines
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

    /// A name as git writes it: one that could be more than a line, or act on a terminal, is in quotation marks, with the bytes of
    /// such characters in octal.
    private static func quoted(_ name: String) -> String {
        let special: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "\\")]
        guard DisplayText.safe(name) != name || name.utf8.contains(where: { special.contains($0) || $0 == 0x09 }) else {
            return name
        }
        let text = name.utf8.map { byte in
            if special.contains(byte) { return "\\" + String(UnicodeScalar(byte)) }
            guard byte < 0x20 || byte >= 0x7F else { return String(UnicodeScalar(byte)) }
            let octal = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        }
        return "\"\(text.joined())\""
    }

    /// Empty if the texts are equal.
    package func text(path: String) -> [UInt8] {
        let script = script()
        guard script.contains(where: { if case .both = $0 { false } else { true } }) else { return [] }
        let name = path.hasPrefix("/") ? String(path.drop { $0 == "/" }) : path
        var result = Array("--- \(Self.quoted("a/\(name)"))\n+++ \(Self.quoted("b/\(name)"))\n".utf8)
        var (oldLine, newLine) = (0, 0)
        var position = 0
        while position < script.count {
            guard let change = script[position...].firstIndex(where: { if case .both = $0 { false } else { true } })
            else { break }
            let start = max(position, change - contextLines)
            oldLine += start - position
            newLine += start - position
            var end = change
            var unchanged = 0
            var index = change
            while index < script.count, unchanged <= 2 * contextLines {
                if case .both = script[index] { unchanged += 1 } else { (unchanged, end) = (0, index + 1) }
                index += 1
            }
            end = min(end + contextLines, script.count)
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
        for change in hunk {
            let (sign, content): (String, ArraySlice<UInt8>) =
                switch change {
                case .both(let line): (" ", old[line])
                case .removed(let line): ("-", old[line])
                case .added(let line): ("+", new[line])
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

    // MARK: Edits

    /// The changes that make the new text of the old one: one for each run of lines that differ, without what its old and new
    /// lines have in common at their ends.
    package var edits: [TextEdit] {
        var edits: [TextEdit] = []
        var (removed, added): ([UInt8], [UInt8]) = ([], [])
        var start = 0
        var position = 0
        func close() {
            if let edit = Self.edit(removed, added, at: start) { edits.append(edit) }
            (removed, added) = ([], [])
        }
        for change in script() {
            switch change {
            case .both(let line):
                close()
                position += old[line].count
                start = position
            case .removed(let line):
                removed += old[line]
                position += old[line].count
            case .added(let line): added += new[line]
            }
        }
        close()
        return edits
    }

    /// Nil if nothing changes. Characters stay whole.
    private static func edit(_ removed: [UInt8], _ added: [UInt8], at start: Int) -> TextEdit? {
        guard removed != added else { return nil }
        let shorter = min(removed.count, added.count)
        var prefix = 0
        while prefix < shorter, removed[prefix] == added[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
            removed[removed.count - 1 - suffix] == added[added.count - 1 - suffix]
        { suffix += 1 }
        func splits(_ bytes: [UInt8], _ index: Int) -> Bool { index < bytes.count && bytes[index] & 0xC0 == 0x80 }
        while prefix > 0, splits(removed, prefix) || splits(added, prefix) { prefix -= 1 }
        while suffix > 0, splits(removed, removed.count - suffix) || splits(added, added.count - suffix) { suffix -= 1 }
        return TextEdit(
            SourceRange(start + prefix, start + removed.count - suffix),
            String(decoding: added[prefix..<added.count - suffix], as: UTF8.self))
    }

    // MARK: Lines

    /// A shortest script from the old lines to the new ones, after what both have in common at their ends.
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
        guard oldRange.count + newRange.count <= Self.searchLimit else {
            return oldRange.map(Line.removed) + newRange.map(Line.added)
        }
        let difference = new[newRange].difference(from: old[oldRange])
        let removed = Set(difference.removals.map { oldRange.lowerBound + $0.offset })
        let added = Set(difference.insertions.map { newRange.lowerBound + $0.offset })
        var script: [Line] = []
        var (oldLine, newLine) = (oldRange.lowerBound, newRange.lowerBound)
        while oldLine < oldRange.upperBound || newLine < newRange.upperBound {
            if removed.contains(oldLine) {
                script.append(.removed(oldLine))
                oldLine += 1
            } else if added.contains(newLine) {
                script.append(.added(newLine))
                newLine += 1
            } else {
                script.append(.both(oldLine))
                oldLine += 1
                newLine += 1
            }
        }
        return script
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
