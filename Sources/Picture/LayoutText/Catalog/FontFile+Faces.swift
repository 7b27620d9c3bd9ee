// SPDX-License-Identifier: Apache-2.0
internal import CPango
package import FontFiles

extension FontFile {
    /// No real collection has more faces; a broken one may claim any number.
    private static let mostFaces: UInt32 = 256

    /// Bytes. The largest fonts in use, collections for Chinese, Japanese and Korean, have some 130 MB.
    static let largestFile = 256 << 20

    /// Every face of a font file as the file itself names it: what makes a file without a catalog usable by name. Empty
    /// if there is no such file, or it is not a font. A variable font has a face for each weight.
    package static func faces(inFile path: String) -> [FontFile] {
        var stamp: UInt64 = 0
        guard let blob = alr_font_blob(path, largestFile, &stamp) else { return [] }
        defer { hb_blob_destroy(blob) }
        return (0..<min(hb_face_count(blob), mostFaces)).flatMap { index -> [FontFile] in
            guard let face = hb_face_create(blob, index) else { return [] }
            defer { hb_face_destroy(face) }
            guard var file = FontFile(face, path: path, index: Int(index)) else { return [] }
            file.stamp = stamp
            return file.instances(of: VariableAxes(face))
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

    /// A face for each weight between the least and the greatest one, upright and, if there is an axis for that, italic.
    private func instances(of axes: VariableAxes) -> [FontFile] {
        let weights = axes.range("wght").map { range in
            stride(from: 100.0, through: 900, by: 100).filter { range.contains($0) }
        }
        let slants: [(isItalic: Bool, variations: [String: Double])] =
            if let range = axes.range("ital"), range.contains(0), range.contains(1) {
                [(false, ["ital": 0]), (true, ["ital": 1])]
            } else if let range = axes.range("slnt"), range.contains(0), range.lowerBound < 0 {
                [(false, ["slnt": 0]), (true, ["slnt": range.lowerBound])]
            } else {
                [(isItalic, [:])]
            }
        return slants.flatMap { slant in
            (weights.map { $0.isEmpty ? [nil] : $0.map(Optional.some) } ?? [nil]).map { (weight: Double?) in
                var file = self
                file.isItalic = slant.isItalic
                file.variations = slant.variations
                if let weight {
                    file.weight = Int(weight)
                    file.variations["wght"] = weight
                }
                return file
            }
        }
    }
}

/// The axes of a variable font.
struct VariableAxes {
    private var ranges: [String: ClosedRange<Double>] = [:]

    init(_ face: OpaquePointer) {
        // No more are read than any font has.
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 32)
        var count = UInt32(axes.count)
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        for axis in axes.prefix(Int(count)) where axis.min_value <= axis.max_value {
            ranges[FontVariations.text(axis.tag)] = Double(axis.min_value)...Double(axis.max_value)
        }
    }

    func range(_ tag: String) -> ClosedRange<Double>? { ranges[tag] }
}

/// Values on the axes of a variable font, as HarfBuzz and Fontconfig take them.
enum FontVariations {
    static func set(_ variations: [String: Double], of font: OpaquePointer) {
        guard !variations.isEmpty else { return }
        let values = variations.map { hb_variation_t(tag: tag($0.key), value: Float($0.value)) }
        hb_font_set_variations(font, values, UInt32(values.count))
    }

    /// `slnt=-10,wght=700`
    static func text(_ variations: [String: Double]) -> String {
        variations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }

    static func text(_ tag: hb_tag_t) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }

    private static func tag(_ text: String) -> hb_tag_t { text.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) } }
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
