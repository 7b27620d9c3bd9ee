// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import FontFiles

/// A Pango font map over a configuration that does not change while the map lives.
///
/// For every font that it looks up, Pango starts threads that search the configuration and continue after the font has
/// been found. Clearing a map's cache, or letting Pango evict its oldest entries, while one of them runs corrupts
/// memory (seen with Pango 1.50): a map is therefore never cleared but replaced, and never loads as many fonts as it
/// caches.
///
/// It is Pango's map for FreeType and not the one for Cairo: Cairo 1.16 keeps ten font files open for the whole process and
/// closes one while another thread reads from it. Here each map has a FreeType library of its own.
struct PrivateFontMap: ~Copyable {
    /// What distinguishes fonts in Pango's maps.
    struct Use: Hashable {
        let face: FaceID
        let size: Double
        let language: String
    }

    /// Pango caches 256; the rest is for fonts that it loads by itself.
    private static let mostUses = 224

    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private var uses: Set<Use> = []

    /// Once in a process.
    private static let extendsFonts: Void = alr_extend_fonts()

    /// - Parameter faces: those with corrections get their advances from them.
    init(_ configuration: borrowing FontConfiguration, correcting faces: [FontFace]) throws(FontFault) {
        Self.extendsFonts
        guard let map = alr_pango_ft_font_map_new() else { throw .outOfMemory }
        alr_fix_metrics(map)
        pango_fc_font_map_set_config(alr_pango_fc_font_map(map), configuration.config)
        // Set on the map, not on the context: Pango measures a font in a context that it creates, and looks up the font
        // a second time if that context has another resolution.
        alr_pango_ft_font_map_set_resolution(map, PangoUnits.pointsPerInch)
        for face in faces where !face.corrections.isEmpty {
            face.corrections.withUnsafeBufferPointer { corrections in
                alr_add_corrections(map, face.uniqueFamily, corrections.baseAddress, gsize(corrections.count))
            }
        }
        guard let context = pango_font_map_create_context(map) else {
            alr_object_unref(map)
            throw .outOfMemory
        }
        pango_context_set_round_glyph_positions(context, 0)
        self.map = map
        self.context = context
    }

    deinit {
        alr_object_unref(UnsafeMutableRawPointer(context))
        alr_object_unref(map)
    }

    /// Whether the map may load all of these too. An unused map may load any number.
    mutating func admits(_ new: Set<Use>) -> Bool {
        guard uses.isEmpty || uses.union(new).count <= Self.mostUses else { return false }
        uses.formUnion(new)
        return true
    }
}
