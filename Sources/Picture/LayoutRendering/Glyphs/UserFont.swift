// SPDX-License-Identifier: Apache-2.0
internal import CCairo

/// A font of a scene as one of Cairo's user fonts, for those of which a PDF has no subset: it keeps the characters that glyphs
/// stand for, and gets their outlines as a font without a name (Type 3).
final class UserFont: CairoFont {
    let pointer: OpaquePointer

    init(_ face: GlyphFace) throws(RenderingFault) {
        guard let pointer = cairo_user_font_face_create() else { throw .outOfMemory }
        cairo_user_font_face_set_render_glyph_func(pointer, UserFont.render)
        // Cairo may keep the font longer than the picture, and with it the data of the glyphs.
        let owned = Unmanaged.passRetained(face)
        let status = cairo_font_face_set_user_data(pointer, CairoKey.font.pointer, owned.toOpaque()) { data in
            if let data { Unmanaged<GlyphFace>.fromOpaque(data).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            owned.release()
            cairo_font_face_destroy(pointer)
            throw RenderingFault(status)
        }
        self.pointer = pointer
    }

    deinit { cairo_font_face_destroy(pointer) }

    /// Draws a glyph with the font's size as the unit; an emoji's picture is drawn without Cairo's fonts.
    private static let render: cairo_user_scaled_font_render_glyph_func_t = { font, glyph, context, extents in
        let fontFace = cairo_scaled_font_get_font_face(font)
        guard let context, let data = cairo_font_face_get_user_data(fontFace, CairoKey.font.pointer)
        else { return CAIRO_STATUS_USER_FONT_ERROR }
        let face = Unmanaged<GlyphFace>.fromOpaque(data).takeUnretainedValue()
        let id = UInt32(truncatingIfNeeded: glyph)
        extents?.pointee.x_advance = face.advance(of: id)
        guard case .outline(let outline) = face.shape(of: id) else { return CAIRO_STATUS_SUCCESS }
        outline.add(to: context, size: 1, at: .zero)
        cairo_fill(context)
        return CAIRO_STATUS_SUCCESS
    }
}
