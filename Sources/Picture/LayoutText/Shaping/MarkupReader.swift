// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import LayoutGeometry
internal import LayoutModel

/// Pango markup → segments of plain text.
struct MarkupReader {
    /// The font of text that the markup says nothing about.
    let font: Font

    /// Points: as in a document's fonts.
    private static let largestFontSize = 1000.0

    func read(_ markup: String) throws(MarkupFault) -> [TextSegment] {
        let segments = try parse(markup)
        guard let largest = segments.lazy.map(\.font.size).max(), largest > max(Self.largestFontSize, font.size) else {
            return segments
        }
        let (size, limit) = (DecimalText.shortest(largest), DecimalText.shortest(Self.largestFontSize))
        throw MarkupFault(offset: 0, message: "a font size of \(size) points exceeds \(limit)")
    }

    private func parse(_ markup: String) throws(MarkupFault) -> [TextSegment] {
        guard let parser = pango_markup_parser_new(0) else { return [] }
        defer { g_markup_parse_context_free(parser) }
        var error: UnsafeMutablePointer<GError>?
        var markup = markup
        let isRead = markup.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                g_markup_parse_context_parse(parser, $0.baseAddress, $0.count, &error)
            }
        }
        var list: OpaquePointer?
        var text: UnsafeMutablePointer<CChar>?
        guard isRead != 0, pango_markup_parser_finish(parser, &list, &text, nil, &error) != 0, let text else {
            throw Self.fault(error, at: Self.offset(of: parser, in: markup))
        }
        defer { g_free(text) }
        guard let list else { return [] }
        defer { pango_attr_list_unref(list) }
        return segments(of: list, text: UnsafeBufferPointer(start: text, count: strlen(text)))
    }

    private func segments(of list: OpaquePointer, text: UnsafeBufferPointer<CChar>) -> [TextSegment] {
        guard let iterator = pango_attr_list_get_iterator(list) else { return [] }
        defer { pango_attr_iterator_destroy(iterator) }
        var segments: [TextSegment] = []
        repeat {
            var start: Int32 = 0
            var end: Int32 = 0
            pango_attr_iterator_range(iterator, &start, &end)
            let range = min(Int(start), text.count)..<min(Int(end), text.count)
            guard !range.isEmpty else { continue }
            let bytes = text[range].lazy.map { UInt8(bitPattern: $0) }
            segments.append(segment(String(decoding: bytes, as: UTF8.self), at: iterator))
        } while pango_attr_iterator_next(iterator) != 0
        return segments
    }

    private func segment(_ text: String, at iterator: OpaquePointer) -> TextSegment {
        var segment = TextSegment(text: text, font: font)
        guard let description = pango_font_description_new() else { return segment }
        defer { pango_font_description_free(description) }
        pango_font_description_set_absolute_size(description, Double(PangoUnits.fromPoints(font.size)))
        pango_attr_iterator_get_font(iterator, description, nil, nil)
        let set = pango_font_description_get_set_fields(description).rawValue
        if set & PANGO_FONT_MASK_FAMILY.rawValue != 0, let family = pango_font_description_get_family(description) {
            segment.font.family = Self.family(String(cString: family))
        }
        if set & PANGO_FONT_MASK_WEIGHT.rawValue != 0 {
            segment.font.weight = Int(pango_font_description_get_weight(description).rawValue)
        }
        if set & PANGO_FONT_MASK_STYLE.rawValue != 0 {
            segment.font.isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
        }
        segment.font.size = PangoUnits.points(pango_font_description_get_size(description))
        segment.look = MarkupLook(iterator).look(size: &segment.font.size)
        return segment
    }

    /// The meaning of Pango's own family names.
    private static func family(_ names: String) -> String {
        let first = names.prefix { $0 != "," }
        switch first.lowercased() {
        case "monospace": return "DejaVu Sans Mono"
        case "serif": return "DejaVu Serif"
        case "sans", "sans-serif": return Font.systemFamily
        default: return String(first)
        }
    }

    private static func fault(_ error: UnsafeMutablePointer<GError>?, at offset: Int) -> MarkupFault {
        defer { g_clear_error_copy(error) }
        guard let message = error?.pointee.message else { return MarkupFault(offset: offset, message: "") }
        return MarkupFault(offset: offset, parserMessage: String(cString: message))
    }

    private static func g_clear_error_copy(_ error: UnsafeMutablePointer<GError>?) {
        if let error { g_error_free(error) }
    }

    /// The parser's position, as a byte of the markup. The parser counts lines and characters of a line from 1, and has
    /// put a `<markup>` before the text.
    private static func offset(of parser: OpaquePointer, in markup: String) -> Int {
        var line: Int32 = 0
        var character: Int32 = 0
        g_markup_parse_context_get_position(parser, &line, &character)
        var start = markup.startIndex
        let scalars = markup.unicodeScalars
        for _ in 1..<max(1, Int(line)) {
            guard let end = scalars[start...].firstIndex(of: "\n") else { break }
            start = scalars.index(after: end)
        }
        let before = Int(character) - 1 - (line <= 1 ? "<markup>".count : 0)
        let index = scalars.index(start, offsetBy: max(0, before), limitedBy: scalars.endIndex) ?? scalars.endIndex
        return markup.utf8.distance(from: markup.startIndex, to: index)
    }
}
