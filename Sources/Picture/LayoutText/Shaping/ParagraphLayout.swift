// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import FontFiles
internal import LayoutModel

/// Pango's layout of one paragraph.
struct ParagraphLayout: ~Copyable {
    /// Where a paragraph is broken, and how text that does not fit is treated.
    struct Breaking {
        /// Points; nil = never.
        var width: Double?
        /// How many lines there may be; nil = no limit.
        var lines: Int?
        var mode: LineBreakMode
        var isJustified: Bool
    }

    let layout: OpaquePointer

    /// The paragraph's own direction comes from its first strong character, else from the context.
    /// - Parameters:
    ///   - unbroken: UTF-8 bytes between which there is no break.
    ///   - isPiece: whether it is a part of a paragraph, whose direction is the context's.
    init(
        _ paragraph: borrowing PlannedParagraph, breaking: Breaking, unbroken: Range<Int>? = nil, isPiece: Bool = false,
        context: OpaquePointer
    ) throws(FontFault) {
        guard let layout = pango_layout_new(context) else { throw .outOfMemory }
        self.layout = layout
        pango_layout_set_text(layout, paragraph.text, Int32(clamping: paragraph.text.utf8.count))
        pango_layout_set_auto_dir(layout, isPiece ? 0 : 1)
        pango_layout_set_justify(layout, breaking.isJustified ? 1 : 0)
        setTabs()
        setAttributes(of: paragraph, unbroken: unbroken)
        setBreaking(breaking, of: paragraph.text)
    }

