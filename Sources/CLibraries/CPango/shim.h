// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <hb.h>
#include <hb-ot.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// GObject's cast macros, which Swift cannot see.

static inline PangoFontMap *alr_pango_ft_font_map_new(void) { return pango_ft2_font_map_new(); }

// Units in an inch.
static inline void alr_pango_ft_font_map_set_resolution(PangoFontMap *map, double resolution) {
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), resolution, resolution);
}

// Corrections of advances, for a font whose widths are to be another font's.

// Of libpangoft2, which declares it in none of its public headers.
GType pango_ft2_font_get_type(void);

static inline GQuark alr_corrections_quark(void) { return g_quark_from_static_string("alrender-advance-corrections"); }

// `data`: parts of the em for each glyph, as floats.
static inline hb_position_t alr_corrected_advance(hb_font_t *font, void *data, hb_codepoint_t glyph, void *unused) {
    hb_position_t advance = hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph);
    gsize length = 0;
    const float *corrections = (const float *)g_bytes_get_data((GBytes *)data, &length);
    int xScale = 0, yScale = 0;
    (void)unused;
    // Marks stay where they are.
    if (advance == 0 || glyph >= length / sizeof(float)) return advance;
    hb_font_get_scale(font, &xScale, &yScale);
    return advance + (hb_position_t)lroundf(corrections[glyph] * (float)xScale);
}

// Half of a wide correction goes before the glyph, such as an apostrophe: otherwise a gap follows it.
static inline hb_bool_t alr_corrected_origin(
    hb_font_t *font, void *data, hb_codepoint_t glyph, hb_position_t *x, hb_position_t *y, void *unused) {
    gsize length = 0;
    const float *corrections = (const float *)g_bytes_get_data((GBytes *)data, &length);
    const float least = 0.05f;
    int xScale = 0, yScale = 0;
    (void)unused;
    *x = *y = 0;
    if (glyph >= length / sizeof(float) || fabsf(corrections[glyph]) < least) return 1;
    hb_font_get_scale(font, &xScale, &yScale);
    *x = -(hb_position_t)lroundf(corrections[glyph] / 2 * (float)xScale);
    return 1;
}

static inline void alr_release_bytes(void *bytes) { g_bytes_unref((GBytes *)bytes); }

// What Pango's class does, and corrected advances where the font's map has corrections for its family.
static inline hb_font_t *alr_create_hb_font(PangoFont *font) {
    hb_font_t *(*inherited)(PangoFont *) =
        (hb_font_t * (*)(PangoFont *)) g_type_get_qdata(pango_ft2_font_get_type(), alr_corrections_quark());
    hb_font_t *plain = inherited(font);
    PangoFontMap *map = pango_font_get_font_map(font);
    GHashTable *families = map ? (GHashTable *)g_object_get_qdata(G_OBJECT(map), alr_corrections_quark()) : NULL;
    if (!families) return plain;
    PangoFontDescription *description = pango_font_describe(font);
    const char *family = pango_font_description_get_family(description);
    GBytes *corrections = family ? (GBytes *)g_hash_table_lookup(families, family) : NULL;
    pango_font_description_free(description);
    if (!corrections) return plain;
    hb_font_t *corrected = hb_font_create_sub_font(plain);
    hb_font_destroy(plain);
    hb_font_funcs_t *functions = hb_font_funcs_create();
    hb_font_funcs_set_glyph_h_advance_func(functions, alr_corrected_advance, NULL, NULL);
    hb_font_funcs_set_glyph_h_origin_func(functions, alr_corrected_origin, NULL, NULL);
    hb_font_set_funcs(corrected, functions, g_bytes_ref(corrections), alr_release_bytes);
    hb_font_funcs_destroy(functions);
    return corrected;
}

// Metrics that depend only on the font.

static inline GQuark alr_metrics_quark(void) { return g_quark_from_static_string("alrender-metrics"); }

