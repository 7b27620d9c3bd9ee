// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import LayoutModel

/// A paragraph on one line, and where it can be cut into lines without being shaped again.
///
/// HarfBuzz tells where the parts of a text, shaped alone, have the glyphs that they have in the whole. Between such places the widths
/// by which Pango chooses the end of a line are sums of the advances in the whole, exact in its whole units, and so is each line that
/// it makes. Where its choice could depend on another place, it is left to Pango.
struct BreakableParagraph {
    /// A place where a line may end.
    struct Place {
        /// What precedes it: UTF-8 bytes, glyphs and, in Pango's units, their advances with and without a space at the end.
        var byte: Int32 = 0
        var glyph: Int32 = 0
        var advance: Int32 = 0
        var reach: Int32 = 0
        /// Whether the text can be cut here.
        var isSafe = true

        var endsInSpace: Bool { reach < advance }
    }

    /// A glyph on the baseline, in less than half of the memory: lengths are in Pango's units.
    private struct Glyph {
        var id: UInt32
        var x: Int32
        var byte: Int32
    }

    /// The whole paragraph, its run without glyphs.
    private let line: LineReader.Line
    private let glyphs: [Glyph]
    /// In order; the last one is the end of the paragraph. None if there is no text.
    private let places: [Place]
    /// How far beyond the width Pango looks for a better place, in its units.
    private let safeDistance: Int32
    /// The width of a space, points.
    private let space: Double

    /// The parts in lines of a width, without glyphs and text unless these are requested; nil if Pango must be asked.
    ///
    /// - Parameter pushesOutWords: as `StyledText.pushesOutWords`.
    func lines(within width: Double, pushesOutWords: Bool, withGlyphs: Bool) -> [LineReader.Line]? {
        guard !places.isEmpty else { return [line] }
        let units = PangoUnits.fromPoints(width)
        guard let greedy = ends(within: units) else { return nil }
        var ends = greedy
        let starts = [0] + greedy.dropLast().map { Int($0.byte) }
        if pushesOutWords, let ending = OrphanedWord.ending(of: line.line.text, linesAt: starts) {
            guard Self.isUnbreakable(line.line.text.utf8, ending),
                let pushed = self.ends(within: units, unbroken: ending)
            else { return nil }
            if pushed.count == greedy.count, let start = pushed.dropLast().last, Int(start.byte) == ending.lowerBound,
                let end = pushed.last, PangoUnits.points(end.reach - start.advance) <= width
            {
                ends = pushed
            }
        }
        return zip([Place()] + ends.dropLast(), ends).map { part(from: $0, to: $1, withGlyphs: withGlyphs) }
    }

    /// Where Pango ends lines: each at the last place that fits.
    private func ends(within width: Int32, unbroken: Range<Int>? = nil) -> [Place]? {
        guard let last = places.last else { return [] }
        var ends: [Place] = []
        var start = Place()
        var next = 0
        while last.reach - start.advance > width {
            var end: Int?
            var isDoubtful = false
            for (index, place) in places[next...].dropLast().enumerated() {
                let reach = place.reach - start.advance
                if end != nil, reach > width + safeDistance { break }
                if let unbroken, place.byte > unbroken.lowerBound, place.byte < unbroken.upperBound { continue }
                if !place.isSafe {
                    isDoubtful = true
                } else if reach <= width {
                    end = next + index
                    isDoubtful = false
                } else if end == nil {
                    break
                }
            }
            // Without a place that fits, a word is broken.
            guard let end, !isDoubtful else { return nil }
            start = places[end]
            ends.append(start)
            next = end + 1
        }
        return ends + [last]
    }

    /// Whether all breaks within bytes of a text can be taken away: Pango keeps those after some dashes and dividers.
    private static func isUnbreakable(_ text: String.UTF8View, _ bytes: Range<Int>) -> Bool {
        let first = text.index(text.startIndex, offsetBy: bytes.lowerBound)
        return Substring(text[first..<text.index(first, offsetBy: bytes.count)]).unicodeScalars.allSatisfy { scalar in
            scalar.isASCII ? scalar != "|" : scalar.properties.isAlphabetic
        }
    }

    private func part(from start: Place, to end: Place, withGlyphs: Bool) -> LineReader.Line {
        var part = line
        part.line.width = PangoUnits.points(end.reach - start.advance)
        part.trailingSpace = end.endsInSpace ? space : 0
        guard withGlyphs else {
            part.line.runs = []
            return part
        }
        let text = line.line.text.utf8
        let first = text.index(text.startIndex, offsetBy: Int(start.byte))
        part.line.text = String(line.line.text[first..<text.index(first, offsetBy: Int(end.byte - start.byte))])
        part.line.runs[0].glyphs = glyphs[Int(start.glyph)..<Int(end.glyph) - (end.endsInSpace ? 1 : 0)].map { glyph in
            GlyphRun.Glyph(
                id: glyph.id, x: PangoUnits.points(glyph.x - start.advance), y: 0, cluster: Int(glyph.byte - start.byte)
            )
        }
        return part
    }
}