    deinit { alr_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The UTF-8 byte at which each line begins.
    var lineStarts: [Int] { lines.map { Int($0.pointee.start_index) } }

    /// Pango's lines, which belong to the layout.
    ///
    /// Pango keeps them as a linked list, in which each access by index begins at the first line.
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
        sequence(first: pango_layout_get_lines_readonly(layout)) { $0?.pointee.next }
            .compactMap { $0?.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self) }
    }

    var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// Fills the width in lines of justified text that Pango leaves short.
    ///
    /// Pango leaves the space at the end of a line out only after it has computed what is left over, except for a space in the font of the
    /// word before it: beside a word in a fallback font, the line is too short by this space.
    func fillJustifiedLines(to width: Double) {
        let bytes = Array(String(cString: pango_layout_get_text(layout)).utf8)
        for line in lines.dropLast() {
            var (total, spaces): (Int32, [UnsafeMutablePointer<PangoGlyphInfo>]) = (0, [])
            var next = line.pointee.runs
            while let node = next {
                next = node.pointee.next
                guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                    let item = run.pointee.item, let glyphs = run.pointee.glyphs, let infos = glyphs.pointee.glyphs
                else { continue }
                for index in 0..<Int(glyphs.pointee.num_glyphs) {
                    let byte = Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters?[index] ?? 0)
                    total += infos[index].geometry.width
                    if infos[index].geometry.width > 0, bytes.indices.contains(byte), bytes[byte] == 0x20 {
                        spaces.append(infos + index)
                    }
                }
            }
            let missing = PangoUnits.fromPoints(width) - total
            guard missing > PangoUnits.fromPoints(1) else { continue }
            for (index, space) in spaces.enumerated() {
                let (count, place) = (Int32(spaces.count), Int32(index))
                space.pointee.geometry.width += missing * (place + 1) / count - missing * place / count
            }
        }
    }

    /// A tab stop every 28 points, as in Apple's default paragraph style.
    private func setTabs() {
        guard let tabs = pango_tab_array_new(1, 0) else { return }
        pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, PangoUnits.fromPoints(28))
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }

    private func setBreaking(_ breaking: Breaking, of text: String) {
        let isOneLine = breaking.lines == 1
        let ellipsis: PangoEllipsizeMode? =
            switch breaking.mode {
            case .byTruncatingHead: PANGO_ELLIPSIZE_START
            case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .byTruncatingTail: PANGO_ELLIPSIZE_END
            case .byWordWrapping, .byCharWrapping, .byClipping: nil
            }
        guard let width = breaking.width, !(isOneLine && breaking.mode == .byClipping) else { return }
        let wrap =
            breaking.mode == .byCharWrapping
            ? PANGO_WRAP_CHAR : hasBreakWithinCluster(text) ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR
        pango_layout_set_width(layout, PangoUnits.fromPoints(width))
        pango_layout_set_wrap(layout, wrap)
        guard let ellipsis, let lines = breaking.lines else { return }
        pango_layout_set_ellipsize(layout, ellipsis)
        pango_layout_set_height(layout, -Int32(clamping: lines))
    }

    /// Whether a line may end where no grapheme cluster does, as between a soft hyphen and a zero-width joiner.
    ///
    /// Where a word with such a break does not fit, Pango 1.50 looks for another end among the clusters, and a failed assertion ends the
    /// program if there is none. Words of such a text are therefore broken only where a line may end.
    private func hasBreakWithinCluster(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard text.utf8.contains(where: { $0 >= 0x80 }),
            text.count != scalars.count || scalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
        else { return false }
        // Before the width is set: the layout is not broken yet.
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return false }
        return (0..<Int(count)).contains { attributes[$0].is_line_break != 0 && attributes[$0].is_char_break == 0 }
    }

    /// The paragraph's own direction, if it has a long word and can be laid out in pieces: words that do not fit are broken between any
    /// two letters, without hyphens, and no embedding goes from one line to the next.
    static func direction(
        ofPiecesOf paragraph: borrowing PlannedParagraph, context: OpaquePointer
    ) -> PangoDirection? {
        let hasControls = paragraph.text.unicodeScalars.contains { scalar in
            // A soft hyphen; embeddings, overrides and isolates.
            scalar == "\u{AD}" || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
        let unbroken = Breaking(width: nil, lines: nil, mode: .byWordWrapping, isJustified: false)
        guard !hasControls, let layout = try? ParagraphLayout(paragraph, breaking: unbroken, context: context),
            layout.hasLongWord, !layout.hasBreakWithinCluster(paragraph.text), let line = layout.lines.first
        else { return nil }
        return pango_layout_line_get_resolved_direction(line)
    }

    /// Whether more than a thousand characters follow each other without a place where a line may end.
    private var hasLongWord: Bool {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return false }
        var length = 0
        return (0..<Int(count)).contains { index in
            length = attributes[index].is_line_break != 0 ? 0 : length + 1
            return length > 1000
        }
    }

    private func setAttributes(of paragraph: borrowing PlannedParagraph, unbroken: Range<Int>?) {
        guard let list = pango_attr_list_new() else { return }
        defer { pango_attr_list_unref(list) }
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over bytes: Range<Int>? = nil) {
            guard let attribute else { return }
            if let bytes {
                attribute.pointee.start_index = UInt32(clamping: bytes.lowerBound)
                attribute.pointee.end_index = UInt32(clamping: bytes.upperBound)
            }
            pango_attr_list_insert(list, attribute)
        }
        insert(pango_attr_fallback_new(0))
        // A word that is broken only because it does not fit gets no hyphen; one with soft hyphens does.
        if !paragraph.text.unicodeScalars.contains("\u{AD}") { insert(pango_attr_insert_hyphens_new(0)) }
        if let unbroken { insert(pango_attr_allow_breaks_new(0), over: unbroken) }
        for run in paragraph.runs {
            guard let description = pango_font_description_new() else { continue }
            pango_font_description_set_family(description, run.face.uniqueFamily)
            pango_font_description_set_absolute_size(description, Double(PangoUnits.fromPoints(run.font.size)))
            insert(pango_attr_font_desc_new(description), over: run.bytes)
            pango_font_description_free(description)
            insert(pango_attr_language_new(pango_language_from_string(run.language)), over: run.bytes)
            let spacing = PangoUnits.fromPoints(run.spacing)
            if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing), over: run.bytes) }
            let features = [run.isFallback ? nil : run.font.features, run.look.features].compactMap(\.self)
            if !features.isEmpty {
                insert(pango_attr_font_features_new(features.joined(separator: ",")), over: run.bytes)
            }
        }
        pango_layout_set_attributes(layout, list)
    }
}
