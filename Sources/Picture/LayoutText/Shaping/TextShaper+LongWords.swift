// SPDX-License-Identifier: Apache-2.0
internal import CPango

extension TextShaper {
    /// The paragraph in lines, laid out piece by piece.
    ///
    /// For each line of a word that is too long for it, Pango shapes all that remains of the word. The end of a line depends on what
    /// follows it within the width only: all lines of a piece but the last are those of the whole. One more is left to the next
    /// piece, for rules that look further, as that for a word alone in the last line.
    func breakInPieces(
        _ paragraph: PlannedParagraph, _ breaking: ParagraphLayout.Breaking, context: OpaquePointer
    ) -> BrokenParagraph {
        let text = paragraph.text
        var piecewise = breaking
        piecewise.lines = nil
        var lines: [LineReader.Line] = []
        var start = text.startIndex
        // A piece begins with a line before its own: letters take their forms from those that precede them. If that line itself ends
        // elsewhere without those, an earlier one is tried.
        var before = start
        var earlier: [String.Index] = []
        func own(_ read: [LineReader.Line]) -> ArraySlice<LineReader.Line>? {
            var rest = read[...]
            var bytes = text.utf8.distance(from: before, to: start)
            while bytes > 0, let line = rest.popFirst() { bytes -= line.line.text.utf8.count }
            return bytes == 0 ? rest : nil
        }
        var length = 128
        while let end = text.index(before, offsetBy: length, limitedBy: text.endIndex), end < text.endIndex,
            breaking.lines.map({ lines.count <= $0 }) ?? true
        {
            let piece = paragraph.part(before..<end)
            guard let layout = try? ParagraphLayout(piece, breaking: piecewise, isPiece: true, context: context) else {
                return BrokenParagraph()
            }
            let found = layout.lines
            guard found.count > 5 else {
                length *= 2
                continue
            }
            var reader = LineReader(library: library, paragraph: piece)
            guard let read = own(found.dropLast(2).map { reader.read($0) }) else {
                before = earlier.popLast() ?? start
                continue
            }
            lines += read
            let first = before
            func index(_ line: Int) -> String.Index {
                text.utf8.index(first, offsetBy: Int(found[found.count - line].pointee.start_index))
            }
            (earlier, before, start) = ([index(5), index(4)], index(3), index(2))
        }
        while true {
            let last = breakWhole(paragraph.part(before..<text.endIndex), piecewise, isPiece: true, context: context)
            if let read = own(last.lines) {
                lines += read
                break
            }
            before = earlier.popLast() ?? start
        }
        let shown = lines.prefix(breaking.lines ?? lines.count)
        return BrokenParagraph(lines: Array(shown), isCut: paragraph.isCut || shown.count < lines.count)
    }
}
