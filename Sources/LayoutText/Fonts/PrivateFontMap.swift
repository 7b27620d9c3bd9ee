internal import CFontconfig
internal import CPango

/// A Pango font map over a Fontconfig configuration that holds only what is put into it.
///
/// Pango reads the host's configuration in a thread of its own when its first font map is made, unless the process has a
/// current one already: so this one is made current first, and no file, cache or variable of the host is ever looked at.
struct PrivateFontMap: ~Copyable {
    private let config: OpaquePointer
    private let fonts: UnsafeMutablePointer<FcFontSet>
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer

    init() throws(FontFault) {
        guard let config = FcConfigCreate() else { throw .outOfMemory }
        FcConfigSetSysRoot(config, nil)
        guard FcConfigSetCurrent(config) != 0, let fonts = FcConfigGetFonts(config, FcSetSystem),
            let map = alr_pango_ft_font_map_new()
        else {
            FcConfigDestroy(config)
            throw .outOfMemory
        }
        pango_fc_font_map_set_config(alr_pango_fc_font_map(map), config)
        // Of the map, not of the context: Pango measures a font in a context of its own making, and looks for the font a
        // second time where that one's resolution is another.
        alr_pango_ft_font_map_set_resolution(map, PangoUnits.pointsPerInch)
        guard let context = pango_font_map_create_context(map), let options = cairo_font_options_create() else {
            alr_object_unref(map)
            FcConfigDestroy(config)
            throw .outOfMemory
        }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        self.config = config
        self.fonts = fonts
        self.map = map
        self.context = context
    }

    deinit {
        alr_object_unref(UnsafeMutableRawPointer(context))
        alr_object_unref(map)
        FcConfigDestroy(config)
    }

    /// Takes over the pattern.
    func add(_ pattern: OpaquePointer) throws(FontFault) {
        guard FcFontSetAdd(fonts, pattern) != 0 else {
            FcPatternDestroy(pattern)
            throw .outOfMemory
        }
        pango_fc_font_map_cache_clear(alr_pango_fc_font_map(map))
    }
}
