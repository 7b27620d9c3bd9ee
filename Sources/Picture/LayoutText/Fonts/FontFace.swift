// SPDX-License-Identifier: Apache-2.0
internal import CFontconfig
internal import CPango
internal import FontFiles
import LayoutModel

/// An open font file: HarfBuzz's view of it. Lives as long as its library.
final class FontFace {
    let file: FontFile
    let id: FaceID
    /// The file of the face, for drawing its glyphs.
    let program: FontProgram
    let metrics: VerticalMetrics
    private let face: OpaquePointer
    private let font: OpaquePointer
    /// The scalar values that it has glyphs for.
    private let coverage: OpaquePointer
    /// A copy that Pango opens instead of a file that may change; nil for a file of a package.
    private let copy: OpenFile?
    /// Added to the advance of each glyph, parts of the font size; empty for a face with its own advances.
    let corrections: [Float]

    init(_ file: FontFile, id: FaceID) throws(FontFault) {
        let fault = FontFault.unusable(path: file.path, package: file.package)
        var stamp: UInt64 = 0
        let read =
            file.package == nil
            ? alr_font_blob(file.path, FontFile.largestFile, &stamp) : hb_blob_create_from_file_or_fail(file.path)
        guard let blob = read else { throw fault }
        defer { hb_blob_destroy(blob) }
        guard file.index >= 0, UInt32(clamping: file.index) < hb_face_count(blob) else { throw fault }
        guard let face = hb_face_create(blob, UInt32(file.index)), hb_face_get_glyph_count(face) > 0 else {
            throw fault
        }
        guard let font = hb_font_create(face), let coverage = hb_set_create() else { throw .outOfMemory }
        let unitsPerEm = Int32(clamping: hb_face_get_upem(face))
        hb_font_set_scale(font, unitsPerEm, unitsPerEm)
        FontVariations.set(file.variations, of: font)
        hb_face_collect_unicodes(face, coverage)
        self.file = file
        self.id = id
        self.face = face
        self.font = font
        self.coverage = coverage
        corrections = []
        copy = file.package == nil ? OpenFile(descriptor: alr_font_copy(blob)) : nil
        if copy?.descriptor == -1 { throw fault }
        program = FontProgram(blob, of: file)
        self.metrics = Self.metrics(of: font, unitsPerEm: Double(unitsPerEm))
    }

    /// The given face with other advances, which Pango knows by a family of its own.
    ///
    /// - Parameters:
    ///   - scalars: the characters whose advances change.
    ///   - correction: what is added to the advance of a character without accents, both as parts of the size.
    init(
        _ face: FontFace, id: FaceID, scalars: [ClosedRange<UInt32>],
        correction: (_ base: Unicode.Scalar, _ advance: Double) -> Double
    ) {
        file = face.file
        self.id = id
        program = face.program
        copy = face.copy
        metrics = face.metrics
        self.face = hb_face_reference(face.face)
        font = hb_font_reference(face.font)
        coverage = hb_set_reference(face.coverage)
        corrections = face.corrections(of: scalars, correction)
    }

    deinit {
        hb_set_destroy(coverage)
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    /// By glyph.
    private func corrections(
        of scalars: [ClosedRange<UInt32>], _ correction: (_ base: Unicode.Scalar, _ advance: Double) -> Double
    ) -> [Float] {
        let unitsPerEm = Double(hb_face_get_upem(face))
        var values = [Float](repeating: 0, count: Int(hb_face_get_glyph_count(face)))
        let unicode = hb_unicode_funcs_get_default()
        for range in scalars {
            for scalar in range where hb_set_has(coverage, scalar) != 0 {
                var glyph: hb_codepoint_t = 0
                guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { continue }
                var base = scalar
                var letter: hb_codepoint_t = 0
                var mark: hb_codepoint_t = 0
                while hb_unicode_decompose(unicode, base, &letter, &mark) != 0 { base = letter }
                guard let base = Unicode.Scalar(base) else { continue }
                values[Int(glyph)] = Float(
                    correction(base, Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm))
            }
        }
        return values
    }

    func hasGlyph(for scalar: Unicode.Scalar) -> Bool { hb_set_has(coverage, scalar.value) != 0 }

    private(set) lazy var hasASCII = (0x20...0x7E as ClosedRange<UInt32>).allSatisfy { hb_set_has(coverage, $0) != 0 }

    /// Part of the font size.
    private(set) lazy var spaceAdvance: Double = {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0 else { return 0 }
        let advance = Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(hb_face_get_upem(face))
        return advance + (corrections.isEmpty ? 0 : Double(corrections[Int(glyph)]))
    }()

    /// The pattern by which Fontconfig, and so Pango, finds this face and no other.
    ///
    /// Made by hand because Fontconfig's own scan of a file takes ten times as long. The family is unique to the face:
    /// Pango then cannot choose another one. The caller owns the pattern.
    func makePattern(isEmoji: Bool) -> OpaquePointer? {
        guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
        defer { FcCharSetDestroy(characters) }
        var scalar = UInt32.max
        while hb_set_next(coverage, &scalar) != 0 { FcCharSetAddChar(characters, scalar) }
        FcPatternAddString(pattern, FC_FAMILY, uniqueFamily)
        // Pango asks for this family, and for no other, where text is emoji.
        if isEmoji { FcPatternAddString(pattern, FC_FAMILY, "emoji") }
        FcPatternAddString(pattern, FC_FILE, copy.map { "/proc/self/fd/\($0.descriptor)" } ?? file.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(file.index))
        if !file.variations.isEmpty {
            FcPatternAddString(pattern, FC_FONT_VARIATIONS, FontVariations.text(file.variations))
        }
        // Pango takes no font whose format is not one of these two.
        FcPatternAddString(pattern, FC_FONTFORMAT, hasCompactOutlines ? "CFF" : "TrueType")
        FcPatternAddBool(pattern, FC_SCALABLE, 1)
        FcPatternAddBool(pattern, FC_OUTLINE, 1)
        FcPatternAddBool(pattern, FC_HINTING, 0)
        FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
        FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
        FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
        FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        return pattern
    }

    var uniqueFamily: String { "face-\(id.index)" }

    private var hasCompactOutlines: Bool {
        guard let table = hb_face_reference_table(face, 0x4346_4620) else { return false }
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
    }

    /// The version that the file states, such as `Version 4.000`.
    var version: String { FontName.text(hb_ot_name_id_t(HB_OT_NAME_ID_VERSION_STRING), of: face) }

    private static func metrics(of font: OpaquePointer, unitsPerEm: Double) -> VerticalMetrics {
        func value(_ tag: hb_ot_metrics_tag_t, otherwise: Double) -> Double {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return otherwise }
            return Double(position) / unitsPerEm
        }
        return VerticalMetrics(
            ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, otherwise: 0.8),
            descender: -value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, otherwise: -0.2),
            underlineOffset: -value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -0.1),
            underlineThickness: value(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: 0.05),
            strikethroughOffset: value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, otherwise: 0.3),
            strikethroughThickness: value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, otherwise: 0.05))
    }
}

/// Closed with the last face that uses it.
private final class OpenFile {
    let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { if descriptor >= 0 { alr_close(descriptor) } }
}

extension FontProgram {
    /// Shares the file's bytes with HarfBuzz, which maps them into memory.
    fileprivate convenience init(_ blob: OpaquePointer, of file: FontFile) {
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        hb_blob_reference(blob)
        self.init(
            path: file.path, faceIndex: file.index, variations: file.variations,
            bytes: UnsafeRawBufferPointer(start: data, count: Int(length)), release: { hb_blob_destroy(blob) })
    }
}
