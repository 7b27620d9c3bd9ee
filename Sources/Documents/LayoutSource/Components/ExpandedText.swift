// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import SourceLocations

/// The bytes of a document, of the files that it includes, and, after them, of the strings that its uses of components make.
///
/// A range of such a string is a range of these bytes like any other, so that the reader needs no other rule for it; `place(of:)`
/// finds the part of the files that it was made from.
struct ExpandedText: Sendable {
    /// A run of bytes that come from one place.
    private struct Piece {
        var start: Int32
        var source: Int32
        /// Bytes at the source; 0 for what only precedes it, such as the name of an instance.
        var sourceLength: Int32
        var use: Int32
    }

    /// An instance of a component, or of a repeated view.
    struct Use {
        /// `episode[0]`
        var name: String
        /// Where the document, or another component, uses it.
        var range: SourceRange
        /// The use that it is in; -1 = the document's.
        var outer: Int
        /// The place in the document of the outermost use around it.
        var order: Int
    }

    private(set) var bytes: [UInt8]
    /// Where the bytes of files end.
    private let fileEnd: Int
    private var pieces: [Piece] = []
    private(set) var uses: [Use] = []
    /// The component of each instance, by the instance's name.
    var instances: [String: String] = [:]

    /// The first instance of each component, by the component's name and by the id of its view.
    var firstInstances: [String: String] = [:]

    init(files bytes: [UInt8]) {
        self.bytes = bytes
        fileEnd = bytes.count
    }

    /// The places of arguments, with the places of the parameters that they stand for.
    var arguments: [SourceRange: SourceRange] = [:]
    /// The places of components, with the first use of each.
    var definitions: [(range: SourceRange, use: Int)] = []

    var end: Int { bytes.count }

    /// How much has been written.
    struct Checkpoint {
        fileprivate var bytes: Int
        fileprivate var pieces: Int
    }

    var checkpoint: Checkpoint { Checkpoint(bytes: bytes.count, pieces: pieces.count) }

    mutating func restore(_ checkpoint: Checkpoint) {
        bytes.removeLast(bytes.count - checkpoint.bytes)
        pieces.removeLast(pieces.count - checkpoint.pieces)
    }

    /// - Returns: the index of the use.
    mutating func add(_ name: String, at range: SourceRange, in outer: Int) -> Int {
        let order = outer < 0 ? range.lowerBound : uses[outer].order
        uses.append(Use(name: name, range: place(of: range), outer: outer, order: order))
        return uses.count - 1
    }

    // MARK: Writing

    /// Copies bytes of the text.
    mutating func append(_ range: SourceRange, use: Int) {
        guard range.upperBound > range.lowerBound else { return }
        let last = pieces.count - 1
        let length = Int32(range.upperBound - range.lowerBound)
        if last >= 0, isCopy(last), pieces[last].use == Int32(use),
            pieces[last].source + pieces[last].sourceLength == Int32(range.lowerBound)
        {
            pieces[last].sourceLength += length
        } else {
            begin(range, use)
        }
        for offset in range.lowerBound..<range.upperBound { bytes.append(bytes[offset]) }
    }

    /// Appends what stands for a part of the text.
    mutating func append(_ text: some Sequence<UInt8>, for range: SourceRange, use: Int) {
        begin(range, use)
        bytes.append(contentsOf: text)
    }

    /// A range of its own for a value at a place, which then counts as a part of the use.
    mutating func mark(_ range: SourceRange, use: Int) -> SourceRange {
        begin(range, use)
        bytes.append(UInt8(ascii: " "))
        return SourceRange(bytes.count - 1, bytes.count)
    }

    private mutating func begin(_ range: SourceRange, _ use: Int) {
        pieces.append(
            Piece(
                start: Int32(bytes.count), source: Int32(range.lowerBound),
                sourceLength: Int32(range.upperBound - range.lowerBound), use: Int32(use)))
    }

    // MARK: Places

    /// The range of the files that a range was made from.
    func place(of range: SourceRange) -> SourceRange {
        var range = range
        while range.lowerBound >= fileEnd, let first = piece(at: range.lowerBound) {
            let last = piece(at: max(range.lowerBound, range.upperBound - 1)) ?? first
            let lower = isCopy(first) ? range.lowerBound - Int(pieces[first].start) : 0
            let upper = isCopy(last) ? range.upperBound - Int(pieces[last].start) : Int(pieces[last].sourceLength)
            let start = Int(pieces[first].source) + lower
            range = SourceRange(start, max(start, Int(pieces[last].source) + upper))
        }
        return range
    }

    /// Whether a piece has the bytes of its source.
    private func isCopy(_ index: Int) -> Bool {
        let end = index + 1 < pieces.count ? Int(pieces[index + 1].start) : bytes.count
        return end - Int(pieces[index].start) == Int(pieces[index].sourceLength)
    }

    /// The use that made a range; nil for a range of the files.
    func use(of range: SourceRange) -> Int? {
        guard range.lowerBound >= fileEnd, let piece = piece(at: range.lowerBound) else { return nil }
        let use = Int(pieces[piece].use)
        return use < 0 ? nil : use
    }

    /// The use that made a range of the text, or the first use of the component that has a range of the files.
    func nearestUse(of range: SourceRange) -> Int? {
        if let use = use(of: range) { return use }
        return definitions.first { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }?
            .use
    }

    /// Whether a range has the very bytes of its place, so that the place can be changed instead.
    func isCopied(_ range: SourceRange) -> Bool {
        let place = place(of: range)
        return bytes[range.lowerBound..<range.upperBound].elementsEqual(bytes[place.lowerBound..<place.upperBound])
    }

    /// Where a constraint counts among others: at the use that made it, otherwise at its own place.
    func order(of range: SourceRange) -> Int { use(of: range).map { uses[$0].order } ?? range.lowerBound }

    /// How many uses a diagnostic names.
    private static let shownUses = 3

    /// The uses that lead to a place, from inside out.
    func chain(from use: Int) -> [Diagnostic.Label] {
        var labels: [Diagnostic.Label] = []
        var next = use
        while next >= 0, labels.count < Self.shownUses {
            labels.append(Diagnostic.Label(uses[next].range, "used here as '\(uses[next].name)'"))
            next = uses[next].outer
        }
        return labels
    }

    /// - Parameter hint: the piece of a range before this one; the next one is looked at first.
    func place(of range: SourceRange, after hint: inout Int) -> SourceRange {
        guard range.lowerBound >= fileEnd, hint < pieces.count, Int(pieces[hint].start) <= range.lowerBound else {
            hint = 0
            return place(of: range)
        }
        var next = hint
        while next + 1 < pieces.count, next < hint + 16, Int(pieces[next + 1].start) <= range.lowerBound { next += 1 }
        hint = next
        // A string that begins with a copy of its opening mark is a copy of a whole string.
        return place(of: range, from: next)
    }

    private func place(of range: SourceRange, from first: Int) -> SourceRange {
        guard Int(pieces[first].start) == range.lowerBound, Int(pieces[first].source) < fileEnd else {
            return place(of: range)
        }
        var last = first
        while last + 1 < pieces.count, Int(pieces[last + 1].start) < range.upperBound { last += 1 }
        let upper = isCopy(last) ? range.upperBound - Int(pieces[last].start) : Int(pieces[last].sourceLength)
        let start = Int(pieces[first].source)
        return SourceRange(start, max(start, Int(pieces[last].source) + upper))
    }

    private func piece(at offset: Int) -> Int? {
        var low = 0
        var high = pieces.count - 1
        guard high >= 0, Int(pieces[0].start) <= offset else { return nil }
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(pieces[middle].start) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
