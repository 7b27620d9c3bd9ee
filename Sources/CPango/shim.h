// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <hb.h>
#include <hb-ot.h>
#include <unistd.h>

// GObject's cast macros, which Swift cannot see.

static inline PangoFontMap *alr_pango_ft_font_map_new(void) { return pango_ft2_font_map_new(); }

// Units in an inch.
static inline void alr_pango_ft_font_map_set_resolution(PangoFontMap *map, double resolution) {
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), resolution, resolution);
}

static inline PangoFcFontMap *alr_pango_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

static inline void alr_object_unref(void *object) { g_object_unref(object); }

static inline const PangoAttrInt *alr_pango_attr_int(const PangoAttribute *attribute) {
    return (const PangoAttrInt *)attribute;
}

static inline const PangoAttrColor *alr_pango_attr_color(const PangoAttribute *attribute) {
    return (const PangoAttrColor *)attribute;
}

static inline const PangoAttribute *alr_pango_attr_at(GSList *list, unsigned index) {
    return (const PangoAttribute *)g_slist_nth_data(list, index);
}

// Bit fields and macros.

static inline gboolean alr_pango_glyph_is_cluster_start(const PangoGlyphInfo *glyph) {
    return glyph->attr.is_cluster_start;
}

static inline gboolean alr_pango_glyph_is_unknown(PangoGlyph glyph) {
    return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

// A font file is there and may be read.
static inline gboolean alr_font_file_is_readable(const char *path) { return access(path, R_OK) == 0; }
