// SPDX-License-Identifier: Apache-2.0
internal import CCairo
import LayoutModel
internal import LayoutScene

/// A font of a scene as one of Cairo's FreeType fonts, of which a PDF gets a subset with the font's name.
final class FreeTypeFont: CairoFont {
    let pointer: OpaquePointer

    /// What FreeType reads while Cairo keeps the font.
    private final class Opened {
        let program: SceneText.FontProgram
        var library: FT_Library?
        var face: FT_Face?

        init(_ program: SceneText.FontProgram) { self.program = program }

        deinit {
            FT_Done_Face(face)
            FT_Done_FreeType(library)
        }
    }

    /// Nil for a font that FreeType cannot open, and for one with CIDs: subsets that Cairo 1.16 makes of these lack glyphs.
    init?(_ program: SceneText.FontProgram) {
        let opened = Opened(program)
        guard FT_Init_FreeType(&opened.library) == 0,
            FT_New_Memory_Face(
                opened.library, program.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
                FT_Long(program.bytes.count), FT_Long(program.faceIndex), &opened.face) == 0,
            let face = opened.face, !Self.hasCIDs(face), Self.vary(face, program.variations, opened.library),
            let pointer = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        // Cairo may keep the font longer than the picture.
        let owned = Unmanaged.passRetained(opened)
        let status = cairo_font_face_set_user_data(pointer, CairoKey.font.pointer, owned.toOpaque()) { data in
            if let data { Unmanaged<Opened>.fromOpaque(data).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(pointer)
            owned.release()
            return nil
        }
        self.pointer = pointer
    }

    deinit { cairo_font_face_destroy(pointer) }

    private static func hasCIDs(_ face: FT_Face) -> Bool {
        var hasCIDs: FT_Bool = 0
        return FT_Get_CID_Is_Internally_CID_Keyed(face, &hasCIDs) == 0 && hasCIDs != 0
    }

    private static func vary(_ face: FT_Face, _ variations: [String: Double], _ library: FT_Library?) -> Bool {
        guard !variations.isEmpty else { return true }
        var found: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &found) == 0, let axes = found?.pointee else { return false }
        defer { FT_Done_MM_Var(library, found) }
        var places = (0..<Int(axes.num_axis)).map { number in
            let axis = axes.axis[number]
            let given = variations.first { $0.key.utf8.prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) } == axis.tag }
            return given.map { FT_Fixed(($0.value * 65536).rounded()) } ?? axis.def
        }
        return FT_Set_Var_Design_Coordinates(face, axes.num_axis, &places) == 0
    }
}
