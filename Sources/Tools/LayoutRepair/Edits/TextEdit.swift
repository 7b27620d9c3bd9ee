// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// A range of bytes and the text that replaces it; an empty range inserts.
package struct TextEdit: Hashable, Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    package static func insertion(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(SourceRange(offset, offset), text)
    }

    package static func removal(_ range: SourceRange) -> TextEdit { TextEdit(range, "") }
}

extension [TextEdit] {
    /// The bytes with all edits applied; those outside their ranges stay. Insertions at one place keep their order, and
    /// precede what replaces the bytes behind it.
    package func applied(to bytes: [UInt8]) throws(TextEditFault) -> [UInt8] {
        let order = indices.sorted {
            (self[$0].range.lowerBound, self[$0].range.upperBound, $0)
                < (self[$1].range.lowerBound, self[$1].range.upperBound, $1)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in order.map({ self[$0] }) {
            let range = edit.range
            guard range.lowerBound >= position, range.upperBound >= range.lowerBound, range.upperBound <= bytes.count
            else { throw TextEditFault(edit: edit) }
            result += bytes[position..<range.lowerBound]
            result += edit.replacement.utf8
            position = range.upperBound
        }
        result += bytes[position...]
        return result
    }

    /// Edits of a text that others have been applied to, as edits of the text before; nil if both concern the same place.
    package func beforeApplying(_ others: [TextEdit]) -> [TextEdit]? {
        let others = others.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var moved: [TextEdit] = []
        for edit in self {
            var growth = 0
            for other in others {
                let start = other.range.lowerBound + growth
                if edit.range.upperBound <= start { break }
                guard edit.range.lowerBound >= start + other.replacement.utf8.count else { return nil }
                growth += other.replacement.utf8.count - (other.range.upperBound - other.range.lowerBound)
            }
            moved.append(
                TextEdit(
                    SourceRange(edit.range.lowerBound - growth, edit.range.upperBound - growth), edit.replacement))
        }
        return moved
    }

    /// Only those that change something.
    package func effective(in bytes: [UInt8]) -> [TextEdit] {
        filter { edit in
            guard edit.range.upperBound <= bytes.count else { return true }
            return !bytes[edit.range.lowerBound..<edit.range.upperBound].elementsEqual(edit.replacement.utf8)
        }
    }
}