extension BreakableParagraph {
    /// Nil if not all of the text is known to be as one font shapes it from left to right, or places in it are not known.
    ///
    /// - Parameter line: what was read from the only line of the layout.
    init?(_ layout: borrowing ParagraphLayout, of paragraph: PlannedParagraph, _ line: LineReader.Line) {
        var empty = line
        for run in empty.line.runs.indices { empty.line.runs[run].glyphs = [] }
        self.line = empty
        guard let run = paragraph.runs.first else {
            (glyphs, places, safeDistance, space) = ([], [], 0, 0)
            return
        }
        guard paragraph.runs.count == 1, !paragraph.isCut, !run.look.isDecorated,
            !paragraph.text.unicodeScalars.contains("\t"), line.line.text == paragraph.text,
            pango_layout_get_line_count(layout.layout) == 1,
            let runs = pango_layout_get_line_readonly(layout.layout, 0)?.pointee.runs, runs.pointee.next == nil,
            let glyphItem = runs.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
            let item = glyphItem.pointee.item, let shaped = glyphItem.pointee.glyphs,
            item.pointee.analysis.level == 0, item.pointee.offset == 0,
            Int(item.pointee.length) == paragraph.text.utf8.count, let font = item.pointee.analysis.font,
            let metrics = pango_font_get_metrics(font, item.pointee.analysis.language)
        else { return nil }
        safeDistance = 3 * pango_font_metrics_get_approximate_char_width(metrics)
        pango_font_metrics_unref(metrics)
        space = LineReader.width(ofSpaceIn: run)
        let cuts = Self.cuts(of: paragraph.text, item, as: shaped, spacing: PangoUnits.fromPoints(run.spacing))
        guard let cuts, line.line.runs.count == 1, line.line.runs[0].glyphs.count + 1 == cuts.count,
            line.line.runs[0].glyphs.allSatisfy({ $0.y == 0 }),
            let places = Self.places(of: paragraph.text, layout, cuts)
        else { return nil }
        self.places = places
        self.glyphs = line.line.runs[0].glyphs.map {
            Glyph(id: $0.id, x: PangoUnits.fromPoints($0.x), byte: Int32(clamping: $0.cluster))
        }
    }

    /// Before each glyph and at the end: the byte, the advances up to there, and whether the text can be cut. Nil if these are not
    /// what Pango has, or where a glyph does not advance.
    private static func cuts(
        of text: String, _ item: UnsafeMutablePointer<PangoItem>, as glyphs: UnsafeMutablePointer<PangoGlyphString>,
        spacing: Int32
    ) -> [Place]? {
        guard let buffer = alr_shape_item(text, Int32(clamping: text.utf8.count), item) else { return nil }
        defer { hb_buffer_destroy(buffer) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), Int32(count) == glyphs.pointee.num_glyphs,
            let positions = hb_buffer_get_glyph_positions(buffer, nil), let shaped = glyphs.pointee.glyphs,
            let clusters = glyphs.pointee.log_clusters, count > 0
        else { return nil }
        var cuts: [Place] = []
        cuts.reserveCapacity(Int(count) + 1)
        var advance: Int32 = 0
        // A part of the spacing is to the left of a glyph, the rest to its right; Pango takes away what is at the ends of a line.
        var trimmed: Int32 = 0
        let left = positions[0].x_advance + spacing - shaped[0].geometry.width
        for index in 0..<Int(count) {
            let byte = Int32(clamping: infos[index].cluster)
            let width = positions[index].x_advance + spacing
            guard shaped[index].glyph == infos[index].codepoint, clusters[index] == byte, width > 0,
                cuts.last.map({ $0.byte < byte }) ?? (byte == 0)
            else { return nil }
            cuts.append(
                Place(
                    byte: byte, glyph: Int32(index), advance: advance, reach: advance,
                    isSafe: hb_glyph_info_get_glyph_flags(infos + index).rawValue
                        & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
                        == 0))
            advance += width
            guard advance <= PangoUnits.fromPoints(PangoUnits.longest) else { return nil }
            trimmed += width - shaped[index].geometry.width
            guard trimmed == (index + 1 == Int(count) ? spacing : left) else { return nil }
        }
        cuts.append(
            Place(byte: Int32(clamping: text.utf8.count), glyph: Int32(count), advance: advance, reach: advance))
        return cuts
    }

    /// The cuts where a line may end. Nil if one of them is within a cluster, or takes a hyphen.
    private static func places(of text: String, _ layout: borrowing ParagraphLayout, _ cuts: [Place]) -> [Place]? {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout.layout, &count) else { return nil }
        var places: [Place] = []
        var byte: Int32 = 0
        var cut = 0
        var previous: Unicode.Scalar?
        var position = 0
        for scalar in text.unicodeScalars {
            defer {
                byte += Int32(UTF8.width(scalar))
                position += 1
                previous = scalar
            }
            guard position < Int(count) else { return nil }
            while cuts[cut].byte < byte { cut += 1 }
            let attribute = attributes[position]
            guard position > 0, attribute.is_line_break != 0 else { continue }
            guard cuts[cut].byte == byte, attribute.break_inserts_hyphen == 0, attribute.break_removes_preceding == 0
            else { return nil }
            var place = cuts[cut]
            let isSpace = previous == " "
            // Other white space is left to Pango.
            guard isSpace == (attributes[position - 1].is_white != 0) else { return nil }
            if isSpace { place.reach = cuts[cut - 1].advance }
            places.append(place)
        }
        guard previous != " ", attributes[position - 1].is_white == 0, let end = cuts.last else { return nil }
        return places + [end]
    }
}
