// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import LayoutModel

/// Lines that Pango does not lay out as UIKit does: the last line of text that does not fit, and single words of justified text.
///
/// Pango 1.50 looks one character too far for the end of what it cuts out, so that a vowel sign or an accent may be left without its letter,
/// and its ellipsis has the font of the script that it cuts. Here the ellipsis is between grapheme clusters, in the font of the text.
extension TextShaper {
    /// - Parameters:
    ///   - paragraph: all of it.
    ///   - line: the line that Pango shortened, which goes on to the end of the paragraph.
    /// - Returns: nil if there is no width, or Pango cannot lay out the text.
    func truncated(
        _ paragraph: PlannedParagraph, at line: UnsafeMutablePointer<PangoLayoutLine>, context: OpaquePointer
    ) -> LineReader.Line? {
        guard let width = request.width else { return nil }
        let text = paragraph.text
        let start = text.utf8.index(text.startIndex, offsetBy: Int(line.pointee.start_index))
        let rest = paragraph.part(start..<text.endIndex)
        // What is left may begin in another direction.
        pango_context_set_base_dir(context, pango_layout_line_get_resolved_direction(line))
        guard let layout = unbroken(rest, context: context), let whole = layout.lines.first else { return nil }
        let clusters = LineClusters(whole, of: rest.text)
        var ellipsis = ellipsis(like: rest.run(at: 0), in: rest)
        var gap = 0..<0
        // The ellipsis has the font of what it stands for, which depends on where it is.
        for _ in 0..<2 {
            gap = clusters.gap(
                toFit: width - self.width(of: ellipsis, context: context), mode: request.lineBreakMode)
            let run = rest.run(at: clusters.bytes[gap.lowerBound])
            if run?.font.font == ellipsis.runs.first?.font.font, run?.look == ellipsis.runs.first?.look { break }
            ellipsis = self.ellipsis(like: run, in: rest)
        }
        while true {
            let shown = shown(of: rest, without: clusters.bytes(of: gap), ellipsis)
            guard let layout = unbroken(shown, context: context), let line = layout.lines.first else { return nil }
            var reader = LineReader(library: library, paragraph: shown)
            var read = reader.read(line)
            // Letters at the ellipsis may take another form, which is wider.
            if read.line.width > width + Self.tolerance, let wider = clusters.wider(gap, mode: request.lineBreakMode) {
                gap = wider
                continue
            }
            read.gap = max(0, width - read.line.width)
            return read
        }
    }

    /// A line of justified text with a single word: it has no space to stretch, and Pango would stretch it between letters.
    func natural(
        _ stretched: LineReader.Line, _ line: UnsafeMutablePointer<PangoLayoutLine>, of paragraph: PlannedParagraph,
        context: OpaquePointer
    ) -> LineReader.Line {
        let text = paragraph.text
        let start = text.utf8.index(text.startIndex, offsetBy: Int(line.pointee.start_index))
        let end = text.utf8.index(start, offsetBy: Int(line.pointee.length))
        let word = text[start..<end]
        let wordEnd = word.lastIndex { $0 != " " }.map(word.index(after:)) ?? start
        let part = paragraph.part(start..<wordEnd)
        let direction = pango_context_get_base_dir(context)
        pango_context_set_base_dir(context, pango_layout_line_get_resolved_direction(line))
        defer { pango_context_set_base_dir(context, direction) }
        guard let layout = unbroken(part, context: context), let whole = layout.lines.first else { return stretched }
        var reader = LineReader(library: library, paragraph: part)
        var read = reader.read(whole)
        read.line.text = stretched.line.text
        (read.ascent, read.descent, read.trailingSpace) = (
            stretched.ascent, stretched.descent, stretched.trailingSpace
        )
        return read
    }

    /// Points: the sum of widths is rounded differently in the line.
    private static let tolerance = 1.0 / 512

    private func unbroken(_ paragraph: PlannedParagraph, context: OpaquePointer) -> ParagraphLayout? {
        try? ParagraphLayout(
            paragraph, breaking: .init(width: nil, lines: nil, mode: .byClipping, isJustified: false), isPiece: true,
            context: context)
    }

    /// An ellipsis that looks like a run.
    private func ellipsis(like run: PlannedParagraph.Run?, in paragraph: PlannedParagraph) -> PlannedParagraph {
        var ellipsis = PlannedParagraph(text: "…", runs: [], emptyLine: paragraph.emptyLine, isCut: false)
        guard let run else { return ellipsis }
        let own = run.font.face
        let face =
            own.hasGlyph(for: "…")
            ? own : library.fallback(for: "…", font: run.font.font, language: run.language).face ?? run.face
        ellipsis.runs = [
            .init(
                bytes: 0..<ellipsis.text.utf8.count, font: run.font, face: face, language: run.language, look: run.look)
        ]
        return ellipsis
    }

    private func width(of paragraph: PlannedParagraph, context: OpaquePointer) -> Double {
        guard let layout = unbroken(paragraph, context: context), let line = layout.lines.first else { return 0 }
        var reader = LineReader(library: library, paragraph: paragraph)
        return reader.read(line).line.width
    }

    private func shown(
        of paragraph: PlannedParagraph, without gap: Range<Int>, _ ellipsis: PlannedParagraph
    ) -> PlannedParagraph {
        let text = paragraph.text
        let (start, end) = (
            text.utf8.index(text.startIndex, offsetBy: gap.lowerBound),
            text.utf8.index(text.startIndex, offsetBy: gap.upperBound)
        )
        var shown = paragraph.part(text.startIndex..<start)
        for part in [ellipsis, paragraph.part(end..<text.endIndex)] {
            let offset = shown.text.utf8.count
            shown.text += part.text
            shown.runs += part.runs.map { run in
                var run = run
                run.bytes = run.bytes.lowerBound + offset..<run.bytes.upperBound + offset
                return run
            }
        }
        return shown
    }
}
