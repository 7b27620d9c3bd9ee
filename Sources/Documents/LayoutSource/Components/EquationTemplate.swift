// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// The text of a constraint cut at the names that differ from instance to instance.
struct EquationTemplate {
    enum Segment {
        /// Bytes of the text as they are, in the source and without escapes.
        case text(SourceRange, Range<Int>)
        /// What follows names an item.
        case pathStart
        /// The name of the instance of a frame so many levels up, instead of a root's id or in front of a name inside.
        case instance(level: Int, at: SourceRange, isInside: Bool)
        /// A parameter or a metric of a component.
        case value(String, at: SourceRange, isBare: Bool)
        /// `[*]` or `[*+1]`
        case star(isNext: Bool, at: SourceRange)
        /// `.first` or `.last`
        case end(isFirst: Bool, at: SourceRange)
        case identifierStart(Int)
        case identifierEnd(Int)
    }

    /// The place of the string, with its quotation marks.
    let range: SourceRange
    /// Without escapes.
    let bytes: [UInt8]
    let hasEscapes: Bool
    private(set) var segments: [Segment] = []
    private let offsets: [Int]
    /// How much of the bytes is in the segments.
    private var position = 0

    /// A text without names.
    init(_ text: String, at range: SourceRange, offsets: [Int]) {
        self.range = range
        self.offsets = offsets
        bytes = Array(text.utf8)
        hasEscapes = range.upperBound - range.lowerBound != bytes.count + 2
    }

    func place(_ part: Range<Int>) -> SourceRange {
        SourceRange(offset(part.lowerBound), offset(part.upperBound))
    }

    private func offset(_ index: Int) -> Int { offsets[min(index, offsets.count - 1)] }

    /// Adds the text up to an offset as it is.
    mutating func copy(to end: Int) {
        guard end > position else { return }
        segments.append(.text(place(position..<end), position..<end))
        position = end
    }

    /// Adds what stands for a part of the text.
    mutating func replace(_ part: Range<Int>, by segment: Segment) {
        copy(to: part.lowerBound)
        segments.append(segment)
        position = part.upperBound
    }

    mutating func end() { copy(to: bytes.count) }
}
