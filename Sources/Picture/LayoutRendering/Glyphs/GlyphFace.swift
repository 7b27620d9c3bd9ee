// SPDX-License-Identifier: Apache-2.0
internal import CHarfBuzz
internal import LayoutGeometry
import LayoutModel
internal import LayoutScene

/// A font of a scene, opened with HarfBuzz. HarfBuzz keeps nothing for the whole process, so that every drawer has its own.
final class GlyphFace {
    let program: SceneText.FontProgram
    private let face: OpaquePointer
    private let font: OpaquePointer
    private let unitsPerEm: Double
    let hasImages: Bool
    private var shapes: [UInt32: GlyphShape] = [:]

    init(_ program: SceneText.FontProgram) throws(RenderingFault) {
        let length = UInt32(clamping: program.bytes.count)
        guard
            let blob = hb_blob_create_or_fail(
                program.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length, HB_MEMORY_MODE_READONLY, nil,
                nil)
        else { throw .outOfMemory }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(clamping: program.faceIndex)) else { throw .outOfMemory }
        guard let font = hb_font_create(face) else {
            hb_face_destroy(face)
            throw .outOfMemory
        }
        let unitsPerEm = Int32(clamping: hb_face_get_upem(face))
        hb_font_set_scale(font, unitsPerEm, unitsPerEm)
        if !program.variations.isEmpty {
            let variations = program.variations.map { axis, value in
                hb_variation_t(tag: axis.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }, value: Float(value))
            }
            hb_font_set_variations(font, variations, UInt32(variations.count))
        }
        self.program = program
        self.face = face
        self.font = font
        self.unitsPerEm = Double(unitsPerEm)
        hasImages = hb_ot_color_has_png(face) != 0
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    func shape(of glyph: UInt32) -> GlyphShape {
        if let known = shapes[glyph] { return known }
        let shape = image(of: glyph).map(GlyphShape.image) ?? .outline(outline(of: glyph))
        shapes[glyph] = shape
        return shape
    }

    /// How far the pen moves, in parts of the font's size.
    func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm }

    private func outline(of glyph: UInt32) -> GlyphOutline {
        var pen = OutlinePen(unit: 1 / unitsPerEm)
        pen.draw(glyph, of: font)
        return pen.elements
    }

    private func image(of glyph: UInt32) -> GlyphImage? {
        guard hasImages, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        return GlyphImage(
            png: [UInt8](bytes),
            bounds: Rect(
                x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
                width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm))
    }
}
