// SPDX-License-Identifier: Apache-2.0
// What one short label costs at the least: the Pango calls of a measurement over one font file, and nothing else.
// Usage: bare FONT-FILE
#include <pango/pangoft2.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>

int main(int count, char **arguments) {
    if (count < 2) return 64;
    FcConfig *config = FcConfigCreate();
    FcConfigAppFontAddFile(config, (const FcChar8 *)arguments[1]);
    FcConfigSetCurrent(config);
    PangoFontMap *map = pango_ft2_font_map_new();
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, "Hello", -1);
    PangoRectangle extents;
    pango_layout_get_extents(layout, NULL, &extents);
    printf("%.3f\n", extents.width / (double)PANGO_SCALE);
    return 0;
}
