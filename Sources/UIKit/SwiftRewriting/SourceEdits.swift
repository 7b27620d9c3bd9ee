// SPDX-License-Identifier: Apache-2.0
/// Replacements in the sources of a program, and texts that move from one place to another.
struct SourceEdits {
    enum Part {
        case text(String)
        /// A part of a source, with the edits inside it.
        case source(Range<Int>, file: Int)
    }

    private struct Edit {
        var range: Range<Int>
        var parts: [Part]
        /// Whether the text is not lost, but written elsewhere.
        var isMove = false
        var number: Int
    }

    private var edits: [[Edit]]
    private let counts: [Int]

    /// - Parameter counts: of the bytes of each file.
    init(counts: [Int]) {
        self.counts = counts
        edits = counts.map { _ in [] }
    }

    mutating func replace(_ range: Range<Int>, of file: Int, with text: String) {
        replace(range, of: file, with: [.text(text)])
    }

    mutating func replace(_ range: Range<Int>, of file: Int, with parts: [Part], isMove: Bool = false) {
        edits[file].append(Edit(range: range, parts: parts, isMove: isMove, number: edits[file].count))
    }

    mutating func insert(_ text: String, at offset: Int, of file: Int) {
        replace(offset..<offset, of: file, with: text)
    }

    /// Takes a part of a source away, which another edit writes elsewhere.
    mutating func move(_ range: Range<Int>, of file: Int) { replace(range, of: file, with: [], isMove: true) }

    /// The pieces of a file after all edits. Where edits overlap, the one that begins first counts, and of those the longest, after what is inserted there.
    func pieces(of file: Int) -> [SourcePiece] { pieces(of: 0..<counts[file], file: file, moved: false) }

    private func pieces(of range: Range<Int>, file: Int, moved: Bool) -> [SourcePiece] {
        var pieces: [SourcePiece] = []
        var position = range.lowerBound
        let inside = edits[file].filter { edit in
            edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound
                && !(moved && edit.isMove && edit.range == range)
        }.sorted {
            ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.upperBound, $0.number)
                < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.upperBound, $1.number)
        }
        for edit in inside {
            // What is inserted where a removed text ends is kept.
            guard edit.range.lowerBound >= position else { continue }
            if position < edit.range.lowerBound {
                pieces.append(.original(position..<edit.range.lowerBound, file: file))
            }
            for part in edit.parts {
                switch part {
                case .text(let text): pieces.append(.text(text, file: file, at: edit.range.lowerBound))
                case .source(let source, let other):
                    pieces += self.pieces(of: source, file: other, moved: true)
                }
            }
            position = edit.range.upperBound
        }
        if position < range.upperBound { pieces.append(.original(position..<range.upperBound, file: file)) }
        return pieces
    }
}