// Where a line may end within three average characters of its width, Pango measures it, and otherwise it estimates. Its own average is
// that of a sample of the language, laid out with the fonts that are open. It is zero for a font that is needed while any thread of the
// process lays out such a sample, and stays zero. In fonts of alrender's maps an average character is half as wide as the size.
static inline PangoFontMetrics *alr_get_metrics(PangoFont *font, PangoLanguage *language) {
    PangoFontMap *map = pango_font_get_font_map(font);
    if (!map || !g_object_get_qdata(G_OBJECT(map), alr_metrics_quark())) {
        PangoFontMetrics *(*inherited)(PangoFont *, PangoLanguage *) =
            (PangoFontMetrics * (*)(PangoFont *, PangoLanguage *))
                g_type_get_qdata(pango_ft2_font_get_type(), alr_metrics_quark());
        return inherited(font, language);
    }
    // Of no font Pango makes metrics with placeholders, which the rest replaces.
    PangoFontMetrics *metrics = pango_font_get_metrics(NULL, NULL);
    hb_font_t *shaped = pango_font_get_hb_font(font);
    hb_font_extents_t extents;
    int xScale = 0, yScale = 0;
    hb_font_get_scale(shaped, &xScale, &yScale);
    hb_font_get_extents_for_direction(shaped, HB_DIRECTION_LTR, &extents);
    metrics->ascent = extents.ascender;
    metrics->descent = -extents.descender;
    metrics->height = extents.ascender - extents.descender + extents.line_gap;
    metrics->approximate_char_width = metrics->approximate_digit_width = abs(xScale) / 2;
    return metrics;
}

static inline void alr_fix_metrics(PangoFontMap *map) {
    g_object_set_qdata(G_OBJECT(map), alr_metrics_quark(), (gpointer)map);
}

// Once in a process, before the first font is made. Fonts of maps without corrections and fixed metrics stay as they are.
static inline void alr_extend_fonts(void) {
    GType type = pango_ft2_font_get_type();
    PangoFontClass *class_ = (PangoFontClass *)g_type_class_ref(type);
    g_type_set_qdata(type, alr_corrections_quark(), (gpointer)class_->create_hb_font);
    class_->create_hb_font = alr_create_hb_font;
    g_type_set_qdata(type, alr_metrics_quark(), (gpointer)class_->get_metrics);
    class_->get_metrics = alr_get_metrics;
}

// Before the map makes a font. The map copies what it is given.
static inline void alr_add_corrections(PangoFontMap *map, const char *family, const float *corrections, gsize glyphs) {
    GHashTable *families = (GHashTable *)g_object_get_qdata(G_OBJECT(map), alr_corrections_quark());
    if (!families) {
        families = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, alr_release_bytes);
        g_object_set_qdata_full(
            G_OBJECT(map), alr_corrections_quark(), families, (GDestroyNotify)g_hash_table_unref);
    }
    g_hash_table_insert(families, g_strdup(family), g_bytes_new(corrections, glyphs * sizeof(float)));
}

