// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import LayoutGeometry

/// Properties other than the font that Pango's attributes set at one place.
struct MarkupLook {
    private let iterator: OpaquePointer

    init(_ iterator: OpaquePointer) { self.iterator = iterator }

    /// - Parameter size: points; made smaller for subscripts and superscripts.
    func look(size: inout Double) -> TextSegment.Look {
        var look = TextSegment.Look()
        look.color = color(PANGO_ATTR_FOREGROUND, alpha: PANGO_ATTR_FOREGROUND_ALPHA)
        look.background = color(PANGO_ATTR_BACKGROUND, alpha: PANGO_ATTR_BACKGROUND_ALPHA)
        switch integer(PANGO_ATTR_UNDERLINE).map({ UInt32(bitPattern: $0) }) {
        case nil, PANGO_UNDERLINE_NONE.rawValue: look.underline = .none
        case PANGO_UNDERLINE_DOUBLE.rawValue, PANGO_UNDERLINE_DOUBLE_LINE.rawValue: look.underline = .double
        default: look.underline = .single
        }
        look.isStruckThrough = (integer(PANGO_ATTR_STRIKETHROUGH) ?? 0) != 0
        look.rise = PangoUnits.points(integer(PANGO_ATTR_RISE) ?? 0)
        look.letterSpacing = PangoUnits.points(integer(PANGO_ATTR_LETTER_SPACING) ?? 0)
        if let attribute = pango_attr_iterator_get(iterator, PANGO_ATTR_FONT_FEATURES),
            let features = pango_attribute_as_font_features(attribute)?.pointee.features
        {
            look.features = String(cString: features)
        }
        if let attribute = pango_attr_iterator_get(iterator, PANGO_ATTR_LANGUAGE),
            let language = pango_attribute_as_language(attribute)?.pointee.value,
            let name = pango_language_to_string(language)
        {
            look.language = String(cString: name)
        }
        script(&look, size: &size)
        return look
    }

    /// Subscripts and superscripts at the proportions of common fonts' OS/2 tables.
    private func script(_ look: inout TextSegment.Look, size: inout Double) {
        guard let scale = integer(PANGO_ATTR_FONT_SCALE).map({ UInt32(bitPattern: $0) }) else { return }
        switch scale {
        case PANGO_FONT_SCALE_SUPERSCRIPT.rawValue:
            look.rise += size * 0.35
            size *= 0.65
        case PANGO_FONT_SCALE_SUBSCRIPT.rawValue:
            look.rise -= size * 0.14
            size *= 0.65
        default: break
        }
    }

    private func integer(_ type: PangoAttrType) -> Int32? {
        guard let attribute = pango_attr_iterator_get(iterator, type) else { return nil }
        return pango_attribute_as_int(attribute)?.pointee.value
    }

    private func color(_ type: PangoAttrType, alpha: PangoAttrType) -> Color? {
        guard let attribute = pango_attr_iterator_get(iterator, type),
            let color = pango_attribute_as_color(attribute)?.pointee.color
        else { return nil }
        let full = Double(UInt16.max)
        let opacity = integer(alpha).map { Double($0) / full } ?? 1
        return Color(
            red: Double(color.red) / full, green: Double(color.green) / full, blue: Double(color.blue) / full,
            alpha: opacity)
    }
}
