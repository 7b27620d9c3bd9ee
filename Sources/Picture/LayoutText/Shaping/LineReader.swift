// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import LayoutGeometry
import LayoutModel

/// Pango's lines → glyphs from left to right, each line from its own left end and baseline.
struct LineReader {
    let library: FontLibrary
    let paragraph: PlannedParagraph
    private var fonts: [OpaquePointer: FontProgram] = [:]
    private var characters = LineCharacters()
    /// The letter spacing of the line's first and last glyph, points.
    private var spacings: (first: Double, last: Double)?

    init(library: FontLibrary, paragraph: PlannedParagraph) {
        self.library = library
        self.paragraph = paragraph
    }

    /// A line whose left end and baseline are at zero, and how far it reaches above and below.
    struct Line: Equatable {
        var line: ShapedText.Line
        /// Points, positive.
        var ascent: Double
        var descent: Double
        /// The width of the space that a break put at the end of the line, where Pango leaves it out, points.
        var trailingSpace: Double
        /// Points that an ellipsis leaves free in the width.
        var gap = 0.0
    }

    mutating func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Line {
        let start = Int(line.pointee.start_index)
        let bytes = start..<start + Int(line.pointee.length)
        characters = LineCharacters(bytes)
        var shaped = ShapedText.Line(
            x: 0, baseline: 0, width: 0, text: characters.text(of: paragraph.text), runs: [], decorations: [])
        var x = 0.0
        spacings = nil
        var next = line.pointee.runs
        while let node = next {
            if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                read(item, at: &x, into: &shaped)
            }
            next = node.pointee.next
        }
        // Pango takes half a spacing away from each end of a line, but counts it when it breaks lines; a tracked font has
        // it in every advance.
        shaped.width = max(0, x + (spacings.map { ($0.first + $0.last) / 2 } ?? 0))
        let (ascent, descent) = extent(of: bytes)
        return Line(
            line: shaped, ascent: ascent, descent: descent, trailingSpace: trailingSpace(of: bytes))
    }

    private func trailingSpace(of bytes: Range<Int>) -> Double {
        let text = paragraph.text.utf8
        guard bytes.upperBound < text.count, let last = bytes.last,
            text[text.index(text.startIndex, offsetBy: last)] == 0x20, let run = paragraph.run(at: last)
        else { return 0 }
        return Self.width(ofSpaceIn: run)
    }

    /// Points.
    static func width(ofSpaceIn run: PlannedParagraph.Run) -> Double {
        max(0, run.face.spaceAdvance * run.font.size + run.spacing)
    }

    /// The line's height comes from the requested fonts: a fallback font for single characters does not change it.
    private func extent(of bytes: Range<Int>) -> (ascent: Double, descent: Double) {
        var ascent = 0.0
        var descent = 0.0
        for run in paragraph.runs(in: bytes) {
            ascent = max(ascent, run.font.ascent + run.look.rise)
            descent = max(descent, run.font.descent - run.look.rise)
        }
        if ascent == 0 && descent == 0 {
            let font = paragraph.run(at: bytes.lowerBound)?.font ?? paragraph.emptyLine
            return (font.ascent, font.descent)
        }
        return (ascent, descent)
    }

    /// Sets all scripts on the alphabetic baseline, as Core Text does: Pango's offset of an item, which aligns the baselines
    /// of scripts beside an ideographic first one by guessed metrics, is left out.
    private mutating func read(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, at x: inout Double, into line: inout ShapedText.Line
    ) {
        guard let source = item.pointee.item, let glyphs = item.pointee.glyphs,
            let font = source.pointee.analysis.font, let infos = glyphs.pointee.glyphs
        else { return }
        let program = program(of: font)
        x += PangoUnits.points(item.pointee.start_x_offset)
        let count = Int(glyphs.pointee.num_glyphs)
        var index = 0
        // The glyphs of each run: what they have in common is looked up once.
        while index < count {
            guard let run = paragraph.run(at: byte(of: index, glyphs, source)) else { break }
            let (spacing, rise) = (run.spacing, run.look.rise)
            spacings = (spacings?.first ?? spacing, spacing)
            var placed: [GlyphRun.Glyph] = []
            placed.reserveCapacity(count - index)
            repeat {
                let info = infos[index]
                let width = PangoUnits.points(info.geometry.width)
                if info.glyph != PANGO_GLYPH_EMPTY {
                    placed.append(
                        GlyphRun.Glyph(
                            id: alr_pango_glyph_is_unknown(info.glyph) != 0 ? 0 : info.glyph,
                            x: x + PangoUnits.points(info.geometry.x_offset),
                            y: PangoUnits.points(info.geometry.y_offset) - rise,
                            cluster: characters.place(of: byte(of: index, glyphs, source))))
                }
                if run.look.isDecorated { decorate(run, from: x, width: width, in: &line) }
                x += width
                index += 1
            } while index < count && run.bytes.contains(byte(of: index, glyphs, source))
            append(placed, font: program, run: run, to: &line)
        }
        x += PangoUnits.points(item.pointee.end_x_offset)
    }

    /// The byte of the paragraph from which a glyph comes.
    private func byte(
        of glyph: Int, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ item: UnsafeMutablePointer<PangoItem>
    ) -> Int {
        Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters?[glyph] ?? 0)
    }

    private func append(
        _ glyphs: [GlyphRun.Glyph], font: FontProgram, run: PlannedParagraph.Run, to line: inout ShapedText.Line
    ) {
        guard !glyphs.isEmpty else { return }
        let last = line.runs.count - 1
        if last >= 0, line.runs[last].font === font, line.runs[last].size == run.font.size,
            line.runs[last].color == run.look.color
        {
            line.runs[last].glyphs += glyphs
        } else {
            line.runs.append(GlyphRun(font: font, size: run.font.size, color: run.look.color, glyphs: glyphs))
        }
    }

    private func decorate(
        _ run: PlannedParagraph.Run, from x: Double, width: Double, in line: inout ShapedText.Line
    ) {
        let metrics = run.font.face.metrics
        let size = run.font.size
        func bar(_ kind: ShapedText.Decoration.Kind, top: Double, height: Double, color: Color?) {
            let rect = Rect(x: x, y: top - run.look.rise, width: width, height: height)
            let same = line.decorations.lastIndex {
                $0.kind == kind && $0.color == color && $0.rect.y == rect.y && $0.rect.height == rect.height
                    && abs($0.rect.maxX - x) < 1e-9
            }
            if let same {
                line.decorations[same].rect.width += width
            } else {
                line.decorations.append(.init(kind: kind, rect: rect, color: color))
            }
        }
        if let background = run.look.background {
            bar(.background, top: -run.font.ascent, height: run.font.ascent + run.font.descent, color: background)
        }
        let thickness = metrics.underlineThickness * size
        if run.look.underline != .none {
            bar(.underline, top: metrics.underlineOffset * size, height: thickness, color: run.look.color)
        }
        if run.look.underline == .double {
            bar(
                .underline, top: metrics.underlineOffset * size + 2 * thickness, height: thickness,
                color: run.look.color)
        }
        if run.look.isStruckThrough {
            bar(
                .strikethrough, top: -metrics.strikethroughOffset * size, height: metrics.strikethroughThickness * size,
                color: run.look.color)
        }
    }

    /// The file behind one of Pango's fonts, by the family that only its face has.
    private mutating func program(of font: UnsafeMutablePointer<PangoFont>) -> FontProgram {
        let key = OpaquePointer(font)
        if let known = fonts[key] { return known }
        guard let description = pango_font_describe(font) else { return library.standard.program }
        defer { pango_font_description_free(description) }
        let name = pango_font_description_get_family(description).map { String(cString: $0) }
        let face = name.flatMap { library.face(uniqueFamily: $0) } ?? library.standard
        fonts[key] = face.program
        return face.program
    }
}
