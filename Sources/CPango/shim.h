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

// Messages of GLib and of the libraries above it: the function gets the library's name and the message.

typedef void (*alr_message_handler)(const char *domain, const char *message);

static inline GLogWriterOutput alr_write_message(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer handler) {
    const char *domain = "GLib", *message = "";
    (void)level;
    for (gsize place = 0; place < count; place++) {
        if (fields[place].length >= 0) continue;
        if (g_strcmp0(fields[place].key, "GLIB_DOMAIN") == 0) domain = (const char *)fields[place].value;
        if (g_strcmp0(fields[place].key, "MESSAGE") == 0) message = (const char *)fields[place].value;
    }
    ((alr_message_handler)handler)(domain, message);
    return G_LOG_WRITER_HANDLED;
}

// GLib allows this once for each process.
static inline void alr_set_message_handler(alr_message_handler handler) {
    g_log_set_writer_func(alr_write_message, (gpointer)handler, NULL);
}
