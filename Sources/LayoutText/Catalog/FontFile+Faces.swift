// SPDX-License-Identifier: Apache-2.0
internal import CPango
package import FontFiles
internal import Glibc

extension FontFile {
    /// No real collection has more faces; a broken one may claim any number.
    private static let mostFaces: UInt32 = 256

    /// Bytes. The largest fonts in use, collections for Chinese, Japanese and Korean, have some 130 MB.
    static let largestFile = 256 << 20

    /// Whether it is larger than any font that is read.
    package static func isTooLarge(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > largestFile
    }

    /// Every face of a font file as the file itself names it: what makes a file without a catalog usable by name. Empty
    /// if there is no such file, or it is not a font.
    package static func faces(inFile path: String) -> [FontFile] {
        var stamp: UInt64 = 0
        guard let blob = alr_font_blob(path, largestFile, &stamp) else { return [] }
        defer { hb_blob_destroy(blob) }
        return (0..<min(hb_face_count(blob), mostFaces)).compactMap { index in
            guard let face = hb_face_create(blob, index) else { return nil }
            defer { hb_face_destroy(face) }
            var file = FontFile(face, path: path, index: Int(index))
            file?.stamp = stamp
            return file
        }
    }

    private init?(_ face: OpaquePointer, path: String, index: Int) {
        let names = [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY].lazy.map {
            FontName.text(hb_ot_name_id_t($0), of: face)
        }
        guard hb_face_get_glyph_count(face) > 0, let family = names.first(where: { !$0.isEmpty }),
            let font = hb_font_create(face)
        else { return nil }
        defer { hb_font_destroy(font) }
        let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
        let isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        let isOblique = hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
        self.init(
            family: family, weight: weight.isFinite ? Int(min(max(weight, 1), 1000).rounded()) : 400,
            isItalic: isItalic || isOblique, path: path, index: index)
        postScriptName = FontName.text(hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME), of: face)
    }
}

/// The texts of a font's `name` table.
enum FontName {
    /// In the file's first language, at most 255 bytes; empty if there is none.
    static func text(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            var length: UInt32 = 256
            guard hb_ot_name_get_utf8(face, id, nil, &length, buffer.baseAddress) > 0 else { return "" }
            return String(decoding: buffer.prefix(Int(length)).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