// Shapes an item as Pango does, to ask HarfBuzz what Pango does not keep: where the text can be cut. Null without a font. The caller
// destroys the buffer.
static inline hb_buffer_t *alr_shape_item(const char *text, int length, const PangoItem *item) {
    enum { most = 32 };
    hb_feature_t features[most];
    guint count = 0;
    if (!item->analysis.font) return NULL;
    for (GSList *node = item->analysis.extra_attrs; node; node = node->next) {
        const PangoAttribute *attribute = (const PangoAttribute *)node->data;
        if (attribute->klass->type != PANGO_ATTR_FONT_FEATURES) continue;
        gchar **names = g_strsplit(((const PangoAttrFontFeatures *)attribute)->features, ",", -1);
        for (gchar **name = names; *name && count < most; name++) {
            if (!hb_feature_from_string(*name, -1, &features[count])) continue;
            features[count].start = attribute->start_index;
            features[count].end = attribute->end_index;
            count++;
        }
        g_strfreev(names);
    }
    // Spaced letters have no ligatures.
    for (GSList *node = item->analysis.extra_attrs; node; node = node->next) {
        const PangoAttribute *attribute = (const PangoAttribute *)node->data;
        if (attribute->klass->type != PANGO_ATTR_LETTER_SPACING) continue;
        const char *ligatures[] = {"liga=0", "clig=0", "dlig=0", "hlig=0"};
        for (guint index = 0; index < G_N_ELEMENTS(ligatures) && count < most; index++) {
            hb_feature_from_string(ligatures[index], -1, &features[count]);
            features[count].start = attribute->start_index;
            features[count].end = attribute->end_index;
            count++;
        }
    }
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_set_direction(buffer, item->analysis.level % 2 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(
        buffer, hb_script_from_iso15924_tag(g_unicode_script_to_iso15924((GUnicodeScript)item->analysis.script)));
    hb_buffer_set_language(buffer, hb_language_from_string(pango_language_to_string(item->analysis.language), -1));
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
    hb_buffer_set_flags(buffer, (hb_buffer_flags_t)(HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT));
    hb_buffer_set_invisible_glyph(buffer, PANGO_GLYPH_EMPTY);
    hb_buffer_add_utf8(buffer, text, length, (unsigned)item->offset, item->length);
    hb_shape(pango_font_get_hb_font(item->analysis.font), buffer, features, count);
    return buffer;
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

// Messages of GLib and of the libraries above it: the function gets the library's name and the message, and whether GLib ends the
// process with a trap when it returns.

typedef void (*alr_message_handler)(const char *domain, const char *message, bool is_fatal);

static inline GLogWriterOutput alr_write_message(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer handler) {
    const char *domain = "GLib", *message = "";
    for (gsize place = 0; place < count; place++) {
        if (fields[place].length >= 0) continue;
        if (g_strcmp0(fields[place].key, "GLIB_DOMAIN") == 0) domain = (const char *)fields[place].value;
        if (g_strcmp0(fields[place].key, "MESSAGE") == 0) message = (const char *)fields[place].value;
    }
    ((alr_message_handler)handler)(domain, message, (level & (G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL)) != 0);
    return G_LOG_WRITER_HANDLED;
}

// GLib allows this once for each process.
static inline void alr_set_message_handler(alr_message_handler handler) {
    g_log_set_writer_func(alr_write_message, (gpointer)handler, NULL);
}

// The bytes of a regular file of at most `limit` bytes, in memory of their own: a file that is mapped and becomes shorter ends the
// program. NULL if there is no such file. `stamp` tells this state of the file from others.
static inline hb_blob_t *alr_font_blob(const char *path, size_t limit, unsigned long long *stamp) {
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return NULL;
    struct stat status;
    char *bytes = NULL;
    size_t length = 0;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 && (size_t)status.st_size <= limit) {
        bytes = (char *)malloc((size_t)status.st_size);
        while (bytes && length < (size_t)status.st_size) {
            ssize_t count = read(file, bytes + length, (size_t)status.st_size - length);
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) break;
            length += (size_t)count;
        }
        unsigned long long parts[] = {
            (unsigned long long)status.st_ino, (unsigned long long)status.st_size, (unsigned long long)status.st_mtim.tv_sec,
            (unsigned long long)status.st_mtim.tv_nsec};
        *stamp = 14695981039346656037ull;
        for (int i = 0; i < 4; i++) *stamp = (*stamp ^ parts[i]) * 1099511628211ull;
    }
    close(file);
    if (!bytes) return NULL;
    return hb_blob_create_or_fail(bytes, (unsigned)length, HB_MEMORY_MODE_WRITABLE, bytes, free);
}

// A file without a name that has these bytes and cannot change; -1 if there are no more files.
static inline int alr_font_copy(hb_blob_t *blob) {
    int file = (int)syscall(SYS_memfd_create, "font", 3u /* MFD_CLOEXEC, MFD_ALLOW_SEALING */);
    if (file < 0) return -1;
    unsigned length = 0;
    const char *bytes = hb_blob_get_data(blob, &length);
    size_t written = 0;
    while (written < length) {
        ssize_t count = write(file, bytes + written, length - written);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        written += (size_t)count;
    }
    if (written == length && fcntl(file, 1033 /* F_ADD_SEALS */, 15 /* all of them */) == 0) return file;
    close(file);
    return -1;
}

static inline void alr_close(int file) { close(file); }
